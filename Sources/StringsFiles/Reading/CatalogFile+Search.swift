extension CatalogFile {
  /// Where a text stands in the file's source, as offsets of its bytes; it may be in a key, a text or a comment.
  package func offsets(of text: StaticString) -> [Int] {
    let storage = contents.bytes
    let bytes = storage.span
    let end = contents.source.upperBound
    guard let first = text.withUTF8Buffer(\.first) else { return [] }
    var offsets: [Int] = []
    var offset = StringsFiles.offset(of: first, or: first, from: contents.source.lowerBound, to: end, in: bytes)
    while offset < end {
      if bytes.hasText(text, at: offset) { offsets.append(offset) }
      offset = StringsFiles.offset(of: first, or: first, from: offset + 1, to: end, in: bytes)
    }
    return offsets
  }
}
