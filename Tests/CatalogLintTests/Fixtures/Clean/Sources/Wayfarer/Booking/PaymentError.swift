import Foundation

/// What keeps a booking from being paid.
public enum PaymentError: Error, Sendable {
  /// The bank said no; its error is for the log.
  case declined(any Error)
  /// The card is no longer good.
  case cardExpired(month: Int, year: Int)
  /// Too little money on the card.
  case insufficientFunds
  /// Nobody here takes this currency.
  case currencyUnsupported(code: String)
  /// The card has a limit a day.
  case limitExceeded(limit: Double, currency: String)
  /// The payment service does not answer.
  case providerDown(name: String)
  /// Vouchers take off a share of the price, 0…1, and no more.
  case discountTooHigh(share: Double)
  /// The money is on its way back.
  case refundPending(days: Int)
  /// The bank has blocked the card.
  case blocked(reason: BlockReason?)

  /// Why a bank blocks a card.
  public enum BlockReason: Sendable {
    /// Someone has lost it.
    case reportedLost
    /// The code was wrong too often.
    case wrongCode(times: Int)
    /// The bank has a holiday.
    case bankClosed(until: Date)
  }
}
