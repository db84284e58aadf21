import CatalogICU
import MessageFormatting

/// One entry in one language, found and not yet formatted: for callers who show the same text often.
public struct LocalizedEntry: Sendable {
  let entry: LocaleEntry

  /// The whole key.
  public var key: String { entry.key }

  /// The text as the table has it. Where it has no placeholders, this is what people read.
  public var pattern: String { entry.source }

  /// The language of the text.
  public var locale: LocaleIdentifier { entry.locale }

  /// The places that values go into.
  public var placeholders: [Placeholder] { entry.placeholders }

  /// The text with values in its placeholders.
  public func formatted(_ arguments: MessageArguments, options: FormattingOptions = FormattingOptions())
    -> FormattedMessage
  {
    entry.format(arguments, options: options)
  }
}
