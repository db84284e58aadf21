/// What is wrong with a command line.
public enum UsageError: Error, Equatable {
  /// There is nothing to search for.
  case noWord
  /// There is no such option.
  case unknownOption(String)
  /// An option stands without the value it needs.
  case missingValue(option: String)
  /// The text names no language.
  case unknownLocale(String)
}
