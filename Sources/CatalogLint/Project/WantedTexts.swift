/// The texts that are missing while an entry with a misspelled key stands there for them.
struct WantedTexts {
  private let package: LintedPackage
  private var words: [Int: TypeWords] = [:]

  init(in package: LintedPackage) {
    self.package = package
  }

  /// Whether an entry is one that `missing-message` points at.
  mutating func contain(_ entry: LintedEntry) -> Bool {
    // A type that nobody words lacks nothing.
    guard let meaning = entry.meaning, let name = meaning.caseName, package.isCatalogued(meaning.type) else {
      return false
    }
    let words = self.words[meaning.type] ?? TypeWords(ofType: meaning.type, in: package)
    self.words[meaning.type] = words
    let locale = package.file(of: entry).locale
    let place = package.keyPlace(of: entry)
    return words.caseNames.indices(of: name).contains { index in
      let errorCase = words.type.cases[index]
      return errorCase.availability != .unavailable
        && words.misspelledEntries(of: errorCase, field: meaning.field, in: locale)
          .contains { package.keyPlace(of: $0) == place }
        && words.asks(for: meaning.field, of: errorCase, in: locale)
    }
  }
}
