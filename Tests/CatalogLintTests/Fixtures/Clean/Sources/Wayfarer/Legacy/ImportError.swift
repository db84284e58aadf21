/// What is wrong with a table of trips from another app. The words are in the old style.
public enum ImportError: Error, Sendable {
  /// No rows.
  case fileEmpty
  /// No such column.
  case headerMissing(String)
  /// A row, and what stands in it.
  case badRow(Int, String)
  /// More rows than can be read.
  case tooManyRows(count: Int, limit: Int)
  /// Rows without a date.
  case rowsSkipped(rows: Int)
  /// No Unicode.
  case charsetUnknown(name: String)
  /// The size in megabytes.
  case sizeExceeded(Double)
}
