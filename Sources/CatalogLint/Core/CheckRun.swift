import CatalogICU
import StringsFiles

/// A check of everything that a call names.
struct CheckRun {
  /// What one configuration speaks for: its packages and their findings.
  struct Area {
    let plan: CheckPlan
    /// The findings, with paths from the area's folder: that of the configuration, else that of a baseline above, else that
    /// of the project.
    let report: Report
    /// What the baseline in the area's folder makes of them; nil where there is none.
    let comparison: Baseline.Comparison?

    /// The findings that nobody knows yet.
    var newFindings: [Finding] { comparison?.new ?? report.findings }
  }

  /// The areas, in the order of the call.
  let areas: [Area]
  /// Where the person stands.
  private let workingFolder: String
  /// The findings that nobody knows yet, of all areas together.
  let report: Report

  /// What a call asks for.
  struct Request {
    /// Absolute; files and folders.
    var paths: [String]
    /// The absolute path of a configuration for all of them; nil looks upwards from each.
    var configuration: String?
    /// The ids of the rules that are asked; empty for all.
    var rules: [String] = []
    /// The locales that are asked for, in any spelling; empty for all.
    var locales: [String] = []
    /// Where the person stands.
    let workingFolder: String
    /// Where to keep what was read of Swift source; nil is nowhere.
    var cacheFolder: String?
    /// What keeps the bytes of tables: for those who only look. Nil keeps all of them.
    var fileMemory: FileMemory?
    /// What is read as if it were on the disk.
    var unwritten = UnwrittenChanges()
    /// Whether a baseline counts.
    var usesBaseline = true
    /// What stands in place of a configuration that is not there yet.
    var configurationToBe: (folder: String, configuration: Configuration)?
  }

  /// Reads and checks everything.
  ///
  /// - Throws: `UsageError` for a rule or a locale that does not exist, `ConfigurationError`, `SetupError`, and what
  ///   `PackageReader.readAll(at:plan:)` throws.
  init(_ request: Request) throws {
    let areas = try request.packages().map { plan, packages in
      try Area(
        packages,
        plan: plan,
        usesBaseline: request.usesBaseline && request.configurationToBe == nil,
        folderToBe: request.configurationToBe?.folder
      )
    }
    self.init(areas, workingFolder: request.workingFolder)
    let known = Set(report.packages.flatMap(\.knownLocales))
    if let unknown = try request.tags.first(where: { !known.contains($0) }) {
      throw PreviewError.unknownLocale(unknown, known: known.sorted())
    }
  }

  private init(_ areas: [Area], workingFolder: String) {
    self.areas = areas
    self.workingFolder = workingFolder
    let folder = FilePaths.common(areas.map(\.report.folder)) ?? workingFolder
    report = Report(
      folder: folder,
      packages: areas.flatMap(\.report.packages),
      findings: areas.flatMap { area in area.newFindings.map { $0.moved(from: area.report.folder, to: folder) } }
    )
  }

}

extension CheckRun.Request {
  /// The tags of the locales that are asked for.
  var tags: [String] {
    get throws {
      try locales.map { name in
        guard let tag = LocaleTag(name) else { throw SayError.noLanguage(name) }
        return tag.tag
      }
    }
  }

  /// The packages and apps that the paths lead to, each once, with what is asked of them: together where the same
  /// configuration speaks for them, or without one, the same baseline.
  ///
  /// - Throws: what `CheckRun` throws, but for a locale that no package has.
  func packages() throws -> [(plan: CheckPlan, packages: [LintedPackage])] {
    for id in rules where Rules.rule(id) == nil { throw UsageError.rule(id) }
    let tags = Set(try tags)
    var seen: Set<String> = []
    return try paths.flatMap { path -> [(plan: CheckPlan, packages: [LintedPackage])] in
      let packages = try PackageReader.readAll(at: path) { folder in
        // A project around the path is asked for by a part of it.
        let start = FilePaths.isInside(folder, path) ? folder : path
        var plan = CheckPlan(file: try configurationFile(for: start), rules: Set(rules), locales: tags)
        plan.cacheFolder = cacheFolder
        plan.fileMemory = fileMemory
        plan.unwritten = unwritten
        plan.isWhole = plan.file.folder.map { FilePaths.isInside($0, path) } ?? true
        return plan
      }.filter { seen.insert($0.identity).inserted }
      var areas: [(speaker: String?, plan: CheckPlan, packages: [LintedPackage])] = []
      for package in packages {
        let speaker =
          package.plan.file.path ?? configurationToBe?.folder ?? Baseline.folder(atOrAbove: package.folder)
        if let area = areas.firstIndex(where: { $0.speaker == speaker }) {
          areas[area].packages.append(package)
        } else {
          areas.append((speaker, package.plan, [package]))
        }
      }
      return areas.map { ($0.plan, $0.packages) }
    }
  }

  /// The configuration that speaks for a path: the nearest one, where the call names none.
  func configurationFile(for path: String) throws -> ConfigurationFile {
    if let configuration { return try ConfigurationFile.read(configuration, workingFolder: workingFolder) }
    let found = try ConfigurationFile.find(from: path, workingFolder: workingFolder)
    guard let toBe = configurationToBe else { return found }
    // It will speak for what none below it does.
    if let folder = found.folder, folder != toBe.folder, FilePaths.isInside(folder, toBe.folder) { return found }
    return ConfigurationFile(path: nil, configuration: toBe.configuration)
  }
}

extension CheckRun.Area {
  /// - Parameter folderToBe: that of a configuration that is being made, beside which the baseline will be.
  fileprivate init(
    _ packages: [LintedPackage],
    plan: CheckPlan,
    usesBaseline: Bool,
    folderToBe: String? = nil
  ) throws {
    self.plan = plan
    let common = FilePaths.common(packages.map(\.folder)) ?? "/"
    // A configuration that is kept elsewhere is no place to write paths from. Without one, a baseline above speaks for all
    // that is below it, as a configuration would.
    let above = plan.file.folder ?? folderToBe ?? Baseline.folder(atOrAbove: common)
    let folder = above.flatMap { FilePaths.isInside(common, $0) ? $0 : nil } ?? common
    let findings = packages.map { package in
      Rules.findings(in: package).map { $0.moved(from: package.folder, to: folder) }
    }
    let report = Report(folder: folder, packages: packages, findings: UnusedSetting.joined(findings))
    self.report = report
    let baseline = usesBaseline ? try Baseline.read(in: folder) : nil
    if usesBaseline || folderToBe != nil { try Self.demandNoOther(than: folder, beside: packages) }
    func absolute(_ file: String) -> String { FilePaths.absolute(file, from: folder) }
    func isGone(_ file: String) -> Bool { !plan.unwritten.isNamed(absolute(file)) }
    var comparison = baseline?.compare(
      report,
      isGone: isGone,
      isAsked: { entry in
        // What was not looked for was not mended.
        plan.locales.isEmpty && Rules.rule(entry.rule).map(plan.asks) != false
          && plan.includes(path: absolute(entry.file))
          && packages.contains { FilePaths.isInside(absolute(entry.file), $0.folder) }
      }
    )
    // What another fault hides, or what is only left out, was not mended either.
    if let compared = comparison, !compared.mended.isEmpty {
      comparison?.keepEntries(hiddenBy: HiddenFindings(of: report, new: compared.new, isGone: isGone))
    }
    if comparison?.mended.isEmpty == false {
      comparison?.keepEntries(of: try? Self.wholeReport(of: packages, in: folder))
    }
    self.comparison = comparison
  }

  /// What there is to find in packages, heeding neither what the configuration leaves out nor any comment.
  private static func wholeReport(of packages: [LintedPackage], in folder: String) throws -> Report {
    let all = try packages.flatMap { package in
      try PackageReader.readAll(at: package.folder) { _ in package.plan.ofEverything }
    }
    let findings = all.flatMap { package in
      Rules.findings(in: package).map { $0.moved(from: package.folder, to: folder) }
    }
    return Report(folder: folder, packages: all, findings: findings)
  }

  /// Nobody would read a baseline beside a manifest where a configuration above speaks for both.
  private static func demandNoOther(than folder: String, beside packages: [LintedPackage]) throws {
    for package in packages where package.folder != folder {
      let path = FilePaths.absolute(Baseline.fileName, from: package.folder)
      if FilePaths.isNamed(path) { throw SetupError.unused(path, folder: folder) }
    }
  }
}

extension LintedPackage {
  /// The tags of the locales that have words or are asked for.
  var knownLocales: [String] {
    folders.flatMap(\.locales).map(\.tag) + plan.configuration.locales.map(\.tag)
      + plan.configuration.minimumCoverage.keys.map(\.tag)
  }
}
