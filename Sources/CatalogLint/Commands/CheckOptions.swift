/// The options that say what a check looks at: those of `check`, and of the commands that check to do their work.
enum CheckOptions {
  static let config = CommandOption(
    "config",
    .path("FILE")
  )
  static let rule = CommandOption(
    "rule",
    .text("ID"),
    repeats: true
  )
  static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true
  )

  static let strict = CommandOption("strict")

  /// What a call asks for.
  static func request(_ call: Invocation) -> CheckRun.Request {
    let folder = call.console.workingFolder
    return CheckRun.Request(
      paths: (call.operands.isEmpty ? ["."] : call.operands).map { FilePaths.absolute($0, from: folder) },
      configuration: call.value(of: config).map { FilePaths.absolute($0, from: folder) },
      rules: call.values(of: rule),
      locales: call.values(of: locale),
      workingFolder: folder,
      cacheFolder: call.cacheFolder
    )
  }
}
