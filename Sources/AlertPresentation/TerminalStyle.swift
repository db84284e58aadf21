/// The escape sequences of an alert (ECMA-48, SGR), or none.
struct TerminalStyle {
  private let color: String?

  init(severity: Alert.Severity, usesColor: Bool) {
    let number =
      switch severity {
      case .notice: "36"
      case .warning: "33"
      case .error: "31"
      }
    color = usesColor ? number : nil
  }

  func title(_ text: String) -> String { styled(text, prefix: "1;") }
  func frame(_ text: String) -> String { styled(text, prefix: "") }

  private func styled(_ text: String, prefix: String) -> String {
    guard let color, !text.isEmpty else { return text }
    return "\u{1B}[\(prefix)\(color)m\(text)\u{1B}[0m"
  }
}
