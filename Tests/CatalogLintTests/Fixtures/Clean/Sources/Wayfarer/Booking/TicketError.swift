import Foundation

/// What a conductor finds.
public enum TicketError: Error, Sendable {
  /// The picture of the code cannot be read; it is kept for the log.
  case barcodeUnreadable(image: Data)
  /// Somebody has travelled on it.
  case alreadyUsed(at: Date)
  /// The ticket is for another train.
  case wrongTrain(_ booked: String, _ boarded: String)
  /// Too early.
  case notYetValid(from: Date)
  /// Too late.
  case expired(on: Date)
  /// It names its owner.
  case transferNotAllowed(holder: String)
  /// The ticket ends at a zone before this one.
  case zoneExceeded(zone: Int)
}
