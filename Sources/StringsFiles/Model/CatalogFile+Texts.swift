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

  /// The texts of the file, without all else that is known about it.
  package var texts: Texts { Texts(contents: contents) }

  /// The texts of a file by the places of their entries in `entries`.
  package struct Texts: Sendable {
    let contents: FileContents
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
    let (bytes, decoded) = (contents.bytes, contents.decoded)
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

  /// The text of an entry as UTF-8; of a plural its format.
  package func bytes(at index: Int) -> ArraySlice<UInt8> { contents.slice(contents.records[index].valueText.range) }

  /// Whether an entry has a key, byte by byte.
  package func hasKey(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey, at index: Int) -> Bool {
    let record = contents.records[index]
    guard record.keyHash == hash.hash, record.keyText.count == key.count else { return false }
    return KeyTable.areEqual(contents.slice(record.keyText.range).span, key)
  }

  /// Whether two entries say the same, byte by byte.
  package func saysTheSame(at index: Int, as other: Self, at otherIndex: Int) -> Bool {
    let (left, right) = (contents.records[index], other.contents.records[otherIndex])
    if left.detail != EntryRecord.noDetail || right.detail != EntryRecord.noDetail {
      return CatalogEntries(contents: contents)[index].value
        .saysTheSame(as: CatalogEntries(contents: other.contents)[otherIndex].value)
    }
    guard left.valueText.count == right.valueText.count else { return false }
    let (text, otherText) = (contents.slice(left.valueText.range), other.contents.slice(right.valueText.range))
    return KeyTable.areEqual(text.span, otherText.span)
  }
}
