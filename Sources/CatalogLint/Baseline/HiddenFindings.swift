/// What a report is silent about because of another fault: nobody knows whether that was mended.
struct HiddenFindings {
  /// The files of which a part could not be read, and the tables beside those, which are compared with them.
  private let unreadFiles: Set<String>
  /// The tables without a text, where a new finding tells that texts are missing.
  private let emptyFiles: Set<String>
  /// Whether texts may be absent for no other reason than that.
  private let hidesLacks: Bool
  /// Whether a file that is gone took its findings along, which a new one tells of.
  private let hidesGone: Bool
  private let isGone: (_ file: String) -> Bool

  /// The rules that tell of a whole table, or all of them, instead of each text.
  private static let gapRules = [MissingTable.id, MissingLocale.id, EmptyTable.id]

  /// - Parameters:
  ///   - new: the findings that the baseline does not know.
  ///   - isGone: whether a file is no longer there.
  init(of report: Report, new: [Finding], isGone: @escaping (_ file: String) -> Bool) {
    func path(_ file: WordsFile, in package: LintedPackage) -> String {
      FilePaths.relative(FilePaths.absolute(file.path, from: package.folder), to: report.folder)
    }
    let folders = report.packages.flatMap { package in package.folders.map { (package, $0) } }
    let broken = folders.filter { $1.files.contains(where: \.lacksTexts) }
    let (whole, part) = report.unreadFiles
    unreadFiles = Set(broken.flatMap { package, folder in folder.files.map { path($0, in: package) } })
      .union(whole).union(part)
    hidesGone = new.contains { Self.gapRules.contains($0.rule) }
    emptyFiles =
      hidesGone
      ? Set(folders.flatMap { package, folder in folder.files.filter { !$0.hasTexts }.map { path($0, in: package) } })
      : []
    hidesLacks = !broken.isEmpty || hidesGone
    self.isGone = isGone
  }

  /// Whether an entry that was not found may be there all the same.
  func mayContain(_ entry: Baseline.Entry) -> Bool {
    if unreadFiles.contains(entry.file) || emptyFiles.contains(entry.file) { return true }
    if hidesLacks, case .missing? = Rules.rule(entry.rule)?.concern { return true }
    return hidesGone && isGone(entry.file)
  }
}
