extension Command {
  private static let dryRun = CommandOption(
    "dry-run",
    of: "fix"
  )

  /// `catalog-lint fix`: what can be mended mechanically.
  package static let fix = Command(
    "fix",
    operands: .any("PATH"),
    options: [dryRun, CheckOptions.rule, CheckOptions.locale, CheckOptions.strict, CheckOptions.config, .noCache],
    examples: [
      "fix",
      "fix --dry-run",
      "fix --rule orphaned-message --rule duplicate-key",
      "fix --locale ja Sources/Shop",
    ]
  ) { call in
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let printer = FixPrinter(call: call, words: words)
    var request = CheckOptions.request(call)
    var scope = call.operands.isEmpty ? [] : request.paths
    var counts = FixCounts()
    var notice = InterruptionNotice(call.console, words: words)
    var written: [String] = []
    var run = try CheckRun(request)
    // What a mended comment ignores is not to be mended: only a fresh look tells what that is.
    var drafts = try run.report.packages.map { try FixDraft(commentsOf: $0, scope: scope) }
    let hasComments = !drafts.allSatisfy(\.isEmpty)
    for round in (hasComments ? 0 : 1)..<roundLimit {
      if round > 0 { drafts = try run.report.packages.map { try FixDraft($0, scope: scope) } }
      if round == 1 { drafts.forEach(printer.remark) }
      if drafts.allSatisfy(\.isEmpty) { break }
      drafts.forEach { counts.add($0) }
      if call.has(dryRun) {
        drafts.forEach { request.unwritten.add($0) }
      } else {
        let changed = ChangedFiles(of: drafts, workingFolder: call.console.workingFolder)
        try changed.write(after: written) { notice.add($0) }
        written += changed.paths
        // What the call names may have another name now.
        request.paths = request.paths.map(changed.newPath(of:))
        scope = scope.map(changed.newPath(of:))
      }
      let list = call.has(dryRun) ? call.console.errors : call.console.output
      for draft in drafts { printer.list(draft.mended, in: draft.package, on: list) }
      // What a changed source or another name brings about only a fresh look tells.
      run = try CheckRun(request)
    }
    printer.showDifference(of: request.unwritten, in: run.report.folder)
    for line in run.report.packages.sourceNoteLines(words: words, workingFolder: call.console.workingFolder) {
      call.console.errors.writeLine(line)
    }
    try CheckOptions.tellLeftOut(call, words: words)
    for summary in counts.summaries(isWritten: !call.has(dryRun), of: run) {
      call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))")
    }
    return ReportedCheck(
      run.report,
      words: words,
      workingFolder: call.console.workingFolder,
      isStrict: call.has(CheckOptions.strict)
    ).status
  }

  /// How often the project is read anew: once to mend comments, once to mend the rest, once for what renamed folders bring
  /// about, and once to see that nothing is left.
  private static let roundLimit = 6
}

extension ChangedFiles {
  /// What some packages would have changed.
  fileprivate init(of drafts: [FixDraft], workingFolder: String) {
    func path(_ file: String, _ draft: FixDraft) -> String { FilePaths.absolute(file, from: draft.package.folder) }
    self.init(
      drafts.flatMap { draft in
        draft.changes.map { Change(path: path($0.path, draft), old: $0.old, new: $0.new) }
      },
      renames: drafts.flatMap { draft in
        draft.renames.map { Rename(path: path($0.path, draft), name: $0.name) }
      },
      workingFolder: workingFolder
    )
  }
}

/// What was mended over all rounds.
private struct FixCounts {
  private var findings = 0
  private var files: Set<String> = []
  private var hasOutdatedCopies = false

  mutating func add(_ draft: FixDraft) {
    findings += draft.mended.count
    let changed = draft.changes.map(\.path) + draft.renames.map(\.path)
    files.formUnion(changed.map { FilePaths.absolute($0, from: draft.package.folder) })
    if OwnSources(of: draft.package).generated.areOutdated(by: changed, in: draft.package) { hasOutdatedCopies = true }
  }

  func summaries(isWritten: Bool, of run: CheckRun) -> [FixSummary] {
    let report = run.report
    let (errors, warnings, notes) = (report.count(of: .error), report.count(of: .warning), report.count(of: .note))
    var summaries: [FixSummary] = [
      findings == 0
        ? .nothing
        : isWritten
          ? .mended(findings: findings, files: files.count) : .mendable(findings: findings, files: files.count)
    ]
    if errors + warnings + notes > 0 { summaries.append(.left(errors: errors, warnings: warnings, notes: notes)) }
    if isWritten, hasOutdatedCopies { summaries.append(.copiesOutdated) }
    return summaries
  }
}
