import Foundation

/// What keeps a search from finding anything.
public enum SearchError: Error, Sendable {
  /// Nothing was entered.
  case emptyQuery
  /// Nothing fits.
  case noResults(query: String)
  /// Too much fits.
  case tooManyResults(count: Int)
  /// The way back comes first.
  case datesReversed(from: Date, to: Date)
  /// The filter makes no sense here.
  case filterUnavailable(name: String)
}
