import CCatalogICU
import Synchronization

/// Chooses, among the locales that a catalog speaks, the one that a reader understands best, by ICU's LocaleMatcher and CLDR's language distances.
///
/// There is no default: a language that nothing comes near has no match. The order of the available locales makes no difference.
public struct LocaleMatcher: Sendable {
  private let available: [LocaleIdentifier]
  private let matcher: Handle?

  /// A matcher over the locales that there are words in.
  public init(available: [LocaleIdentifier]) {
    // ICU prefers what comes first between equals, so the order has to be one that does not depend on a folder's listing.
    self.available = Set(available).sorted()
    let tags = self.available.map { $0.tag + "\0" }.joined()
    self.matcher = catalog_icu_matcher_create(tags, Int32(self.available.count)).map(Handle.init)
  }

  /// The available locale that serves a reader of `locale` best, or nil where none comes near enough.
  public func bestMatch(for locale: LocaleIdentifier) -> LocaleIdentifier? {
    // Asked for as it is there: ICU would choose among names of one meaning (ja, ja-JP) by their order.
    if available.contains(locale) { return locale }
    guard let index = matcher?.best(for: locale), available.indices.contains(index) else { return nil }
    return available[index]
  }

  /// Owns ICU's matcher and remembers its answers: a server is asked for the same few languages all day.
  ///
  /// `@unchecked`: the matcher is immutable and ICU documents its const methods as safe from several threads.
  private final class Handle: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let answers = Mutex<[LocaleIdentifier: Int]>([:])
    /// More languages than readers of one program have; those beyond are asked anew.
    private static let mostAnswers = 256

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { catalog_icu_matcher_destroy(pointer) }

    /// The index of the best among the available; -1 for none.
    func best(for locale: LocaleIdentifier) -> Int {
      if let known = answers.withLock({ $0[locale] }) { return known }
      let best = Int(catalog_icu_matcher_best(pointer, locale.tag))
      answers.withLock { answers in
        if answers.count < Self.mostAnswers { answers[locale] = best }
      }
      return best
    }
  }
}
