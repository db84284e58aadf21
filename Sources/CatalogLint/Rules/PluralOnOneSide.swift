import CatalogICU
import ErrorCatalog
import MessageFormatting

/// Reports a translation that writes a number before a word without the plural that its base has.
///
/// "1 fichiers": where the base words a number in forms, a language that has several forms needs them as well. It is
/// reported where the translation shows the number directly before a word. Left alone: languages with one form (Japanese,
/// Chinese, Korean …) and those whose nouns stay as they are behind a number (Turkish, Hungarian …), translations without
/// the number, with a plural of another number around it, or with words that need no form ("Fichiers : 3", "3 km",
/// "3 Min."), nouns that have one ("3 mois", "3 Treffer", "3 евро"), and plurals that only the translation has.
package enum PluralOnOneSide: TextRule {
  package static let id = "plural-on-one-side"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.otherValues, .plural]

  package static let examples = [
    RuleExample(
      "one form where the language has several",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "📎{count, plural, one {# item} other {# items}} in the cart";
        """#,
        "Sources/Shop/ru.lproj/Screens.strings": #"""
        "Cart.items" = "В корзине 1️⃣{count} товаров";
        """#,
      ]
    ),
    RuleExample(
      "a printf text beside the plurals of the base",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "%lld items";
        """#,
        "Sources/Shop/en.lproj/Screens.stringsdict": #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>Cart.items</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>📎%#@items@</string>
            <key>items</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>one</key><string>%lld item</string>
              <key>other</key><string>%lld items</string>
            </dict>
          </dict>
        </dict></plist>
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.items" = "1️⃣%lld articles";
        """#,
      ]
    ),
    RuleExample(
      "a language with one form, a number behind its word, and a unit",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "{count, plural, one {# item} other {# items}}";
        "Cart.weight" = "{count, plural, one {# kilogram} other {# kilograms}}";
        """#,
        "Sources/Shop/fr.lproj/Screens.strings": #"""
        "Cart.items" = "Articles : {count}";
        "Cart.weight" = "{count} kg";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "{count}個の商品";
        "Cart.weight" = "{count}キログラム";
        """#,
        "Sources/Shop/tr.lproj/Screens.strings": #"""
        "Cart.items" = "{count} ürün";
        "Cart.weight" = "{count} kilogram";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case oneSided(placeholder: String, base: String, locale: String, categories: [String])
    case plural
  }

  package static func findings(in text: LintedText) -> [Finding] {
    // A plural in a table of its own has its translations in two; any other is met from its translation.
    if text.isBase {
      guard text.facts.contains(.plural) else { return [] }
      let plurals = plurals(in: text)
      return plurals.isEmpty ? [] : text.translations.flatMap { findings(in: $0, base: text, plurals: plurals) }
    }
    guard let base = text.base, !base.facts.contains(.plural) else { return [] }
    let plurals = plurals(in: base)
    // Of a key that stands twice only the text counts that people read.
    guard !plurals.isEmpty, base.translations.contains(where: text.isSame) else { return [] }
    return findings(in: text, base: base, plurals: plurals)
  }

  private static func plurals(in text: LintedText) -> [Placeholder] {
    text.placeholders.filter { if case .plural = $0.kind { true } else { false } }
  }

  private static func findings(in text: LintedText, base: LintedText, plurals: [Placeholder]) -> [Finding] {
    guard text.isComparable(to: base), let locale = text.language, CountedNouns.takeForms(in: locale) else { return [] }
    let categories = requiredPluralCategories(locale).integers
    if categories.count < 2 { return [] }
    let placeholders = text.placeholders
    var seen: Set<String> = []
    return plurals.compactMap { plural in
      let same = placeholders.filter { $0.name == plural.name }
      guard seen.insert(plural.name).inserted, !placeholders.contains(where: \.kind.isBranch),
        let number = same.first(where: { isBeforeNoun($0, in: text, of: locale, base: base) })
      else { return nil }
      return finding(
        Sentence.oneSided(
          placeholder: text.written(number),
          base: base.locale,
          locale: text.locale,
          categories: categories.map(\.rawValue)
        ),
        at: text.place(ofTextSpan: number.span),
        notes: [.init(Sentence.plural, at: base.place(ofTextSpan: plural.span))],
        locales: [text.locale],
        about: [number.name]
      )
    }
  }

  /// Whether a noun with several forms follows a number after no more than a space.
  private static func isBeforeNoun(
    _ placeholder: Placeholder,
    in text: LintedText,
    of language: LocaleIdentifier,
    base: LintedText
  ) -> Bool {
    let bytes = Array(text.string.utf8)
    guard placeholder.span.upperBound <= bytes.count else { return false }
    let rest = String(decoding: bytes[placeholder.span.upperBound...], as: UTF8.self)
    // A number and a word are no sentence where the base has none: "3 mies."
    let isLabel = bytes[..<placeholder.span.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") }
    return CountedNouns.isNoun(
      atStartOf: rest.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" },
      in: language,
      isSentence: !isLabel || base.wordings.contains { endsWithStop($0.text) }
    )
  }

  /// Whether a text ends with a full stop, be it in its last branch.
  private static func endsWithStop(_ text: String) -> Bool {
    text.last { $0 != "}" && !$0.isWhitespace }.map { ".。".contains($0) } ?? false
  }
}

extension Placeholder.Kind {
  /// Whether it chooses between forms.
  fileprivate var isBranch: Bool {
    switch self {
    case .plural, .selectOrdinal, .select: true
    default: false
    }
  }
}
