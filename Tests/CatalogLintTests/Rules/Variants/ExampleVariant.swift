@testable import CatalogLint

/// A way to put the faulty code of an example somewhere else: where it is no code any more, where something stands before
/// it, or where a comment asks to leave it alone.
enum ExampleVariant: String, CaseIterable, Sendable {
  /// All of it in comments of one line.
  case lineComment
  /// All of it in one comment of several lines.
  case blockComment
  /// All of it in a literal, which in a table is the text of another entry.
  case literal
  /// As it is, beside a copy of itself in comments.
  case besideComments
  /// As it is, beside a copy of itself in a literal.
  case besideLiteral
  /// Behind lines of Japanese.
  case belowJapanese
  /// Behind Japanese on its own line.
  case besideJapanese
  /// Below a comment that has the next thing ignored.
  case ignored
  /// In a file whose first comment has it ignored.
  case ignoredInFile

  /// What the rule of an example has to say about it.
  enum Verdict {
    /// It is no code.
    case nothing
    /// All that is marked, at its new place.
    case theSame
    /// Nobody says anything: not that the comment is for nothing either.
    case silence
  }

  /// What is right, unless `VariantException` knows why not.
  var verdict: Verdict {
    switch self {
    case .lineComment, .blockComment, .literal: .nothing
    case .besideComments, .besideLiteral, .belowJapanese, .besideJapanese: .theSame
    case .ignored, .ignoredInFile: .silence
    }
  }

  /// The files of an example as this variant has them, with their markers: those of the languages in which something is
  /// reported, since what one table loses another may be the first to have.
  func files(of example: RuleExample, rule: any Rule.Type) throws(ImpossibleVariant) -> [String: String] {
    let files = example.files.map { VariantFile(path: $0.key, text: $0.value) }
    let faulty = Set(files.filter(\.isFaulty).map(\.language))
    var changed: [String: String] = [:]
    for file in files where faulty.contains(file.language) && (verdict != .silence || file.isFaulty) {
      changed[file.path] = try self.changed(file, rule: rule)
    }
    return changed
  }

  private func changed(_ file: VariantFile, rule: any Rule.Type) throws(ImpossibleVariant) -> String {
    switch self {
    case .lineComment: try file.commented(.line)
    case .blockComment: try file.commented(.block)
    case .literal: try file.quoted()
    case .besideComments: try file.besideComments()
    case .besideLiteral: try file.besideLiteral()
    case .belowJapanese: try file.belowJapanese()
    case .besideJapanese: try file.besideJapanese()
    case .ignored: try file.ignoring(rule.id)
    case .ignoredInFile: try file.ignoringEverywhere(rule.id)
    }
  }
}

/// There is no such variant of a file; `VariantException` says why.
struct ImpossibleVariant: Error {}
