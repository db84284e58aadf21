import AlertPresentation

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(["human", "json"]),
    summary: "How findings are written; human where it is not said"
  )
  private static let strict = CommandOption("strict", summary: "Warnings fail the run as well; notes never do")
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
    options: [format, strict, quiet, CheckOptions.rule, CheckOptions.locale, CheckOptions.config, .noCache],
    examples: [
      .init("", "checks the package you stand in"),
      .init("check --strict", "the same for a build server: warnings fail too"),
      .init("../Shop --format json", "checks another package, for a program to read"),
      .init("--rule missing-message --locale ja", "names what Japanese lacks, and nothing else"),
    ]
  ) { call in
    let run = try CheckRun(CheckOptions.request(call))
    let language = call.value(of: .language)
    let words = ToolWords(requested: language, environment: call.console.environment)
    let options = TerminalOptions(environment: call.console.environment, isTerminal: call.console.output.isTerminal)
    let folder = call.console.workingFolder
    let reporter = HumanReporter(run.report, words: words, usesColor: options.usesColor, workingFolder: folder)
    switch call.value(of: format) {
    case "json":
      call.console.output.write(try JSONReporter.text(of: run.report, words: ToolWords(requested: language ?? "en")))
    default:
      call.console.output.write(reporter.text())
    }
    for package in run.report.packages {
      for note in package.sourceNotes {
        let place = package.place(note.location, length: 1).moved(from: package.folder, to: run.report.folder)
        call.console.errors.writeLine("\(reporter.position(place)): \(words.sentence(note.kind))")
      }
    }
    if !call.has(quiet) {
      for line in CheckProtocol(run, words: words, workingFolder: folder).lines { call.console.errors.writeLine(line) }
    }
    // A file that was not read may hold anything: such a run is never clean. Where a part was not read, all that can be
    // known was checked, which is not enough for `--strict`.
    let isUnfinished = run.report.packages.flatMap(\.sourceNotes).contains { note in
      note.skipsFile || (call.has(strict) && note.hidesTypes)
    }
    if isUnfinished { return .failure }
    return run.report.fails(strict: call.has(strict)) ? .findings : .success
  }
}
