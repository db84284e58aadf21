import ErrorInventory

/// Goes once over all texts for several rules.
enum TextPass {
  /// What each rule finds, in the order of the rules; of one rule in the order of the texts, on any number of cores.
  static func findings(of rules: [any TextRule.Type], in package: LintedPackage) -> [[Finding]] {
    if rules.isEmpty { return [] }
    let index = TextIndex(of: package)
    let wakes = rules.map { $0.wakes }
    let woken = wakes.reduce(TextFacts()) { $0.union($1) }
    let parts = Parallel.map(index.chunks.count) { number -> [[Finding]] in
      let chunk = index.chunks[number]
      let patterns = PatternCache()
      var findings = rules.map { _ in [Finding]() }
      for text in chunk.texts {
        let reference = LintedTables.Reference(table: chunk.table, text: text)
        let facts = index.facts(at: reference)
        if facts.isDisjoint(with: woken) { continue }
        let text = LintedText(reference, of: index, patterns: patterns)
        for rule in rules.indices where !facts.isDisjoint(with: wakes[rule]) {
          findings[rule] += rules[rule].findings(in: text).map { $0.about(text.locale) }
        }
        patterns.forget()
      }
      return findings
    }
    return rules.indices.map { rule in parts.flatMap { $0[rule] } }
  }
}

extension Finding {
  /// The finding with the locale it is about, where it names none itself: a file may hold several.
  fileprivate func about(_ locale: String) -> Finding {
    locales.isEmpty ? weighing(severity, locales: [locale]) : self
  }
}
