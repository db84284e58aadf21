import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// Reports a placeholder for a value that has no form for people.
///
/// `Any`, `URLRequest`, `Data`, a closure, a type of another package: nobody could read what it writes about itself, so a
/// message gets nothing, and people would read the name of the placeholder. The same goes for a reason: its words are shown
/// in place of the error's, not inside of them. Left alone: values that no text shows, those of errors whose arguments are
/// made by hand, and texts that are no valid pattern.
package enum UnpresentableArgument: TextRule {
  package static let id = "unpresentable-argument"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.patternSigns
  package static let needs = TextFacts.ofError

  package static let examples = [
    RuleExample(
      "a request, and a value of any type",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import Foundation
        enum CheckoutError: Error { case 📎📎rejected(request: URLRequest, Any) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.rejected.title" = "Order rejected";
        "CheckoutError.rejected.description" = "The shop did not understand 1️⃣{request} with 2️⃣{1}.";
        """#,
      ]
    ),
    RuleExample(
      "a reason inside of the words of its error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case 📎declined(Reason)
          enum Reason { case expired }
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Card declined";
        "CheckoutError.declined.description" = "The bank says 1️⃣{0}.";
        "CheckoutError.Reason.expired.description" = "The card has expired.";
        """#,
      ]
    ),
    RuleExample(
      "values that are not shown, and errors",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import Foundation
        enum CheckoutError: Error { case rejected(request: URLRequest, code: Int, cause: any Error) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.rejected.title" = "Order rejected";
        "CheckoutError.rejected.description" = "The shop said: {cause}";
        """#,
      ]
    ),
    RuleExample(
      "arguments that somebody made by hand",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        import ErrorCatalog
        import Foundation
        enum CheckoutError: CatalogError {
          case rejected(request: URLRequest)
          var catalogArguments: MessageArguments { ["request": .string("the order")] }
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.rejected.title" = "Order rejected";
        "CheckoutError.rejected.description" = "The shop did not understand {request}.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case noForm(placeholder: String, type: String)
    case reason(placeholder: String, type: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    var seen: Set<String> = []
    return text.soundPlaceholders.compactMap { placeholder in
      guard let hidden = text.values(of: placeholder).first(where: { ShownValue($0.value.form) == nil }),
        seen.insert(placeholder.name).inserted
      else { return nil }
      let written = text.written(placeholder)
      let isReason = hidden.value.form != nil
      return finding(
        isReason
          ? Sentence.reason(placeholder: written, type: hidden.value.type)
          : Sentence.noForm(placeholder: written, type: hidden.value.type),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [text.note(declaring: hidden)],
        about: [placeholder.name]
      )
    }
  }
}
