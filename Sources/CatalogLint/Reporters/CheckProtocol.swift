import CatalogICU

/// What a check tells beside its findings: what was looked at, how much each locale has, what a baseline knew, how it went.
struct CheckProtocol {
  /// The lines, without their ends.
  let lines: [String]

  /// - Parameter workingFolder: where the person stands; paths are written from there.
  init(_ run: CheckRun, words: ToolWords, workingFolder: String) {
    var lines: [String] = []
    for area in run.areas {
      for (package, locales) in area.report.coverage {
        let looked = CheckedProject.looked(
          folder: FilePaths.relative(area.report.path(of: package), to: workingFolder),
          tables: Set(package.folders.flatMap(\.files).map(\.path)).count,
          sources: package.sourceCount,
          base: package.developmentLocale
        )
        lines.append("\(LintTool.name): \(words.sentence(looked))")
        lines += Self.lines(of: locales, words: words)
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
  private static func lines(of locales: [(tag: String, texts: Coverage.Locale)], words: ToolWords) -> [String] {
    let width = locales.map(\.tag.count).max() ?? 0
    return locales.map { locale, texts in
      let sentence =
        texts.percent.map { percent in
          CheckedProject.coverage(
            percent: percent,
            translated: texts.translated,
            needsReview: texts.needsReview,
            missing: texts.missing,
            excluded: texts.excluded
          )
        } ?? .noneWanted(excluded: texts.excluded)
      let padding = String(repeating: " ", count: width - locale.count)
      return "  \(locale)\(padding)  \(words.sentence(sentence))"
    }
  }
}
