/// Why there is no inventory at all.
public enum InventoryError: Error, Equatable, Sendable {
  /// A path that was named does not exist or cannot be read.
  case unreadable(String)
  /// There is no Swift file at or below the paths.
  case noSources([String])
}
