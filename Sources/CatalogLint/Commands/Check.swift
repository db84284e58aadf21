import AlertPresentation
import ErrorInventory
import StringsFiles

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(Reporters.formats),
    of: "check"
  )
  private static let output = CommandOption(
    "output",
    .path("FILE"),
    of: "check"
  )
  private static let schema = CommandOption(
    "schema",
    of: "check"
  )
  private static let quiet = CommandOption(
    "quiet",
    of: "check"
  )

  /// `catalog-lint check`: every rule over a package.
  package static let check = Command(
    "check",
    operands: .any("PATH"),
    options: [
      format, output, CheckOptions.strict, quiet, CheckOptions.rule, CheckOptions.locale, CheckOptions.config, schema,
      .noCache,
    ],
    examples: [
      "",
      "check --strict",
      "../Shop --format json",
      "--format sarif --output lint.sarif",
      "--rule missing-message --locale ja",
    ]
  ) { call in
    if call.has(schema) {
      call.console.output.write(JSONReportSchema.document)
      return .success
    }
    let language = call.value(of: .language)
    let words = ToolWords(requested: language, environment: call.console.environment)
    // A stream takes one format: what the file would have is all that is written.
    let file = call.value(of: output).flatMap { ReportFile.isStandardOutput($0, of: call.console) ? nil : $0 }
    var notice = file.map { _ in InterruptionNotice(call.console, words: words) }
    let memory = FileMemory(readerCount: Parallel.workerCount)
    var request = CheckOptions.request(call)
    request.fileMemory = memory
    let run = try CheckRun(request)
    defer { call.console.keep(run) }
    let options = TerminalOptions(environment: call.console.environment, isTerminal: call.console.output.isTerminal)
    let folder = call.console.workingFolder
    let reporter = Reporters.reporter(call.value(of: format))
    func text(_ reporter: any Reporter.Type, usesColor: Bool = false) throws -> String {
      // Programs read English unless a language is asked for.
      let words = reporter.isForPrograms ? ToolWords(requested: language ?? "en") : words
      return try reporter.text(
        of: ReportedCheck(
          run.report,
          words: words,
          workingFolder: folder,
          isStrict: call.has(CheckOptions.strict),
          usesColor: usesColor
        )
      )
    }
    let shown = try text(file == nil ? reporter : HumanReporter.self, usesColor: options.usesColor)
    let kept = try file.map { (path: $0, text: try text(reporter)) }
    try CheckError.demandNoChange(in: memory, workingFolder: folder)
    call.console.output.write(shown)
    for line in run.report.packages.sourceNoteLines(words: words, workingFolder: folder) {
      call.console.errors.writeLine(line)
    }
    if !call.has(quiet) {
      try CheckOptions.tellLeftOut(call, words: words)
      for line in CheckProtocol(run, words: words, workingFolder: folder).lines { call.console.errors.writeLine(line) }
    }
    // Last: whoever cannot keep the report has still read it.
    if let kept {
      try ReportFile.write(kept.text, to: kept.path, from: folder) { notice?.add([kept.path], isAll: true) }
    }
    return ReportedCheck(run.report, words: words, workingFolder: folder, isStrict: call.has(CheckOptions.strict))
      .status
  }
}
