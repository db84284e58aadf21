import AlertPresentation
import CatalogICU

extension Alert {
  /// An alert in English about a search without a word.
  static let emptyWord = Alert(
    title: "Search error",
    body: "There is no search word. Enter one and search again.",
    code: "APIError.searchWordEmpty",
    locale: .english
  )

  /// An alert of these texts alone.
  static func of(
    title: String = "",
    body: String,
    recovery: String? = nil,
    severity: Alert.Severity = .error,
    actions: [AlertAction] = [],
    code: String = "Test.case",
    locale: LocaleIdentifier = .english,
    diagnostics: [String] = []
  ) -> Alert {
    Alert(
      title: title,
      body: body,
      recovery: recovery,
      severity: severity,
      actions: actions,
      code: code,
      locale: locale,
      diagnostics: diagnostics
    )
  }

  /// An alert every text of which tries to get out of its place.
  static let hostile = Alert(
    title: HostileText.everything,
    body: HostileText.everything + "\nsecond line",
    recovery: HostileText.everything,
    actions: [AlertAction(id: HostileText.everything, label: HostileText.everything, role: .retry)],
    code: HostileText.everything,
    locale: .english,
    diagnostics: [HostileText.everything, HostileText.everything]
  )
}

enum HostileText {
  /// Escape sequences in both forms, line breaks of every kind, reordering, and the syntax of every target.
  static let everything =
    "\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{07} \u{9B}2J \u{9D}8;;http://x\u{9C} \u{1B}P$q\u{1B}\\ \u{8}\u{7F}\0"
    + " a\r\nb\rc\u{85}d\u{B}e\u{C}f\u{2028}g\u{2029}h\ti"
    + " \u{202E}abc\u{202C} \u{2066}\u{2069}\u{200E}\u{200F}\u{61C}\u{FEFF}\u{FFF9}"
    + " <script>alert('1' && \"2\")</script> *_`[x](y)` ![i](j) @name \\ level=fatal \"quoted\""
}
