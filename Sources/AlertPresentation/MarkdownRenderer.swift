extension AlertRenderer {
  /// Markdown for CommonMark and GitHub: the title in bold, then the body and the recovery as paragraphs.
  ///
  /// Whatever the syntax would act on is escaped, so that the texts show as they are and nothing becomes a link, an image,
  /// a heading, code or HTML; a single line break stays one. (A GitHub comment still notifies an `@name`, which GitHub
  /// looks for in the finished page.)
  public static let markdown = AlertRenderer { alert in
    let title = MarkdownText.escaped(SafeText.line(alert.title))
    let paragraphs = [alert.body, alert.recovery ?? ""].flatMap(MarkdownText.paragraphs)
    return ([title.isEmpty ? "" : "**\(title)**"] + paragraphs).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// Text as Markdown that shows as that text.
private enum MarkdownText {
  /// The paragraphs of a text: blank lines part them, other line breaks become hard ones.
  static func paragraphs(of text: String) -> [String] {
    let lines = SafeText.block(text).split(separator: "\n", omittingEmptySubsequences: false)
      // White space before a line could make it code.
      .map { escaped(SafeText.line(String($0))) }
    return lines.split(separator: "").map { $0.joined(separator: "\\\n") }
  }

  /// One line, escaped with the backslashes that CommonMark (section 2.4) allows before any ASCII punctuation.
  static func escaped(_ line: String) -> String {
    var result = ""
    // Scalars: a combining mark after an asterisk does not stop CommonMark from seeing the asterisk.
    let scalars = Array(line.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isEscaped =
        switch scalar {
        // Code, emphasis, links, HTML, entities, tables, strikethrough, mathematics, mail addresses.
        case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "@": true
        // Headings, list items, underlines of headings.
        case "#", "+", "-", "=": index == 0
        // Ordered list items, and the addresses that GitHub links by `www.` and `://`.
        case ".": isOrdinal(scalars[..<index]) || endsInWWW(scalars[..<index])
        case ")": isOrdinal(scalars[..<index])
        case ":": index + 1 < scalars.count && scalars[index + 1] == "/"
        default: false
        }
      if isEscaped { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isOrdinal(_ start: ArraySlice<Unicode.Scalar>) -> Bool {
    !start.isEmpty && start.count <= 9 && start.allSatisfy { ("0"..."9").contains($0) }
  }

  private static func endsInWWW(_ start: ArraySlice<Unicode.Scalar>) -> Bool {
    start.suffix(3).count == 3 && start.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }
}
