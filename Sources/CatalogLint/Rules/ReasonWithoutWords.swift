import ErrorCatalog
import ErrorInventory

/// Reports a reason without words whose error has none to say in its place.
///
/// A reason may speak for its error, and the error for its reason. Where a comment says that an error needs no words
/// (`missing-message`) and its reason has none either, people read the generic text. One finding stands at the reason; its
/// notes point at the cases. Left alone: reasons of errors that have words or that nobody words, and cases that are told by
/// `missing-message`.
package enum ReasonWithoutWords: Rule {
  package static let id = "reason-without-words"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.missing

  package static let examples = [
    RuleExample(
      "an error that leaves the words to its reason",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case emptyCart
          // catalog-lint:ignore missing-message — the reason speaks
          case 📎declined(Reason)
          enum 1️⃣Reason { case expired, blocked }
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "an error that speaks for its reason",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case declined(Reason)
          enum Reason { case expired, blocked }
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Card declined";
        "CheckoutError.declined.description" = "Use another card.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case wordless(reason: String, errors: [String])
    case error
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.types.indices.compactMap { index in
      let type = package.types[index]
      guard case .reason(let references) = type.kind, !package.isCatalogued(index), !package.isLeftOut(index) else {
        return nil
      }
      let silent = references.flatMap { silentCases(of: $0, in: package) }
      if silent.isEmpty { return nil }
      return finding(
        Sentence.wordless(reason: type.path, errors: silent.map(\.name)),
        at: package.place(type.location, length: type.nameLength),
        notes: silent.map { .init(Sentence.error, at: $0.place) },
        subjects: [type.path]
      )
    }
  }

  /// The cases behind a reference that a comment lets be without words, and that have none.
  private static func silentCases(
    of reference: CaseReference,
    in package: LintedPackage
  ) -> [(name: String, place: Place)] {
    package.types.indices.filter { index in
      let type = package.types[index]
      return type.module == reference.module && type.path == reference.type && package.isCatalogued(index)
    }.flatMap { index in
      let words = TypeWords(ofType: index, in: package)
      return words.type.cases.filter { errorCase in
        errorCase.fullName == reference.name && words.isIgnored(errorCase)
          && words.entry(of: errorCase, field: .description, in: package.developmentLocale) == nil
      }.map { errorCase in
        (
          "\(words.type.path).\(errorCase.name)", package.place(errorCase.location, length: errorCase.nameLength)
        )
      }
    }
  }
}
