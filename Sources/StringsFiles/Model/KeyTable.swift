/// Finds entries by key: a hash table of entry numbers, open addressing, at most half full.
///
/// Keys are compared by their decoded bytes and by locale. The first entry of a key is found; the others are its duplicates.
struct KeyTable: Sendable {
  private var slots: [UInt32]
  private let mask: Int
  private let seed: UInt64
  /// Entries whose key an earlier one has: the later entry and the first one.
  let duplicates: [(entry: Int, first: Int)]

  private static let emptySlot = UInt32.max

  /// A seed for each process: a file made to collide in one does not in the next.
  private static let processSeed = UInt64.random(in: .min ... .max)

  init(records: [EntryRecord], bytes: [UInt8]) {
    var capacity = 8
    while capacity < records.count &* 2 { capacity &*= 2 }
    mask = capacity &- 1
    seed = Self.processSeed
    var slots = [UInt32](repeating: Self.emptySlot, count: capacity)
    var duplicates: [(entry: Int, first: Int)] = []
    let span = bytes.span
    for index in records.indices {
      let key = records[index].keyText.range
      var slot = Int(truncatingIfNeeded: Self.hash(key, in: span, seed: seed &+ UInt64(records[index].locale))) & mask
      while true {
        let found = slots[slot]
        if found == Self.emptySlot {
          slots[slot] = UInt32(truncatingIfNeeded: index)
          break
        }
        if records[Int(found)].locale == records[index].locale,
          Self.areEqual(records[Int(found)].keyText.range, key, in: span)
        {
          duplicates.append((index, Int(found)))
          break
        }
        slot = (slot &+ 1) & mask
      }
    }
    self.slots = slots
    self.duplicates = duplicates
  }

  /// The number of the first entry with this key.
  func firstIndex(of key: Span<UInt8>, locale: UInt32 = 0, records: [EntryRecord], bytes: Span<UInt8>) -> Int? {
    var slot = Int(truncatingIfNeeded: Self.hash(0..<key.count, in: key, seed: seed &+ UInt64(locale))) & mask
    while slots[slot] != Self.emptySlot {
      let index = Int(slots[slot])
      let range = records[index].keyText.range
      if records[index].locale == locale, Self.areEqual(bytes.extracting(range), key) { return index }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Eight bytes at a time, multiplied and folded.
  private static func hash(_ range: Range<Int>, in bytes: Span<UInt8>, seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      hash = mix(hash ^ word(at: offset, in: bytes))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < range.upperBound {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    return mix(hash ^ rest)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private static func areEqual(_ left: Range<Int>, _ right: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    left.count == right.count && areEqual(bytes.extracting(left), bytes.extracting(right))
  }

  private static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
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
