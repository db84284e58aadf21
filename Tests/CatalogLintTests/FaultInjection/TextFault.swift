import StringsFiles

@testable import CatalogLint

/// Faults that are made in a text.
extension Fault {
  /// In which texts: in those of the base language, in their translations, or in all at once.
  enum Side: String, Sendable {
    case base, translation
    /// What each text is told of by itself, whatever becomes of others.
    case all = "each"
    /// What is told once for a key in all languages, at the base.
    case together

    func holds(_ text: LintedText) -> Bool { self == .all || self == .together || text.isBase == (self == .base) }
  }

  /// Where a fault must be told.
  enum Telling: Sendable {
    /// At the bytes that were changed, or right beside them.
    case change
    /// Somewhere in the entry.
    case entry
    /// At the entry of the same key in the base language.
    case base
    /// At the error case in the source.
    case errorCase
  }

  /// - Parameter changes: the changes that make the fault, the one that it is told at first; nil where the text has no place
  ///   for it.
  init(
    _ rule: String,
    _ title: String,
    in side: Side,
    at telling: Telling = .change,
    weighing severity: Severity? = nil,
    mended: Bool = false,
    leaving rest: String? = nil,
    changes: @escaping @Sendable (LintedText) -> [TextEdit]?
  ) {
    self.init(rule, "\(title) (\(side.rawValue))", weighing: severity, mended: mended, leaving: rest) { project in
      let sites = project.texts(where: side.holds).compactMap { text in
        changes(text).map { Site(text: text, edits: $0) }
      }
      return try Injection(of: sites, at: telling) { side != .together || $0.isBase }
    }
  }

  /// The same fault on each side.
  static func onBothSides(
    _ rule: String,
    _ title: String,
    at telling: Telling = .change,
    weighing severity: Severity? = nil,
    mended: Bool = false,
    changes: @escaping @Sendable (LintedText) -> [TextEdit]?
  ) -> [Fault] {
    [Side.base, .translation].map {
      Fault(rule, title, in: $0, at: telling, weighing: severity, mended: mended, changes: changes)
    }
  }
}

/// A text with the edits that make a fault in it.
struct Site {
  let text: LintedText
  let edits: [TextEdit]
}

extension Injection {
  /// Makes edits of texts.
  ///
  /// - Parameter isTold: at which of them a finding is wanted.
  init(of sites: [Site], at telling: Fault.Telling, where isTold: (LintedText) -> Bool = { _ in true }) throws {
    self.init()
    var edited: [String: EditedFile] = [:]
    for (path, sites) in Dictionary(grouping: sites, by: \.text.file.path) {
      guard let catalog = sites.first?.text.file.catalog else { continue }
      let edits = sites.flatMap(\.edits)
      edited[path] = EditedFile(catalog.textBytes, edits)
      write(try catalog.applying(edits), to: path)
    }
    let lines = edited.mapValues { LineStarts(of: $0.bytes) }
    for site in sites where isTold(site.text) { expect(Self.expectation(of: site, at: telling, edited, lines)) }
  }

  private static func expectation(
    of site: Site,
    at telling: Fault.Telling,
    _ edited: [String: EditedFile],
    _ lines: [String: LineStarts]
  ) -> Expectation? {
    let text = site.text
    switch telling {
    case .change:
      guard let edit = site.edits.first, let start = edited[text.file.path]?.span(of: edit.span).lowerBound,
        let place = lines[text.file.path]?.place(of: start)
      else { return nil }
      return Expectation(
        file: text.file.path,
        lines: place.line...place.line,
        columns: place.column...place.column + max(1, edit.replacement.utf8.count)
      )
    case .entry: return entry(text, edited, lines)
    case .base: return entry(text.base ?? text, edited, lines)
    case .errorCase:
      let subject = text.subjects.first { !$0.cases.isEmpty }
      return subject?.cases.first.map { errorCase in
        let place = text.package.place(errorCase.location, length: errorCase.nameLength)
        return Expectation(file: place.file, lines: place.line...place.line, columns: place.column...place.column)
      }
    }
  }

  /// The lines of a text's entry, where edits have moved them.
  private static func entry(
    _ text: LintedText,
    _ edited: [String: EditedFile],
    _ lines: [String: LineStarts]
  ) -> Expectation {
    let path = text.file.path
    let span = edited[path]?.span(of: text.entry.span) ?? text.entry.span
    let lines = lines[path] ?? LineStarts(of: text.file.catalog.textBytes)
    return Expectation(file: path, lines: lines.place(of: span.lowerBound).line...lines.place(of: span.upperBound).line)
  }
}

extension CatalogFile {
  /// What the places of its entries count: the bytes of its text in UTF-8.
  fileprivate var textBytes: [UInt8] {
    encoding?.form == .utf8 ? bytes : (try? encodedAsUTF8()) ?? bytes
  }
}
