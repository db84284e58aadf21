extension AlertRenderer {
  /// An HTML fragment: a `div` with `role="alert"`, which screen readers announce, in the alert's language.
  ///
  /// The texts are escaped for element content and for quoted attributes alike. Each action is a button with its id as
  /// value; the classes (`alert`, `alert-error`, `alert-title` …) are there for a style sheet, and no style or script comes
  /// along.
  public static let html = AlertRenderer { alert in
    let severity = alert.severity.rawValue
    var lines = [
      #"<div class="alert alert-\#(severity)" role="alert" lang="\#(HTMLText.escaped(alert.locale.tag))" dir="auto" "#
        + #"data-code="\#(HTMLText.escaped(SafeText.line(alert.code)))">"#
    ]
    lines += HTMLText.paragraph(SafeText.line(alert.title), class: "alert-title")
    lines += HTMLText.paragraph(SafeText.block(alert.body), class: "alert-body")
    lines += HTMLText.paragraph(SafeText.block(alert.recovery ?? ""), class: "alert-recovery")
    let buttons = alert.actions.map { action in
      let id = HTMLText.escaped(SafeText.line(action.id))
      let label = HTMLText.escaped(SafeText.line(action.label))
      return #"<button type="button" class="alert-\#(action.role.rawValue)" value="\#(id)">\#(label)</button>"#
    }
    if !buttons.isEmpty { lines.append(#"<p class="alert-actions">\#(buttons.joined(separator: " "))</p>"#) }
    lines.append("</div>")
    return lines.joined(separator: "\n")
  }
}

private enum HTMLText {
  /// A paragraph with `br` for its line breaks, or nothing for an empty text.
  static func paragraph(_ text: String, class name: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
    return [#"<p class="\#(name)">\#(lines.joined(separator: "<br>"))</p>"#]
  }

  /// A text in which nothing ends an element's content or a quoted attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
