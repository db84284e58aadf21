import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// Reports a placeholder for a value that the error case does not have.
///
/// People would read a gap or the placeholder itself. A value is named by its label, else by its second name, else by its
/// index in the whole list; a printf text counts the values in order. An entry that serves several overloads may use only
/// what all of them have; the title of a whole type, only what all the cases have that it serves. Left alone: texts that
/// are no valid pattern, entries whose case is gone, and errors whose arguments are made by hand.
package enum UnknownArgument: TextRule {
  package static let id = "unknown-argument"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.patternSigns
  package static let needs = TextFacts.ofError

  package static let examples = [
    RuleExample(
      "a mistyped name",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "\"Order\"\U3000 1️⃣{limti} items at most.";
        """#,
      ]
    ),
    RuleExample(
      "an index where the value has a name",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎limitReached(_ limit: Int, String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order 1️⃣{0} items of {1} at most.";
        """#,
      ]
    ),
    RuleExample(
      "a value of a case that has none",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add 1️⃣{count, plural, one {# item} other {# items}} first, {count} at least.";
        """#,
      ]
    ),
    RuleExample(
      "a place that a printf text cannot fill",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case 📎limitReached(Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order %1$lld items of 1️⃣%2$@ at most.";
        """#,
      ]
    ),
    RuleExample(
      "names, second names, indices and overloads",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case limitReached(limit: Int, of _: String, Double)
          case declined(code: String), declined(code: String, reason: String)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order {limit} of {of} for {2} at most.";
        "CheckoutError.declined.title" = "Card declined";
        "CheckoutError.declined.description" = "The bank says {code}.";
        "CheckoutError.declined(code:reason:).description" = "The bank says {code}: {reason}.";
        """#,
      ]
    ),
    RuleExample(
      "braces in quotes, and texts of no error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "The cart holds '{}' items.";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Settings.greeting" = "Hello {name}";
        "Settings.farewell" = "Bye {name}";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unknown(placeholder: String, error: String, known: [String])
    case misspelled(placeholder: String, error: String, nearest: String)
    /// There is no value that the text could show.
    case none(placeholder: String, error: String)
    case declaration(error: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let subjects = text.subjects
    if subjects.isEmpty { return [] }
    let placeholders = text.soundPlaceholders
    var seen: Set<String> = []
    return ofOtherStyle(in: text, subjects: subjects)
      + placeholders.compactMap { placeholder in
        // A plural names its value in every form: one finding tells it all.
        guard seen.insert(placeholder.name).inserted else { return nil }
        return finding(for: placeholders.filter { $0.name == placeholder.name }, of: text, subjects: subjects)
      }
  }

  /// Placeholders of the style that the table is not in, where a case has no values that they could be meant for. What the
  /// base has as well speaks of the placeholder itself, as this tool's own words do.
  private static func ofOtherStyle(in text: LintedText, subjects: [LintedText.Subject]) -> [Finding] {
    guard text.mayHaveOtherStyle, let base = text.base, !base.mayHaveOtherStyle, text.hasKnownValues,
      base.facts.isDisjoint(with: [.empty, .blank]), let subject = subjects.first(where: { !$0.cases.isEmpty }),
      subjects.flatMap(\.cases).allSatisfy(\.arguments.isEmpty), let errorCase = subject.cases.first
    else { return [] }
    let error = "\(subject.type.path).\(errorCase.fullName)"
    let place = text.package.place(errorCase.location, length: errorCase.nameLength)
    let bytes = Array(text.utf8)
    var seen: Set<String> = []
    return text.placeholdersOfOtherStyle.compactMap { span in
      let written = String(decoding: bytes[span], as: UTF8.self)
      guard seen.insert(written).inserted else { return nil }
      return finding(
        Sentence.none(placeholder: written, error: error),
        at: text.place(ofTextSpan: span),
        notes: [.init(Sentence.declaration(error: error), at: place)],
        about: [written]
      )
    }
  }

  /// - Parameter placeholders: all of one name, in the order of the text.
  private static func finding(
    for placeholders: [Placeholder],
    of text: LintedText,
    subjects: [LintedText.Subject]
  ) -> Finding? {
    guard let placeholder = placeholders.first else { return nil }
    let style = text.style
    for subject in subjects where !subject.makesArgumentsByHand {
      let names = subject.cases.map {
        style == .printf ? $0.arguments.indices.map(String.init) : $0.arguments.map(\.placeholderName)
      }
      let lacking = names.firstIndex { !$0.contains(placeholder.name) }
      // The type's description serves no case that the source knows, so there is nothing it could show.
      guard lacking != nil || subject.cases.isEmpty else { continue }
      let errorCase = lacking.map { subject.cases[$0] }
      let error = ([subject.type.path] + [errorCase?.fullName].compactMap(\.self)).joined(separator: ".")
      let location = errorCase?.location ?? subject.type.location
      let length = errorCase?.nameLength ?? subject.type.nameLength
      let known = lacking.map { names[$0] } ?? []
      return finding(
        sentence(for: placeholder.name, error: error, known: known, style: style),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [.init(Sentence.declaration(error: error), at: text.package.place(location, length: length))],
        fixes: nearest(to: placeholder.name, in: known).flatMap { nearest in
          // The text must fit all the cases that it serves, and nothing else may be meant.
          guard names.allSatisfy({ $0.contains(nearest) }),
            Spelling.isClear(nearest, meantBy: placeholder.name, in: known)
          else { return nil }
          return text.fix(renaming: placeholders, to: nearest).map { [$0] }
        } ?? [],
        about: [placeholder.name]
      )
    }
    return nil
  }

  private static func nearest(to name: String, in known: [String]) -> String? {
    Spelling.nearest(to: name, in: known.filter { Int($0) == nil })
  }

  private static func sentence(for name: String, error: String, known: [String], style: PatternStyle) -> Sentence {
    let placeholder = written(name, style: style)
    if known.isEmpty { return .none(placeholder: placeholder, error: error) }
    if let nearest = nearest(to: name, in: known) {
      return .misspelled(placeholder: placeholder, error: error, nearest: written(nearest, style: style))
    }
    return .unknown(placeholder: placeholder, error: error, known: known.map { written($0, style: style) })
  }

  /// A placeholder as a text shows it, in short: `{limit}`, `%1$`.
  private static func written(_ name: String, style: PatternStyle) -> String {
    switch style {
    case .icu: "{\(name)}"
    case .printf: "%\((Int(name) ?? 0) + 1)$"
    }
  }
}
