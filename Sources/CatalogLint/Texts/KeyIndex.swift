import CatalogICU
import StringsFiles

/// The keys of several tables that are read as one: those of a folder in one locale.
///
/// A hash table of numbers with open addressing, at most four fifths full: few keys are looked up that were not tried before.
/// Texts are numbered through all tables. Keys are compared composed (Normalization Form C), as the running program does.
final class KeyIndex: Sendable {
  let tables: [LintedTable]
  /// The number of the first text of each table.
  let starts: [Int]
  /// The key's hash in the upper half and the text's number in the lower: most slots answer without a look at the key.
  private let slots: [UInt64]
  /// The texts of the keys that stand more than once, by the first of them.
  private let repeated: [Int: [Int]]
  /// The keys that are not composed, as they would be.
  private let composed: [Int: [UInt8]]

  private static let emptySlot = UInt64.max

  init(_ tables: [LintedTable]) {
    self.tables = tables
    var starts: [Int] = []
    var count = 0
    for table in tables {
      starts.append(count)
      count += table.count
    }
    self.starts = starts
    self.count = count
    var slots = Slots(for: count)
    var composed: [Int: [UInt8]] = [:]
    for (table, start) in zip(tables, starts) {
      table.forEachKey(in: 0..<table.count) { text, key, hash in
        guard let form = ComposedText.ifDifferent(key) else {
          return slots.insert(start + text, hash) { Self.hasKey(key, hash, $0, tables, starts, composed) }
        }
        composed[start + text] = form
        let hash = CatalogFile.HashedKey(form.span)
        slots.insert(start + text, hash) { Self.hasKey(form.span, hash, $0, tables, starts, composed) }
      }
    }
    self.slots = slots.all
    repeated = slots.repeated
    self.composed = composed
  }

  /// The table while it is filled.
  private struct Slots {
    private(set) var all: [UInt64]
    private(set) var repeated: [Int: [Int]] = [:]

    /// Room for so many texts.
    init(for count: Int) {
      var capacity = 8
      while capacity * 4 < count * 5 { capacity *= 2 }
      all = [UInt64](repeating: KeyIndex.emptySlot, count: capacity)
    }

    /// - Parameter hasKey: whether the text of a number has the key as well.
    mutating func insert(_ number: Int, _ hash: CatalogFile.HashedKey, hasKey: (Int) -> Bool) {
      let mask = all.count - 1
      var slot = Int(hash.hash) & mask
      while all[slot] != KeyIndex.emptySlot {
        let found = Int(truncatingIfNeeded: all[slot] & 0xFFFF_FFFF)
        if all[slot] >> 32 == hash.hash, hasKey(found) {
          repeated[found, default: [found]].append(number)
          return
        }
        slot = (slot &+ 1) & mask
      }
      all[slot] = UInt64(hash.hash) << 32 | UInt64(number)
    }
  }

  /// The number of the first text with a key; nil where there is none.
  func first(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Int? {
    if let form = ComposedText.ifDifferent(key) { return find(form.span, CatalogFile.HashedKey(form.span)) }
    return find(key, hash)
  }

  /// Whether each text has a key of its own that is composed as it is written: then a text that has a key is the first.
  var isPlain: Bool { repeated.isEmpty && composed.isEmpty }

  private func find(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Int? {
    let mask = slots.count - 1
    var slot = Int(hash.hash) & mask
    while slots[slot] != Self.emptySlot {
      let found = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF)
      if slots[slot] >> 32 == hash.hash, Self.hasKey(key, hash, found, tables, starts, composed) { return found }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// The number of texts.
  let count: Int

  /// The numbers of the texts with the key of the first of them, where there are several.
  func others(with first: Int) -> [Int] { repeated[first] ?? [] }

  /// The numbers of the texts that share a key, by their first.
  var repeatedKeys: [[Int]] { repeated.sorted { $0.key < $1.key }.map(\.value) }

  /// The place of a table in the list, and of the text in it.
  func place(of number: Int) -> (table: Int, text: Int) { Self.place(of: number, starts) }

  private static func place(of number: Int, _ starts: [Int]) -> (table: Int, text: Int) {
    var table = starts.count - 1
    while starts[table] > number { table -= 1 }
    return (table, number - starts[table])
  }

  private static func hasKey(
    _ key: Span<UInt8>,
    _ hash: CatalogFile.HashedKey,
    _ number: Int,
    _ tables: [LintedTable],
    _ starts: [Int],
    _ composed: [Int: [UInt8]]
  ) -> Bool {
    if !composed.isEmpty, let form = composed[number] {
      return key.withUnsafeBufferPointer { $0.elementsEqual(form) }
    }
    let (table, text) = place(of: number, starts)
    return tables[table].hasKey(key, hash, at: text)
  }
}

extension String {
  /// The text of some UTF-8.
  init(copying bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
