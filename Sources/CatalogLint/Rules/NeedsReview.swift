import ErrorCatalog

/// Reports texts of a string catalog that wait for a review.
///
/// Whoever changed the source text, or translated by machine, left the state `needs_review`: nobody has said yet that
/// people may read it. Look at the text, then set the state to `translated`. Left alone: texts that need no translation. With
/// a minimum of coverage for the locale it is a note, since such a text does not count as there.
package enum NeedsReview: Rule {
  package static let id = "needs-review"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.missing

  package static let examples = [
    RuleExample(
      "a translation whose source has changed",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {}
        """#,
        "Sources/Shop/Screens.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "strings": {
            "cart.title": {
              "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Your cart"}},
                "ja": {"stringUnit": {"state": "needs_review", "value": 1️⃣"カート"}}
              }
            }
          },
          "version": "1.0"
        }
        """#,
      ]
    ),
    RuleExample(
      "translations that somebody has looked at",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {}
        """#,
        "Sources/Shop/Screens.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "strings": {
            "cart.title": {
              "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Your cart"}},
                "ja": {"stringUnit": {"state": "translated", "value": "カート"}}
              }
            }
          },
          "version": "1.0"
        }
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unreviewed(key: String, locale: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.folders.flatMap(\.files).filter { $0.catalog.format == .xcstrings }.flatMap { file in
      file.catalog.entries.lazy.filter { entry in
        file.holds(entry) && entry.translationState == "needs_review" && entry.shouldTranslate
      }.map { entry in
        finding(
          Sentence.unreviewed(key: entry.key, locale: file.locale),
          at: file.place(of: entry.valueSpan),
          locales: [file.locale]
        )
      }
    }
  }
}
