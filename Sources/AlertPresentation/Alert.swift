public import CatalogICU

/// A message ready for a front end: what a person reads, what they can do next, and, apart from it, what an operator reads.
///
/// A plain value. `Catalog.alert(for:in:)` makes one of an error; a front end shows it in its own way, and
/// `rendered(_:)` turns it into text. The texts are as the catalog gave them: whatever shows them takes out what its
/// target must not see, as every `AlertRenderer` of this module does (`SafeText` is there for others).
public struct Alert: Equatable, Sendable, Codable {
  /// How serious the matter is for the person.
  public enum Severity: String, Sendable, Codable, CaseIterable {
    /// Something worth knowing; nothing went wrong.
    case notice
    /// Something may go wrong, or went wrong in part.
    case warning
    /// What the person asked for did not happen.
    case error
  }

  /// What happened, as a noun phrase.
  public var title: String
  /// What happened and what can be done, in full sentences.
  public var body: String
  /// What to do next, where the catalog words it apart from the body.
  public var recovery: String?
  /// How serious it is.
  public var severity: Severity
  /// What the person can choose, the likeliest first. Empty where there is nothing to choose.
  public var actions: [AlertAction]
  /// The stable code of the error, the same in every language: `APIError.networkError`.
  public var code: String
  /// The locale the texts are in.
  public var locale: LocaleIdentifier
  /// The operator's text: the chain of errors in the development language, outermost first. It may hold what no
  /// customer should read, so of the renderers only the log line shows it unasked.
  public var diagnostics: [String]

  /// An alert of its parts.
  public init(
    title: String,
    body: String,
    recovery: String? = nil,
    severity: Severity = .error,
    actions: [AlertAction] = [],
    code: String,
    locale: LocaleIdentifier,
    diagnostics: [String] = []
  ) {
    self.title = title
    self.body = body
    self.recovery = recovery
    self.severity = severity
    self.actions = actions
    self.code = code
    self.locale = locale
    self.diagnostics = diagnostics
  }
}

extension Alert {
  /// The action that stands for an alert nobody answered: the first that cancels, else the first that merely confirms,
  /// else `AlertAction.dismissal`.
  ///
  /// Never one that retries or destroys: where nobody can answer, the first would go round for ever and the second
  /// would do what nobody agreed to.
  public var dismissal: AlertAction {
    actions.first { $0.role == .cancel } ?? actions.first { $0.role == .confirm } ?? .dismissal
  }
}
