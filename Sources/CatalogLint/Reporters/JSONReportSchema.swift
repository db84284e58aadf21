/// The JSON Schema (draft 7) of the report that `--format json` writes.
///
/// A reader may meet keys that are not in it; one that is in it never changes its meaning under the same number.
enum JSONReportSchema {
  /// The schema as text, with a line feed at its end.
  static var document: String {
    let report = object([
      .required("schema", .object(["const": .number(JSONReporter.schema)]), "The number of this format."),
      .required("folder", text, "The folder that all paths start from, written from where the tool was started."),
      .required("findings", list(of: finding), "What was found, by file, line and column."),
      .required("coverage", list(of: coverage), "How many texts each locale has."),
      .required("summary", summary, "How many findings there are, and whether everything was read."),
    ])
    guard case .object(let members) = report else { return "" }
    let head: [JSONValue.Member] = [
      .init("$schema", .string("http://json-schema.org/draft-07/schema#")),
      .init("title", .string("Report of catalog-lint check --format json, number \(JSONReporter.schema)")),
    ]
    return JSONValue.object(head + members).document
  }

  private static let finding = object([
    .required("rule", text, "The id of the rule; catalog-lint explain tells what it means."),
    .required("severity", oneOf(Severity.allCases.map(\.rawValue)), "How much it matters."),
    .required("message", text, "One sentence."),
    .required("file", text, "The path of the file."),
    .required("line", number(from: 1), "The line."),
    .required("column", number(from: 1), "The column in UTF-8 bytes."),
    .required("notes", list(of: note), "What belongs to it elsewhere."),
    .required("fixes", list(of: fix), "How it can be mended; the first is what catalog-lint fix does."),
  ])

  private static let note = object([
    .required("message", text, "One sentence."),
    .optional("file", text, "The path of the file; absent where it does not exist yet."),
    .optional("line", number(from: 1), "The line."),
    .optional("column", number(from: 1), "The column in UTF-8 bytes."),
  ])

  private static let fix = object([
    .required("message", text, "What it does, in one sentence."),
    .required("edits", list(of: edit), "The changes; all of them belong together."),
  ])

  private static let edit = object([
    .required("file", text, "The path of the file or folder."),
    .optional("line", number(from: 1), "The line of the first byte that goes."),
    .optional("column", number(from: 1), "Its column in UTF-8 bytes."),
    .optional("endLine", number(from: 1), "The line of the first byte that stays."),
    .optional("endColumn", number(from: 1), "Its column in UTF-8 bytes."),
    .optional("text", text, "What comes in the place of what goes."),
    .optional("name", text, "The name that the file or folder gets."),
    .optional("encoding", text, "The encoding that the file gets."),
  ])

  private static let coverage = object([
    .required("folder", text, "The folder of the package, from that of the paths."),
    .required("locale", text, "The tag of the locale."),
    .required("percent", percentage, "Rounded down; null where no text need be there."),
    .required("translated", number(from: 0), "Texts that are there."),
    .required("needsReview", number(from: 0), "Texts that a person has still to look at."),
    .required("missing", number(from: 0), "Texts that should be there."),
    .required("excluded", number(from: 0), "Texts that need not be there."),
  ])

  private static let summary = object([
    .required("errors", number(from: 0), "Findings of this severity."),
    .required("warnings", number(from: 0), "Findings of this severity."),
    .required("notes", number(from: 0), "Findings of this severity."),
    .required("unreadFiles", number(from: 0), "Source files of which nothing was checked; with one no run is clean."),
    .required("partlyReadFiles", number(from: 0), "Source files of which a part was checked."),
  ])

  // MARK: - Words of the schema

  private struct Property {
    let name: String
    let schema: JSONValue
    let isRequired: Bool

    static func required(_ name: String, _ schema: JSONValue, _ meaning: String) -> Property {
      Property(name, schema, meaning, isRequired: true)
    }

    static func optional(_ name: String, _ schema: JSONValue, _ meaning: String) -> Property {
      Property(name, schema, meaning, isRequired: false)
    }

    private init(_ name: String, _ schema: JSONValue, _ meaning: String, isRequired: Bool) {
      self.name = name
      self.schema = .object([.init("description", .string(meaning))] + members(schema))
      self.isRequired = isRequired
    }
  }

  private static let text = JSONValue.object(["type": .string("string")])

  private static func number(from minimum: Int) -> JSONValue {
    .object(["type": .string("integer"), "minimum": .number(minimum)])
  }

  private static var percentage: JSONValue {
    .object([
      "type": .array([.string("integer"), .string("null")]), "minimum": .number(0), "maximum": .number(100),
    ])
  }

  private static func oneOf(_ words: [String]) -> JSONValue { .object(["enum": .array(words.map(JSONValue.string))]) }

  private static func list(of element: JSONValue) -> JSONValue {
    .object(["type": .string("array"), "items": element])
  }

  private static func object(_ properties: [Property]) -> JSONValue {
    .object([
      "type": .string("object"),
      "properties": .object(properties.map { .init($0.name, $0.schema) }),
      "required": .array(properties.filter(\.isRequired).map { .string($0.name) }),
    ])
  }

  private static func members(_ value: JSONValue) -> [JSONValue.Member] {
    if case .object(let members) = value { members } else { [] }
  }
}
