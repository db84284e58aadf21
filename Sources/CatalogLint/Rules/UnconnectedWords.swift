import ErrorCatalog
import ErrorInventory

/// Reports an error that has words which no program can find.
///
/// A catalog asks an error for its key, and only `CatalogError` has one (`Catalogued`, where it is the reason of an error).
/// Without the conformance people meet the generic text, however good the words are. `catalog-lint generate` writes it. One
/// finding stands at the type; its note points at the first of its words. Left alone: errors that no target which depends on
/// ErrorCatalog can see, whose words are shown by something else, types that no case can be made of, and those whose words
/// are gone or left out.
package enum UnconnectedWords: Rule {
  package static let id = "unconnected-words"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Shop", defaultLocalization: "en",
      targets: [.target(name: "Shop", dependencies: [.product(name: "ErrorCatalog", package: "error-catalog")])]
    )

    """

  package static let examples = [
    RuleExample(
      "words for an error that does not conform",
      [
        "Package.swift": manifest,
        "Sources/Shop/CheckoutError.swift": #"""
        enum 1️⃣CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        📎"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a reason that does not conform",
      [
        "Package.swift": manifest,
        "Sources/Shop/CheckoutError.swift": #"""
        import ErrorCatalog
        enum CheckoutError: CatalogError {
          case declined(Reason)
          enum 1️⃣Reason { case expired }
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Card declined";
        "CheckoutError.declined.description" = "Use another card.";
        📎"CheckoutError.Reason.expired.description" = "The card has expired.";
        """#,
      ]
    ),
    RuleExample(
      "an error that conforms, and one without words",
      [
        "Package.swift": manifest,
        "Sources/Shop/CheckoutError.swift": #"""
        import ErrorCatalog
        enum CheckoutError: CatalogError { case emptyCart }
        enum CacheError: Error { case full }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a package that shows its words in another way",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import Foundation
        enum CheckoutError: LocalizedError {
          case emptyCart
          var errorDescription: String? {
            NSLocalizedString("CheckoutError.emptyCart.description", bundle: .module, comment: "")
          }
        }
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
    case error(type: String)
    case reason(type: String)
    case words
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.types.indices.compactMap { index in
      let type = package.types[index]
      guard type.conformance == .none, !type.cases.isEmpty, !package.isLeftOut(index), package.canConform(type),
        let words = firstWords(ofType: index, in: package)
      else { return nil }
      return finding(
        type.kind == .error ? Sentence.error(type: type.path) : Sentence.reason(type: type.path),
        at: package.place(type.location, length: type.nameLength),
        notes: [.init(Sentence.words, at: package.keyPlace(of: words))],
        subjects: [type.path]
      )
    }
  }

  /// The first entry that words a case which the type has, in the development language where there is one.
  private static func firstWords(ofType index: Int, in package: LintedPackage) -> LintedEntry? {
    let entries = package.entries(ofType: index).filter { entry in
      entry.bindings.contains { $0.type == index && $0.isExact }
    }
    return entries.first { package.file(of: $0).locale == package.developmentLocale } ?? entries.first
  }
}

extension LintedPackage {
  /// Whether some target that can see a type can make it conform to a protocol of ErrorCatalog.
  fileprivate func canConform(_ type: ErrorType) -> Bool {
    modules.contains { !$0.isForeign && $0.usesErrorCatalog && $0.isUseCertain && $0.visible.contains(type.module) }
  }
}
