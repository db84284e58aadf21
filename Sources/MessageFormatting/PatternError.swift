/// Why a text is no pattern, in a sentence for the person who wrote it.
public struct PatternError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// A `{` without its `}`.
    case unclosedBrace
    /// A placeholder whose name is missing or holds a space or a sign.
    case badName
    /// A placeholder whose kind is not known, as in `{n, nubmer}`.
    case unknownFormat
    /// A style that the kind does not have, as in `{n, number, ::foo}`.
    case badStyle
    /// A style that ICU knows but that would write digits for minutes, as in `{n, number, ::scale/1E999999999}`.
    case boundlessStyle
    /// A plural or select without `other`.
    case missingOther
    /// A form that is not written as `keyword {text}`, or an unknown keyword.
    case badForm
    /// A form that stands twice.
    case duplicateForm
    /// `choice`, which `plural` replaces.
    case choice
    /// A `%` that begins no conversion.
    case badConversion
    /// A conversion whose value cannot be had safely: `%n`, `%*d`.
    case unsupportedConversion
    /// `%#@name@` without forms of that name.
    case unknownSubstitution
    /// Placeholders inside placeholders, too deep.
    case tooDeep
    /// More placeholders or text than a message can have.
    case tooLong
    /// Anything else that ICU does not accept.
    case syntax
  }

  /// What is wrong.
  public let kind: Kind
  /// Where, in UTF-8 bytes from the start of the pattern.
  public let offset: Int
  /// One or two English sentences: what is wrong and the way out.
  public let message: String

  /// An error at a place.
  public init(kind: Kind, offset: Int, message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }
}

extension PatternError: CustomStringConvertible {
  /// The sentence and the place.
  public var description: String { "\(message) (at byte \(offset))" }
}
