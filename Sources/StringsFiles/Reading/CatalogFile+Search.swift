#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CatalogFile {
  /// Where a text of small letters and signs stands in the file's source, in any case, as offsets of its bytes; it may be in a
  /// key, a text or a comment.
  package func offsets(of text: StaticString) -> [Int] {
    let length = text.utf8CodeUnitCount
    guard length > 0 else { return [] }
    // A colon is rarer than any letter, so that fewer places are looked at closely.
    let anchor = text.withUTF8Buffer { $0.firstIndex(of: UInt8(ascii: ":")) } ?? 0
    let byte = text.withUTF8Buffer { $0[anchor] }
    let (start, end) = (contents.source.lowerBound, contents.source.upperBound)
    return contents.bytes.withUnsafeBytes { bytes in
      var offsets: [Int] = []
      var offset = start
      // Whole files are gone over for the few that have a mark: the C library looks at more bytes at a time than we do.
      while offset < end, let base = bytes.baseAddress, let found = memchr(base + offset, Int32(byte), end - offset) {
        offset = base.distance(to: UnsafeRawPointer(found)) + 1
        let first = offset - 1 - anchor
        guard first >= start, first + length <= end else { continue }
        let isFound = text.withUTF8Buffer { text in
          text.elementsEqual(bytes[first..<(first + length)]) { $0 == $1 || $0 == $1 | 0x20 }
        }
        if isFound { offsets.append(first) }
      }
      return offsets
    }
  }

  /// What a search finds in the file's source, as offsets of its bytes; it may be in a key, a text or a comment.
  package func offsets(by search: (UnsafeRawBufferPointer) -> [Int]) -> [Int] {
    let source = contents.source
    return contents.bytes.withUnsafeBytes { bytes in
      search(UnsafeRawBufferPointer(rebasing: bytes[source])).map { $0 + source.lowerBound }
    }
  }

  /// Where something in the file looks like a mark of this package, as offsets of its bytes; none where there are no comments.
  package var markOffsets: [Int] { contents.hasComments ? offsets(of: "catalog:") : [] }

  /// Where the entries stand in `entries` that a comment marks as not translated, in order.
  package var untranslatedEntries: [Int] { untranslatedEntries(amongMarks: markOffsets) }

  /// The same for whoever knows where marks are.
  package func untranslatedEntries(amongMarks offsets: [Int]) -> [Int] {
    // Most tables have no mark, and then no entry need be asked.
    var indices: Set<Int> = []
    for offset in offsets {
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
