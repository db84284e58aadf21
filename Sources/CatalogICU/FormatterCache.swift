import Synchronization

/// ICU's formatters of one locale, made when first used: they cost a thousand times more to make than to use.
final class FormatterCache: Sendable {
  private struct Key: Hashable {
    var style: ValueStyle
    var timeZone: String?
  }

  /// More than the styles of a large catalog, and longer than a style of sense. Beyond it they start anew, so that patterns from
  /// outside cannot fill the memory.
  private static let most = 256
  private static let longestStyle = 256
  private let known = Mutex<[Key: Result<ValueFormatter, ICUFailure>]>([:])

  func formatter(_ style: ValueStyle, locale: LocaleIdentifier, timeZone: String?) throws(ICUFailure) -> ValueFormatter
  {
    let key = Key(style: style, timeZone: timeZone)
    if let made = known.withLock({ $0[key] }) { return try made.get() }
    let made = Result { () throws(ICUFailure) in try ValueFormatter(style, locale: locale, timeZone: timeZone) }
    guard style.style.utf8.count <= Self.longestStyle else { return try made.get() }
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[key] = made
    }
    return try made.get()
  }
}

extension LocaleIdentifier {
  /// The locale's formatter of a style, shared by all threads.
  package func formatter(_ style: ValueStyle, timeZone: String? = nil) throws(ICUFailure) -> ValueFormatter {
    try record.formatters.formatter(style, locale: self, timeZone: timeZone)
  }
}

extension ValueStyle {
  /// False for a style that ICU refuses. The usual keywords are known without asking it.
  package var isKnown: Bool {
    let keywords: Set<String> = ["", "currency", "percent", "integer", "short", "medium", "long", "full"]
    if keywords.contains(String(style.drop { $0 == " " })) { return true }
    return (try? LocaleIdentifier.english.formatter(self)) != nil
  }
}
