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

  /// The tags of the locales that must have words in any case; nobody names how much one must have and does not want it.
  var demandedTags: Set<String> { Set((locales + minimumCoverage.keys).map(\.tag)) }

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
    _ path: WritableKeyPath<Configuration, Value> & Sendable
  ) {
    field = .init(name, Value.shape, summaryKey: "Configuration.\(name)")
    set = { configuration, json in
      if let value = Value(json: json) { configuration[keyPath: path] = value }
    }
    get = { $0[keyPath: path].json }
  }

  /// Every key, in the order of the dump.
  static let all: [ConfigurationKey] = [
    .init("$schema", \.schema),
    .init("include", \.include),
    .init("exclude", \.exclude),
    .init("includeTypes", \.includeTypes),
    .init("excludeTypes", \.excludeTypes),
    .init("scope", \.scope),
    .init("requiredFields", \.requiredFields),
    .init("locales", \.locales),
    .init("base", \.base),
    .init("rules", \.rules),
    .init("minimumCoverage", \.minimumCoverage),
    .init("errorProtocols", \.errorProtocols),
    .init("allow", \.allow),
    .init("widths", \.widths),
    .init("glossary", \.glossary),
    .init("generatedFolder", \.generatedFolder),
  ]

  /// The keys that are taken, and that no rule of this version looks at.
  private static let unread = ["widths", "glossary"]

  /// Those of them that a configuration says something under.
  static func unread(in configuration: Configuration) -> [String] {
    all.filter { key in
      unread.contains(key.field.name) && key.get(configuration) != key.get(Configuration())
    }.map(\.field.name)
  }
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
      ] + members + [.init("definitions", ValueShape.definitions)]
    )
  }
}
