/// What keeps a review from being published.
public enum ReviewError: Error, Sendable {
  /// So many characters are missing.
  case tooShort(characters: Int)
  /// Links are for advertising.
  case linksNotAllowed(count: Int)
  /// One review a place.
  case alreadyReviewed(place: String)
  /// Reviews open some hours after the stay.
  case tooSoon(hours: Int)
  /// Braces in a headline.
  case charactersNotAllowed
}
