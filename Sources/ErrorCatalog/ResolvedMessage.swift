/// What was worked out about one error case in one chain of locales: which entries make its message.
final class ResolvedMessage: Sendable {
  /// The entry of one field, and whose arguments fill it.
  struct Field: Sendable {
    let entry: LocaleEntry
    /// Whose key the entry belongs to: a reason's, by its place, or the error's own, which comes after them.
    let level: Int
  }

  /// The error's own key.
  let key: CatalogKey
  /// The keys of the reasons inside it, the innermost first; nearly always none.
  let reasons: [CatalogKey]
  /// Whether the error has words of its own in the development language. Decided there, it is the same in every language.
  let speaks: Bool
  let title: Field?
  let description: Field?
  let recovery: Field?
  let origin: MessageOrigin
  /// What is wrong whatever the arguments.
  let problems: [CatalogProblem]
  /// The message where it is the same whatever the arguments.
  let constant: Message?
  /// That message where the error speaks for itself: what nearly every look-up asks for.
  let ownConstant: Message?

  init(
    key: CatalogKey,
    reasons: [CatalogKey],
    speaks: Bool,
    fields: (title: Field?, description: Field?, recovery: Field?),
    origin: MessageOrigin,
    problems: [CatalogProblem],
    constant: Message?
  ) {
    self.key = key
    self.reasons = reasons
    self.speaks = speaks
    (title, description, recovery) = fields
    self.origin = origin
    self.problems = problems
    self.constant = constant
    ownConstant = speaks ? constant : nil
  }

  /// The entry of a field.
  func field(_ field: MessageField) -> Field? {
    switch field {
    case .title: title
    case .description: description
    case .recovery: recovery
    }
  }

  /// Whether any language of the chain has words.
  var hasText: Bool { title != nil || description != nil }
}
