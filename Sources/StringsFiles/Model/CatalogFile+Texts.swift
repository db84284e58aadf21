// For those who go over very many entries: nothing is made for any of them.
extension CatalogFile {
  /// A key with its hash, for comparing it with others in the same process.
  package struct HashedKey: Sendable {
    /// The hash of its bytes.
    package let hash: UInt32

    /// The hash of a key's bytes.
    package init(_ key: Span<UInt8>) { hash = KeyHash.hash(key, in: 0..<key.count) }

    init(hash: UInt32) { self.hash = hash }
  }

  /// Hands over the texts of some entries as UTF-8; of a plural its format.
  ///
  /// - Parameter body: takes the place in `entries`, the key, its hash, the text, and whether there is more to the entry
  ///   than these: wordings, or a state of its translation.
  package func forEachText(
    at indices: some Sequence<Int>,
    _ body: (_ index: Int, _ key: Span<UInt8>, _ hash: HashedKey, _ text: Span<UInt8>, _ hasDetail: Bool) -> Void
  ) {
    let (bytes, decoded) = (contents.bytes, contents.decoded)
    let (source, texts) = (bytes.span, decoded.span)
    func place(_ text: EntryRecord.Bytes) -> Range<Int> {
      (text.range.lowerBound - source.count)..<(text.range.upperBound - source.count)
    }
    for index in indices {
      let record = contents.records[index]
      let (key, text) = (record.keyText.range, record.valueText.range)
      let (hash, hasDetail) = (HashedKey(hash: record.keyHash), record.detail != EntryRecord.noDetail)
      switch (key.upperBound > source.count, text.upperBound > source.count) {
      case (false, false): body(index, source.extracting(key), hash, source.extracting(text), hasDetail)
      case (false, true):
        body(index, source.extracting(key), hash, texts.extracting(place(record.valueText)), hasDetail)
      case (true, false): body(index, texts.extracting(place(record.keyText)), hash, source.extracting(text), hasDetail)
      case (true, true):
        body(
          index,
          texts.extracting(place(record.keyText)),
          hash,
          texts.extracting(place(record.valueText)),
          hasDetail
        )
      }
    }
  }

  /// Whether an entry has a key, byte by byte.
  package func hasKey(_ key: Span<UInt8>, at index: Int) -> Bool {
    let own = contents.slice(contents.records[index].keyText.range)
    return own.count == key.count && KeyTable.areEqual(own.span, key)
  }

  /// Whether two entries say the same, byte by byte.
  package func saysTheSame(at index: Int, as other: CatalogFile, at otherIndex: Int) -> Bool {
    let (left, right) = (contents.records[index], other.contents.records[otherIndex])
    if left.detail != EntryRecord.noDetail || right.detail != EntryRecord.noDetail {
      return entries[index].value == other.entries[otherIndex].value
    }
    guard left.valueText.count == right.valueText.count else { return false }
    let (text, otherText) = (contents.slice(left.valueText.range), other.contents.slice(right.valueText.range))
    return KeyTable.areEqual(text.span, otherText.span)
  }
}
