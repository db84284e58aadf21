/// JSON on one line, its members in the order they are given.
enum JSONText {
  case string(String)
  case number(Int)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value as RFC 8259 text.
  ///
  /// Strings keep their value, but what a terminal, a log or a page around the JSON could act on is escaped: controls,
  /// bidi controls, U+2028 and U+2029, U+FEFF, and `<`, `>`, `&`.
  var text: String {
    switch self {
    case .string(let value): Self.quoted(value)
    case .number(let value): String(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}":
        result += escape(scalar)
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isBidiControl:
        result += escape(scalar)
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Every scalar that is escaped has four hexadecimal digits at most.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
