import AlertPresentation

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(["human", "json"]),
    summary: "How findings are written; human where it is not said"
  )
  private static let strict = CommandOption("strict", summary: "Warnings fail the run as well; notes never do")

  /// `catalog-lint check`: every rule over a package.
  package static let check = Command(
    "check",
    summary: "Check every rule over a package; what a call without a command does",
    discussion: """
      Looks upwards from PATH, or from where it stands, for Package.swift, reads the sources of the package's targets
      and the tables in their .lproj folders, and reports on standard output what people would read wrongly or not at
      all. Test targets are left alone. An enum is checked when it has an entry in any language or a CatalogError
      conformance; the other error enums are named in one note.
      """,
    operands: .optional("PATH"),
    options: [format, strict],
    examples: [
      .init("", "checks the package you stand in"),
      .init("check --strict", "the same for a build server: warnings fail too"),
      .init("../Shop --format json", "checks another package, for a program to read"),
    ]
  ) { call in
    let path = FilePaths.absolute(call.operands.first ?? ".", from: call.console.workingFolder)
    let package = try PackageReader.read(at: path)
    let report = Report(package: package, findings: Rules.findings(in: package))
    let language = call.value(of: .language)
    let words = ToolWords(requested: language, environment: call.console.environment)
    let options = TerminalOptions(environment: call.console.environment, isTerminal: call.console.output.isTerminal)
    let reporter = HumanReporter(
      report,
      words: words,
      usesColor: options.usesColor,
      workingFolder: call.console.workingFolder
    )
    switch call.value(of: format) {
    case "json":
      call.console.output.write(try JSONReporter.text(of: report, words: ToolWords(requested: language ?? "en")))
    default:
      call.console.output.write(reporter.text())
    }
    for note in package.sourceNotes {
      let position = reporter.position(package.place(note.location, length: 1))
      call.console.errors.writeLine("\(position): \(words.sentence(note.kind))")
    }
    call.console.errors.writeLine("\(LintTool.name): \(words.sentence(CheckSummary(report)))")
    // What was not read may hold anything: such a run is never clean.
    if package.sourceNotes.contains(where: \.skipsFile) { return .failure }
    return report.fails(strict: call.has(strict)) ? .findings : .success
  }
}
