import CatalogICU

/// Whether the forms of a translation are those of its base.
extension LintedText {
  /// Whether each wording of a translation outside of ICU's style is one of the base's, with words that its language would
  /// write in another way: of a plural in either of the two.
  ///
  /// A language of another script writes no word of small letters. One with the same script may share a word or two; a
  /// sentence it does not.
  var isCopyOfBaseForms: Bool {
    guard facts.isDisjoint(with: .markedUntranslated), facts.contains(.latin), let base,
      facts.contains(.plural) || base.facts.contains(.plural), entry.shouldTranslate,
      let own = LocaleIdentifier(locale), let other = LocaleIdentifier(base.locale), own.language != other.language,
      other.likelyScript == "Latn", let script = own.likelyScript
    else { return false }
    let baseTexts = Set(base.wordings.map(\.text))
    let texts = wordings.map(\.text)
    guard texts.allSatisfy(baseTexts.contains) else { return false }
    return texts.map(Prose.init(in:)).contains { prose in
      script == "Latn" ? prose.words >= 3 && prose.smallWords >= 2 : prose.smallWords > 0
    }
  }
}
