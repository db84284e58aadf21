import CatalogGenerator

extension Command {
  private static let checkOnly = CommandOption(
    "check",
    of: "format"
  )

  /// `catalog-lint format`: the layout of tables.
  package static let formatTables = Command(
    "format",
    operands: .any("PATH"),
    options: [checkOnly, CheckOptions.config, .noCache],
    examples: [
      "format",
      "format --check",
      "format Sources/Shop/ja.lproj",
    ]
  ) { call in
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let request = CheckOptions.request(call)
    let isCheck = call.has(checkOnly)
    func shown(_ path: String, _ package: LintedPackage) -> String {
      FilePaths.relative(FilePaths.absolute(path, from: package.folder), to: call.console.workingFolder)
    }
    var (count, changed, left) = (0, 0, 0)
    var written: [String] = []
    var notice = InterruptionNotice(call.console, words: words)
    let packages = try request.packages().flatMap(\.packages)
    for package in packages {
      let layouts = TableLayouts(of: package, scope: call.operands.isEmpty ? [] : request.paths)
      let files = ChangedFiles(
        layouts.changes.map { change in
          .init(path: FilePaths.absolute(change.path, from: package.folder), old: change.old, new: change.new)
        },
        workingFolder: call.console.workingFolder
      )
      if !isCheck { try files.write(after: written) { notice.add($0) } }
      written += files.paths
      for change in layouts.changes {
        let path = shown(change.path, package)
        call.console.output.writeLine("\(path): \(words.sentence(FormatRemark.laidOut(written: !isCheck)))")
      }
      for (path, remark) in layouts.leftAlone {
        call.console.errors.writeLine("\(shown(path, package)): \(words.sentence(remark))")
      }
      count += layouts.count
      changed += layouts.changes.count
      left += layouts.leftAlone.count
      if !isCheck, OwnSources(of: package).generated.areOutdated(by: layouts.changes.map(\.path), in: package) {
        call.console.errors.writeLine("\(LintTool.name): \(words.sentence(FixSummary.copiesOutdated))")
      }
    }
    for line in packages.sourceNoteLines(words: words, workingFolder: call.console.workingFolder) {
      call.console.errors.writeLine(line)
    }
    try CheckOptions.tellLeftOut(call, words: words)
    let summary: FormatSummary =
      count == 0
      ? .nothingToFormat
      : changed == 0 ? .canonical(files: count - left) : isCheck ? .stale(files: changed) : .written(files: changed)
    for summary in [summary] + (left > 0 ? [.left(files: left)] : []) {
      call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))")
    }
    // The order of the errors is not known.
    if packages.haveUnreadSources { return .failure }
    return left > 0 || (isCheck && changed > 0) ? .findings : .success
  }
}
