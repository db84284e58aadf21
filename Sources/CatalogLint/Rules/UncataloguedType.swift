import ErrorCatalog
import ErrorInventory

/// Notes an error enum that has no words at all.
///
/// Most error enums are for programs and not for people, so this is no fault: the note is there for the one that was
/// forgotten. In a report for people all of them share one line. Left alone are reason enums, for which the error they
/// belong to can speak, private enums, which stay in their file, and enums without a case, of which no value can be made.
package enum UncataloguedType: Rule {
  package static let id = "uncatalogued-type"
  package static let severity = Severity.note

  package static let examples = [
    RuleExample(
      "an error without words beside one that has them",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        enum 1️⃣CacheError: Error { case full, stale }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "an enum that is no error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        enum Colour { case red }
        enum Never: Error {}
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case uncatalogued(error: String, cases: Int)
    /// Many of them in one line.
    case folded(count: Int, errors: [String])
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.types.indices.compactMap { index in
      let type = package.types[index]
      guard package.isSeen(type), !package.isLeftOut(index), !package.isCatalogued(index) else { return nil }
      return finding(
        Sentence.uncatalogued(error: type.path, cases: type.cases.count),
        at: package.place(type.location, length: type.nameLength),
        subjects: [type.path]
      )
    }
  }
}
