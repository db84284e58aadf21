/// What keeps a room from being booked.
public enum HotelError: Error, Sendable {
  /// Nothing is free for all the nights.
  case noRooms(nights: Int)
  /// Somebody else took the last room of a kind: `single`, `double`, `suite`.
  case roomTypeGone(kind: String)
  /// Nobody is at the desk after this hour.
  case checkInClosed(hour: Int)
  /// The rooms hold fewer people.
  case tooManyGuests(guests: Int, rooms: Int)
  /// No animals.
  case petNotAllowed
  /// Cancelling costs a fee, in yen.
  case lateCancellation(hours: Int, fee: Double)
}
