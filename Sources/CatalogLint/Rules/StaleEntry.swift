import ErrorCatalog

/// Reports keys of a string catalog that its source no longer has.
///
/// Xcode marks a key `stale` when it no longer finds it in the source: nobody reads these texts, and translators still
/// work on them. Remove the key, or set its state to `manual` where it is used in a way that Xcode does not see. Left
/// alone: the keys of errors, which no source spells out.
package enum StaleEntry: Rule {
  package static let id = "stale-entry"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "a key that the source has lost",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {}
        """#,
        "Sources/Shop/Screens.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "strings": {
            1️⃣"cart.title": {
              "extractionState": "stale",
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
    RuleExample(
      "a key that is kept by hand, and one of an error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/Screens.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "strings": {
            "cart.heading": {
              "extractionState": "manual",
              "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Your cart"}}
              }
            },
            "CheckoutError.emptyCart.title": {
              "extractionState": "stale",
              "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Empty cart"}}
              }
            },
            "CheckoutError.emptyCart.description": {
              "extractionState": "stale",
              "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Add an item, then check out."}}
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
    case stale(key: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    var told: Set<String> = []
    return package.folders.enumerated().flatMap { folderIndex, folder in
      folder.files.enumerated().flatMap { fileIndex, file -> [Finding] in
        guard file.catalog.format == .xcstrings else { return [] }
        return file.catalog.entries.enumerated().compactMap { index, entry in
          guard entry.extractionState == "stale",
            package.boundEntry(folder: folderIndex, file: fileIndex, entry: index)?.bindings
              .contains(where: { $0.type != nil }) != true,
            // A key stands once, whatever locales it has.
            told.insert(file.path + "\n" + entry.key).inserted
          else { return nil }
          return finding(Sentence.stale(key: entry.key), at: file.place(of: entry.keySpan))
        }
      }
    }
  }
}
