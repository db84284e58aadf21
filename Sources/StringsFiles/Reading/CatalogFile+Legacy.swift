extension CatalogFile {
  /// The names of the encodings from before Unicode that the file may be in; empty where it is Unicode, or no text.
  package var possibleLegacyEncodings: [String] {
    guard encoding == nil, notation != .binary else { return [] }
    let bytes = bytes
    return LegacyEncoding.possible(bytes.span).map(\.rawValue)
  }

  /// Reads a table or a property list in an encoding from before Unicode.
  ///
  /// ASCII is the same in all of them, so that an entry of nothing else is read. One with other characters is left out:
  /// a wrong guess would show garbage to people.
  static func readLegacy(
    _ text: LegacyText,
    _ notation: CatalogFileNotation,
    _ source: inout SourceText,
    path: String,
    format: CatalogFileFormat
  ) -> CatalogFile {
    let original = source.bytes
    source.hide(text.foreign.ranges)
    let isTable = format == .strings && notation == .oldStyle
    let result = isTable ? readTable(source) : readList(notation, source, format: format)
    var (records, spoiled): ([EntryRecord], [Range<Int>]) = ([], [])
    for record in result.records {
      let span = Int(record.key.start)..<Int(max(record.key.end, record.end))
      let isForeign =
        isTable
        ? text.spoils(record.key.range, in: source.bytes) || text.spoils(record.value.range, in: source.bytes)
        : text.foreign.touches(span)
      if isForeign { spoiled.append(span) } else { records.append(record) }
    }
    let contents = FileContents(
      bytes: .held(source.bytes),
      decoded: result.decoded,
      source: source.start..<source.bytes.count,
      records: records,
      details: result.details,
      notation: notation,
      hasComments: isTable
    )
    var problems = ProblemList()
    problems.add(.notUnicode(likelyEncoding: text.encoding), at: text.place)
    let isSpoiled = isTable ? ByteRanges([]) : ByteRanges(spoiled)
    // What is wrong with an entry that is left out may only be a wrong guess.
    for item in result.problems.items {
      guard !text.foreign.touches(item.span), !text.foreign.touches(item.key ?? item.span),
        !isSpoiled.touches(item.span)
      else { continue }
      problems.add(item.kind, at: item.span, key: item.key, notes: item.notes)
    }
    return CatalogFile(
      path: path,
      format: format,
      notation: notation,
      encoding: nil,
      sourceLanguage: nil,
      problems: problems.resolved(in: contents),
      isUnreadable: records.isEmpty,
      original: original,
      contents: contents
    )
  }

  /// What a reader found.
  private struct Result {
    var records: [EntryRecord]
    var details: [EntryDetail] = []
    var decoded: [UInt8]
    var problems: ProblemList
  }

  private static func readTable(_ source: SourceText) -> Result {
    var scanner = StringsScanner(source)
    scanner.scan(source.bytes.span)
    return Result(records: scanner.records, decoded: scanner.decoded.bytes, problems: scanner.problems)
  }

  private static func readList(
    _ notation: CatalogFileNotation,
    _ source: SourceText,
    format: CatalogFileFormat
  ) -> Result {
    var list = EntryList(document(notation, source), bytes: source.bytes)
    _ = readEntries(&list, format: format)
    return Result(
      records: list.records,
      details: list.details,
      decoded: list.tree.decoded.bytes,
      problems: list.problems
    )
  }
}

extension LegacyText {
  /// Whether a character that is not ASCII belongs to a string as written: one without quotation marks ends before it.
  fileprivate func spoils(_ string: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard string.count >= 2, ByteClass.isQuote(bytes[string.lowerBound]) else { return foreign.touches(string) }
    return foreign.touches((string.lowerBound + 1)..<(string.upperBound - 1))
  }
}
