import StringsFiles

/// Texts that are there without anything to read, as `empty-message` tells them: nobody is served by them, so that they
/// count as if they were not there.
struct EmptyTexts {
  /// The comments about empty texts, by file.
  private let ignores: [String: [Ignore]]

  init(of package: LintedPackage) {
    ignores = Dictionary(grouping: package.ignores.filter { $0.rules.contains(EmptyMessage.id) }, by: \.place.file)
  }

  /// How far a text without anything to read is; nil where it says something, or waits for its translation.
  func state(of entry: CatalogEntry, in file: WordsFile) -> Coverage.State? {
    guard entry.translationState != "new", entry.saysNothing else { return nil }
    let place = file.place(of: entry.keySpan)
    return ignores[file.path]?.contains { $0.covers(place) } == true ? .excluded : .missing
  }
}

extension CatalogEntry {
  /// Whether people would read nothing, whatever the numbers are.
  var saysNothing: Bool {
    guard case .plural(let plural) = value else { return !TextFacts(of: text).isDisjoint(with: EmptyMessage.nothing) }
    return Wording.all(of: plural).filter(\.isWhole).allSatisfy { !$0.facts.isDisjoint(with: EmptyMessage.nothing) }
  }
}
