import CatalogICU
import ErrorCatalog

/// What a presenter asks a person, and what their answer means.
struct AlertPrompt {
  /// The numbered actions, a line each; empty where there is at most one.
  let choices: String
  /// The sentence that asks, before the place where the answer is typed.
  let request: String

  private let actions: [AlertAction]
  /// What Return alone takes.
  private let preferred: AlertAction

  init(for alert: Alert) {
    actions = alert.actions
    preferred = alert.actions.first { $0.role != .destructive } ?? .dismissal
    let words = Catalog.alertWords.localized(in: LocalePreferences([alert.locale]))
    let isSimple = actions.count <= 1 && (actions.isEmpty || preferred != .dismissal)
    if isSimple {
      choices = ""
      let label = actions.first.map { "[\(Self.label(of: $0))] " } ?? ""
      request = label + words.text("Alerts.pressReturn").text + " "
    } else {
      choices = actions.enumerated().map { "  \($0.offset + 1)  \(Self.label(of: $0.element))\n" }.joined()
      let label = preferred == .dismissal ? words.text("Alerts.cancel").text : Self.label(of: preferred)
      request = words.text("Alerts.chooseAction", arguments: ["action": .string(label)]).text + " "
    }
  }

  /// The action that a typed line names, or nil where it names none.
  func action(for line: String) -> AlertAction? {
    let answer = SafeText.line(line)
    if answer.isEmpty || choices.isEmpty { return preferred }
    if let number = Self.number(answer) {
      return actions.indices.contains(number - 1) ? actions[number - 1] : nil
    }
    let folded = answer.lowercased()
    return actions.first { $0.id.lowercased() == folded || Self.label(of: $0).lowercased() == folded }
  }

  private static func label(of action: AlertAction) -> String {
    let label = SafeText.line(action.label)
    return label.isEmpty ? SafeText.line(action.id) : label
  }

  /// A decimal number in the digits of any script, short enough to be one that was meant.
  private static func number(_ text: String) -> Int? {
    let digits = text.map(\.wholeNumberValue)
    guard digits.count <= 4 else { return nil }
    return digits.reduce(0) { number, digit in
      guard let number, let digit, digit < 10 else { return nil }
      return number * 10 + digit
    }
  }
}
