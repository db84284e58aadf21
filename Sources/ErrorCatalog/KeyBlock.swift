/// Where an entry stands among the tables of a locale.
struct EntryPlace: Hashable, Sendable {
  let table: UInt32
  let entry: UInt32
}

/// Keys one after another in one block of bytes, each behind the place of its entry.
struct KeyBlock: Sendable {
  // A record: the table (4 bytes), the entry (4), the key's length (4), the key.
  private static let header = 12
  private var bytes: [UInt8] = []

  /// A block with room for as many keys of the usual length.
  init(keyCount: Int) {
    bytes.reserveCapacity(keyCount * 48)
  }

  /// Adds a key and answers where its record stands, or nil where the block is full at 4 GB.
  mutating func append(_ key: ArraySlice<UInt8>, place: EntryPlace) -> UInt32? {
    guard bytes.count + Self.header + key.count < Int(UInt32.max) else { return nil }
    let record = UInt32(bytes.count)
    withUnsafeBytes(of: (place.table, place.entry, UInt32(key.count))) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: key)
    return record
  }

  mutating func setPlace(_ place: EntryPlace, at record: Int) {
    for (index, number) in [place.table, place.entry].enumerated() {
      withUnsafeBytes(of: number) { source in
        for (offset, byte) in source.enumerated() { bytes[record + index * 4 + offset] = byte }
      }
    }
  }

  func place(at record: Int) -> EntryPlace {
    EntryPlace(table: number(at: record), entry: number(at: record + 4))
  }

  /// Whether a record has this key.
  @inline(__always)
  func hasKey(_ key: Span<UInt8>, at record: Int) -> Bool {
    let bytes = bytes.span.bytes
    let count = Int(bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: record &+ 8, as: UInt32.self))
    guard count == key.count else { return false }
    let (start, key) = (record &+ Self.header, key.bytes)
    guard count >= 8 else {
      var index = 0
      while index < count {
        let left = bytes.unsafeLoad(fromUncheckedByteOffset: start &+ index, as: UInt8.self)
        if left != key.unsafeLoad(fromUncheckedByteOffset: index, as: UInt8.self) { return false }
        index &+= 1
      }
      return true
    }
    // Eight bytes at a time; the last eight overlap those before them.
    var index = 0
    while index < count {
      let offset = min(index, count &- 8)
      let left = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start &+ offset, as: UInt64.self)
      if left != key.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self) { return false }
      index &+= 8
    }
    return true
  }

  private func number(at offset: Int) -> UInt32 {
    bytes.span.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self)
  }
}
