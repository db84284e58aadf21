import CatalogICU
import ErrorCatalog
import StringsFiles

/// How many of the texts that people can meet each locale of a package has.
package struct Coverage: Sendable {
  /// The texts of one locale; the four numbers add up to all of them.
  package struct Locale: Equatable, Sendable {
    /// They are there.
    package var translated = 0
    /// They are there, and a person has still to look at them.
    package var needsReview = 0
    /// They should be there.
    package var missing = 0
    /// They need not be there: marked so, ignored by a comment, or served by another locale of the language.
    package var excluded = 0

    /// How many of a hundred that should be there are, rounded down; none where nothing should be there.
    package var percent: Int {
      let demanded = translated + needsReview + missing
      return demanded == 0 ? 0 : translated * 100 / demanded
    }

    mutating func add(_ state: State) {
      switch state {
      case .translated: translated += 1
      case .needsReview: needsReview += 1
      case .missing: missing += 1
      case .excluded: excluded += 1
      }
    }
  }

  /// How far one text of one locale is.
  enum State {
    case translated, needsReview, missing, excluded
  }

  private var counts: [String: Locale] = [:]

  /// The tags of the locales, sorted.
  package var locales: [String] { counts.keys.sorted() }

  /// The texts of a locale; zero where the package has nothing in it.
  package subscript(locale: String) -> Locale { counts[locale] ?? Locale() }

  /// Counts the messages of all errors with words, and the words that belong to no error.
  init(of package: LintedPackage) {
    for type in package.types.indices where package.isCatalogued(type) {
      let words = TypeWords(ofType: type, in: package)
      for errorCase in words.type.cases {
        for (locale, state) in words.states(of: errorCase) { counts[locale, default: Locale()].add(state) }
      }
    }
    for folder in package.folders.indices { count(wordsOfNoErrorIn: folder, of: package) }
  }

  private mutating func count(wordsOfNoErrorIn index: Int, of package: LintedPackage) {
    let folder = package.folders[index]
    var states: [String: [String: State]] = [:]
    for entry in package.entries where entry.folderIndex == index && entry.bindings.allSatisfy({ $0.type == nil }) {
      states[entry.key, default: [:]][package.file(of: entry).locale] = package.state(of: entry)
    }
    for locale in package.demandedLocales(of: folder.locales) {
      for state in states.values {
        let isServed = locale.parents.contains { state[$0] != nil }
        let isExcluded = state.values.contains { $0 == .excluded } || isServed
        counts[locale.tag, default: Locale()].add(state[locale.tag] ?? (isExcluded ? .excluded : .missing))
      }
    }
  }
}
