import ErrorCatalog

/// Reports entries that are marked as not translated yet.
///
/// `catalog-lint generate` adds what is missing with the text of the development language, or with one made of the case's
/// name, and marks it `/* catalog: untranslated */`: people would read another language than theirs, or, in the
/// development language, a text that nobody wrote, which is an error. Whoever writes the text removes the mark. One finding
/// stands for all texts of a case in one table. Left alone: the texts of cases that are gone.
package enum Untranslated: Rule {
  package static let id = "untranslated"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.missing

  package static let examples = [
    RuleExample(
      "the stubs of a new case",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart, limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";

        /* {limit}: Int. */
        1️⃣"CheckoutError.limitReached.title" = "Limit reached"; /* catalog: untranslated */
        "CheckoutError.limitReached.description" = "Limit reached: {limit}."; /* catalog: untranslated */
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";

        /* {limit}: Int. */
        "CheckoutError.limitReached.title" = "注文数の上限";
        2️⃣"CheckoutError.limitReached.description" = "Limit reached: {limit}."; /* catalog: untranslated */
        """#,
      ]
    ),
    RuleExample(
      "a mark above the entry, and one inside it",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        /* Shown at checkout. */
        /* catalog: untranslated */
        1️⃣"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out." /* catalog: untranslated */;
        """#,
      ]
    ),
    RuleExample(
      "a note that only speaks of it, and a mark of the table",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* catalog: style=icu */
        /* Was untranslated once. */
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add what is untranslated, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// In the development language: the text was made of the case's name.
    case stub(keys: [String])
    /// In any other: the text is that of another language.
    case untranslated(keys: [String], locale: String)
  }

  /// The texts that one finding speaks of.
  private struct Group: Hashable {
    let folder: Int
    let file: Int
    /// The key without its field; the key itself where it is none of an error's.
    let name: String
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    var order: [Group] = []
    var entries: [Group: [LintedEntry]] = [:]
    var marked: [String: Bool] = [:]
    for entry in package.entries {
      let file = package.file(of: entry)
      let mayBeMarked = marked[file.path] ?? file.catalog.mayHoldUntranslated
      marked[file.path] = mayBeMarked
      // Nobody need translate what nobody reads; `orphaned-message` tells of that.
      guard mayBeMarked, !entry.isOfGoneCase, entry.entry.isMarkedUntranslated else { continue }
      let name = entry.messageKey.map { String(entry.key.dropLast($0.field.rawValue.count + 1)) } ?? entry.key
      let group = Group(folder: entry.folderIndex, file: entry.fileIndex, name: name)
      if entries[group] == nil { order.append(group) }
      entries[group, default: []].append(entry)
    }
    return order.compactMap { group in
      guard let first = entries[group]?.first else { return nil }
      let keys = entries[group, default: []].map(\.key)
      let locale = package.file(of: first).locale
      let isBase = locale == package.developmentLocale
      return finding(
        isBase ? Sentence.stub(keys: keys) : Sentence.untranslated(keys: keys, locale: locale),
        at: package.keyPlace(of: first),
        severity: isBase ? .error : severity,
        subjects: keys.map { "\($0) (\(locale))" }
      )
    }
  }
}

extension LintedEntry {
  fileprivate var isOfGoneCase: Bool {
    bindings.contains { if case .goneCase = $0 { true } else { false } }
  }
}
