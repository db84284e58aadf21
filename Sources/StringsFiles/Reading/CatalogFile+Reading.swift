extension CatalogFile {
  /// Reads a file's bytes.
  ///
  /// Never fails: what is wrong is in `problems`, what could be read in `entries`.
  ///
  /// - Parameters:
  ///   - path: names the file in messages, and its format by the extension.
  ///   - format: the format where the path does not tell; `.strings` where neither does.
  public static func read(_ bytes: consuming [UInt8], path: String, format: CatalogFileFormat? = nil) -> CatalogFile {
    read(bytes, path: path, format: format, lender: nil)
  }

  /// Reads a file's bytes.
  ///
  /// - Parameter lender: nil keeps them.
  static func read(
    _ bytes: consuming [UInt8],
    path: String,
    format: CatalogFileFormat? = nil,
    lender: Lender?
  ) -> CatalogFile {
    let format = format ?? CatalogFileFormat(path: path) ?? .strings
    guard bytes.count <= ReadingLimits.byteCount else {
      let problem = FileProblem.Kind.fileTooLarge(byteCount: bytes.count, limit: ReadingLimits.byteCount)
      return unreadable(problem, path: path, format: format, original: [])
    }
    if BinaryDocumentReader.recognizes(bytes.span) {
      return readBinary(bytes, path: path, format: format)
    }
    var source = SourceText(bytes, encoding: TextEncoding.detect(bytes.span))
    let isXML = XMLDocumentReader.recognizes(source)
    let notation: CatalogFileNotation = isXML ? .xml : format == .xcstrings ? .json : .oldStyle
    if let text = LegacyText(source, isXML: isXML) {
      guard notation != .json else {
        return unreadable(
          .notUnicode(likelyEncoding: text.encoding),
          path: path,
          format: format,
          original: source.bytes
        )
      }
      return readLegacy(text, notation, &source, path: path, format: format)
    }
    if notation == .oldStyle, format == .strings { return readOldStyle(&source, path: path, lender: lender) }
    return readDocument(notation, &source, path: path, format: format, lender: lender)
  }

  /// A file that gives nothing.
  private static func unreadable(
    _ problem: FileProblem.Kind,
    path: String,
    format: CatalogFileFormat,
    original: [UInt8]
  ) -> CatalogFile {
    let contents = FileContents(bytes: .held([]), source: 0..<0, records: [], notation: .oldStyle)
    var problems = ProblemList()
    problems.add(problem, at: 0..<0)
    return CatalogFile(
      path: path,
      format: format,
      notation: .oldStyle,
      encoding: nil,
      sourceLanguage: nil,
      problems: problems.resolved(in: contents),
      isUnreadable: true,
      original: original,
      contents: contents
    )
  }

  /// Reads a table. Takes the bytes out of the source, so that they are handed on without a copy.
  private static func readOldStyle(_ source: inout SourceText, path: String, lender: Lender?) -> CatalogFile {
    var scanner = StringsScanner(source)
    scanner.scan(source.bytes.span)
    scanner.problems.add(faultsOf: source)
    let textRange = source.start..<source.bytes.count
    let bytes = lender?.bytes(of: source, path: path) ?? .held(source.bytes)
    source.bytes = []
    let problems = scanner.problems
    let (records, decoded) = scanner.takeEntries()
    let contents = FileContents(
      bytes: bytes,
      decoded: consume decoded,
      source: textRange,
      records: consume records,
      notation: .oldStyle,
      hasComments: true
    )
    return CatalogFile(
      path: path,
      format: .strings,
      notation: .oldStyle,
      encoding: source.encoding,
      sourceLanguage: nil,
      problems: problems.resolved(in: contents),
      isUnreadable: false,
      original: source.original,
      contents: contents
    )
  }

  private static func readBinary(_ bytes: [UInt8], path: String, format: CatalogFileFormat) -> CatalogFile {
    let tree = BinaryDocumentReader.read(bytes.span)
    var list = EntryList(tree, bytes: [])
    let sourceLanguage = readEntries(&list, format: format)
    let contents = FileContents(
      bytes: .held([]),
      decoded: list.tree.decoded.bytes,
      source: 0..<0,
      records: list.records,
      details: list.details,
      locales: list.locales,
      notation: .binary
    )
    return CatalogFile(
      path: path,
      format: format,
      notation: .binary,
      encoding: nil,
      sourceLanguage: sourceLanguage,
      problems: list.problems.resolved(in: contents),
      isUnreadable: tree.nodes.isEmpty,
      original: bytes,
      contents: contents
    )
  }

  /// Reads a text in a notation.
  static func document(_ notation: CatalogFileNotation, _ source: SourceText) -> DocumentTree {
    switch notation {
    case .xml: XMLDocumentReader.read(source)
    case .json: JSONDocumentReader.read(source)
    case .oldStyle, .binary: OldStyleDocumentReader.read(source)
    }
  }

  private static func readDocument(
    _ notation: CatalogFileNotation,
    _ source: inout SourceText,
    path: String,
    format: CatalogFileFormat,
    lender: Lender?
  ) -> CatalogFile {
    let tree = document(notation, source)
    var list = EntryList(tree, bytes: source.bytes)
    let sourceLanguage = readEntries(&list, format: format)
    list.problems.add(faultsOf: source)
    if notation == .xml, let declaration = XMLDeclaration(source), declaration.isWrong(of: source) {
      list.problems.add(.wrongDeclaration(encoding: declaration.encoding), at: declaration.span)
    }
    let contents = FileContents(
      bytes: lender?.bytes(of: source, path: path) ?? .held(source.bytes),
      decoded: tree.decoded.bytes,
      source: source.start..<source.bytes.count,
      records: list.records,
      details: list.details,
      locales: list.locales,
      notation: notation
    )
    return CatalogFile(
      path: path,
      format: format,
      notation: notation,
      encoding: source.encoding,
      sourceLanguage: sourceLanguage,
      problems: list.problems.resolved(in: contents),
      isUnreadable: tree.nodes.isEmpty && !list.problems.items.isEmpty,
      original: source.original,
      contents: contents
    )
  }

  /// Makes entries of a document, and returns the language of their keys where the format names it.
  static func readEntries(_ list: inout EntryList, format: CatalogFileFormat) -> String? {
    switch format {
    case .strings: TextTable.read(&list)
    case .stringsdict: PluralTable.read(&list)
    case .xcstrings: return StringCatalog.read(&list)
    }
    return nil
  }
}
