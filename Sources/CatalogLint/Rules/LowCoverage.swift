import ErrorCatalog

/// Reports a locale that has words for less than the configuration demands of it.
///
/// With a minimum, translators may lag: what a locale lacks, what is still to be translated there and what waits for a review is
/// a note each, under `--strict` too, and only the sum fails a run. The finding stands
/// at the minimum. Of a hundred texts that people can meet, those count that are there and wait for no review; texts that
/// need no translation or that a comment has ignored are not counted. What a locale leaves to another one of its language, as
/// ja-JP does without words of its own, it has as far as that one has it. Where no text is wanted, none is lacking.
package enum LowCoverage: Rule {
  package static let id = "low-coverage"
  package static let severity = Severity.error
  package static let isIgnorable = false

  package static let examples = [
    RuleExample(
      "half of the texts where all are demanded",
      [
        ".catalog-lint.json": #"""
        {
          "minimumCoverage": {"ja": 1️⃣100}
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        """#,
      ]
    ),
    RuleExample(
      "half of the texts where half are demanded",
      [
        ".catalog-lint.json": #"""
        {
          "minimumCoverage": {"ja": 50}
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case low(locale: String, percent: Int, minimum: Int, lacking: Int)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    let minimums = package.plan.configuration.minimumCoverage
    if minimums.isEmpty { return [] }
    let coverage = Coverage(of: package)
    return minimums.sorted { $0.key.tag < $1.key.tag }.compactMap { locale, minimum in
      let covered = coverage[locale.tag]
      guard let percent = covered.percent, percent < minimum.value,
        let place = package.plan.file.place(of: ["minimumCoverage", locale.tag], from: package.folder)
      else { return nil }
      return finding(
        Sentence.low(
          locale: locale.tag,
          percent: percent,
          minimum: minimum.value,
          lacking: covered.missing + covered.needsReview
        ),
        at: place,
        locales: [locale.tag],
        subjects: [locale.tag]
      )
    }
  }
}
