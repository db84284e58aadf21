/// What keeps somebody from using an account.
public enum AccountError: Error, Sendable {
  /// Somebody else has the name.
  case nameTaken(name: String)
  /// The password has too few characters.
  case passwordTooShort(minimum: Int)
  /// Too many wrong passwords.
  case lockedOut(minutes: Int)
  /// Too young.
  case ageTooLow(minimum: Int)
  /// The link in the mail was not opened; where it was sent is nobody else's business.
  case mailUnconfirmed(address: String)
  /// The session was ended from another device.
  case signedOutElsewhere(device: String)
  /// Fields that rail companies want.
  case profileIncomplete(missing: [String])
}
