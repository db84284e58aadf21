import AlertPresentation

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(Reporters.formats),
    summary: "How findings are written; human where it is not said"
  )
  private static let output = CommandOption(
    "output",
    .text("FILE"),
    summary: "Write what --format says to this file, and what people read to standard output"
  )
  private static let schema = CommandOption(
    "schema",
    summary: "Show the JSON Schema of what --format json writes, and check nothing"
  )
  private static let quiet = CommandOption("quiet", summary: "Write findings alone, and not what was looked at")

  /// `catalog-lint check`: every rule over a package.
  package static let check = Command(
    "check",
    summary: "Check every rule over a package; what a call without a command does",
    discussion: """
      Looks upwards from each PATH, or from where it stands, for Package.swift, reads the sources of the package's targets
      and the tables in their .lproj folders and string catalogs, and reports on standard output what people would read
      wrongly or not at all. Without a Package.swift, an app's folder is checked as a whole, and the packages in it. Test
      targets are left alone. An enum is checked when it has an entry in any language or a CatalogError conformance; the
      other error enums are named in one note. The status is 0 with nothing to object to, 1 with an error, and 2 where a
      source file could not be read; under --strict a warning gives 1 as well, and a file of which only a part could be
      read gives 2.
      """,
    operands: .any("PATH"),
    options: [
      format, output, CheckOptions.strict, quiet, CheckOptions.rule, CheckOptions.locale, CheckOptions.config, schema,
      .noCache,
    ],
    examples: [
      .init("", "checks the package you stand in"),
      .init("check --strict", "the same for a build server: warnings fail too"),
      .init("../Shop --format json", "checks another package, for a program to read"),
      .init("--format sarif --output lint.sarif", "shows the findings, and keeps them in a file for a code scanner"),
      .init("--rule missing-message --locale ja", "names what Japanese lacks, and nothing else"),
    ]
  ) { call in
    if call.has(schema) {
      call.console.output.write(JSONReportSchema.document)
      return .success
    }
    let run = try CheckRun(CheckOptions.request(call))
    let language = call.value(of: .language)
    let words = ToolWords(requested: language, environment: call.console.environment)
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
    let file = call.value(of: output)
    call.console.output.write(try text(file == nil ? reporter : HumanReporter.self, usesColor: options.usesColor))
    let prefix = FilePaths.relative(run.report.folder, to: folder)
    for note in run.report.sourceNotes {
      let line = "\(FilePaths.join(prefix, "\(note.place)")): \(words.sentence(note.kind))"
      call.console.errors.writeLine(Excerpt.visible(line))
    }
    if !call.has(quiet) {
      for line in CheckProtocol(run, words: words, workingFolder: folder).lines { call.console.errors.writeLine(line) }
    }
    // Last: whoever cannot keep the report has still read it.
    if let file { try ReportFile.write(try text(reporter), to: file, from: folder) }
    return ReportedCheck(run.report, words: words, workingFolder: folder, isStrict: call.has(CheckOptions.strict))
      .status
  }
}
