@testable import CatalogLint

/// A kind of fault that a rule is there for, and how to make it in a project that has none.
struct Fault: Sendable {
  /// The id of the rule that must tell it, and no other may.
  let rule: String
  /// What is done.
  let title: String
  /// What the findings must weigh; nil where the rule knows one weight alone.
  let severity: Severity?
  /// Whether the rule offers a mend that takes the fault away.
  let isMended: Bool
  /// Makes it at every place of a project at once.
  let injection: @Sendable (InjectedProject) throws -> Injection

  init(
    _ rule: String,
    _ title: String,
    weighing severity: Severity? = nil,
    mended: Bool = false,
    injection: @escaping @Sendable (InjectedProject) throws -> Injection
  ) {
    self.rule = rule
    self.title = title
    self.severity = severity
    self.isMended = mended
    self.injection = injection
  }
}
