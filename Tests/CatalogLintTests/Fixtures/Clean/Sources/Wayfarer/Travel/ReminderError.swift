/// What keeps a reminder from being set. All cases share one title.
public enum ReminderError: Error, Sendable {
  /// The system does not let notifications through.
  case permissionDenied
  /// The system takes no more.
  case scheduleFull(limit: Int)
  /// The device is silent between two hours.
  case quietHours(from: Int, to: Int)
  /// The sound was deleted.
  case soundMissing(name: String)
}
