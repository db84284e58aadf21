import ErrorCatalog

/// What a project decides about its checks. Where it decides nothing, the defaults stand.
package struct Configuration: Equatable, Sendable {
  /// Where an editor finds the schema; nothing here reads it.
  var schema: String?
  var include: [String] = []
  var exclude: [String] = []
  var includeTypes: [String] = []
  var excludeTypes: [String] = []
  var scope = CheckScope.catalogued
  var requiredFields: [MessageField] = [.title, .description]
  var locales: [LocaleTag] = []
  var base: LocaleTag?
  var rules: [RuleID: RuleSetting] = [:]
  var minimumCoverage: [LocaleTag: Percentage] = [:]
  var errorProtocols: [String] = []
  var allow: [AllowList: [String]] = [:]
  var widths: [MessageField: Columns] = [:]
  var glossary: [String: [LocaleTag: String]] = [:]
  var generatedFolder: SourceFolder?

  /// What stands where a project decides nothing.
  package init() {}

  /// The name of the file, in the folder it speaks for or above it.
  package static let fileName = ".catalog-lint.json"
}

/// Which error enums must have words.
package enum CheckScope: String, CaseIterable, Sendable, ConfigurationValue {
  /// Those that have some, or a conformance.
  case catalogued
  /// All that another file can see.
  case all
}

/// The rules that leave alone what a list names.
enum AllowList: String, CaseIterable, ConfigurationValue {
  case sensitiveArgument = "sensitive-argument"
  case untranslated
  case wrongScript = "wrong-script"
}

/// One key of a configuration: parser, schema, dump and help come from this description.
struct ConfigurationKey: Sendable {
  let field: ValueShape.Field
  let set: @Sendable (inout Configuration, JSONValue) -> Void
  let get: @Sendable (Configuration) -> JSONValue?

  init<Value: ConfigurationValue>(
    _ name: String,
    _ path: WritableKeyPath<Configuration, Value> & Sendable,
    _ summary: String
  ) {
    field = .init(name, Value.shape, summary: summary)
    set = { configuration, json in
      if let value = Value(json: json) { configuration[keyPath: path] = value }
    }
    get = { $0[keyPath: path].json }
  }

  /// Every key, in the order of the dump.
  static let all: [ConfigurationKey] = [
    .init("$schema", \.schema, "Where an editor finds the schema of this file."),
    .init("include", \.include, "Paths that are checked, from this file's folder; all where none is named."),
    .init("exclude", \.exclude, "Paths that are not checked; * stands for a part of a name, ** for any folders."),
    .init(
      "includeTypes",
      \.includeTypes,
      "Error types that are checked: CheckoutError, Shop/*; all where none is named."
    ),
    .init("excludeTypes", \.excludeTypes, "Error types that are not checked."),
    .init("scope", \.scope, "Which error enums must have words: those that have some already, or all."),
    .init("requiredFields", \.requiredFields, "What the message of every error case must have."),
    .init("locales", \.locales, "The locales that must have words; those that a catalog has where none is named."),
    .init("base", \.base, "The language that words are written in first; the project says so otherwise."),
    .init("rules", \.rules, "What findings of a rule weigh, in all locales or in single ones."),
    .init(
      "minimumCoverage",
      \.minimumCoverage,
      "Of a hundred texts, how many a locale must have; single gaps are notes then."
    ),
    .init("errorProtocols", \.errorProtocols, "Protocols of other packages that refine Error: Vapor.AbortError."),
    .init("allow", \.allow, "Texts and names that a rule leaves alone, by rule."),
    .init("widths", \.widths, "How many columns a text may take, for the rules about width."),
    .init("glossary", \.glossary, "What a term is called in each locale, for the rules about terms."),
    .init("generatedFolder", \.generatedFolder, "The folder in a target's own that generated files go to."),
  ]
}

extension Configuration {
  /// The configuration with every key, as `dump-configuration` prints it; it reads as itself.
  package var json: JSONValue {
    .object(ConfigurationKey.all.compactMap { key in key.get(self).map { .init(key.field.name, $0) } })
  }

  /// What an editor needs to complete and check the file: JSON Schema, draft 7.
  package static var jsonSchema: JSONValue {
    guard case .object(let members) = ValueShape.schema(of: ConfigurationKey.all.map(\.field)) else {
      return .object([])
    }
    return .object(
      [
        .init("$schema", .string("http://json-schema.org/draft-07/schema#")),
        .init("title", .string("The configuration of catalog-lint")),
      ] + members
    )
  }
}
