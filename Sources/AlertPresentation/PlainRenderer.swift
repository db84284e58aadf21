extension AlertRenderer {
  /// The person's text alone: the title, the body and the recovery, each on lines of its own.
  ///
  /// Control characters, escape sequences and bidi controls are taken out (`SafeText`); the body keeps its line breaks.
  public static let plain = AlertRenderer { alert in
    let parts = [SafeText.line(alert.title), SafeText.block(alert.body), SafeText.block(alert.recovery ?? "")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
