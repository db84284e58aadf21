/// A journey of some days.
public enum Trip: Sendable {
  /// What keeps days from being planned.
  public enum PlanError: Error, Sendable {
    /// Two trips are on the same days.
    case overlapping(first: String, second: String)
    /// Nothing happens on a day.
    case dayEmpty(day: Int)
    /// More days than a plan holds.
    case tooLong(days: Int, limit: Int)
    /// The trip is in the archive.
    case archived
  }
}
