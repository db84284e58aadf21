extension Command {
  private static let prune = CommandOption("prune", summary: "Drop the findings that were mended, and add none")

  /// `catalog-lint baseline`: the findings that a project lives with.
  package static let baseline = Command(
    "baseline",
    summary: "Keep today's findings, so that later runs report only new ones",
    discussion: """
      Writes the errors and warnings of a check to \(Baseline.fileName), beside the configuration or in the project's
      folder. Later checks leave them out, also when their lines have moved, and say how many were mended. Commit the
      file, and prune it now and then.
      """,
    operands: .any("PATH"),
    options: [prune, CheckOptions.config],
    examples: [
      .init("baseline", "keeps all findings of the package you stand in"),
      .init("baseline --prune", "drops those that were mended since"),
    ]
  ) { call in
    var request = CheckOptions.request(call)
    request.usesBaseline = call.has(prune)
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    for area in try CheckRun(request).areas {
      // Half of the sources would make a baseline that the other half breaks.
      if let note = area.report.packages.flatMap(\.sourceNotes).first(where: \.skipsFile) {
        throw ProjectError.unreadable(note.location.file)
      }
      let summary: SetupSummary
      if call.has(prune) {
        guard let comparison = area.comparison else { throw SetupError.missing(area.report.folder) }
        let path = try Baseline(entries: comparison.found).write(in: area.report.folder)
        summary = .pruned(
          file: FilePaths.relative(path, to: call.console.workingFolder),
          dropped: comparison.mended.count,
          kept: comparison.found.count
        )
      } else {
        let path = try Baseline(of: area.report).write(in: area.report.folder)
        let count = area.report.findings.count { $0.severity > .note }
        summary = .written(file: FilePaths.relative(path, to: call.console.workingFolder), findings: count)
      }
      call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))")
    }
    return .success
  }
}
