/// How much of a file is read. Hostile files end in a problem, not in all of the memory.
enum ReadingLimits {
  /// The largest file, 1 GiB. With it every offset into source and decoded texts fits into 32 bits.
  static let byteCount = 1 << 30
  /// The most source and decoded text together.
  static let textByteCount = Int(UInt32.max) - 1
  /// The most problems kept.
  static let problemCount = 10_000
  /// The most malformed places that are kept apart; a text with more of them is no text.
  static let faultCount = 1_000_000
}
