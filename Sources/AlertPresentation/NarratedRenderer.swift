extension AlertRenderer {
  /// Text for a screen reader or a voice: no box and no layout, a full stop after the title so that the voice pauses, and
  /// the actions by number, a line each.
  public static let narrated = AlertRenderer { alert in
    let title = SafeText.line(alert.title)
    var lines = [title.isEmpty ? "" : title + stop(after: title, language: alert.locale.language)]
    lines += [alert.body, alert.recovery ?? ""].flatMap { SafeText.block($0).split(separator: "\n").map(String.init) }
    lines += alert.actions.enumerated().map { "\($0.offset + 1): \(SafeText.line($0.element.label))" }
    return lines.map(spoken).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func stop(after text: String, language: String) -> String {
    if let last = text.last, ".。．!！?？…".contains(last) { return "" }
    return ["ja", "zh"].contains(language) ? "。" : "."
  }

  /// Without the soft hyphen and the zero-width space, at which voices stumble.
  private static func spoken(_ line: String) -> String {
    SafeText.line(String(line.unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }))
  }
}
