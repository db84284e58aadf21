import ErrorCatalog

extension Command {
  private static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true,
    summary: "A language to try; repeated, the first that has words speaks"
  )
  private static let argument = CommandOption(
    "arg",
    .text("NAME=VALUE"),
    repeats: true,
    summary: "What fills a placeholder; NAME:KIND=VALUE says what it is; of one name the last value counts"
  )
  private static let catalog = CommandOption(
    "catalog",
    .text("DIR"),
    summary: "The folder that holds the .lproj folders; those of the package around you otherwise"
  )
  private static let acceptLanguage = CommandOption(
    "accept-language",
    .text("HEADER"),
    summary: "Take the languages from the Accept-Language field of a request"
  )
  private static let fromEnvironment = CommandOption(
    "environment",
    summary: "Take the languages from LANGUAGE, LC_ALL, LC_MESSAGES and LANG"
  )

  /// `catalog-lint say`: one entry, as a program would get it.
  package static let say = Command(
    "say",
    summary: "Show one entry or one message as a program would get it",
    discussion: """
      KEY is a whole key (APIError.invalidURL.title, Alerts.ok), or that of a case (APIError.invalidURL) or of a type
      (APIError), which shows title, description and recovery. The text goes to standard output, what is wrong with it
      to standard error, and then the status is 1. One of --locale, --accept-language and --environment says the
      language; without any it is the development language.

      Numbers are recognized, and keep all of their digits. The kinds are
      \(SpokenArgument.kinds.joined(separator: ", ")).
      """,
    operands: .one("KEY"),
    options: [locale, acceptLanguage, fromEnvironment, argument, catalog],
    examples: [
      .init("say APIError.networkError --locale ja", "shows the message of a case in Japanese"),
      .init("say CheckoutError.limitReached.description --arg limit=3", "fills a placeholder"),
      .init("say CheckoutError.limitReached.title --arg limit:string=3", "fills it with a text"),
      .init("say Alerts.ok --catalog Sources/Shop --environment", "looks into one folder, in your language"),
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
    for line in spoken.lines { call.console.output.writeLine(line) }
    let tool = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    for problem in spoken.problems {
      // A place in a file says more than the locale and the key do; the sentence is then the reader's own.
      let line =
        if case .brokenFile(let path, let location, let kind) = problem.cause {
          "\(path):\(location): \(tool.sentence(kind))"
        } else {
          [problem.locale?.tag, problem.key, tool.sentence(problem.cause)].compactMap(\.self).joined(separator: ": ")
        }
      call.console.errors.writeLine("\(LintTool.name): \(line)")
    }
    for remark in spoken.remarks {
      call.console.errors.writeLine("\(LintTool.name): \(call.operands[0]): \(tool.sentence(remark))")
    }
    return spoken.problems.isEmpty && spoken.remarks.isEmpty ? .success : .findings
  }
}
