/// A JSON value that keeps the order of its members, as what this tool writes for people to read.
package indirect enum JSONValue: Equatable, Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object by its members, in order.
  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// The value as indented RFC 8259 text, with a line feed at its end. Lists of single values stand on one line.
  package var document: String { text(indentation: "") + "\n" }

  private func text(indentation: String) -> String {
    switch self {
    case .string(let value): Self.quoted(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .array(let values) where values.allSatisfy(\.isScalar):
      "[" + values.map { $0.text(indentation: "") }.joined(separator: ", ") + "]"
    case .array(let values):
      Self.block("[", values.map { $0.text(indentation: indentation + "  ") }, "]", indentation)
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      Self.block(
        "{",
        members.map { "\(Self.quoted($0.key)): \($0.value.text(indentation: indentation + "  "))" },
        "}",
        indentation
      )
    }
  }

  private var isScalar: Bool {
    switch self {
    case .string, .number, .boolean: true
    case .array, .object: false
    }
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, _ indentation: String) -> String {
    "\(open)\n" + lines.map { "\(indentation)  \($0)" }.joined(separator: ",\n") + "\n\(indentation)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isBidiControl:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
