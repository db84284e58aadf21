extension Command {
  private static let prune = CommandOption(
    "prune",
    of: "baseline"
  )

  /// `catalog-lint baseline`: the findings that a project lives with.
  package static let baseline = Command(
    "baseline",
    operands: .any("PATH"),
    options: [prune, CheckOptions.config],
    examples: [
      "baseline",
      "baseline --prune",
    ]
  ) { call in
    var request = CheckOptions.request(call)
    request.usesBaseline = call.has(prune)
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    var notice = InterruptionNotice(call.console, words: words)
    func shown(_ path: String) -> String { FilePaths.relative(path, to: call.console.workingFolder) }
    var changes: [ChangedFiles.Change] = []
    var summaries: [SetupSummary] = []
    for area in try CheckRun(request).areas {
      try Baseline.demandWholeSources(of: area.report)
      if call.has(prune) {
        guard let comparison = area.comparison else { throw SetupError.missing(area.report.folder) }
        let change = Baseline(entries: comparison.found).change(in: area.report.folder)
        changes.append(change)
        summaries.append(
          .pruned(file: shown(change.path), dropped: comparison.mended.count, kept: comparison.found.count)
        )
      } else {
        // What the baseline knows of other projects stays.
        let others = try Self.entriesToKeep(in: area.report.folder).filter { entry in
          let file = FilePaths.absolute(entry.file, from: area.report.folder)
          return !area.report.packages.contains { FilePaths.isInside(file, $0.folder) }
        }
        let baseline = Baseline(entries: Baseline(of: area.report).entries + others)
        let change = baseline.change(in: area.report.folder)
        changes.append(change)
        summaries.append(.written(file: shown(change.path), entries: baseline.entries.count))
      }
    }
    try ChangedFiles(changes, workingFolder: call.console.workingFolder).write { notice.add($0, isAll: true) }
    for summary in summaries { call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))") }
    return .success
  }

  /// What a baseline in a folder holds: nothing where it cannot be read as one, since it is to be written anew.
  private static func entriesToKeep(in folder: String) throws -> [Baseline.Entry] {
    do {
      return try Baseline.read(in: folder)?.entries ?? []
    } catch SetupError.unreadable, SetupError.newer {
      return []
    }
  }
}
