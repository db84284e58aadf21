import ErrorInventory
import MessageFormatting

/// Goes over a part of the texts for several rules. Used by one thread.
final class TextPass {
  let package: LintedPackage
  let index: TextIndex
  let patterns = PerText<Result<MessagePattern, PatternError>>()
  let subjects = PerText<[LintedText.Subject]>()
  let lookalikes = PerText<[(wording: Wording, lookalike: Lookalike)]>()

  init(over package: LintedPackage) {
    self.package = package
    index = package.texts
  }

  /// What each rule finds in a part of a table.
  func findings(of rules: [any TextRule.Type], in chunk: TextIndex.Chunk) -> [[Finding]] {
    let file = index.tables.all[chunk.table].file
    let isGarbled = file.bytesOfUnknownEncoding != nil
    let wakes = rules.map { $0.wakes(in: file.locale) }
    let needs = rules.map { $0.needs }
    let woken = wakes.reduce(TextFacts()) { $0.union($1) }
    let allFacts = index.facts[chunk.table]
    var findings = rules.map { _ in [Finding]() }
    for number in chunk.texts {
      let facts = allFacts[number]
      if facts.isDisjoint(with: woken) || (isGarbled && facts.contains(.replacementCharacter)) { continue }
      let text = LintedText(.init(table: chunk.table, text: number), of: self)
      for rule in rules.indices where !facts.isDisjoint(with: wakes[rule]) && facts.isSuperset(of: needs[rule]) {
        findings[rule] += rules[rule].findings(in: text).map { $0.about(text.locale) }
      }
      patterns.forget()
      subjects.forget()
      lookalikes.forget()
    }
    return findings
  }
}

extension Finding {
  /// The finding with the locale it is about, where it names none itself: a file may hold several.
  fileprivate func about(_ locale: String) -> Finding {
    locales.isEmpty ? weighing(severity, locales: [locale]) : self
  }
}
