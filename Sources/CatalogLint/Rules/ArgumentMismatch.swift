import ErrorCatalog
import MessageFormatting

/// Reports a translation that shows other values than its base.
///
/// A value that the base does not have is not there to be shown, and people would read the placeholder: an error. Where the
/// error case has such a value, it is shown all the same, and a warning. A value that the base shows and the translation
/// does not is a warning: something is left unsaid, be it in one form of a plural alone. Left alone: numbers and words that only choose between forms, which
/// other languages may not need; the forms of a plural, which may say their number in words or not at all; names that the
/// case does not have (`unknown-argument`); values without a form (`unpresentable-argument`); and texts that are no valid pattern, of another style than the base
/// (`style-mismatch`), or still to be translated.
package enum ArgumentMismatch: TextRule {
  package static let id = "argument-mismatch"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.otherValues, .unplainBraces]

  package static let examples = [
    RuleExample(
      "a translated name",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.total" = "📎{total} to pay";
        "Cart.gift" = "📎{sender} sent it";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.total" = "お支払い1️⃣{合計}円";
        "Cart.gift" = "2️⃣{sende}さんから";
        """#,
      ]
    ),
    RuleExample(
      "a value that is not shown",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order 📎{limit} items at most.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = 1️⃣"一度に注文できる数を超えました。";
        """#,
      ]
    ),
    RuleExample(
      "a value of the case that the base does not show",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = 📎"Order fewer items.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = "一度に注文できるのは1️⃣{limit}個までです。";
        """#,
      ]
    ),
    RuleExample(
      "a conversion too many, and one too few",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = 📎"%1$lld items";
        "Cart.gift" = "%1$@ sent 📎%2$@";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "%1$lld個の1️⃣%2$@";
        "Cart.gift" = 2️⃣"%1$@さんから";
        """#,
      ]
    ),
    RuleExample(
      "another order, forms that other languages need or not, and a number in words",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "{count, plural, one {# item} other {# items}} for {name}";
        "Cart.gift" = "{gender, select, male {He} female {She} other {They}} sent {count, plural, one {it} other {them}}.";
        "Cart.empty" = "{count, plural, =0 {Nothing} one {# item} other {# items}}";
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.items" = "Pour {name} : {count, plural, one {# article} many {# d’articles} other {# articles}}";
        "Cart.gift" = "{count, plural, one {Envoyé} many {Envoyés} other {Envoyés}}.";
        "Cart.empty" = "{count, plural, =0 {Rien} one {Un article} many {# d’articles} other {# articles}}";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "{name}さんの{count}個";
        "Cart.gift" = "届きました。";
        "Cart.empty" = "{count}個";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The base has nothing of this name.
    case extra(placeholder: String, base: String)
    /// The base has nothing of this name, but something like it.
    case misspelled(placeholder: String, base: String, nearest: String)
    /// The base does not show a value that the case has.
    case unshown(placeholder: String, base: String)
    /// The translation leaves a value out.
    case lacking(placeholder: String, base: String)
    /// A form of a plural leaves out what the other forms, and all of the base, show.
    case lackingInForm(placeholder: String, form: String, base: String)
    /// A form of a plural leaves out its own number.
    case lackingNumber(form: String, base: String)
    /// It is written in the other style, and people read it as it stands.
    case ofOtherStyle(placeholder: String, base: String)
    case inBase(base: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard let base = text.base else { return [] }
    return placeholdersOfOtherStyle(in: text, base: base) + findings(in: text, base: base)
  }

  /// Placeholders of the style that the table is not in, where the base has none: the base decides what is read.
  private static func placeholdersOfOtherStyle(in text: LintedText, base: LintedText) -> [Finding] {
    guard text.mayHaveOtherStyle, text.facts.isDisjoint(with: [.markedUntranslated, .sameAsBase]),
      // A base that says nothing does not tell what a translation may show (`empty-message`).
      base.facts.isDisjoint(with: [.empty, .blank]),
      // Who knows the values of the error tells of them (`unknown-argument`).
      text.style == base.style, !text.hasKnownValues, !base.mayHaveOtherStyle
    else { return [] }
    var seen: Set<String> = []
    let bytes = Array(text.utf8)
    return text.placeholdersOfOtherStyle.compactMap { span in
      let written = String(decoding: bytes[span], as: UTF8.self)
      guard seen.insert(written).inserted else { return nil }
      return finding(
        Sentence.ofOtherStyle(placeholder: written, base: base.locale),
        at: text.place(ofTextSpan: span),
        notes: [note(at: nil, in: base)],
        locales: [text.locale],
        about: [written]
      )
    }
  }

  private static func findings(in text: LintedText, base: LintedText) -> [Finding] {
    // What the base should not show, nobody need translate: `unknown-argument` tells of it there.
    guard text.isComparable(to: base), !base.hasUnknownValue else { return [] }
    let names = Set(base.placeholders.map(\.name))
    let extra = text.placeholders.filter { !names.contains($0.name) }
    // A name that is none explains why another is not there.
    if extra.isEmpty {
      return lackingValues(in: text, base: base) + lackingInForms(of: text, base: base)
        + lackingNumbers(of: text, base: base)
    }
    let unused = base.placeholders.filter { placeholder in
      !text.placeholders.contains { $0.name == placeholder.name }
    }
    var seen: Set<String> = []
    return extra.compactMap { placeholder in
      guard seen.insert(placeholder.name).inserted, !text.isUnpresentable(placeholder) else { return nil }
      let isKnown = !text.values(of: placeholder).isEmpty
      // Then `unknown-argument` knows better.
      if !isKnown, text.hasKnownValues { return nil }
      return finding(for: placeholder, in: text, base: base, unused: unused, isKnown: isKnown)
    }
  }

  private static func finding(
    for placeholder: Placeholder,
    in text: LintedText,
    base: LintedText,
    unused: [Placeholder],
    isKnown: Bool
  ) -> Finding {
    let written = text.written(placeholder)
    let meant =
      isKnown || text.style == .printf
      ? nil
      : Spelling.nearest(to: placeholder.name, in: unused.map(\.name)).flatMap { name in
        unused.first { $0.name == name }
      }
    let sentence: Sentence
    if isKnown {
      sentence = .unshown(placeholder: written, base: base.locale)
    } else if let meant {
      sentence = .misspelled(placeholder: written, base: base.locale, nearest: "{\(meant.name)}")
    } else {
      sentence = .extra(placeholder: written, base: base.locale)
    }
    let shown = meant ?? (unused.count == 1 && !isKnown ? unused.first : nil)
    return finding(
      sentence,
      at: text.place(ofTextSpan: placeholder.span),
      severity: isKnown ? .warning : .error,
      notes: [note(at: shown, in: base)],
      fixes: meant.flatMap { meant in
        text.fix(renaming: text.placeholders.filter { $0.name == placeholder.name }, to: meant.name)
      }.map { [$0] } ?? [],
      locales: [text.locale],
      about: [placeholder.name]
    )
  }

  private static func lackingValues(in text: LintedText, base: LintedText) -> [Finding] {
    let names = Set(text.placeholders.map(\.name))
    // Two values that are written alike (`%@`) are told once: nobody could tell the findings apart.
    var seen: Set<String> = []
    return base.placeholders.compactMap { placeholder in
      guard !names.contains(placeholder.name), base.shows(placeholder.name), !base.isUnpresentable(placeholder),
        seen.insert(base.style == .printf ? base.written(placeholder) : placeholder.name).inserted
      else { return nil }
      // The sentence around the forms is where it belongs; without one, the first form stands for all of them.
      let form = text.wordings.first.flatMap { $0.form == nil ? nil : $0 }
      return finding(
        Sentence.lacking(placeholder: base.written(placeholder), base: base.locale),
        at: form.map { text.place(of: 0..<0, in: $0) } ?? text.valuePlace,
        severity: .warning,
        notes: [note(at: placeholder, in: base)],
        locales: [text.locale],
        subjects: ["\(text.key) \(placeholder.name) (\(text.locale))"]
      )
    }
  }

  /// Values that only some forms of a plural show, where the base shows them in whatever form it is read.
  private static func lackingInForms(of text: LintedText, base: LintedText) -> [Finding] {
    let choices = text.choices
    if choices.isEmpty { return [] }
    let baseChoices = base.choices
    var seen: Set<String> = []
    return base.placeholders.flatMap { placeholder -> [Finding] in
      guard seen.insert(placeholder.name).inserted, base.alwaysShows(placeholder.name, in: baseChoices),
        !base.isUnpresentable(placeholder), !text.alwaysShows(placeholder.name, in: choices)
      else { return [] }
      return forms(lacking: placeholder.name, among: choices, in: text).map { form in
        finding(
          Sentence.lackingInForm(placeholder: base.written(placeholder), form: form.selector, base: base.locale),
          at: text.place(ofTextSpan: form.selectorSpan),
          severity: .warning,
          notes: [note(at: placeholder, in: base)],
          locales: [text.locale],
          subjects: ["\(text.key) \(placeholder.name) \(form.selector) (\(text.locale))"],
          about: [placeholder.name, form.selector]
        )
      }
    }
  }

  /// Forms that stand for many numbers and leave their own out, where the base shows it in such a form. A form for one, two
  /// or no things says the number by its words, and a text may show it beside the plural.
  private static func lackingNumbers(of text: LintedText, base: LintedText) -> [Finding] {
    guard text.style == .icu, !text.facts.isDisjoint(with: .unplainBraces) else { return [] }
    let shown = Set(base.plurals.filter { $0.forms.contains { $0.category == .other && $0.showsNumber } }.map(\.name))
    if shown.isEmpty { return [] }
    let choices = text.choices
    return text.plurals.filter { shown.contains($0.name) && !text.alwaysShows($0.name, in: choices) }.flatMap {
      plural in
      plural.forms.filter { !$0.showsNumber && [.few, .many, .other].contains($0.category) }.map { form in
        finding(
          Sentence.lackingNumber(form: form.category.rawValue, base: base.locale),
          at: form.place,
          severity: .warning,
          notes: [note(at: base.placeholders.first { $0.name == plural.name }, in: base)],
          locales: [text.locale],
          subjects: ["\(text.key) \(plural.name) # \(form.category.rawValue) (\(text.locale))"],
          about: [plural.name, form.category.rawValue]
        )
      }
    }
  }

  /// The forms of a plural, for a category, that leave out a value which another form of it shows. What a word chooses may
  /// well differ, and so may the form for one number; and a plural says its own number as it likes.
  private static func forms(
    lacking name: String,
    among choices: [PatternChoice],
    in text: LintedText
  ) -> [PatternChoice.Form] {
    choices.filter { $0.name != name }.flatMap { choice -> [PatternChoice.Form] in
      let lacking = choice.forms.filter { !text.alwaysShows(name, in: $0) }
      if lacking.count == choice.forms.count || !choice.isPlural {
        return lacking.flatMap { forms(lacking: name, among: $0.choices, in: text) }
      }
      return lacking.filter(PatternChoice.isCategory).flatMap { form in
        let inner = forms(lacking: name, among: form.choices, in: text)
        return inner.isEmpty ? [form] : inner
      }
    }
  }

  /// What the base says, where it says it.
  private static func note(at placeholder: Placeholder?, in base: LintedText) -> Finding.Note {
    let place = placeholder.map { base.place(ofTextSpan: $0.span) } ?? base.valuePlace
    return .init(Sentence.inBase(base: base.locale), at: place)
  }
}
