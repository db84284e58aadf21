import CatalogICU
import MessageFormatting
import StringsFiles

/// One entry in one locale, compiled when it is first asked for.
final class LocaleEntry: Sendable {
  /// What the text is made of.
  private enum Content: Sendable {
    /// Nothing to fill in: the text is what people read.
    case text
    case pattern(MessagePattern)
    case broken(PatternError)
  }

  /// The whole key, as the table writes it.
  let key: String
  /// The table's text as written: what people read where nothing is filled in.
  let text: String
  let locale: LocaleIdentifier
  private let content: Content

  init(_ entry: CatalogEntry, style: PatternStyle, locale: LocaleIdentifier) {
    self.key = entry.key
    self.locale = locale
    switch entry.value {
    case .text(let text):
      self.text = text
      content = Self.content(of: text, style: style)
    case .plural(let plural):
      text = plural.format
      content = Self.compiled(plural.pattern)
    }
  }

  /// Whether every value and locale gives the text as it is written.
  var isPlain: Bool {
    if case .text = content { true } else { false }
  }

  /// Whether the text shows nothing, whatever the values.
  var isBlank: Bool { isPlain && text.showsNothing }

  /// Whether the text is shown as written because it is no valid pattern.
  var patternError: PatternError? {
    if case .broken(let error) = content { error } else { nil }
  }

  /// The places that values go into.
  var placeholders: [Placeholder] {
    if case .pattern(let pattern) = content { pattern.placeholders } else { [] }
  }

  func format(_ arguments: MessageArguments, options: FormattingOptions) -> FormattedMessage {
    switch content {
    case .text, .broken: FormattedMessage(text: text)
    case .pattern(let pattern): pattern.format(arguments, locale: locale, options: options)
    }
  }

  private static func content(of text: String, style: PatternStyle) -> Content {
    // Nearly every text is only a text, and compiling one costs fifty times as much as looking at its bytes.
    let isOnlyText =
      switch style {
      case .icu: !text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
      case .printf: !text.utf8.contains(UInt8(ascii: "%"))
      }
    guard !isOnlyText else { return .text }
    return compiled { () throws(PatternError) in try MessagePattern(text, style: style) }
  }

  private static func compiled(_ compile: () throws(PatternError) -> MessagePattern) -> Content {
    do {
      return .pattern(try compile())
    } catch {
      return .broken(error)
    }
  }
}
