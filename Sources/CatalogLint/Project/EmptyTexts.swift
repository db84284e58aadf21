import StringsFiles

/// Texts that are there without anything to read, as `empty-message` tells them: nobody is served by them, so that they
/// count as if they were not there.
struct EmptyTexts {
  private let ignored: IgnoredPlaces

  init(of package: LintedPackage) {
    ignored = package.ignored
  }

  /// How far a text without anything to read is; nil where it says something, or waits for its translation.
  func state(of entry: CatalogEntry, in file: WordsFile) -> Coverage.State? {
    guard entry.translationState != "new", entry.saysNothing else { return nil }
    return ignored.contain(file.place(of: entry.keySpan), of: EmptyMessage.id) ? .excluded : .missing
  }
}

extension CatalogEntry {
  /// Whether people would read nothing, whatever the numbers are.
  var saysNothing: Bool {
    guard case .plural(let plural) = value else { return !TextFacts(of: text).isDisjoint(with: EmptyMessage.nothing) }
    return Wording.all(of: plural).filter(\.isWhole).allSatisfy { !$0.facts.isDisjoint(with: EmptyMessage.nothing) }
  }
}
