import ErrorCatalog
import MessageFormatting

/// Reports a printf text that takes one value for two different things: `%1$d … %1$@`.
///
/// A value is a number or an object, and a formatter that believes the wrong one shows garbage or ends the program. Left
/// alone: conversions that differ in size or notation alone, such as `%1$d` and `%1$x`, and those that the error's own value
/// does not fit (`argument-type`).
package enum ArgumentTypeClash: TextRule {
  package static let id = "argument-type-clash"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.dollar]

  package static let examples = [
    RuleExample(
      "a number and an object at one position",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Of 📎%1$lld items 1️⃣%1$@ fit into one order.";
        """#,
      ]
    ),
    RuleExample(
      "one kind of value in two notations",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(code: Int, bank: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "%2$@ declined the card, says %2$@";
        "CheckoutError.declined.description" = "The bank says %1$lld, which is %1$llx in its book.";
        """#,
      ]
    ),
  ]

  /// What the rule says. Both come as they are written.
  package enum Sentence: Catalogued {
    case clash(written: String, other: String)
    case other
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .printf else { return [] }
    let bytes = Array(text.utf8)
    var first: [String: (placeholder: Placeholder, kind: Kind)] = [:]
    var told: Set<String> = []
    return text.soundPlaceholders.compactMap { placeholder in
      guard let kind = Kind(of: placeholder.kind) else { return nil }
      guard let earlier = first[placeholder.name] else {
        first[placeholder.name] = (placeholder, kind)
        return nil
      }
      guard !kind.fits(earlier.kind), told.insert(placeholder.name).inserted,
        // Where the value is known, one of the two is simply wrong (`argument-type`).
        [placeholder, earlier.placeholder].allSatisfy({ ArgumentType.wrongValue(for: $0, in: text) == nil })
      else { return nil }
      func written(_ placeholder: Placeholder) -> String { String(decoding: bytes[placeholder.span], as: UTF8.self) }
      return finding(
        Sentence.clash(written: written(placeholder), other: written(earlier.placeholder)),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [.init(Sentence.other, at: text.place(ofTextSpan: earlier.placeholder.span))]
      )
    }
  }

  /// What a formatter takes a value for.
  private enum Kind {
    case text, integer, fraction
    /// What a plural counts, whole or not.
    case number

    init?(of kind: Placeholder.Kind) {
      switch kind {
      case .plural: self = .number
      case .conversion(let name):
        switch name.last {
        case "@", "s", "S": self = .text
        case "f", "F", "e", "E", "g", "G", "a", "A": self = .fraction
        default: self = .integer
        }
      default: return nil
      }
    }

    func fits(_ other: Kind) -> Bool {
      self == other || (self != .text && other != .text && (self == .number || other == .number))
    }
  }
}
