import CCatalogICU
import Synchronization

/// Chooses, among the locales that a catalog speaks, the one that a reader understands best, by ICU's LocaleMatcher and CLDR's language distances.
///
/// There is no default: a language that nothing comes near has no match. The order of the available locales makes no difference.
public struct LocaleMatcher: Sendable {
  private let storage: Storage

  /// A matcher over the locales that there are words in.
  public init(available: [LocaleIdentifier]) {
    self.storage = Storage(available: available)
  }

  /// The available locale that serves a reader of `locale` best, or nil where none comes near enough.
  public func bestMatch(for locale: LocaleIdentifier) -> LocaleIdentifier? {
    // Asked for as it is there: ICU would choose among names of one meaning (ja, ja-JP) by their order. It is not even started.
    storage.available.contains(locale) ? locale : storage.best(for: locale)
  }

  /// What ICU's matcher itself answers.
  package func matchByDistance(for locale: LocaleIdentifier) -> LocaleIdentifier? {
    storage.nearest(to: locale)
  }

  private final class Storage: Sendable {
    let available: [LocaleIdentifier]
    private let matcher = Lazy<Handle?>()
    private let answers = Mutex<[LocaleIdentifier: LocaleIdentifier?]>([:])
    /// More languages than readers of one program have; those beyond are asked anew.
    private static let mostAnswers = 256

    init(available: [LocaleIdentifier]) {
      // ICU prefers what comes first between equals, so the order has to be one that does not depend on a folder's listing.
      self.available = Set(available).sorted()
    }

    func nearest(to locale: LocaleIdentifier) -> LocaleIdentifier? {
      let index = matcher.value { Handle(available) }?.best(for: locale.tag) ?? -1
      return available.indices.contains(index) ? available[index] : nil
    }

    /// The first that means the same as a locale: the same language, script and region, said or most likely.
    private func first(meaning locale: LocaleIdentifier) -> LocaleIdentifier? {
      guard let likely = locale.record.likelySubtags, likely.region != nil else { return nil }
      return available.first { $0.language == locale.language && $0.record.likelySubtags == likely }
    }

    /// The only one of a locale's language, where it is of the same script: for a reader of `en-GB` the words in `en`, where
    /// no other English is there. Only a language that is at home in the reader's region can be nearer (Bosnian for `hr-BA`);
    /// a test asks ICU about all languages.
    private func onlyOne(speakingAs locale: LocaleIdentifier) -> LocaleIdentifier? {
      guard let script = locale.record.likelyScript, let region = locale.region else { return nil }
      let candidates = available.filter { $0.language == locale.language || $0.record.likelySubtags?.region == region }
      return candidates.count == 1 && candidates[0].language == locale.language
        && candidates[0].record.likelyScript == script ? candidates[0] : nil
    }

    /// ICU's answer, remembered: a server is asked for the same few languages all day.
    func best(for locale: LocaleIdentifier) -> LocaleIdentifier? {
      if let known = answers.withLock({ $0[locale] }) { return known }
      // Two names of one meaning (en-US, en) are nearest of all, and that can be known without the matcher's data, as can the
      // only choice of a language: loading them takes longer than all else that a program does for its first message.
      let best = first(meaning: locale) ?? onlyOne(speakingAs: locale) ?? nearest(to: locale)
      answers.withLock { answers in
        if answers.count < Self.mostAnswers { answers[locale] = .some(best) }
      }
      return best
    }
  }

  /// Owns ICU's matcher.
  ///
  /// `@unchecked`: the matcher is immutable and ICU documents its const methods as safe from several threads.
  private final class Handle: @unchecked Sendable {
    private let pointer: OpaquePointer

    init?(_ available: [LocaleIdentifier]) {
      let tags = available.map { $0.tag + "\0" }.joined()
      guard let pointer = catalog_icu_matcher_create(tags, Int32(clamping: available.count)) else { return nil }
      self.pointer = pointer
    }

    deinit { catalog_icu_matcher_destroy(pointer) }

    /// The index of the best among the available; -1 for none.
    func best(for tag: String) -> Int { Int(catalog_icu_matcher_best(pointer, tag)) }
  }
}
