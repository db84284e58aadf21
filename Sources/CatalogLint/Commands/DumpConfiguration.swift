extension Command {
  private static let schema = CommandOption(
    "schema",
    of: "dump-configuration"
  )

  /// `catalog-lint dump-configuration`: what a check goes by.
  package static let dumpConfiguration = Command(
    "dump-configuration",
    rows: { words in
      ConfigurationKey.all.map { key in
        ("\(key.field.name)  \(key.field.shape.usage)", words.text(key.field.summaryKey))
      }
    },
    operands: .optional("PATH"),
    options: [schema, CheckOptions.config],
    examples: [
      "dump-configuration",
      "dump-configuration --schema",
    ]
  ) { call in
    if call.has(schema) {
      call.console.output.write(Configuration.jsonSchema.document)
      return .success
    }
    let request = CheckOptions.request(call)
    try ProjectError.demand(request.paths[0])
    var configuration = try request.configurationFile(for: request.paths[0]).configuration
    for rule in Rules.all where configuration.rules[RuleID(rule.id)]?.severity == nil {
      configuration.rules[RuleID(rule.id), default: RuleSetting()].severity = RuleSeverity(rule.usualSeverity)
    }
    call.console.output.write(configuration.json.document)
    return .success
  }
}
