/// A text as one line of a terminal or of a build's log, whatever the keys, the paths and the values in it hold.
///
/// A line end would begin a line of its own, and with `::` such a line is a command to GitHub Actions; control characters
/// move the cursor, colour what follows or ring; marks of direction turn the line around. They stand as escapes, as source
/// code writes them, so that people see what there is.
enum OneLine {
  /// The whole line.
  static func text(_ text: String, tab: String = #"\t"#) -> String { withoutCommand(part(text, tab: tab)) }

  /// A part of a line, with the same number of columns wherever it stands.
  ///
  /// - Parameters:
  ///   - tab: what stands for a tab.
  ///   - lead: what stands before it.
  static func part(_ text: String, after lead: String = "", tab: String = #"\t"#) -> String {
    var result = ""
    var signs = lead.unicodeScalars.reversed().prefix { $0 == "#" }.count
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += tab
      // The runner of GitHub Actions takes `##[` for the start of a command wherever it stands.
      case "[" where signs > 1: result += escape(scalar)
      case _ where isUnsafe(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
      signs = scalar == "#" ? signs + 1 : 0
    }
    return result
  }

  /// Several lines with their own line feeds and tabs, each of them safe.
  static func lines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { self.text(String($0), tab: "\t") }.joined(separator: "\n")
  }

  /// Whether a character is a control character, ends a line or turns the direction of the text around.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl
    default: false
    }
  }

  /// The runner of GitHub Actions takes a line for a command that has `::` behind its blanks (`actions/runner`,
  /// `ActionCommand.cs`).
  private static func withoutCommand(_ line: String) -> String {
    guard let start = line.firstIndex(where: { !$0.isWhitespace }), line[start...].hasPrefix("::") else { return line }
    return line[..<start] + escape(":") + line[line.index(after: start)...]
  }

  /// As source code writes a character: `\u{7}`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
