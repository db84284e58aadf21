import ErrorCatalog

/// Reports a comment that asks for something to be ignored where there is nothing of the kind.
///
/// The fault was mended and the comment stayed, or the name of the rule is misspelled and ignores nothing. So does a comment
/// whose first word is nearly `catalog-lint:ignore`: with a blank behind the colon, in capitals, without the dash, or as
/// other tools have it (`catalog-lint:disable`); where a rule follows, the fix writes the right one. One that speaks of
/// another place than any of ours can (`ignore-previous`, `disable:this`, `enable`) has no fix: written anew, it would hide
/// another fault. Left alone: prose about the linter, comments about rules that the configuration has turned off or that a
/// call does not ask, and, but for misspelled words, all of them where a part of the sources could not be read.
package enum UnusedIgnore: Rule {
  package static let id = "unused-ignore"
  package static let severity = Severity.warning
  package static let isIgnorable = false

  package static let examples = [
    RuleExample(
      "the fault was mended",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          // 1️⃣catalog-lint:ignore missing-message — only the test server throws it
          case emptyCart
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a rule that does not exist",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        /* 1️⃣catalog-lint:ignore duplicate-keys — the shop has two */
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "words that are nearly the right ones",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          // 1️⃣catalog-lint: ignore unknown-argument — the limit is not shown
          case emptyCart
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* 2️⃣catalog-lint:disable duplicate-key — the shop has two */
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "words for a place that no comment has",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          // 1️⃣catalog-lint:ignore-previous missing-message — only the test server throws it
          case declined
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart"; // 2️⃣catalog-lint:disable:next duplicate-key — the shop has two
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "Try another card.";
        """#,
      ]
    ),
    RuleExample(
      "prose about the linter",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        // catalog-lint ignores this file as long as no error is in it.
        enum CheckoutError: Error {
          // See catalog-lint: ignore comments in the README.
          case emptyCart
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* catalog-lint: ignore comments stand above an entry. */
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a comment that ignores something",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          case simulated // catalog-lint:ignore missing-message - only the test server throws it
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out. catalog-lint:ignore is no comment here.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unused(rule: String)
    /// Other rules of the comment have something to ignore.
    case unusedAmongOthers(rule: String)
    case unknownRule(rule: String)
    /// No comment is about what the rule finds.
    case notIgnorable(rule: String)
    case misspelledRule(rule: String, nearest: String)
    case noRule
    /// What the comment begins with is not quite the word that asks for it.
    case misspelledMark(written: String, meant: String)
    /// What the comment begins with asks for something that no comment can ask for.
    case unknownMark(written: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    let others = Rules.all.filter { $0.id != id && package.plan.asks($0) }
    return findings(in: package, beside: Rules.findings(of: others, in: package))
  }

  /// - Parameter findings: what the other rules have found, with what is ignored.
  static func findings(in package: LintedPackage, beside findings: [Finding]) -> [Finding] {
    let slips = package.ignores.compactMap(finding(ofSlip:))
    // What was not read or not asked for may be what a comment is about.
    if !package.plan.locales.isEmpty || !package.sourceNotes.isEmpty { return slips }
    let found = FoundPlaces(findings)
    let unused = package.ignores.filter { $0.slip == nil }.flatMap { ignore in
      if ignore.rules.isEmpty { return [finding(Sentence.noRule, at: ignore.place)] }
      let covered = Set(ignore.rules.filter { found.meet(ignore, of: $0) })
      // A rule that is not asked may have something as well.
      let isAlone = !ignore.rules.contains { name in
        covered.contains(name) || Rules.rule(name).map { !package.plan.asks($0) } == true
      }
      return ignore.rules.compactMap { name in
        sentence(for: name, covered: covered, isAlone: isAlone, in: package).map { finding($0, at: ignore.place) }
      }
    }
    return slips + unused
  }

  private static func finding(ofSlip ignore: Ignore) -> Finding? {
    guard let slip = ignore.slip else { return nil }
    guard let meant = ignore.meant else {
      return finding(Sentence.unknownMark(written: slip.written), at: ignore.place)
    }
    return finding(
      Sentence.misspelledMark(written: slip.written, meant: meant),
      at: ignore.place,
      fixes: ignore.mend.map { [Fix(Fix.Sentence.replace(old: slip.written, new: meant), [$0])] } ?? []
    )
  }

  /// - Parameter isAlone: whether no rule of the comment has something to ignore.
  private static func sentence(
    for name: String,
    covered: Set<String>,
    isAlone: Bool,
    in package: LintedPackage
  ) -> Sentence? {
    guard let rule = Rules.rule(name) else {
      let nearest = Spelling.nearest(to: name, in: Rules.all.map { $0.id })
      return nearest.map { .misspelledRule(rule: name, nearest: $0) } ?? .unknownRule(rule: name)
    }
    if !rule.isIgnorable { return .notIgnorable(rule: name) }
    if covered.contains(name) || !package.plan.asks(rule) { return nil }
    return isAlone ? .unused(rule: name) : .unusedAmongOthers(rule: name)
  }
}
