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

  /// The keys of the file, which are always in memory.
  package var keys: Keys {
    Keys(records: contents.records, bytes: contents.keyBytes, decoded: contents.decoded, byteCount: contents.byteCount)
  }

  /// The keys of a file by the places of their entries in `entries`. Holds what they are in, so that nobody counts holders
  /// for each of them.
  package struct Keys: Sendable {
    fileprivate let records: [EntryRecord]
    fileprivate let bytes: [UInt8]
    fileprivate let decoded: [UInt8]
    /// The number of bytes of the source text, behind which the offsets of `decoded` begin.
    fileprivate let byteCount: Int
  }

  /// The texts of the file, with the bytes that they are in.
  package var texts: Texts { Texts(contents: contents, bytes: contents.bytes) }

  /// The texts of a file by the places of their entries in `entries`. Holds the bytes of the file: for those who go over it,
  /// and not to be kept.
  package struct Texts: Sendable {
    fileprivate let contents: FileContents
    fileprivate let bytes: [UInt8]
  }

  /// The text of an entry as UTF-8; of a plural its format.
  package func textBytes(at index: Int) -> ArraySlice<UInt8> { contents.slice(contents.records[index].valueText.range) }

  /// Whether two entries say the same, byte by byte.
  package func saysTheSame(at index: Int, as other: CatalogFile, at otherIndex: Int) -> Bool {
    let (left, right) = (contents.records[index], other.contents.records[otherIndex])
    if left.detail != EntryRecord.noDetail || right.detail != EntryRecord.noDetail {
      return entries[index].value.saysTheSame(as: other.entries[otherIndex].value)
    }
    guard left.valueText.count == right.valueText.count else { return false }
    let (text, otherText) = (contents.slice(left.valueText.range), other.contents.slice(right.valueText.range))
    return KeyTable.areEqual(text.span, otherText.span)
  }

  /// Whether there is more to an entry than its key and its text: wordings, or a state of its translation.
  package func hasDetail(at index: Int) -> Bool { contents.records[index].detail != EntryRecord.noDetail }
}

extension CatalogFile.Keys {
  /// Hands over the keys of some entries as UTF-8.
  ///
  /// - Parameter body: takes the place in `entries`, the key and its hash.
  package func forEach(
    at indices: Range<Int>,
    _ body: (_ index: Int, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Void
  ) {
    for index in indices { withKey(at: index) { body(index, $0, CatalogFile.HashedKey(hash: records[index].keyHash)) } }
  }

  /// Whether an entry has a key, byte by byte.
  package func hasKey(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, at index: Int) -> Bool {
    guard records[index].keyHash == hash.hash, records[index].keyText.count == key.count else { return false }
    return withKey(at: index) { KeyTable.areEqual($0, key) }
  }

  @inline(__always)
  private func withKey<Result>(at index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let key = records[index].keyText.range
    if key.upperBound > byteCount {
      return body(decoded.span.extracting((key.lowerBound - byteCount)..<(key.upperBound - byteCount)))
    }
    return body(bytes.span.extracting(key))
  }
}

extension CatalogFile.Texts {
  /// Hands over the texts of some entries as UTF-8; of a plural its format.
  ///
  /// - Parameter body: takes the place in `entries`, the key, its hash, the text, and whether there is more to the entry
  ///   than these: wordings, or a state of its translation.
  package func forEach(
    at indices: Range<Int>,
    _ body: (_ index: Int, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, _ text: Span<UInt8>, _ hasDetail: Bool) ->
      Void
  ) {
    let decoded = contents.decoded
    let (source, texts) = (bytes.span, decoded.span)
    func place(_ text: EntryRecord.Bytes) -> Range<Int> {
      (text.range.lowerBound - source.count)..<(text.range.upperBound - source.count)
    }
    for index in indices {
      let record = contents.records[index]
      let (key, text) = (record.keyText.range, record.valueText.range)
      let (hash, hasDetail) = (CatalogFile.HashedKey(hash: record.keyHash), record.detail != EntryRecord.noDetail)
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
}
