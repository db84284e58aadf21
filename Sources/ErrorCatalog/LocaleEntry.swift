import CatalogICU
import MessageFormatting
import StringsFiles

/// One entry in one locale, compiled when it is first asked for.
@usableFromInline
final class LocaleEntry: Sendable {
  /// The whole key, as the table writes it.
  let key: String
  /// The table's text as written.
  @usableFromInline
  let source: String
  /// What people read whatever the values are; nil where the text has placeholders.
  let constantText: String?
  let locale: LocaleIdentifier
  private let pattern: MessagePattern?
  /// Why the text is shown as it is written.
  let patternError: PatternError?

  init(_ entry: CatalogEntry, style: () -> PatternStyle, locale: LocaleIdentifier) {
    key = entry.key
    source = entry.text
    self.locale = locale
    var compiled: MessagePattern?
    var failure: PatternError?
    do throws(PatternError) {
      switch entry.value {
      case .plural(let plural):
        compiled = try plural.pattern()
      // Nearly every text is only a text in both styles, and compiling one costs fifty times as much as looking at it.
      case .text(let text) where text.utf8.contains(where: { "{}'%".utf8.contains($0) }):
        compiled = try MessagePattern(text, style: style())
      case .text: break
      }
    } catch {
      failure = error
    }
    if let pattern = compiled, pattern.placeholders.isEmpty {
      // Only apostrophes or doubled percent signs: what they stand for is the same for every reader.
      constantText = pattern.format(.none, locale: locale).text
      compiled = nil
    } else {
      constantText = compiled == nil ? source : nil
    }
    pattern = compiled
    patternError = failure
  }

  /// Whether the text shows nothing, whatever the values.
  var isBlank: Bool { constantText?.showsNothing ?? false }

  /// The places that values go into.
  var placeholders: [Placeholder] { pattern?.placeholders ?? [] }

  func format(_ arguments: MessageArguments, options: FormattingOptions) -> FormattedMessage {
    pattern?.format(arguments, locale: locale, options: options) ?? FormattedMessage(text: constantText ?? source)
  }
}
