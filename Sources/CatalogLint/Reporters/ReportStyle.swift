/// How a report for people looks on a terminal; elsewhere it is plain.
struct ReportStyle {
  /// Whether escape codes are written at all.
  let usesColor: Bool

  func bold(_ text: String) -> String { styled(text, "1") }

  func faint(_ text: String) -> String { styled(text, "2") }

  /// The text in the colour of a severity.
  func text(_ text: String, for severity: Severity) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;33")
    case .note: styled(text, "1;36")
    }
  }

  /// The text in the colour of what is right.
  func good(_ text: String) -> String { styled(text, "1;32") }

  private func styled(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
