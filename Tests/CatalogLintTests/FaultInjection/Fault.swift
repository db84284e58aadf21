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
  /// The id of the rule that tells what the mend leaves to a person; nil where it leaves nothing.
  let rest: String?
  /// Makes it at every place of a project at once.
  let injection: @Sendable (InjectedProject) throws -> Injection

  init(
    _ rule: String,
    _ title: String,
    weighing severity: Severity? = nil,
    mended: Bool = false,
    leaving rest: String? = nil,
    injection: @escaping @Sendable (InjectedProject) throws -> Injection
  ) {
    self.rule = rule
    self.title = title
    self.severity = severity
    self.isMended = mended
    self.rest = rest
    self.injection = injection
  }
}
