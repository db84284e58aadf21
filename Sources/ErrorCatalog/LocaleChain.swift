import CatalogICU

/// The locales to try for one person, in order, and why each is there.
public struct LocaleChain: Hashable, Sendable {
  /// One locale of the chain.
  public struct Link: Hashable, Sendable {
    /// The locale, one that the catalog has words in; the development language is there even if it has none.
    public let locale: LocaleIdentifier
    /// Why it is tried.
    public let reason: Reason
  }

  /// Why a locale is in the chain.
  public enum Reason: Hashable, Sendable {
    /// ICU's matcher finds it the best one for this language, which the person asked for.
    case match(for: LocaleIdentifier)
    /// It is a parent, of the same script, of a locale earlier in the chain.
    case parent(of: LocaleIdentifier)
    /// The person takes any language (`*`).
    case anyLanguage
    /// It is the development language: the last resort, or asked for as `C` or `POSIX`.
    case development
  }

  /// The links, first tried first. Never empty.
  public let links: [Link]

  /// The locales alone.
  public var locales: [LocaleIdentifier] { links.map(\.locale) }

  /// Negotiates a chain.
  ///
  /// - Parameters:
  ///   - available: the locales that there are words in, in any order.
  ///   - bestMatch: the matcher over them.
  ///   - development: the development languages, that of the uppermost layer first.
  init(
    for wishes: LocalePreferences.Wishes,
    available: Set<LocaleIdentifier>,
    bestMatch: (LocaleIdentifier) -> LocaleIdentifier?,
    development: [LocaleIdentifier]
  ) {
    var links: [Link] = []
    var seen: Set<LocaleIdentifier> = []
    func append(_ locale: LocaleIdentifier, _ reason: Reason) {
      if seen.insert(locale).inserted { links.append(Link(locale: locale, reason: reason)) }
    }

    wishes: for wish in wishes.wished {
      switch wish {
      case .language(let language):
        guard let best = available.contains(language) ? language : bestMatch(language) else { continue }
        if !wishes.refuses(best) { append(best, .match(for: language)) }
        for parent in best.parents where available.contains(parent) && !wishes.refuses(parent) {
          append(parent, .parent(of: best))
        }
      case .any:
        let candidates = development + available.sorted()
        if let locale = candidates.first(where: { !seen.contains($0) && !wishes.refuses($0) }) {
          append(locale, .anyLanguage)
        }
      case .development:
        break wishes
      }
    }
    for locale in development { append(locale, .development) }
    self.links = links
  }
}

extension LocalePreferences.Wishes {
  /// Whether a locale is one that the person does not want: the most exact range that names it has `q=0` (RFC 4647).
  func refuses(_ locale: LocaleIdentifier) -> Bool {
    guard !refused.isEmpty else { return false }
    func longest(among ranges: [LocaleIdentifier]) -> Int {
      ranges.lazy.filter { locale.tag == $0.tag || locale.tag.hasPrefix($0.tag + "-") }.map(\.tag.utf8.count).max() ?? 0
    }
    let wanted = wished.compactMap { wish in
      if case .language(let language) = wish { language } else { nil }
    }
    return longest(among: refused) > longest(among: wanted)
  }
}
