import CatalogICU
import StringsFiles

/// What a language writes beyond ASCII: whether bytes in an encoding are its letters.
enum LanguageLetters {
  /// Whether a table that looks like it is in an encoding may be, by the language of its folder.
  ///
  /// A table that names its encoding itself may be in it, and so may one of no language.
  static func allow(_ encoding: String, file: WordsFile) -> Bool {
    guard file.catalog.notation == .oldStyle, let language = language(of: file.locale) else { return true }
    // Its bytes are those of nothing else.
    if encoding == "ISO-2022-JP" { return true }
    let isJapanese = encoding == "Shift_JIS" || encoding == "EUC-JP"
    guard language != "ja", !isJapanese else { return language == "ja" && isJapanese }
    guard let letters = western[language],
      let text = LegacyText.utf8(of: file.catalog.bytes, in: encoding).map({ String(decoding: $0, as: UTF8.self) })
    else { return false }
    return isWritten(Array(text.unicodeScalars), with: Set(letters.unicodeScalars))
  }

  private static func language(of locale: String) -> String? {
    let language = LocaleIdentifier(locale)?.tag.prefix { $0 != "-" }
    return language.map(String.init)
  }

  /// Whether each letter is one of the language, and each sign stands where one may: no word has one inside but an
  /// apostrophe, a hyphen or a dash.
  private static func isWritten(_ text: [Unicode.Scalar], with letters: Set<Unicode.Scalar>) -> Bool {
    func isLetter(at index: Int) -> Bool { text.indices.contains(index) && text[index].properties.isAlphabetic }
    return text.indices.allSatisfy { index in
      let scalar = text[index]
      if scalar.isASCII || inWord.contains(scalar) { return true }
      guard scalar.properties.isAlphabetic else { return !(isLetter(at: index - 1) && isLetter(at: index + 1)) }
      return (scalar.properties.lowercaseMapping.unicodeScalars.first).map(letters.contains) ?? false
    }
  }

  private static let inWord: Set<Unicode.Scalar> = [
    "\u{2019}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{B7}", "\u{AD}",
  ]

  /// The letters of the exemplar sets of Unicode CLDR, those for loanwords with them, of the languages that the encodings
  /// of western Europe are for.
  private static let western: [String: String] = [
    "ca": "àáçèéíïñòóúü\u{AA}\u{BA}", "da": "äåæéøöü", "de": "äàéöüß", "en": "àâäæçèéêëíïñóôöœûü",
    "es": "áéíñóúü\u{AA}\u{BA}", "eu": "çñ", "fi": "åäöšžéü", "fr": "àâæçèéêëîïôœùûüÿ\u{AA}\u{BA}", "gl": "áéíñóúü",
    "ga": "áéíóú", "is": "áæðéíóöúýþ", "it": "àèéìíîòóùú\u{AA}\u{BA}", "nb": "àåæéèêòóôøäö", "nl": "áäàèéëêïíöóôüúû",
    "nn": "àåæéèêòóôøäö", "no": "àåæéèêòóôøäö", "pt": "àáâãçéêíóôõúü\u{AA}\u{BA}", "sv": "àåäéöü",
  ]
}
