/// What a file was read into: its bytes and ranges into them. Entries share it.
final class FileContents: Sendable {
  private let sourceBytes: SourceBytes
  /// The texts that differ from how they are written, one after the other. Offsets go on where `bytes` ends, so that every text
  /// is one range and a file is never copied to make room.
  let decoded: [UInt8]
  /// All keys, one after the other, where the bytes are lent: everybody asks for keys. The ranges of `keyText` lead into it.
  let keptKeys: [UInt8]?
  /// The part of `bytes` that is text, without a byte order mark.
  let source: Range<Int>
  let records: [EntryRecord]
  let details: [EntryDetail]
  /// The locales of entries, in order of appearance; a record counts them from 1.
  let locales: [String]
  /// The notation that the source text is in.
  let notation: CatalogFileNotation
  /// Whether comments may stand between the entries.
  let hasComments: Bool
  /// Entries whose key an earlier one has: the later entry and the first one.
  let duplicates: [(entry: Int, first: Int)]
  private let lookUp = MadeOnce<KeyTable>()
  private let lines = MadeOnce<[UInt32]>()
  /// The comments above the entry that was asked for them last, by where its key begins: many findings may be about one.
  let lastComments = LastMade<UInt32, [EntryComment]>()
  /// Where groups of entries with one stem begin: made when the first is asked for, and kept for the others.
  let groupStarts = MadeOnce<[Int]>()

  init(
    bytes: SourceBytes,
    decoded: [UInt8] = [],
    source: Range<Int>,
    records: [EntryRecord],
    details: [EntryDetail] = [],
    locales: [String] = [],
    notation: CatalogFileNotation,
    hasComments: Bool = false
  ) {
    self.notation = notation
    self.hasComments = hasComments
    self.source = source
    self.details = details
    self.locales = locales
    sourceBytes = bytes
    let text = bytes.bytes
    let table = KeyTable(records: records, source: text.span, decoded: decoded.span)
    duplicates = table.duplicates
    // Whoever hands the records over keeps no copy: then none is made here.
    var records = records
    if case .lent(let lent) = bytes {
      keptKeys = lent.shared(Self.takeKeys(of: &records, in: text, decoded))
    } else {
      keptKeys = nil
    }
    self.records = records
    self.decoded = decoded
  }

  /// Copies all keys, and has the records lead to the copies.
  private static func takeKeys(of records: inout [EntryRecord], in bytes: [UInt8], _ decoded: [UInt8]) -> [UInt8] {
    var keys: [UInt8] = []
    keys.reserveCapacity(records.reduce(0) { $0 + $1.keyText.count })
    for index in records.indices {
      let (start, key) = (keys.count, records[index].keyText.range)
      if key.upperBound <= bytes.count {
        keys += bytes[key]
      } else {
        keys += decoded[(key.lowerBound - bytes.count)..<(key.upperBound - bytes.count)]
      }
      records[index].keyText = EntryRecord.Bytes(start..<keys.count)
    }
    return keys
  }

  /// The source text as UTF-8: in most files the bytes as they were read.
  var bytes: [UInt8] { sourceBytes.bytes }

  /// How many bytes the source text has.
  var byteCount: Int { sourceBytes.count }

  /// The source text that the values of some entries are in, and where it begins.
  func valueBytes(of entries: Range<Int>) -> (bytes: [UInt8], start: Int) {
    var (start, end) = (byteCount, 0)
    for record in records[entries] where record.valueText.range.upperBound <= byteCount {
      start = min(start, record.valueText.range.lowerBound)
      end = max(end, record.valueText.range.upperBound)
    }
    return sourceBytes.part(min(start, end)..<end)
  }

  /// Where the entries of keys stand: made when the first is asked for, and kept for the others. Most files are gone through
  /// from their beginning to their end, and the table would take as much memory as the keys.
  var keys: KeyTable {
    lookUp.value {
      // The keys that are kept are like a source text in which nothing is written otherwise.
      let (bytes, decoded) = keptKeys.map { ($0, []) } ?? (bytes, decoded)
      return KeyTable(records: records, source: bytes.span, decoded: decoded.span)
    }
  }

  /// The bytes of an entry's key.
  func keyBytes(of record: EntryRecord) -> ArraySlice<UInt8> {
    keptKeys?[record.keyText.range] ?? slice(record.keyText.range)
  }

  /// The bytes of a text.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let count = byteCount
    return range.upperBound <= count
      ? bytes[range]
      : decoded[(range.lowerBound - count)..<(range.upperBound - count)]
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }

  /// The offset of the first byte of each line: made when the first place is asked for, and kept for the others.
  var lineStarts: [UInt32] { lines.value { LineTable.starts(of: self) } }
}
