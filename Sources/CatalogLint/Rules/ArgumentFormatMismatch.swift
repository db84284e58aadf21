import ErrorCatalog
import MessageFormatting

/// Reports a translation that takes a value for one of another type than its base does.
///
/// A number in one language and a date in the other: one of them is wrong, and a program that hands such texts to Foundation
/// may end at `%@` for a number. Values are compared by name, in printf style by position. Where the error case is known and
/// its value can be shown in both ways, it is a warning. Left alone: a value that one of the two shows as it comes, the
/// lengths of whole numbers (`%d` and `%lld`), types that the error case does not have (`argument-type`), and texts that are
/// no valid pattern, of another style than the base, or still to be translated.
package enum ArgumentFormatMismatch: TextRule {
  package static let id = "argument-format-mismatch"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.otherValues

  package static let examples = [
    RuleExample(
      "conversions in another order",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "📎%@ ordered 📎%lld items";
        "Cart.total" = "📎%.2f to pay";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "1️⃣%lld個を2️⃣%@さんが注文";
        "Cart.total" = "お支払い3️⃣%d円";
        """#,
      ]
    ),
    RuleExample(
      "a number in one language and a date in the other",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.closed" = "Closed until 📎{until, date, long}";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.closed" = "1️⃣{until, number}時まで休み";
        """#,
      ]
    ),
    RuleExample(
      "positions, lengths, and values as they come",
      [
        "Sources/Shop/en.lproj/Labels.strings": #"""
        "Cart.items" = "%1$@ ordered %2$d items";
        "Cart.total" = "%@ to pay";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.closed" = "Closed until {until, date, long}, {count, plural, one {# day} other {# days}}";
        """#,
        "Sources/Shop/ja.lproj/Labels.strings": #"""
        "Cart.items" = "%2$lld個を%1$@さんが注文";
        "Cart.total" = "お支払い%@";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.closed" = "{until}まで{count, spellout}日休み";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The same value is of two types.
    case mismatch(placeholder: String, other: String, base: String)
    case inBase(base: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard !text.isBase, let base = text.base, text.isComparable(to: base) else { return [] }
    var seen: Set<[String]> = []
    return text.placeholders.compactMap { placeholder in
      guard let need = PlaceholderNeed(placeholder.kind),
        // A text of C is a fault of its own (`c-string-specifier`).
        !placeholder.kind.isTextOfC,
        let other = opposite(of: placeholder, need: need, in: base), !other.kind.isTextOfC,
        ArgumentType.wrongValue(for: placeholder, in: text) == nil,
        ArgumentType.wrongValue(for: other, in: base) == nil,
        seen.insert([placeholder.name, need.rawValue]).inserted
      else { return nil }
      return finding(
        Sentence.mismatch(
          placeholder: text.written(placeholder),
          other: base.written(other),
          base: base.locale
        ),
        at: text.place(ofTextSpan: placeholder.span),
        severity: text.values(of: placeholder).isEmpty ? .error : .warning,
        notes: [.init(Sentence.inBase(base: base.locale), at: base.place(ofTextSpan: other.span))],
        about: [placeholder.name]
      )
    }
  }

  /// The placeholder of the base that takes the same value for another type; nil where none does, or where one agrees.
  private static func opposite(of placeholder: Placeholder, need: PlaceholderNeed, in base: LintedText) -> Placeholder?
  {
    let same = base.placeholders.filter { $0.name == placeholder.name }
    var typed = same.filter { PlaceholderNeed($0.kind) != nil }
    // What a plural counts is told by the conversion in its forms, where they have one.
    if placeholder.kind.isConversion, typed.contains(where: \.kind.isConversion) {
      typed.removeAll { !$0.kind.isConversion }
    }
    let agrees = typed.contains { other in
      guard let otherNeed = PlaceholderNeed(other.kind) else { return true }
      return otherNeed == need || (placeholder.kind.choosesByNumber && other.kind.choosesByNumber)
        // A plural of a .stringsdict counts what a conversion shows.
        || Set([need, otherNeed]).isSubset(of: [.number, .wholeNumber, .fraction])
          && (need == .number || otherNeed == .number)
    }
    return agrees ? nil : typed.first
  }
}

extension Placeholder.Kind {
  /// Whether it is printf's.
  fileprivate var isConversion: Bool { if case .conversion = self { true } else { false } }

  /// Whether a number chooses what is shown, by its category or by its digits.
  fileprivate var choosesByNumber: Bool {
    switch self {
    case .plural, .selectOrdinal: true
    case .select: words.isEmpty
    default: false
    }
  }
}
