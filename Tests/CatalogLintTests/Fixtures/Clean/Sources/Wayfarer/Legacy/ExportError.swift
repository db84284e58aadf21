/// What keeps trips from being exported. The words are in the old style.
public enum ExportError: Error, Sendable {
  /// Megabytes that are needed, and that are free.
  case diskFull(needed: Int, free: Int)
  /// Nothing is selected.
  case nothingToExport
  /// No printer.
  case printerMissing
  /// The shares make less or more than a hundred.
  case sharesUneven(total: Int)
  /// The calendar belongs to somebody else.
  case calendarReadOnly(String)
}
