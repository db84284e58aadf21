import CatalogICU

/// One text in one language, with what is wrong with it.
public struct CatalogText: Sendable {
  /// The text. Never empty because something is wrong: where there is no entry it is the key.
  public let text: String
  /// The language of the text.
  public let locale: LocaleIdentifier
  /// Whether the text is in another language than the best one that the catalog has for this person.
  public let isFallback: Bool
  /// What is wrong.
  public let problems: [CatalogProblem]
}
