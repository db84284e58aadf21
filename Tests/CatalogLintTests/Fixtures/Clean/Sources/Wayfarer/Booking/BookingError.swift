import Foundation

/// What keeps a seat from being booked.
public enum BookingError: Error, Sendable {
  /// Every seat of the train is taken.
  case soldOut(train: String)
  /// Others were quicker while the seats were being chosen.
  case seatsTaken(seats: Int)
  /// More travellers than one booking holds.
  case tooManyTravellers(limit: Int)
  /// The day is over.
  case dateInPast(date: Date)
  /// Bookings close some minutes before the train leaves.
  case departureTooClose(minutes: Int)
  /// The fare is another one than a moment ago, in euros.
  case fareChanged(old: Double, new: Double)
  /// A child would travel alone.
  case childAlone
  /// The same trip is booked already.
  case duplicateBooking(reference: String)
}
