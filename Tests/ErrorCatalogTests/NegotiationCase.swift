import ErrorCatalog
import Testing

/// One case of language negotiation: what a person asks for, what a catalog has, which locales are tried.
struct NegotiationCase: Sendable, CustomTestStringConvertible {
  let id: String
  let preferences: LocalePreferences
  /// Locales that the catalog has words in, as folders are named, separated by spaces.
  let available: String
  var developmentLanguage = "en"
  /// The chain, separated by spaces.
  let expected: String
  /// Why this is the right answer.
  let because: String

  var testDescription: String { "\(id): \(because)" }

  /// The chain that a catalog answers, whose tables are made in this order.
  func chain(available: [String]) throws -> [String] {
    let words = available.map { CatalogSourceFile(locale: $0, name: "T.strings", text: #""k" = "v";"#) }
    let development = try #require(LocaleIdentifier(developmentLanguage))
    return Catalog(files: words, developmentLanguage: development).localized(in: preferences).chain.locales.map(\.tag)
  }
}
