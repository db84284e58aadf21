import FoundationEssentials
import StringsFiles

/// What a catalog file holds, for people and for programs.
package struct EntryListing: Encodable {
  private let path: String
  private let format: String
  private let notation: String
  private let encoding: String?
  private let entries: [Entry]
  private let problems: [Problem]
  private let hasPlaces: Bool
  /// What the process tells of this file.
  let status: ExitCode

  /// Lists a file.
  ///
  /// - Parameter path: the file's path as the caller wrote it.
  init(_ file: CatalogFile, path: String, words: ToolWords) {
    self.path = path
    format = file.format.rawValue
    notation = file.notation.rawValue
    encoding = file.encoding?.description
    hasPlaces = file.hasPositions
    entries = file.entries.map { Entry($0, in: file) }
    problems = file.problems.map { problem in
      Problem(
        id: problem.id,
        message: words.sentence(problem.kind),
        line: file.hasPositions ? problem.location.line : nil,
        column: file.hasPositions ? problem.location.column : nil
      )
    }
    status = file.isUnreadable ? .failure : problems.isEmpty ? .success : .findings
  }

  private enum CodingKeys: CodingKey { case path, format, notation, encoding, entries, problems }

  /// Every file has every member, so that a program need not ask which are there.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(format, forKey: .format)
    try container.encode(notation, forKey: .notation)
    try container.encode(encoding, forKey: .encoding)
    try container.encode(entries, forKey: .entries)
    try container.encode(problems, forKey: .problems)
  }

  /// One key with its text.
  private struct Entry: Encodable {
    var key: String
    var value: String
    var comment: String?
    var locale: String?
    var state: String?
    var variables: [Variable]
    var line: Int?
    var column: Int?

    init(_ entry: CatalogEntry, in file: CatalogFile) {
      key = entry.key
      value = entry.text
      comment = entry.comment
      locale = entry.locale
      state = entry.translationState
      variables =
        if case .plural(let plural) = entry.value { plural.variables.map(Variable.init) } else { [] }
      let location = file.hasPositions ? file.location(ofByte: entry.span.lowerBound) : nil
      line = location?.line
      column = location?.column
    }

    private enum CodingKeys: CodingKey { case key, value, comment, locale, state, variables, line, column }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(value, forKey: .value)
      try container.encode(comment, forKey: .comment)
      try container.encode(locale, forKey: .locale)
      try container.encode(state, forKey: .state)
      try container.encode(variables, forKey: .variables)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
    }
  }

  private struct Variable: Encodable {
    var name: String
    var forms: [Form]

    init(_ variable: PluralText.Variable) {
      name = variable.name
      forms = variable.forms.map { Form(category: $0.category, text: $0.text) }
    }
  }

  private struct Form: Encodable {
    var category: String
    var text: String
  }

  private struct Problem: Encodable {
    var id: String
    var message: String
    var line: Int?
    var column: Int?

    private enum CodingKeys: CodingKey { case id, message, line, column }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(message, forKey: .message)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
    }
  }

  /// One line for the file, one for each entry, one for each problem; texts are written as in a `.strings` file, so that
  /// nothing in them reaches the terminal as it is.
  func text() -> String {
    let places = hasPlaces ? nil : "no places"
    var lines = ["\(path): \([format, notation, encoding, places].compactMap(\.self).joined(separator: ", "))"]
    for entry in entries {
      let place = entry.line.map { "\($0):\(entry.column ?? 1): " } ?? ""
      let locale = entry.locale.map { "[\($0)] " } ?? ""
      lines.append("  \(place)\(locale)\(QuotedString.quoted(entry.key)) = \(QuotedString.quoted(entry.value))")
      for variable in entry.variables {
        for form in variable.forms {
          lines.append("    \(variable.name).\(form.category) = \(QuotedString.quoted(form.text))")
        }
      }
    }
    for problem in problems {
      let place = problem.line.map { ":\($0):\(problem.column ?? 1)" } ?? ""
      lines.append("\(path)\(place): \(problem.message) [\(problem.id)]")
    }
    return lines.map { OneLine.text($0) + "\n" }.joined()
  }

  /// The listings as one JSON object.
  static func json(of listings: [EntryListing]) throws -> String {
    struct Document: Encodable {
      let schema = 1
      let files: [EntryListing]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(files: listings)), as: UTF8.self) + "\n"
  }
}
