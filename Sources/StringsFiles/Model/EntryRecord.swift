/// One entry as ranges into its file's bytes: thirteen numbers, so that a table of a hundred thousand takes five megabytes.
struct EntryRecord: Sendable, BitwiseCopyable {
  /// A range of bytes.
  struct Bytes: Sendable, Hashable, BitwiseCopyable {
    var start: UInt32
    var end: UInt32

    init(_ range: Range<Int>) {
      // Nothing larger than `ReadingLimits.byteCount` reaches a record.
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(max(start, end)) }
    var count: Int { range.count }
  }

  /// Where the blank space and the comments before the entry begin.
  var leadingStart: UInt32
  /// The key as written, with its quotation marks.
  var key: Bytes
  /// The value as written. The key's again where an entry has only a key.
  var value: Bytes
  /// The end of the entry, its semicolon included.
  var end: UInt32
  /// The key's text.
  var keyText: Bytes
  /// The value's text.
  var valueText: Bytes
  /// The hash of the key's text, taken while its bytes are at hand.
  var keyHash: UInt32
  /// The entry's locale as an index into the file's locales; 0 where the file does not say.
  var locale: UInt32 = 0
  /// What more there is to the entry, as an index into the file's details, or `noDetail`.
  var detail: UInt32 = noDetail

  static let noDetail = UInt32.max
}

/// What some formats add to an entry.
struct EntryDetail: Sendable {
  /// The translators' note, where it is no comment in the text.
  var comment: String?
  /// The wordings, where there is more than one.
  var plural: PluralText?
  /// How far the translation is: `translated`, `new`, `needs_review` …
  var state: String?
  /// Where the key comes from: `manual`, `stale` …
  var extractionState: String?
  /// False for texts that stay as they are in every language.
  var shouldTranslate = true
  /// All phrases, where the value is a list of them.
  var phrases: [String] = []
}
