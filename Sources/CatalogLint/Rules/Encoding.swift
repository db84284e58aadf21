import ErrorCatalog
import StringsFiles

/// Reports a file of words in an encoding that is lost on some of its readers.
///
/// Of a file that is not Unicode only entries of ASCII are read, with a fix where a table can be nothing but one encoding that
/// the tool knows; and bytes that are wrong in its encoding are lost (where they
/// are many, one finding tells of all): those are errors, and so is a declaration that names another encoding. UTF-32 and
/// UTF-16 without a byte order mark are read, but other tools may take them for something else: a warning, with a fix. Left alone: UTF-16 with its mark, which the format
/// has always had, UTF-8 with one, and binary property lists.
package enum Encoding: Rule {
  package static let id = "encoding"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "a declaration of another encoding",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        <?xml version="1.0" encoding="1️⃣Shift_JIS"?>
        <plist version="1.0"><dict>
          <key>CheckoutError.emptyCart.title</key><string>Empty cart</string>
          <key>CheckoutError.emptyCart.description</key><string>Add an item – then check out.</string>
        </dict></plist>
        """#,
      ]
    ),
    RuleExample(
      "UTF-8",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item – then check out…";
        """#,
      ]
    ),
  ]

  /// What the rule says beside what the reader of the files does.
  package enum Sentence: Catalogued {
    case other(encoding: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    let files = package.distinctFiles
    let foreign = files.compactMap { ofUnknownEncoding($0) ?? ofUnlikelyEncoding($0) }
    let told = Set(foreign.map(\.place.file))
    // What is said of a file as a whole is about no entry, wherever it begins.
    let ofReader = fileFindings(in: package, fixes: fixes) { [$0.id] }.filter { !told.contains($0.place.file) }
    return ofReader + foreign + files.compactMap(unusual)
  }

  private static func fixes(of problem: FileProblem, in file: WordsFile) -> [Fix] {
    guard case .notUnicode = problem.kind, let reading = LegacyReading(of: file.catalog) else { return [] }
    return [Fix(Fix.Sentence.convert(encoding: reading.encoding), [.encode(file: file.path)])]
  }

  /// A file that is not Unicode, nor in an encoding that the reader knows: one finding, where it begins.
  private static func ofUnknownEncoding(_ file: WordsFile) -> Finding? {
    file.bytesOfUnknownEncoding.map { bytes in
      finding(
        FileProblem.Kind.malformedText(encoding: bytes.encoding, byteCount: bytes.byteCount),
        at: file.place(of: bytes.first),
        subjects: [bytes.encoding]
      )
    }
  }

  /// A file that looks like one encoding, in which it would not be the language of its folder: one finding without a name.
  private static func ofUnlikelyEncoding(_ file: WordsFile) -> Finding? {
    guard let problem = file.catalog.problems.first(where: { $0.rule(in: file).id == id }),
      case .notUnicode(let encoding) = problem.kind, !LanguageLetters.allow(encoding, file: file)
    else { return nil }
    let byteCount = file.catalog.bytes.reduce(0) { $0 + ($1 >= 0x80 ? 1 : 0) }
    return finding(
      FileProblem.Kind.malformedText(encoding: "UTF-8", byteCount: byteCount),
      at: file.place(of: problem.span),
      subjects: ["UTF-8"]
    )
  }

  private static func isUsual(_ encoding: TextEncoding) -> Bool {
    switch encoding.form {
    case .utf8: true
    case .utf16LittleEndian, .utf16BigEndian: encoding.hasByteOrderMark
    case .utf32LittleEndian, .utf32BigEndian: false
    }
  }

  /// Unicode, but not in the form that every tool reads.
  private static func unusual(_ file: WordsFile) -> Finding? {
    guard let encoding = file.catalog.encoding, !Self.isUsual(encoding),
      !file.catalog.problems.contains(where: { $0.rule(in: file).id == id })
    else { return nil }
    return finding(
      Sentence.other(encoding: encoding.name),
      at: Place(file: file.path, line: 1, column: 1),
      severity: .warning,
      // The declaration of an XML file would then name another encoding.
      fixes: file.isEditable ? [Fix(Fix.Sentence.encode, [.encode(file: file.path)])] : [],
      subjects: [encoding.name]
    )
  }
}
