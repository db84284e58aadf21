extension AlertRenderer {
  /// The alert as one line of JSON for another program, without the operator's text: `.json(includingDiagnostics: false)`.
  public static let json = json(includingDiagnostics: false)

  /// The alert as one line of JSON, in the form that `Alert` decodes. Values are whole: what is dangerous in a terminal or
  /// a page is escaped, not taken out, and whoever shows the decoded alert cleans it.
  ///
  /// - Parameter includingDiagnostics: whether the operator's text comes along; without it `diagnostics` is empty.
  public static func json(includingDiagnostics: Bool) -> AlertRenderer {
    AlertRenderer { alert in
      var members: [(String, JSONText)] = [("title", .string(alert.title)), ("body", .string(alert.body))]
      if let recovery = alert.recovery { members.append(("recovery", .string(recovery))) }
      members += [
        ("severity", .string(alert.severity.rawValue)),
        ("actions", .array(alert.actions.map(json))),
        ("code", .string(alert.code)),
        ("locale", .string(alert.locale.tag)),
        ("diagnostics", .array(includingDiagnostics ? alert.diagnostics.map(JSONText.string) : [])),
      ]
      return JSONText.object(members).text
    }
  }

  private static func json(_ action: AlertAction) -> JSONText {
    .object([
      ("id", .string(action.id)), ("label", .string(action.label)), ("role", .string(action.role.rawValue)),
    ])
  }
}
