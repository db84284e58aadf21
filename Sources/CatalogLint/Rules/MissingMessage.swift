import ErrorCatalog
import ErrorInventory

/// Reports a case of a catalogued error that lacks its title or its description in some locale.
///
/// Whoever meets such an error reads another language, or the generic text. One finding stands at the case and names
/// every locale with a gap; its notes say where the entries belong. A title of the whole type serves its cases; a
/// case that has one of its own in some locale and takes the type's in another is a warning. What one locale has, all must
/// have: a recovery in English alone is a gap in Japanese. A locale such as `en-GB` that has nothing
/// for a case is served by `en`, and lacks what `en` lacks: where only `en-GB` is demanded, that is told for it, and belongs
/// into the tables of `en`. Left alone: errors that nobody words (`uncatalogued-type`), cases that no program can
/// make because they are unavailable, the title of a reason, which takes that of the error it explains, and what may stand
/// in a part of a file that could not be read (`syntax-error`), and locales that lack the whole table (`missing-table`,
/// `missing-locale`, `empty-table`). Where an entry with a misspelled key seems to be the
/// missing one, a note points at it, and the fix renames it. Elsewhere the fix adds the entries to the tables that are there,
/// as `catalog-lint generate` does, with the text of another language and a mark that `untranslated` reports until
/// somebody has written theirs.
package enum MissingMessage: Rule {
  package static let id = "missing-message"
  package static let severity = Severity.error
  package static let concern = RuleConcern.missing

  package static let examples = [
    RuleExample(
      "a case without words in any language",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          case 1️⃣limitReached(limit: Int)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        📎"CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        📎"CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        """#,
      ]
    ),
    RuleExample(
      "a text that one language lacks",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 1️⃣emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        📎"CheckoutError.emptyCart.title" = "空のカート";
        """#,
      ]
    ),
    RuleExample(
      "a conformance without any words",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        struct Unrelated {}
        enum CheckoutError: CatalogError { case 1️⃣emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        📎"Shop.ok" = "OK";
        """#,
      ]
    ),
    RuleExample(
      "a recovery in one language alone",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 1️⃣emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "There is nothing to order.";
        "CheckoutError.emptyCart.recovery" = "Add an item.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        📎"CheckoutError.emptyCart.description" = "注文するものがありません。";
        """#,
      ]
    ),
    RuleExample(
      "a title of its own in one language alone",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 1️⃣emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.title" = "Order not placed";
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.title" = "注文の失敗";
        📎"CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        """#,
      ]
    ),
    RuleExample(
      "a title of the whole type, and a dialect that adds nothing",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          case limitReached(limit: Int)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.title" = "Order not placed";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "CheckoutError.limitReached.description" = "Order {limit} items at most.";
        """#,
        "Sources/Shop/en-GB.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty basket";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "an error that nobody words",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        enum CacheError: Error { case full }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued, Hashable {
    /// All of the locales lack the same.
    case missing(error: String, fields: [String], locales: [String])
    /// Each locale lacks something else.
    case uneven(error: String, gaps: [String])
    /// Nothing is missing, but some locales are less exact.
    case generalTitle(error: String, own: [String], general: [String])
    case belongsAfter(keys: [String])
    case belongsBefore(keys: [String])
    case belongsInto(file: String, keys: [String])
    /// An entry whose key is almost the one that is missing.
    case misspelled(key: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.types.indices.filter(package.isCatalogued).flatMap { type in
      let words = TypeWords(ofType: type, in: package)
      return package.types[type].cases.compactMap { finding(for: $0, of: words, in: package) }
    }
  }

  private static func finding(
    for errorCase: ErrorCase,
    of words: TypeWords,
    in package: LintedPackage
  ) -> Finding? {
    guard errorCase.availability != .unavailable else { return nil }
    let error = "\(words.type.path).\(errorCase.name)"
    var place: Place { package.place(errorCase.location, length: errorCase.nameLength) }
    func notes(_ gaps: [TypeWords.Gap]) -> [Finding.Note] {
      // Two locales share a file in a string catalog, and by links.
      var told: Set<Hint> = []
      return TypeWords.additions(filling: gaps).flatMap { hints(on: $0, of: errorCase, words: words, in: package) }
        .filter { told.insert($0).inserted }.map { .init($0.sentence, at: $0.place) }
    }
    var gaps = words.gaps(of: errorCase).filter { package.plan.asks(Self.self, in: $0.locale) }
    if !gaps.isEmpty {
      // What lacks more than this is told at the table.
      let explained = words.localesWithoutTables(of: errorCase, by: package.tableGaps.explain)
      gaps.removeAll { explained.contains($0.locale) }
    }
    guard let first = gaps.first else {
      guard let uneven = words.unevenTitles(of: errorCase) else { return nil }
      let general = uneven.general.filter { package.plan.asks(Self.self, in: $0.locale) }
      if general.isEmpty { return nil }
      let sentence = Sentence.generalTitle(error: error, own: uneven.own, general: general.map(\.locale))
      return finding(sentence, at: place, severity: .warning, notes: notes(general), locales: general.map(\.locale))
    }
    let misspelled = TypeWords.additions(filling: gaps).flatMap { gap in
      gap.fields.flatMap { words.misspelledEntries(of: errorCase, field: $0, in: gap.wordsLocale) }
    }
    let isEven = gaps.allSatisfy { $0.fields == first.fields }
    return finding(
      isEven
        ? Sentence.missing(error: error, fields: first.fields.map(\.rawValue), locales: gaps.map(\.locale))
        : Sentence.uneven(
          error: error,
          gaps: gaps.map { "\($0.locale) (\($0.fields.map(\.rawValue).joined(separator: ", ")))" }
        ),
      at: place,
      notes: notes(gaps),
      fixes: [misspelled.isEmpty ? words.fix(filling: gaps, of: errorCase) : package.fix(renaming: misspelled)]
        .compactMap(\.self),
      locales: gaps.map(\.locale),
      // Whoever mends one of the texts makes no new finding of the others.
      subjects: gaps.flatMap { gap in gap.fields.map { "\(error).\($0.rawValue) (\(gap.locale))" } }
    )
  }

  /// What is said of a place where something could be mended.
  private struct Hint: Hashable {
    let sentence: Sentence
    let place: Place?
  }

  private static func hints(
    on gap: TypeWords.Gap,
    of errorCase: ErrorCase,
    words: TypeWords,
    in package: LintedPackage
  ) -> [Hint] {
    var hints: [Hint] = []
    var keys: [String] = []
    for field in gap.fields {
      let key = words.key(of: errorCase, field: field)
      let misspelled = words.misspelledEntries(of: errorCase, field: field, in: gap.wordsLocale)
      if misspelled.isEmpty { keys.append(key) }
      hints += misspelled.map { Hint(sentence: .misspelled(key: key), place: package.keyPlace(of: $0)) }
    }
    if keys.isEmpty { return hints }
    switch words.whereToAdd(to: errorCase, in: gap.wordsLocale) {
    case .after(let entry): hints.append(Hint(sentence: .belongsAfter(keys: keys), place: package.keyPlace(of: entry)))
    case .before(let entry):
      hints.append(Hint(sentence: .belongsBefore(keys: keys), place: package.keyPlace(of: entry)))
    case .file(let path): hints.append(Hint(sentence: .belongsInto(file: path, keys: keys), place: nil))
    }
    return hints
  }
}
