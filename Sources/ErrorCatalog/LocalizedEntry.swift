import CatalogICU
import MessageFormatting

/// One entry in one language, found and not yet formatted: for callers who show the same text often.
public struct LocalizedEntry: Sendable {
  // Lent by the binding and kept by it: counting the one that a caller holds already can be left out, so that whoever looks an
  // entry up and only reads it counts nothing.
  @usableFromInline
  let lent: Unmanaged<LocaleEntry>
  @usableFromInline
  let owner: CatalogBinding

  @inlinable
  init(_ entry: Unmanaged<LocaleEntry>, of owner: CatalogBinding) {
    self.lent = entry
    self.owner = owner
  }

  private var entry: LocaleEntry { lent._withUnsafeGuaranteedRef { $0 } }

  /// The whole key.
  public var key: String { entry.key }

  /// The text as the table has it. Where it has no placeholders, this is what people read.
  @inlinable
  public var pattern: String { lent._withUnsafeGuaranteedRef { $0.source } }

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
