import CatalogICU
import ErrorCatalog

/// Reports letters of a script that does not belong where they stand.
///
/// A Cyrillic or Greek letter inside of a Latin word looks right and is found by nobody. In Japanese, characters that only
/// Chinese has (错, 說) come from a mixed-up file or an input method, by ICU's exemplar characters; and a Japanese text of
/// words of another language alone was never translated. Left alone: whole words of another script, addresses, names of
/// languages in their own, units such as kΩ, formulas such as ρgh, letters that look like no Latin one, endings on foreign
/// words in Cyrillic languages, names and short texts, and texts that are the same as the base (`untranslated`).
package enum WrongScript: TextRule {
  package static let id = "wrong-script"
  package static let severity = Severity.warning
  package static let wakes = TextFacts.letters

  /// A word of two scripts has a letter of one of these; what no Japanese text has is asked in Japanese.
  package static func wakes(in locale: String) -> TextFacts { isJapanese(locale) ? .letters : [.cyrillic, .greek] }

  package static let examples = [
    RuleExample(
      "a Cyrillic letter in a Latin word",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty 1️⃣сart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "Chinese characters and English in Japanese",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart, declined }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "Try another card.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "1️⃣错误";
        "CheckoutError.emptyCart.description" = "2️⃣Please add some items to the cart first.";
        "CheckoutError.declined.title" = "お支払いの失敗";
        "CheckoutError.declined.description" = "3️⃣說明のとおり、別のカードでお試しください。";
        """#,
      ]
    ),
    RuleExample(
      "units, names, endings, and words of another script",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart, declined }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart: 10 kΩ, 5 μm, TNFα";
        "CheckoutError.emptyCart.description" = "Add a матрёшка, then check out.";
        "CheckoutError.declined.title" = "Apple Pay declined";
        "CheckoutError.declined.description" = "Try another card.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "注文内容が空：10kΩ";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。嘘ではありません。";
        "CheckoutError.declined.title" = "Apple Pay: NG";
        "CheckoutError.declined.description" = "別のカードでお試しください。";
        """#,
        "Sources/Shop/ru.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Пустая корзина";
        "CheckoutError.emptyCart.description" = "Добавьте товар с iPhoneа или через SMSки.";
        "CheckoutError.declined.title" = "Оплата Apple Pay отклонена";
        "CheckoutError.declined.description" = "Попробуйте другую карту.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// {letters} are such as U+0441, {script} is `cyrillic` or `greek`.
    case mixed(word: String, letters: [String], script: String)
    case simplified(characters: String)
    case traditional(characters: String)
    case notJapanese
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let isJapanese = isJapanese(text.locale)
    let facts = text.facts
    let mayMix = facts.contains(.latin) && !facts.isDisjoint(with: [.cyrillic, .greek])
    // A name that is the same in all languages is written as its owners write it.
    let mayBeChinese =
      isJapanese && facts.contains(.han) && !facts.contains(.sameAsBase)
      && text.mayHaveForeignHan
    let mayBeForeign = isJapanese && facts.isDisjoint(with: ofNoOther) && !facts.isDisjoint(with: .letters)
    guard mayMix || mayBeChinese || mayBeForeign else { return [] }
    return text.wordings.flatMap { wording -> [Finding] in
      let scalars = ScalarText(wording.text)
      return (mayMix ? mixedWords(of: scalars, in: wording, of: text) : [])
        + (mayBeChinese ? chinese(in: scalars, of: wording, text) : [])
        + (mayBeForeign ? foreign(in: scalars, of: wording, text) : [])
    }
  }

  /// Whether a locale is Japanese.
  static func isJapanese(_ locale: String) -> Bool { locale == "ja" || locale.hasPrefix("ja-") }

  // MARK: - Letters that look alike

  private static func mixedWords(of scalars: ScalarText, in wording: Wording, of text: LintedText) -> [Finding] {
    let isCyrillic = text.language?.likelyScript == "Cyrl"
    let misread = text.lookalikes.map(\.lookalike.span)
    return scalars.runs(where: { $0.properties.isAlphabetic && TextFacts(ofScalar: $0).isDisjoint(with: .unspaced) })
      .compactMap { word in
        guard let letters = LookalikeLetters(of: word, in: scalars, isInCyrillic: isCyrillic) else { return nil }
        let span = scalars.span(word)
        // A placeholder with such a name is told as that.
        if misread.contains(where: { $0.overlaps(span) }) { return nil }
        let edit = text.edit(of: span, in: wording, to: letters.mended)
        return finding(
          mixed(scalars.text(word), letters.foreign),
          at: text.place(of: span, in: wording),
          fixes: edit.map { [Fix(Fix.Sentence.replace(old: scalars.text(word), new: letters.mended), [$0])] } ?? []
        )
      }
  }

  private static func mixed(_ word: String, _ letters: [Unicode.Scalar]) -> Sentence {
    let isGreek = letters.allSatisfy { TextFacts(ofScalar: $0).contains(.greek) }
    return .mixed(word: word, letters: letters.map { "U+" + $0.shownNumber }, script: isGreek ? "greek" : "cyrillic")
  }

  // MARK: - Japanese

  private static func chinese(in scalars: ScalarText, of wording: Wording, _ text: LintedText) -> [Finding] {
    let names = ownNames(in: wording.text)
    return scalars.runs(where: { ForeignHan.simplified.contains($0) || ForeignHan.traditional.contains($0) }).compactMap
    {
      run -> Finding? in
      if names.contains(where: { $0.overlaps(scalars.span(run)) }) { return nil }
      let isSimplified = scalars.scalars[run].contains {
        ForeignHan.simplified.contains($0) && !ForeignHan.traditional.contains($0)
      }
      let characters = scalars.text(run)
      return finding(
        isSimplified ? Sentence.simplified(characters: characters) : .traditional(characters: characters),
        at: text.place(of: scalars.span(run), in: wording)
      )
    }
  }

  /// Where a text names the Chinese language in Chinese, as a list of languages does: 中文（简体）, 繁體中文.
  private static func ownNames(in text: String) -> [Range<Int>] {
    guard text.contains("中文") else { return [] }
    return ["简体", "繁體", "簡體"].flatMap { text.ranges(of: $0) }.map { range in
      text.utf8.distance(
        from: text.startIndex,
        to: range.lowerBound
      )..<text.utf8.distance(from: text.startIndex, to: range.upperBound)
    }
  }

  /// What no text has that was meant to be Japanese and is in another language, or what another rule tells.
  private static let ofNoOther: TextFacts = [
    .han, .hiragana, .katakana, .plural, .base, .sameAsBase, .markedUntranslated,
  ]

  /// Words enough that no name is meant: of Latin letters three small ones, of others two.
  private static func foreign(in scalars: ScalarText, of wording: Wording, _ text: LintedText) -> [Finding] {
    guard text.pattern != nil, !text.placeholders.contains(where: { $0.kind.isPlural || $0.kind.isSelect })
    else { return [] }
    let hidden = text.placeholders.map(\.span)
    let words = scalars.runs(where: \.properties.isAlphabetic).filter { word in
      word.count > 1 && scalars.scalars[word].allSatisfy { $0.properties.isLowercase && $0.value < 0x80 }
        && !hidden.contains { $0.overlaps(scalars.span(word)) }
        // A part of a path, of an address or of a name with digits.
        && scalars[word.lowerBound - 1].map { "./:@_-0123456789".unicodeScalars.contains($0) } != true
        && !isInAddress(word, of: scalars)
    }
    let others = scalars.runs(where: \.properties.isAlphabetic).filter { word in
      word.count > 1 && TextFacts(ofScalar: scalars.scalars[word.lowerBound]).isDisjoint(with: .latin)
        && !hidden.contains { $0.overlaps(scalars.span(word)) }
    }
    if words.count < 3, others.count < 2 { return [] }
    return [finding(Sentence.notJapanese, at: text.place(of: 0..<wording.text.utf8.count, in: wording))]
  }

  /// Whether a word stands in an address of the web or of mail: what has no blank around `://`, behind `www.` or around `@`.
  private static func isInAddress(_ word: Range<Int>, of scalars: ScalarText) -> Bool {
    var (start, end) = (word.lowerBound, word.upperBound)
    while let scalar = scalars[start - 1], !scalar.properties.isWhitespace { start -= 1 }
    while let scalar = scalars[end], !scalar.properties.isWhitespace { end += 1 }
    let token = scalars.text(start..<end)
    return token.contains("://") || token.contains("www.") || token.contains("@")
  }
}
