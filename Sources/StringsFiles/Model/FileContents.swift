/// What a file was read into: its bytes and ranges into them. Entries share it.
final class FileContents: Sendable {
  private let sourceBytes: SourceBytes
  /// The texts that differ from how they are written, one after the other, and the keys where the bytes are lent. Offsets go on
  /// where `bytes` ends, so that every text is one range and a file is never copied to make room.
  let decoded: [UInt8]
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
    // Whoever hands these over keeps no copy: then none is made here.
    var (records, decoded) = (records, decoded)
    if case .lent = bytes { Self.keepKeys(of: &records, in: text, &decoded) }
    self.records = records
    self.decoded = decoded
  }

  /// Copies all keys behind the decoded texts: everybody asks for keys.
  private static func keepKeys(of records: inout [EntryRecord], in bytes: [UInt8], _ decoded: inout [UInt8]) {
    decoded.reserveCapacity(decoded.count + records.reduce(0) { $0 + $1.keyText.count })
    for index in records.indices where records[index].keyText.range.upperBound <= bytes.count {
      let start = bytes.count + decoded.count
      decoded += bytes[records[index].keyText.range]
      records[index].keyText = EntryRecord.Bytes(start..<(bytes.count + decoded.count))
    }
  }

  /// The source text as UTF-8: in most files the bytes as they were read.
  var bytes: [UInt8] { sourceBytes.bytes }

  /// What the keys are in that are not in `decoded`: the source text, or nothing where its bytes are lent.
  var keyBytes: [UInt8] {
    switch sourceBytes {
    case .held(let bytes): bytes
    case .lent: []
    }
  }

  /// How many bytes the source text has.
  var byteCount: Int { sourceBytes.count }

  /// Where the entries of keys stand: made when the first is asked for, and kept for the others. Most files are gone through
  /// from their beginning to their end, and the table would take as much memory as the keys.
  var keys: KeyTable {
    lookUp.value {
      let (bytes, decoded) = (bytes, decoded)
      return KeyTable(records: records, source: bytes.span, decoded: decoded.span)
    }
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
