extension CatalogFile {
  /// Where a text stands in the file's source, as offsets of its bytes; it may be in a key, a text or a comment.
  package func offsets(of text: StaticString) -> [Int] {
    let storage = contents.bytes
    let bytes = storage.span
    let end = contents.source.upperBound
    let length = text.utf8CodeUnitCount
    guard length > 0 else { return [] }
    // A colon is rarer than any letter, so that fewer places are looked at closely.
    let anchor = text.withUTF8Buffer { $0.firstIndex(of: UInt8(ascii: ":")) } ?? 0
    let byte = text.withUTF8Buffer { $0[anchor] }
    var offsets: [Int] = []
    var offset = contents.source.lowerBound
    while true {
      offset = StringsFiles.offset(of: byte, or: byte, from: offset, to: end, in: bytes)
      guard offset < end else { return offsets }
      let start = offset - anchor
      if start >= contents.source.lowerBound, start + length <= end, bytes.hasText(text, at: start) {
        offsets.append(start)
      }
      offset += 1
    }
  }

  /// Where the entries stand in `entries` that a comment marks as not translated, in order.
  package var untranslatedEntries: [Int] {
    guard contents.hasComments else { return [] }
    // Most tables have no mark, and then no entry need be asked.
    var indices: Set<Int> = []
    for offset in offsets(of: "catalog:") {
      let next = index(ofEntryEndingAfter: offset)
      // The mark stands behind the entry before, or above or inside of this one.
      for index in [next - 1, next] where entries.indices.contains(index) { indices.insert(index) }
    }
    return indices.filter { entries[$0].isMarkedUntranslated }.sorted()
  }

  /// Where the first entry stands in `entries` that ends behind an offset of the source; their number where none does.
  package func index(ofEntryEndingAfter offset: Int) -> Int {
    let records = contents.records
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(records[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
