import ErrorCatalog

extension Command {
  private static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true,
    of: "say"
  )
  private static let argument = CommandOption(
    "arg",
    .text("NAME=VALUE"),
    repeats: true,
    of: "say"
  )
  private static let catalog = CommandOption(
    "catalog",
    .path("DIR"),
    of: "say"
  )
  private static let acceptLanguage = CommandOption(
    "accept-language",
    .text("HEADER"),
    of: "say"
  )
  private static let fromEnvironment = CommandOption(
    "environment",
    of: "say"
  )

  /// `catalog-lint say`: one entry, as a program would get it.
  package static let say = Command(
    "say",
    operands: .one("KEY"),
    options: [locale, acceptLanguage, fromEnvironment, argument, catalog],
    examples: [
      "say APIError.networkError --locale ja",
      "say CheckoutError.limitReached.description --arg limit=3",
      "say CheckoutError.limitReached.title --arg limit:string=3",
      "say Alerts.ok --catalog Sources/Shop --environment",
    ]
  ) { call in
    let sources = [locale, acceptLanguage, fromEnvironment].filter(call.has).map { "--" + $0.name }
    if sources.count > 1 { throw UsageError.conflictingOptions(sources[0], other: sources[1]) }
    let arguments = try SpokenArgument.arguments(call.values(of: argument))
    let words = try SpokenWords(folder: call.value(of: catalog), console: call.console)
    let preferences: LocalePreferences =
      if let field = call.value(of: acceptLanguage) {
        .acceptLanguage(field)
      } else if call.has(fromEnvironment) {
        LocalePreferences(environment: call.console.environment)
      } else {
        LocalePreferences(try call.values(of: locale).map { try SayError.locale(named: $0) })
      }
    let spoken = words.say(call.operands[0], in: preferences, arguments: arguments)
    // Line feeds and tabs of a text are its own; what would steer a terminal or a build is no part of what people read.
    for text in spoken.lines { call.console.output.write(OneLine.lines(text) + "\n") }
    let tool = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    // A file that holds several locales is read for each of them, and has a problem with each.
    var told: Set<String> = []
    for problem in spoken.problems {
      // A place in a file says more than the locale and the key do; the sentence is then the reader's own.
      let line =
        if case .brokenFile(let path, let location, let kind) = problem.cause {
          "\(path):\(location): \(tool.sentence(kind))"
        } else {
          [problem.locale?.tag, problem.key, tool.sentence(problem.cause)].compactMap(\.self).joined(separator: ": ")
        }
      if told.insert(line).inserted { call.console.errors.writeLine("\(LintTool.name): \(line)") }
    }
    for remark in spoken.remarks {
      call.console.errors.writeLine("\(LintTool.name): \(call.operands[0]): \(tool.sentence(remark))")
    }
    return spoken.problems.isEmpty && spoken.remarks.isEmpty ? .success : .findings
  }
}
