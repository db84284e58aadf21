import CatalogGenerator

extension Command {
  private static let checkOnly = CommandOption(
    "check",
    summary: "Write nothing; name the tables that would change, and fail if there is one"
  )

  /// `catalog-lint format`: the layout of tables.
  package static let formatTables = Command(
    "format",
    summary: "Bring the .strings files of a package into one layout",
    discussion: """
      Lays out every table of the project, or with a PATH those at and below it: "key" = "value"; with one blank line
      between entries, and none between the title and the description of one message. Cases of one type, and other keys
      that begin alike, may stand without blank lines, if all of them in the file do.

      Errors stand in the order of their declarations, everything else in that of the development language's table; what
      only a translation has comes last. Comments travel with their entry; those that stand by themselves stay at the top,
      or above the entries that they head. Texts, encoding and line ends stay. A table that cannot be read as a whole is
      left alone and told, one in XML or binary notation has no layout, and files of other packages are never touched.

      The status is 0, 1 where --check finds another layout or a table was left alone, and 2 where one could not be written.
      """,
    operands: .any("PATH"),
    options: [checkOnly, CheckOptions.config, .noCache],
    examples: [
      .init("format", "lays out the tables of the package you stand in"),
      .init("format --check", "the same for a build server: writes nothing, names what would change"),
      .init("format Sources/Shop/ja.lproj", "lays out the tables of one folder"),
    ]
  ) { call in
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let request = CheckOptions.request(call)
    let isCheck = call.has(checkOnly)
    func shown(_ path: String, _ package: LintedPackage) -> String {
      FilePaths.relative(FilePaths.absolute(path, from: package.folder), to: call.console.workingFolder)
    }
    var (count, changed, left) = (0, 0, 0)
    for package in try request.packages().flatMap(\.packages) {
      let layouts = TableLayouts(of: package, scope: call.operands.isEmpty ? [] : request.paths)
      for change in layouts.changes {
        let path = shown(change.path, package)
        if !isCheck {
          do throws(AtomicFileError) {
            try AtomicFile.write(change.bytes, to: FilePaths.absolute(change.path, from: package.folder))
          } catch {
            throw FixError.notWritten(path: path, reason: error.reason)
          }
        }
        call.console.output.writeLine("\(path): \(words.sentence(FormatRemark.laidOut(written: !isCheck)))")
      }
      for (path, remark) in layouts.leftAlone {
        call.console.errors.writeLine("\(shown(path, package)): \(words.sentence(remark))")
      }
      for line in package.sourceNoteLines(words: words, workingFolder: call.console.workingFolder) {
        call.console.errors.writeLine(line)
      }
      count += layouts.count
      changed += layouts.changes.count
      left += layouts.leftAlone.count
      if !isCheck, OwnSources(of: package).generated.areOutdated(by: layouts.changes.map(\.path), in: package) {
        call.console.errors.writeLine("\(LintTool.name): \(words.sentence(FixSummary.copiesOutdated))")
      }
    }
    let summary: FormatSummary =
      changed == 0 ? .canonical(files: count - left) : isCheck ? .stale(files: changed) : .written(files: changed)
    for summary in [summary] + (left > 0 ? [.left(files: left)] : []) {
      call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))")
    }
    return left > 0 || (isCheck && changed > 0) ? .findings : .success
  }
}
