extension Command {
  private static let schema = CommandOption("schema", summary: "Show the JSON Schema of the file, for editors")

  /// `catalog-lint dump-configuration`: what a check goes by.
  package static let dumpConfiguration = Command(
    "dump-configuration",
    summary: "Show the configuration that a check goes by, with all that it leaves to the tool",
    discussion: """
      The configuration is \(Configuration.fileName), searched from PATH upwards. Every key may be absent:

      \(HelpPage.table(ConfigurationKey.all.map { ("\($0.field.name)  \($0.field.shape.usage)", $0.field.summary) }))
      """,
    operands: .optional("PATH"),
    options: [schema, CheckOptions.config],
    examples: [
      .init("dump-configuration", "shows what holds where you stand"),
      .init("dump-configuration --schema", "shows what an editor needs to complete the file"),
    ]
  ) { call in
    if call.has(schema) {
      call.console.output.write(Configuration.jsonSchema.document)
      return .success
    }
    let request = CheckOptions.request(call)
    guard FilePaths.exists(request.paths[0]) else { throw ProjectError.pathNotFound(request.paths[0]) }
    var configuration = try request.configurationFile(for: request.paths[0]).configuration
    for rule in Rules.all where configuration.rules[RuleID(rule.id)]?.severity == nil {
      configuration.rules[RuleID(rule.id), default: RuleSetting()].severity = RuleSeverity(rule.usualSeverity)
    }
    call.console.output.write(configuration.json.document)
    return .success
  }
}
