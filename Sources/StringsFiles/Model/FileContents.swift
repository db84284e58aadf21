/// What a file was read into: its bytes and ranges into them. Entries share it.
final class FileContents: Sendable {
  /// The source text as UTF-8, and after it the texts that needed decoding.
  let bytes: [UInt8]
  /// The part of `bytes` that is source text, without a byte order mark.
  let source: Range<Int>
  let records: [EntryRecord]
  let details: [EntryDetail]
  /// The locales of entries, in order of appearance; a record counts them from 1.
  let locales: [String]
  let keys: KeyTable

  init(bytes: [UInt8], source: Range<Int>, records: [EntryRecord], details: [EntryDetail] = [], locales: [String] = [])
  {
    self.bytes = bytes
    self.source = source
    self.records = records
    self.details = details
    self.locales = locales
    keys = KeyTable(records: records, bytes: bytes)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
