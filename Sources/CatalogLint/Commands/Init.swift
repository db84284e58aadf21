extension Command {
  /// `catalog-lint init`: the first configuration of a project.
  package static let initialize = Command(
    "init",
    operands: .optional("PATH"),
    options: [],
    examples: [
      "init",
      "init Apps/Shop",
    ]
  ) { call in
    var request = CheckOptions.request(call)
    var configuration = Configuration()
    configuration.scope = .all
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    var notice = InterruptionNotice(call.console, words: words)
    let folder = try ProjectFinder.projects(at: request.paths[0])[0].folder
    let path = FilePaths.absolute(Configuration.fileName, from: folder)
    if FilePaths.isNamed(path) { throw SetupError.exists(path) }
    request.configurationToBe = (folder, configuration)
    // Before anything is written: where there is nothing to check there is nothing to set up.
    let run = try CheckRun(request)
    // What has a configuration of its own further down has, or does without, a baseline of its own.
    let areas = run.areas.filter { $0.plan.file.path == nil }
    let findings = areas.flatMap { area in
      area.report.findings.map { $0.moved(from: area.report.folder, to: folder) }
    }
    let known = Report(folder: folder, packages: areas.flatMap(\.report.packages), findings: findings)
    try Baseline.demandWholeSources(of: known)
    let baseline = Baseline(of: known)
    let json = JSONValue.object(["scope": .string(configuration.scope.rawValue)])
    var changes = [ChangedFiles.Change(path: path, old: nil, new: Array(json.document.utf8))]
    if !baseline.entries.isEmpty { changes.append(baseline.change(in: folder)) }
    let files = ChangedFiles(changes, workingFolder: call.console.workingFolder)
    try files.write { notice.add($0, isAll: true) }
    let shown = files.paths.map { FilePaths.relative($0, to: call.console.workingFolder) }
    let count = baseline.entries.count
    let summaries =
      [.configured(file: shown[0])] + shown.dropFirst().map { SetupSummary.written(file: $0, entries: count) }
    for summary in summaries { call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))") }
    return .success
  }
}
