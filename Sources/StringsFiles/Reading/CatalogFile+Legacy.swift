extension CatalogFile {
  /// Reads a table in an encoding from before Unicode.
  ///
  /// ASCII is the same in all of them, so that an entry of nothing else is read. One with other characters is left out:
  /// a wrong guess would show garbage to people.
  static func readLegacy(_ source: inout SourceText, in encoding: LegacyEncoding, path: String) -> CatalogFile {
    let original = source.bytes
    let foreign = encoding.foreignCharacters(in: original.span)
    source.hide(foreign)
    var scanner = StringsScanner(source)
    scanner.scan(source.bytes.span)
    let places = ForeignPlaces(foreign)
    let records = scanner.records.filter { record in
      !places.spoil(record.key.range, in: source.bytes) && !places.spoil(record.value.range, in: source.bytes)
    }
    let contents = FileContents(
      bytes: source.bytes,
      decoded: scanner.decoded.bytes,
      source: source.start..<source.bytes.count,
      records: records,
      hasComments: true
    )
    var problems = ProblemList()
    let first = foreign.first ?? 0..<0
    problems.add(.notUnicode(likelyEncoding: encoding.rawValue), at: first)
    // What is wrong with an entry that is left out may only be a wrong guess.
    for item in scanner.problems.items where !places.touch(item.span) && !places.touch(item.key ?? item.span) {
      problems.add(item.kind, at: item.span, key: item.key, notes: item.notes)
    }
    return CatalogFile(
      path: path,
      format: .strings,
      notation: .oldStyle,
      encoding: nil,
      sourceLanguage: nil,
      problems: problems.resolved(in: contents),
      isUnreadable: records.isEmpty,
      original: original,
      contents: contents
    )
  }
}

/// Where the characters beyond ASCII stand, in order.
private struct ForeignPlaces {
  private let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  /// Whether such a character belongs to a string as written: a string without quotation marks ends before it.
  func spoil(_ string: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard string.count >= 2, ByteClass.isQuote(bytes[string.lowerBound]) else { return touch(string) }
    return touch((string.lowerBound + 1)..<(string.upperBound - 1))
  }

  /// Whether such a character stands in a range or directly beside it.
  func touch(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= range.upperBound
  }
}
