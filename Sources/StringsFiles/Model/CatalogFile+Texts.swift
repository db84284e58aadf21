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
    let (bytes, decoded) = contents.keptKeys.map { ($0, []) } ?? (contents.bytes, contents.decoded)
    return Keys(records: contents.records, bytes: bytes, decoded: decoded)
  }

  /// The keys of a file by the places of their entries in `entries`. Holds what they are in, so that nobody counts holders
  /// for each of them.
  package struct Keys: Sendable {
    fileprivate let records: [EntryRecord]
    fileprivate let bytes: [UInt8]
    fileprivate let decoded: [UInt8]
  }

  /// The texts of the file, with the bytes that they are in.
  package var texts: Texts { Texts(contents: contents, bytes: contents.bytes, start: 0) }

  /// The texts of some entries, with the bytes that they are in.
  package func texts(at indices: Range<Int>) -> Texts {
    let (bytes, start) = contents.valueBytes(of: indices)
    return Texts(contents: contents, bytes: bytes, start: start)
  }

  /// The texts of a file by the places of their entries in `entries`. Holds bytes of the file: for those who go over it, and
  /// not to be kept.
  package struct Texts: Sendable {
    fileprivate let contents: FileContents
    fileprivate let bytes: [UInt8]
    /// Where in the source text the bytes begin.
    fileprivate let start: Int
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
    if key.upperBound > bytes.count {
      return body(decoded.span.extracting((key.lowerBound - bytes.count)..<(key.upperBound - bytes.count)))
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
    let (keys, decoded, count) = (contents.keptKeys ?? [], contents.decoded, contents.byteCount)
    let (source, texts, kept) = (bytes.span, decoded.span, keys.span)
    let keepsKeys = contents.keptKeys != nil
    func place(_ range: Range<Int>, _ start: Int) -> Range<Int> {
      (range.lowerBound - start)..<(range.upperBound - start)
    }
    for index in indices {
      let record = contents.records[index]
      let (key, text) = (record.keyText.range, record.valueText.range)
      let (hash, hasDetail) = (CatalogFile.HashedKey(hash: record.keyHash), record.detail != EntryRecord.noDetail)
      switch (keepsKeys, key.upperBound > count, text.upperBound > count) {
      case (true, _, false):
        body(index, kept.extracting(key), hash, source.extracting(place(text, start)), hasDetail)
      case (true, _, true):
        body(index, kept.extracting(key), hash, texts.extracting(place(text, count)), hasDetail)
      case (false, false, false):
        body(index, source.extracting(place(key, start)), hash, source.extracting(place(text, start)), hasDetail)
      case (false, false, true):
        body(index, source.extracting(place(key, start)), hash, texts.extracting(place(text, count)), hasDetail)
      case (false, true, false):
        body(index, texts.extracting(place(key, count)), hash, source.extracting(place(text, start)), hasDetail)
      case (false, true, true):
        body(index, texts.extracting(place(key, count)), hash, texts.extracting(place(text, count)), hasDetail)
      }
    }
  }
}
