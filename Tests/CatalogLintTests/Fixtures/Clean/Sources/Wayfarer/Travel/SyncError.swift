import Foundation

/// What keeps trips from being the same on all devices.
public enum SyncError: Error, Sendable {
  /// There is no network.
  case offline
  /// The service asks to wait, in seconds.
  case serverBusy(retryAfter: Int)
  /// Two devices have changed the same trip.
  case conflict(mine: Date, theirs: Date)
  /// The storage is used to so many hundredths.
  case quotaFull(percentage: Double)
  /// So many devices are signed in, and fewer may be.
  case tooManyDevices(Int, limit: Int)
  /// The timetable was loaded long ago.
  case staleData(since: Date)
  /// A firewall stands between.
  case portBlocked(port: Int, url: URL)
  /// The copying stopped, and the cause says why.
  case interrupted(any Error)
}
