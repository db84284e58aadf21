import CatalogGenerator

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
    request.configurationToBe = configuration
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let folder = try ProjectFinder.projects(at: request.paths[0])[0].folder
    let path = FilePaths.absolute(Configuration.fileName, from: folder)
    if FilePaths.isNamed(path) { throw SetupError.exists(path) }
    // Before anything is written: where there is nothing to check there is nothing to set up.
    let run = try CheckRun(request)
    let json = JSONValue.object(["scope": .string(configuration.scope.rawValue)])
    do throws(AtomicFileError) {
      try AtomicFile.write(Array(json.document.utf8), to: path)
    } catch {
      throw SetupError.notWritten(path, reason: error.reason)
    }
    func tell(_ summary: SetupSummary) { call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))") }
    func shown(_ path: String) -> String { FilePaths.relative(path, to: call.console.workingFolder) }
    tell(.configured(file: shown(path)))
    let findings = run.areas.flatMap { area in
      area.report.findings.map { $0.moved(from: area.report.folder, to: folder) }
    }
    let known = Report(folder: folder, packages: run.report.packages, findings: findings)
    let count = findings.count { $0.severity > .note }
    if count > 0 {
      tell(.written(file: shown(try Baseline(of: known).write(in: folder)), findings: count))
    }
    return .success
  }
}
