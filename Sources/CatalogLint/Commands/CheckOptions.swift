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

  /// Tells which of the paths of a call the configuration leaves out: nothing is wrong with what nobody looks at.
  static func tellLeftOut(_ call: Invocation, words: ToolWords) throws {
    if call.operands.isEmpty { return }
    let request = request(call)
    func shown(_ path: String) -> String { FilePaths.relative(path, to: request.workingFolder) }
    for path in request.paths {
      let file = try request.configurationFile(for: path)
      guard let configuration = file.path, CheckPlan(file: file).leavesOut(path) else { continue }
      let sentence = CheckedProject.leftOut(path: shown(path), configuration: shown(configuration))
      call.console.errors.writeLine("\(LintTool.name): \(words.sentence(sentence))")
    }
  }
}
