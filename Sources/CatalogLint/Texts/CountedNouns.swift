import CatalogICU

/// What a number does to the noun behind it, language by language.
///
/// CLDR's plural categories do not tell: Turkish has `one` and `other`, as English has, for the rest of the sentence, but
/// counts "1 ürün, 3 ürün". The names of units do, which translators wrote for CLDR with a form for each category
/// (common/main, `unitPattern`: en "{0} day, {0} days", tr "{0} gün, {0} gün"): a test compares both lists with them, as ICU
/// gives them. A language in neither list is one whose units are not translated there, or in which it depends on the noun,
/// as in Hindi, on its case, as in Kurdish, or on how it begins, as in Welsh; rules leave such alone.
enum CountedNouns {
  /// Languages whose nouns change behind a number: the plural in most; a case by the number in the Slavic languages; the
  /// partitive singular in the Finnic ones (fi "1 päivä, 2 päivää"); the plural up to ten and the singular beyond in Arabic.
  static let changing: Set<String> = [
    // Germanic
    "af", "da", "de", "en", "fo", "fy", "gsw", "is", "lb", "nb", "nl", "nn", "no", "sv",
    // Romance
    "ast", "ca", "es", "fr", "fur", "gl", "it", "pt", "rm", "ro", "sc",
    // Slavic
    "be", "bg", "bs", "cs", "dsb", "hr", "hsb", "mk", "pl", "ru", "sh", "sk", "sl", "sr", "uk",
    // Baltic
    "lt", "lv",
    // Greek, Albanian
    "el", "sq",
    // Finnic
    "et", "fi",
    // Semitic
    "ar", "he",
    // Celtic
    "ga", "gd",
    // made after the Romance languages
    "ia",
  ]

  /// Languages whose nouns stay as they are behind a number: Turkic ones, Hungarian, Basque, Georgian, Armenian, Mongolian,
  /// Persian.
  static let steady: Set<String> = ["az", "eu", "fa", "hu", "hy", "ka", "kk", "ky", "mn", "tk", "tr", "ug", "uz"]

  /// Whether nouns of a language are known to change behind numbers.
  static func takeForms(in language: LocaleIdentifier) -> Bool { changing.contains(language.language) }

  /// Whether nouns of a language are known to stay as they are behind numbers.
  static func stay(in language: LocaleIdentifier) -> Bool { steady.contains(language.language) }

  // MARK: - Words

  /// Abbreviations and symbols of units with more than three letters, which take no form either, also at the end of a
  /// sentence.
  private static let symbols: Set = [
    "gbps", "godz", "kbps", "mbps", "mies", "mins", "pcs", "secs", "stck", "stde", "tydz",
  ]

  /// Whether a text begins with a word that can be a noun in full that has several forms: none of three letters or fewer,
  /// which are symbols of units and abbreviations in most programs (km, min, мин, Std), none in capitals, none that a full
  /// stop cuts short, and none of those that a language leaves as they are.
  ///
  /// - Parameter isSentence: whether the full stop at the text's end can be that of a sentence.
  static func isNoun(atStartOf text: some StringProtocol, in language: LocaleIdentifier, isSentence: Bool) -> Bool {
    let word = text.prefix(while: \.isLetter)
    guard word.count > 3, word.contains(where: \.isLowercase) || !word.contains(where: \.isCased),
      !symbols.contains(word.lowercased()), !SteadyNouns.contain(word, in: language)
    else { return false }
    let stops = text[word.endIndex...].prefix { $0 == "." }
    guard stops.count == 1 else { return true }
    // The full stop of a sentence stands at its end, behind which another may begin.
    let next = text[stops.endIndex...].first { !$0.isWhitespace }
    return next.map { !$0.isLowercase && !",;:".contains($0) } ?? isSentence
  }
}
