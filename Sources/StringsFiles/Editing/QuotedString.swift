/// Writes texts as strings of an old-style file.
package enum QuotedString {
  /// The text between quotation marks, with escapes where they are needed: for the mark, the backslash, line ends, tabs
  /// and other control characters. Everything else stands as it is.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text as it stands between quotation marks.
  package static func escaped(_ text: String) -> String {
    var quoted: [UInt8] = []
    quoted.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += #"\""#.utf8
      case "\\": quoted += #"\\"#.utf8
      case "\n": quoted += #"\n"#.utf8
      case "\r": quoted += #"\r"#.utf8
      case "\t": quoted += #"\t"#.utf8
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: quoted += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: quoted, as: UTF8.self)
  }

  /// The text as a comment; a mark that would end it early is broken up.
  static func comment(_ text: String, lineEnd: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let body = lines.joined(separator: lineEnd)
    var comment = ""
    for scalar in body.unicodeScalars {
      if scalar == "/", comment.unicodeScalars.last == "*" { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
    return "/* " + comment + " */"
  }
}
