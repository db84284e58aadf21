extension AlertRenderer {
  /// One line for a log, in `name=value` pairs: the severity, the code, the locale and the title the person saw, then the
  /// operator's chain of errors.
  ///
  /// ```
  /// severity=error code=APIError.networkError locale=ja title="通信エラー" chain="APIError.networkError: …"
  /// ```
  ///
  /// No value can end its quotes or its line: quotes and backslashes are escaped, line breaks become `\n`, and other
  /// controls, escape sequences and bidi controls are taken out.
  public static let logLine = AlertRenderer { alert in
    var pairs = [
      ("severity", alert.severity.rawValue), ("code", alert.code), ("locale", alert.locale.tag), ("title", alert.title),
    ]
    if !alert.diagnostics.isEmpty { pairs.append(("chain", alert.diagnostics.joined(separator: " <- "))) }
    return pairs.map { "\($0.0)=\(value($0.1))" }.joined(separator: " ")
  }

  /// A value bare where it is one plain word, else in quotes.
  private static func value(_ text: String) -> String {
    let text = SafeText.block(text)
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isPlain && !text.isEmpty { return text }
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
