import CatalogICU
import MessageFormatting
import StringsFiles

/// The entries of one locale from one source, found by key.
///
/// A hash table with open addressing, at most half full, over one block of bytes that holds each key beside the place of
/// its entry: a look-up touches a slot, a key and the entry, as many cache lines as a dictionary of numbers does. Entries
/// are compiled when they are first asked for, so a program that shows three messages compiles three.
///
/// `@unchecked`: slots and block are written in `init` alone. Afterwards only the entries change, through atomics.
final class EntrySet: @unchecked Sendable {
  private struct Slot: ~Copyable {
    /// The upper half of the key's hash; the lower half chooses the slot.
    var hash: UInt32 = 0
    /// Where the key's record stands in the block, plus one; 0 where the slot is empty.
    var record: UInt32 = 0
    let entry = OnceReference<LocaleEntry>()
  }

  let locale: LocaleIdentifier
  /// The number of distinct keys.
  let count: Int
  private let tables: [LocaleTable]
  private let slots: UnsafeMutableBufferPointer<Slot>
  private let mask: Int
  private let block: KeyBlock

  /// Indexes tables. Where two entries have one key, the later table's or the later in its file wins, as in Foundation.
  ///
  /// A key that an editor saved decomposed stands here composed, in the form in which the linter and generated code write it.
  init(_ tables: [LocaleTable], locale: LocaleIdentifier) {
    let most = tables.reduce(0) { $0 + $1.file.entries.count }
    var capacity = 8
    while capacity < most * 2 { capacity *= 2 }
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: capacity)
    for index in slots.indices { slots.initializeElement(at: index, to: Slot()) }
    let mask = capacity - 1

    var block = KeyBlock(keyCount: most)
    var count = 0
    for (tableIndex, table) in tables.enumerated() {
      for (entryIndex, entry) in table.file.entries.enumerated() {
        if let wanted = table.localeInFile, entry.locale != wanted { continue }
        let place = EntryPlace(table: UInt32(tableIndex), entry: UInt32(entryIndex))
        let written = entry.keyBytes
        let key = ComposedText.ifDifferent(written.span).map { $0[...] } ?? written
        let hash = KeyHash.hash(key.span.bytes)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot].record != 0 {
          if slots[slot].hash == UInt32(truncatingIfNeeded: hash >> 32),
            block.hasKey(key.span, at: Int(slots[slot].record) - 1)
          {
            break
          }
          slot = (slot + 1) & mask
        }
        if slots[slot].record != 0 {
          block.setPlace(place, at: Int(slots[slot].record) - 1)
        } else if let record = block.append(key, place: place) {
          slots[slot].hash = UInt32(truncatingIfNeeded: hash >> 32)
          slots[slot].record = record + 1
          count += 1
        }
      }
    }
    self.locale = locale
    self.tables = tables
    self.slots = slots
    self.mask = mask
    self.block = block
    self.count = count
  }

  /// The keys as the tables write them, in their order.
  var keys: [String] {
    tables.flatMap { table in
      table.file.entries.lazy.filter { table.localeInFile == nil || $0.locale == table.localeInFile }.map(\.key)
    }
  }

  deinit {
    slots.deinitialize().deallocate()
  }

  /// The entry of a key.
  func entry(for key: String) -> LocaleEntry? {
    key.withKeyBytes { bytes in
      lentEntry(for: bytes, hash: KeyHash.hash(bytes.bytes))
        ?? ComposedText.ifDifferent(bytes).flatMap { lentEntry(for: $0.span, hash: KeyHash.hash($0.span.bytes)) }
    }?.takeUnretainedValue()
  }

  /// The entry of a key whose hash is known, not counted: it stays as long as the set.
  @inline(__always)
  func lentEntry(for key: Span<UInt8>, hash: UInt64) -> Unmanaged<LocaleEntry>? {
    let upper = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let record = Int(slots[slot].record)
      guard record != 0 else { return nil }
      if slots[slot].hash == upper, block.hasKey(key, at: record - 1) {
        return slots[slot].entry.lent ?? compile(slot)
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Two threads that ask first at the same moment both compile; the first to arrive is kept by both.
  @inline(never)
  private func compile(_ slot: Int) -> Unmanaged<LocaleEntry> {
    let place = block.place(at: Int(slots[slot].record) - 1)
    let table = tables[Int(place.table)]
    let entry = LocaleEntry(table.file.entries[Int(place.entry)], style: { table.style }, locale: locale)
    return Unmanaged.passUnretained(slots[slot].entry.set(entry))
  }
}
