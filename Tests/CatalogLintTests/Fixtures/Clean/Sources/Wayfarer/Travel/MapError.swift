/// What keeps a map from being shown.
public enum MapError: Error, Sendable {
  /// The region is not on the device.
  case regionMissing(region: String)
  /// The region does not fit on the device.
  case regionTooLarge(megabytes: Int, limit: Int)
  /// Nobody can walk there.
  case noRoute(from: String, to: String)
  /// The system does not tell where the device is.
  case locationDenied
  /// The place is only roughly known.
  case lowAccuracy(metres: Double)
  /// Maps are more than a year old.
  case tilesOutdated(count: Int)
}
