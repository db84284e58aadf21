import CatalogICU

/// What a catalog has for one person, worked out when it is first asked for and remembered.
final class Negotiation: Sendable {
  let wishes: LocalePreferences.Wishes
  let chain: LocaleChain
  /// The first language that the person named.
  let requestedLocale: LocaleIdentifier?
  /// The words in the chain's locales: shared by everyone who has the same chain, whatever their header says.
  let binding: CatalogBinding

  init(wishes: LocalePreferences.Wishes, chain: LocaleChain, binding: CatalogBinding) {
    self.wishes = wishes
    self.chain = chain
    self.binding = binding
    requestedLocale = wishes.wished.lazy.compactMap { if case .language(let name) = $0 { name } else { nil } }.first
  }
}
