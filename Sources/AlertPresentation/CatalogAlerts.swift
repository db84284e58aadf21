public import ErrorCatalog
import LocalizedMessages

extension Catalog {
  /// The words that any alert needs, whatever it is about: the labels of its actions, and the generic message.
  static let alertWords = Catalog.packageWords(tables: ["Alerts"], serving: [])

  /// The alert for any error, in the language a person prefers.
  ///
  /// Never fails, and no text of it is empty: an error that nobody has words for gets the generic message.
  ///
  /// ```swift
  /// let alert = Catalog.apiErrors.alert(for: error, in: .environment, actions: [.retry, .cancel])
  /// ```
  ///
  /// - Parameters:
  ///   - error: any error; who of its chain speaks is the catalog's matter (`message(for:in:)`).
  ///   - preferences: the languages to try.
  ///   - actions: what the person can choose. The labels are the catalog's words for their keys, else this package's, in the
  ///     message's language where they are there.
  ///   - severity: how serious the matter is for the person.
  public func alert(
    for error: any Error,
    in preferences: LocalePreferences,
    actions: [StandardAction] = [.ok],
    severity: Alert.Severity = .error
  ) -> Alert {
    localized(in: preferences).alert(for: error, actions: actions, severity: severity)
  }
}

extension LocalizedCatalog {
  /// The alert for any error, in the language this catalog is bound to: `Catalog.alert(for:in:actions:severity:)`.
  public func alert(
    for error: any Error,
    actions: [StandardAction] = [.ok],
    severity: Alert.Severity = .error
  ) -> Alert {
    let words = layered(over: .alertWords)
    let message = words.message(for: error)
    // An app may have this message in one language only: a button in another would look like somebody else's.
    let labels =
      message.locale == words.locale
      ? words : words.catalog.localized(in: LocalePreferences([message.locale] + words.chain.locales))
    return Alert(
      title: message.title,
      body: message.description,
      recovery: message.recovery,
      severity: severity,
      actions: actions.map { AlertAction(id: $0.id, label: labels.text($0.key).text, role: $0.role) },
      code: message.key ?? "Alerts.generic",
      locale: message.locale,
      diagnostics: words.catalog.diagnosticChain(for: error)
    )
  }
}
