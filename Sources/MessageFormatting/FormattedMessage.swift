/// A text for people and what went wrong on the way to it.
public struct FormattedMessage: Sendable {
  /// The text: the best there is, whatever went wrong.
  public var text: String
  /// What went wrong, in the order of the text; nearly always nothing.
  public var problems: [FormattingProblem]

  /// A text with its problems.
  public init(text: String, problems: [FormattingProblem] = []) {
    self.text = text
    self.problems = problems
  }
}

/// Something that kept a value from being shown as the pattern asked.
public enum FormattingProblem: Sendable, Hashable {
  /// The pattern names a value that was not given. Its name stands in the text, in braces.
  case missingArgument(name: String)
  /// The value is of a kind that the placeholder cannot show. It was shown as best it could.
  case wrongKind(name: String, expected: String, actual: ArgumentValue.Kind)
  /// ICU could not apply the style. The value was shown without it.
  case styleFailed(name: String, style: String)
  /// The error has no description in this catalog. The name of its type was shown.
  case undescribedError(name: String, type: String)
  /// The text was cut at the bound, in bytes.
  case cut(limit: Int)
}

/// What a caller may choose about formatting.
public struct FormattingOptions: Sendable {
  /// The description of an error that is an argument; nil from it where there is none.
  public var describe: (@Sendable (any Error) -> String?)?
  /// Puts U+2068 and U+2069 around each value, so that a value in a right-to-left script does not reorder the sentence around it.
  public var isolatesBidi: Bool
  /// The longest text, in bytes of UTF-8. What is longer is cut between two characters.
  public var longestText: Int
  /// The time zone of dates, as `Europe/Paris`; nil for the system's.
  public var timeZone: String? {
    get { zone.isEmpty ? nil : zone }
    set { zone = newValue ?? "" }
  }
  /// Empty for the system's: copying an optional string takes a detour through the runtime, and options are copied for every message.
  private var zone: String

  /// Options.
  public init(
    describe: (@Sendable (any Error) -> String?)? = nil,
    isolatesBidi: Bool = false,
    longestText: Int = 65_536,
    timeZone: String? = nil
  ) {
    self.describe = describe
    self.isolatesBidi = isolatesBidi
    self.longestText = longestText
    self.zone = timeZone ?? ""
  }
}
