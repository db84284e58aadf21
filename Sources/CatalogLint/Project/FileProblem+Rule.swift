import ErrorCatalog
import StringsFiles

extension FileProblem {
  /// The rule that tells the problem.
  func rule(in file: WordsFile) -> any Rule.Type {
    switch kind {
    case .mergeConflict: MergeConflict.self
    case .notUnicode, .wrongDeclaration, .malformedText, .misalignedText: Encoding.self
    case .unknownEscape, .emptyUnicodeEscape, .longUnicodeEscape: UnknownEscape.self
    case .unpairedSurrogate: LoneSurrogate.self
    case .missingFormat, .missingVariable, .unusedVariable, .cyclicVariable, .missingRuleType, .unknownRuleType,
      .missingValueType, .wrongValueType, .wrongArgumentNumber, .unknownCategory, .missingOther, .unknownVariation:
      PluralStructure.self
    // A key of the table itself.
    case .duplicateMember(let name) where key == nil && file.catalog.hasEntry(forKey: name): DuplicateKey.self
    // What an entry is made of, where entries have parts; a document that breaks off is another matter.
    case .wrongType, .missingMember, .duplicateMember:
      key != nil && file.catalog.format == .stringsdict ? PluralStructure.self : SyntaxError.self
    default: SyntaxError.self
    }
  }
}

extension CatalogFile {
  /// Whether a key has a text, in whichever locale of the file.
  fileprivate func hasEntry(forKey key: String) -> Bool {
    locales.isEmpty ? entry(forKey: key) != nil : locales.contains { entry(forKey: key, locale: $0) != nil }
  }
}

extension FileProblem.Kind {
  /// Whether every text is shown all the same.
  var isHarmless: Bool {
    switch self {
    case .unknownEscape, .unusedVariable: true
    default: false
    }
  }
}

extension Rule {
  /// What the reader of the files says that is this rule's to tell, in the reader's words.
  ///
  /// - Parameters:
  ///   - weight: what a problem weighs.
  ///   - fixes: how a problem in a file can be mended.
  ///   - subjects: what a problem is about where that is neither an entry nor a line.
  static func fileFindings(
    in package: LintedPackage,
    weight: (FileProblem.Kind) -> Severity = { _ in Self.severity },
    fixes: (FileProblem, WordsFile) -> [Fix] = { _, _ in [] },
    subjects: (FileProblem) -> [String] = { _ in [] }
  ) -> [Finding] {
    package.distinctFiles.filter { id == Encoding.id || $0.bytesOfUnknownEncoding == nil }.flatMap { file in
      file.catalog.problems.filter { $0.rule(in: file).id == id }.map { problem in
        finding(
          problem.kind,
          at: file.place(of: problem.span, in: problem.key),
          severity: weight(problem.kind),
          notes: problem.notes.map { .init($0.kind, at: file.place(of: $0.span, in: problem.key)) },
          fixes: fixes(problem, file),
          subjects: subjects(problem)
        )
      }
    }
  }
}

extension LintedPackage {
  /// The files of words, each once: one that holds several locales stands for each of them in its folder.
  var distinctFiles: [WordsFile] {
    var seen: Set<String> = []
    return folders.flatMap(\.files).filter { seen.insert($0.path).inserted }
  }
}
