import CatalogICU
import StringsFiles

/// The keys of several tables that are read as one: those of a folder in one locale.
///
/// A hash table of numbers with open addressing, at most half full. Texts are numbered through all tables. Keys are compared
/// composed (Normalization Form C), as the running program does.
final class KeyIndex: Sendable {
  private let tables: [LintedTable]
  /// The number of the first text of each table.
  private let starts: [Int]
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
    var capacity = 8
    while capacity < count * 2 { capacity *= 2 }
    let mask = capacity - 1
    var slots = [UInt64](repeating: Self.emptySlot, count: capacity)
    var repeated: [Int: [Int]] = [:]
    var composed: [Int: [UInt8]] = [:]
    func insert(_ number: Int, _ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) {
      var slot = Int(hash.hash) & mask
      while slots[slot] != Self.emptySlot {
        let found = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF)
        if slots[slot] >> 32 == hash.hash, Self.hasKey(key, hash, found, tables, starts, composed) {
          repeated[found, default: [found]].append(number)
          return
        }
        slot = (slot &+ 1) & mask
      }
      slots[slot] = UInt64(hash.hash) << 32 | UInt64(number)
    }
    for (table, start) in zip(tables, starts) {
      table.forEachText(in: 0..<table.count) { text, key, hash, _, _ in
        if let form = ComposedText.ifDifferent(key) {
          composed[start + text] = form
          insert(start + text, form.span, CatalogFile.HashedKey(form.span))
        } else {
          insert(start + text, key, hash)
        }
      }
    }
    self.slots = slots
    self.repeated = repeated
    self.composed = composed
  }

  /// The number of the first text with a key; nil where there is none.
  func first(_ key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Int? {
    if let form = ComposedText.ifDifferent(key) { return find(form.span, CatalogFile.HashedKey(form.span)) }
    return find(key, hash)
  }

  /// Whether a text is the first with a key, by one comparison: false where that does not tell.
  func isFirst(_ number: Int, with key: Span<UInt8>, _ hash: CatalogFile.HashedKey) -> Bool {
    guard repeated.isEmpty, composed.isEmpty, number < count else { return false }
    return Self.hasKey(key, hash, number, tables, starts, composed)
  }

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
