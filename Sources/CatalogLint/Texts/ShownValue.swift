import ErrorInventory

/// What a value of an error case is to a message, as its type tells.
///
/// What has no form for people is none of these: a message gets nothing for it. Neither is a reason, whose words are shown
/// in the place of its error's, and never inside of a text.
enum ShownValue: Sendable {
  /// Text of any type.
  case text
  /// `true` or `false`, to choose words by.
  case truth
  /// A whole number of any type.
  case integer
  /// A number that may have a fraction.
  case number
  case date, duration
  /// Several texts.
  case list
  case error

  /// What a value of a form is; nil where a message gets nothing for it.
  init?(_ form: ValueForm?) {
    guard let form else { return nil }
    switch form.kind {
    case .reason: return nil
    case .error: self = .error
    case .known where form.list != nil: self = .list
    case .known("Bool"): self = .truth
    case .known("Date"): self = .date
    case .known("Duration"): self = .duration
    case .known("Character"), .known("StaticString"), .known("String"), .known("Substring"): self = .text
    case .known("CGFloat"), .known("Decimal"), .known("Double"), .known("Float"), .known("Float16"), .known("Float80"),
      .known("TimeInterval"):
      self = .number
    // All others that have a form are whole numbers.
    case .known: self = .integer
    }
  }
}
