/// One thing a person can choose in an alert.
public struct AlertAction: Hashable, Sendable, Codable {
  /// What choosing the action means, so that a front end can style and place it.
  public enum Role: String, Sendable, Codable, CaseIterable {
    /// The person has read the alert, or agrees.
    case confirm
    /// Does again what went wrong.
    case retry
    /// Leaves it at that.
    case cancel
    /// Does what cannot be undone. Never chosen by Return alone.
    case destructive
  }

  /// What the program knows the action by: `retry`.
  public var id: String
  /// What the person reads.
  public var label: String
  /// What choosing it means.
  public var role: Role

  /// An action with words of the program's own.
  public init(id: String, label: String, role: Role) {
    self.id = id
    self.label = label
    self.role = role
  }

  /// What a presenter reports for an alert that was left without a choice among its actions.
  public static let dismissal = AlertAction(id: "dismiss", label: "", role: .cancel)
}

/// An action whose label comes from the catalog, in the language of the alert.
public struct StandardAction: Hashable, Sendable {
  /// What the program knows the action by.
  public let id: String
  /// What choosing it means.
  public let role: AlertAction.Role
  /// The key of the label: `Alerts.retry`.
  public let key: String

  /// An action of the program's own, whose label stands under `key` in the catalog that makes the alert.
  public init(id: String, role: AlertAction.Role, key: String) {
    self.id = id
    self.role = role
    self.key = key
  }

  /// The alert was read.
  public static let ok = StandardAction(id: "ok", role: .confirm, key: "Alerts.ok")
  /// Do again what went wrong.
  public static let retry = StandardAction(id: "retry", role: .retry, key: "Alerts.retry")
  /// Leave it at that.
  public static let cancel = StandardAction(id: "cancel", role: .cancel, key: "Alerts.cancel")
}
