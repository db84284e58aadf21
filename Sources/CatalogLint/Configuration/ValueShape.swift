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
  /// A list of values of one shape, none of them twice.
  case list(ValueShape)
  /// Values of one shape under keys that are texts, choices or locales. What a schema alone must be told are the keys whose
  /// values are held to more; the parser has sentences of its own for them.
  case map(keys: ValueShape, values: ValueShape, stricter: Stricter? = nil)
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

  /// Keys of a map whose values are held to more than the others.
  package struct Stricter: Sendable {
    /// The keys, plain words.
    let keys: [String]
    /// What stands under them.
    let values: ValueShape

    fileprivate var pattern: String { keys.joined(separator: "|") }
  }

  /// How the help writes it.
  var usage: String {
    switch self {
    case .text(let word): word
    case .choice(let words): words.count > 6 ? "ID" : words.joined(separator: "|")
    case .locale: "LOCALE"
    case .folder: "FOLDER"
    case .number(let range): "\(range.lowerBound)…\(range.upperBound)"
    case .list(let element): "[\(element.usage)…]"
    case .map(let keys, let values, _): "{\(keys.usage): \(values.usage)}"
    case .record(let fields): "{\(fields.map(\.name).joined(separator: ", "))}"
    case .either(let first, let second): "\(first.usage) or \(second.usage)"
    }
  }

  /// The shape as JSON Schema, draft 7: the draft that editors agree on.
  var schema: JSONValue {
    switch self {
    case .text:
      .object(["type": .string("string"), "minLength": .number(1), "pattern": .string(Self.wholeCharacters)])
    case .choice(let words): .object(["enum": .array(words.map(JSONValue.string))])
    case .locale: .object(["$ref": .string("#/definitions/locale")])
    case .folder:
      .object(["type": .string("string"), "pattern": .string(SourceFolder.pattern)])
    case .number(let range):
      .object([
        "type": .string("integer"), "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
      ])
    case .list(let element):
      .object(["type": .string("array"), "items": element.schema, "uniqueItems": .boolean(true)])
    case .map(let keys, let values, let stricter):
      .object(
        [.init("type", .string("object")), .init("propertyNames", keys.schema)]
          + (stricter.map { [.init("patternProperties", .object(["^(\($0.pattern))$": $0.values.schema]))] } ?? [])
          + [.init("additionalProperties", values.schema)]
      )
    case .record(let fields): Self.schema(of: fields)
    case .either(let first, let second): .object(["anyOf": .array([first.schema, second.schema])])
    }
  }

  /// What shapes have in common.
  static var definitions: JSONValue {
    .object(["locale": .object(["type": .string("string"), "pattern": .string(LocalePattern.text)])])
  }

  /// A text without half a character: JSON can write a surrogate without the other, which no path and no word has. Programs
  /// read the expression by code units or by characters, and it says the same to both.
  private static let wholeCharacters = #"^([^\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])+\#(LocalePattern.end)"#

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
