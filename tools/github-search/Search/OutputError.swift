/// Why what was found does not reach anybody.
public enum OutputError: Error, Equatable {
  /// Standard output takes no more: the disk is full, the file is closed. The reason is the system's.
  case notWritten(reason: String)
}
