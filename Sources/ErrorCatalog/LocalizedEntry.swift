import CatalogICU
import MessageFormatting

/// One entry in one language, found and not yet formatted: for callers who show the same text often.
public struct LocalizedEntry: Sendable {
  @usableFromInline
  let entry: LocaleEntry

  init(entry: LocaleEntry) { self.entry = entry }

  /// The whole key.
  public var key: String { entry.key }

  /// The text as the table has it. Where it has no placeholders, this is what people read.
  ///
  /// Inlined, so that whoever only looks at it does not count its references: that takes as long as a third of the look-up.
  @inlinable
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
