import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// Reports a value of a case that none of its texts shows. Off until it is asked for.
///
/// A value may be there for programs alone, so this is a matter of taste; who wants every value to be told finds those that
/// are not. The words of the development language count. Left alone: cases without words, errors, which speak for
/// themselves, values without a form for people, and errors whose arguments are made by hand.
package enum UnusedArgument: Rule {
  package static let id = "unused-argument"
  package static let severity = Severity.warning
  package static let isOff = true

  package static let examples = [
    RuleExample(
      "a limit that nobody is told",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 1️⃣limitReached(limit: Int, kind: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order fewer {kind}.";
        """#,
      ]
    ),
    RuleExample(
      "values in one of the texts, errors, and what has no form",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import Foundation
        enum CheckoutError: Error {
          case limitReached(limit: Int, kind: String)
          case rejected(request: URLRequest, cause: any Error)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many {kind}";
        "CheckoutError.limitReached.description" = "Order {limit} at most.";
        "CheckoutError.rejected.title" = "Order rejected";
        "CheckoutError.rejected.description" = "Try again later.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unused(arguments: [String], error: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.types.indices.filter(package.isCatalogued).flatMap { index -> [Finding] in
      let type = package.types[index]
      if type.conformance == .byHand || type.extending.members.contains("catalogArguments") { return [] }
      let words = TypeWords(ofType: index, in: package)
      return type.cases.compactMap { errorCase in
        let unused = unusedValues(of: errorCase, words: words, in: package)
        guard errorCase.availability != .unavailable, !unused.isEmpty else { return nil }
        return finding(
          Sentence.unused(arguments: unused, error: "\(type.path).\(errorCase.fullName)"),
          at: package.place(errorCase.location, length: errorCase.nameLength),
          locales: [package.developmentLocale],
          subjects: unused.map { "\(type.path).\(errorCase.fullName) \($0)" }
        )
      }
    }
  }

  private static func unusedValues(of errorCase: ErrorCase, words: TypeWords, in package: LintedPackage) -> [String] {
    let entries = MessageField.allCases.compactMap {
      words.entry(of: errorCase, field: $0, in: package.developmentLocale)
    }
    let patterns = entries.map { (package.pattern(of: $0), package.style(of: $0)) }
    // What cannot be read may show anything.
    if patterns.isEmpty || patterns.contains(where: { $0.0 == nil }) { return [] }
    let shown = Set(
      patterns.flatMap { pattern, style in
        (pattern?.placeholders ?? []).map { placeholder in
          guard style == .printf, let place = Int(placeholder.name), errorCase.arguments.indices.contains(place) else {
            return placeholder.name
          }
          return errorCase.arguments[place].placeholderName
        }
      }
    )
    return errorCase.arguments.filter { value in
      guard let form = ShownValue(value.form), form != .error else { return false }
      return !shown.contains(value.placeholderName)
    }.map(\.placeholderName)
  }
}
