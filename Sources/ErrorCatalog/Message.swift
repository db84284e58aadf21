import CatalogICU

/// The words of one error in one language.
public struct Message: Sendable {
  /// One reference, so that a message that needs no formatting is handed out without copying its parts.
  @usableFromInline
  final class Content: Sendable {
    @usableFromInline
    let title: String
    @usableFromInline
    let description: String
    @usableFromInline
    let recovery: String?
    let origin: MessageOrigin
    let problems: [CatalogProblem]

    init(title: String, description: String, recovery: String?, origin: MessageOrigin, problems: [CatalogProblem]) {
      self.title = title
      self.description = description
      self.recovery = recovery
      self.origin = origin
      self.problems = problems
    }
  }

  @usableFromInline
  let content: Content

  init(title: String, description: String, recovery: String?, origin: MessageOrigin, problems: [CatalogProblem]) {
    content = Content(
      title: title,
      description: description,
      recovery: recovery,
      origin: origin,
      problems: problems
    )
  }

  /// What happened, as a noun phrase. Never empty.
  @inlinable
  public var title: String { content.title }

  /// What happened and what the person can do. Never empty.
  @inlinable
  public var description: String { content.description }

  /// What to do next, where the catalog says so apart from the description.
  @inlinable
  public var recovery: String? { content.recovery }

  /// The stable code of the error that speaks, such as `APIError.invalidURL`: the same in every language.
  /// Nil where no error of the chain has a key.
  public var key: String? { content.origin.key?.stableCode }

  /// The key of the error that speaks.
  public var catalogKey: CatalogKey? { content.origin.key }

  /// The language that the words are in.
  public var locale: LocaleIdentifier { content.origin.locale }

  /// Whether the words are in another language than the best one that the catalog has for this person:
  /// because that one lacks them, or because the catalog has no language that was asked for.
  public var isFallback: Bool { content.origin.isFallback }

  /// What is wrong with the words. The text is the best there is all the same.
  public var problems: [CatalogProblem] { content.problems }
}

/// Where a message came from; the same for all messages of one error case in one language.
final class MessageOrigin: Sendable {
  let key: CatalogKey?
  let locale: LocaleIdentifier
  let isFallback: Bool

  init(key: CatalogKey?, locale: LocaleIdentifier, isFallback: Bool) {
    self.key = key
    self.locale = locale
    self.isFallback = isFallback
  }
}
