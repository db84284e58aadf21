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
  ///   - available: the locales that there are words in.
  ///   - links: the best locale for a language and its parents, as far as there are words in them.
  ///   - development: the development languages, that of the uppermost layer first.
  init(
    for wishes: LocalePreferences.Wishes,
    available: Set<LocaleIdentifier>,
    links: (LocaleIdentifier) -> [Link],
    development: [LocaleIdentifier]
  ) {
    var chain: [Link] = []
    // A chain has a few links: looking at each is faster than hashing.
    func isNew(_ locale: LocaleIdentifier) -> Bool { !chain.contains { $0.locale == locale } }

    wishes: for wish in wishes.wished {
      switch wish {
      case .language(let language):
        for link in links(language) where isNew(link.locale) && !wishes.refuses(link.locale) { chain.append(link) }
      case .any:
        let candidates = development + available.sorted()
        if let locale = candidates.first(where: { isNew($0) && !wishes.refuses($0) }) {
          chain.append(Link(locale: locale, reason: .anyLanguage))
        }
      case .development:
        break wishes
      }
    }
    for locale in development where isNew(locale) { chain.append(Link(locale: locale, reason: .development)) }
    self.links = chain
  }

  /// How many locales, from the first on, are the best that the person gets: the first and its parents. None where the person
  /// gets nothing of what they asked for.
  func bestCount(for wishes: LocalePreferences.Wishes) -> Int {
    guard let first = links.first else { return 0 }
    if case .development = first.reason, let wish = wishes.wished.first, wish != .development { return 0 }
    return 1 + links.dropFirst().prefix { $0.reason == .parent(of: first.locale) }.count
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
