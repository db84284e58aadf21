/// Finds entries by key: a hash table of entry numbers, open addressing, at most half full.
///
/// Keys are compared by their decoded bytes and by locale. The first entry of a key is found; the others are its
/// duplicates.
struct KeyTable: Sendable {
  /// The key's hash in the upper half and the entry's number in the lower: most slots answer without a look at the key.
  private var slots: [UInt64]
  private let mask: Int
  /// Entries whose key an earlier one has: the later entry and the first one.
  let duplicates: [(entry: Int, first: Int)]

  private static let emptySlot = UInt64.max

  init(records: [EntryRecord], source: Span<UInt8>, decoded: Span<UInt8>) {
    var capacity = 8
    while capacity < records.count &* 2 { capacity &*= 2 }
    let mask = capacity &- 1
    var slots = [UInt64](copies: capacity, of: Self.emptySlot)
    var duplicates: [(entry: Int, first: Int)] = []
    for index in records.indices {
      let record = records[index]
      var slot = Self.slot(of: record.keyHash, locale: record.locale) & mask
      while true {
        let found = slots[slot]
        if found == Self.emptySlot {
          slots[slot] = UInt64(record.keyHash) << 32 | UInt64(truncatingIfNeeded: index)
          break
        }
        if UInt32(truncatingIfNeeded: found >> 32) == record.keyHash {
          let first = records[Int(found & 0xFFFF_FFFF)]
          if first.locale == record.locale, first.keyText.range.count == record.keyText.range.count,
            Self.areEqual(first.keyText.range, record.keyText.range, source, decoded)
          {
            duplicates.append((index, Int(found & 0xFFFF_FFFF)))
            break
          }
        }
        slot = (slot &+ 1) & mask
      }
    }
    self.slots = slots
    self.mask = mask
    self.duplicates = duplicates
  }

  /// The number of the first entry with this key.
  func firstIndex(of key: Span<UInt8>, locale: UInt32, in contents: FileContents) -> Int? {
    let hash = KeyHash.hash(key, in: 0..<key.count)
    var slot = Self.slot(of: hash, locale: locale) & mask
    while slots[slot] != Self.emptySlot {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
        let index = Int(slots[slot] & 0xFFFF_FFFF)
        let record = contents.records[index]
        if record.locale == locale, isEqual(contents.keyBytes(of: record), key) { return index }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  private static func slot(of hash: UInt32, locale: UInt32) -> Int { Int(hash) &+ Int(locale) &* 0x9E37_79B1 }

  private func isEqual(_ slice: ArraySlice<UInt8>, _ key: Span<UInt8>) -> Bool {
    let span = slice.span
    return span.count == key.count && Self.areEqual(span, key)
  }

  /// Whether two texts of one length are the same.
  static func areEqual(
    _ left: Range<Int>,
    _ right: Range<Int>,
    _ source: Span<UInt8>,
    _ decoded: Span<UInt8>
  ) -> Bool {
    func part(_ range: Range<Int>) -> (isDecoded: Bool, range: Range<Int>) {
      range.upperBound <= source.count
        ? (false, range) : (true, (range.lowerBound - source.count)..<(range.upperBound - source.count))
    }
    let (left, right) = (part(left), part(right))
    return switch (left.isDecoded, right.isDecoded) {
    case (false, false): areEqual(source.extracting(left.range), source.extracting(right.range))
    case (false, true): areEqual(source.extracting(left.range), decoded.extracting(right.range))
    case (true, false): areEqual(decoded.extracting(left.range), source.extracting(right.range))
    case (true, true): areEqual(decoded.extracting(left.range), decoded.extracting(right.range))
    }
  }

  /// Whether two spans of one length hold the same bytes.
  static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    var offset = 0
    while offset &+ 8 <= left.count {
      if word(at: offset, in: left) != word(at: offset, in: right) { return false }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
