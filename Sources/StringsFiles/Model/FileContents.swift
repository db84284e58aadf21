import Synchronization

/// What a file was read into: its bytes and ranges into them. Entries share it.
final class FileContents: Sendable {
  /// The source text as UTF-8: in most files the bytes as they were read.
  let bytes: [UInt8]
  /// The texts that differ from how they are written, one after the other. Offsets go on where `bytes` ends, so that
  /// every text is one range and a file is never copied to make room.
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
  let keys: KeyTable
  private let lines = Mutex<[UInt32]?>(nil)

  init(
    bytes: [UInt8],
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
    self.bytes = bytes
    self.decoded = decoded
    self.source = source
    self.records = records
    self.details = details
    self.locales = locales
    keys = KeyTable(records: records, source: bytes.span, decoded: decoded.span)
  }

  /// The bytes of a text.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    range.upperBound <= bytes.count
      ? bytes[range]
      : decoded[(range.lowerBound - bytes.count)..<(range.upperBound - bytes.count)]
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }

  /// The offset of the first byte of each line: made when the first place is asked for, and kept for the others.
  var lineStarts: [UInt32] {
    lines.withLock { known in
      if let known { return known }
      let starts = LineTable.starts(of: self)
      known = starts
      return starts
    }
  }
}
