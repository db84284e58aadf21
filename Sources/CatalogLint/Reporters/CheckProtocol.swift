import CatalogICU

/// What a check tells beside its findings: what was looked at, how much each locale has, what a baseline knew, how it went.
struct CheckProtocol {
  /// The lines, without their ends.
  let lines: [String]

  /// - Parameter workingFolder: where the person stands; paths are written from there.
  init(_ run: CheckRun, words: ToolWords, workingFolder: String) {
    var lines: [String] = []
    for area in run.areas {
      for package in area.report.packages {
        let looked = CheckedProject.looked(
          folder: FilePaths.relative(package.folder, to: workingFolder),
          tables: Set(package.folders.flatMap(\.files).map(\.path)).count,
          sources: package.sourceCount,
          base: package.developmentLocale
        )
        lines.append("\(LintTool.name): \(words.sentence(looked))")
        lines += Self.coverage(of: package, words: words)
      }
      if let comparison = area.comparison {
        let baseline = CheckedProject.baseline(known: comparison.known, mended: comparison.mended.count)
        lines.append("\(LintTool.name): \(words.sentence(baseline))")
      }
    }
    lines.append("\(LintTool.name): \(words.sentence(CheckSummary(run.report)))")
    self.lines = lines
  }

  /// One line for each locale, the numbers under each other.
  private static func coverage(of package: LintedPackage, words: ToolWords) -> [String] {
    let coverage = Coverage(of: package)
    let locales = coverage.locales.filter { package.plan.locales.isEmpty || package.plan.locales.contains($0) }
    let width = locales.map(\.count).max() ?? 0
    return locales.map { locale in
      let counts = coverage[locale]
      let sentence = CheckedProject.coverage(
        percent: counts.percent,
        translated: counts.translated,
        needsReview: counts.needsReview,
        missing: counts.missing,
        excluded: counts.excluded
      )
      let padding = String(repeating: " ", count: width - locale.count)
      return "  \(locale)\(padding)  \(words.sentence(sentence))"
    }
  }
}
