/// What a value of the configuration may be. The parser, the JSON Schema and the help all go by it.
package indirect enum ValueShape: Sendable {
  /// Any text but the empty one; the word stands for it in the help.
  case text(String)
  /// One of some words.
  case choice([String])
  /// A locale: `ja`, `zh-Hant`, `pt_BR`.
  case locale
  /// A folder inside that of a target, as a path from there.
  case folder
  /// A whole number.
  case number(ClosedRange<Int>)
  /// A list of values of one shape.
  case list(ValueShape)
  /// Values of one shape under keys that are texts, choices or locales.
  case map(keys: ValueShape, values: ValueShape)
  /// Values of shapes of their own under fixed keys; all may be absent.
  case record([Field])
  /// A text where the first shape is one of texts, and else the other.
  case either(ValueShape, ValueShape)

  /// A fixed key with what stands under it.
  package struct Field: Sendable {
    /// The key.
    package let name: String
    /// What stands under it.
    package let shape: ValueShape
    /// The key of one sentence about it, for editors and help.
    let summaryKey: String

    init(_ name: String, _ shape: ValueShape, summaryKey: String) {
      self.name = name
      self.shape = shape
      self.summaryKey = summaryKey
    }
  }

  /// How the help writes it.
  var usage: String {
    switch self {
    case .text(let word): word
    case .choice(let words): words.count > 6 ? "ID" : words.joined(separator: "|")
    case .locale: "LOCALE"
    case .folder: "FOLDER"
    case .number(let range): range.upperBound == .max ? "N" : "\(range.lowerBound)…\(range.upperBound)"
    case .list(let element): "[\(element.usage)…]"
    case .map(let keys, let values): "{\(keys.usage): \(values.usage)}"
    case .record(let fields): "{\(fields.map(\.name).joined(separator: ", "))}"
    case .either(let first, let second): "\(first.usage) or \(second.usage)"
    }
  }

  /// The shape as JSON Schema, draft 7: the draft that editors agree on.
  var schema: JSONValue {
    switch self {
    case .text: .object(["type": .string("string"), "minLength": .number(1)])
    case .choice(let words): .object(["enum": .array(words.map(JSONValue.string))])
    case .locale: .object(["type": .string("string"), "pattern": .string("^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$")])
    case .folder:
      .object(["type": .string("string"), "pattern": .string(SourceFolder.pattern)])
    case .number(let range):
      .object(
        [.init("type", .string("integer")), .init("minimum", .number(range.lowerBound))]
          + (range.upperBound == .max ? [] : [.init("maximum", .number(range.upperBound))])
      )
    case .list(let element): .object(["type": .string("array"), "items": element.schema])
    case .map(let keys, let values):
      .object(["type": .string("object"), "propertyNames": keys.schema, "additionalProperties": values.schema])
    case .record(let fields): Self.schema(of: fields)
    case .either(let first, let second): .object(["anyOf": .array([first.schema, second.schema])])
    }
  }

  /// The schema of an object with fixed keys.
  static func schema(of fields: [Field]) -> JSONValue {
    // Editors read what programs read.
    let words = ToolWords(requested: "en")
    let properties = fields.map { field in
      guard case .object(let members) = field.shape.schema else { return JSONValue.Member(field.name, .object([])) }
      let description = JSONValue.Member("description", .string(words.text(field.summaryKey)))
      return JSONValue.Member(field.name, .object([description] + members))
    }
    return .object([
      "type": .string("object"), "additionalProperties": .boolean(false), "properties": .object(properties),
    ])
  }
}
