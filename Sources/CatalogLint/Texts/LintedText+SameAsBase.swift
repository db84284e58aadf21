import CatalogICU

/// Whether a translation is one.
extension LintedText {
  /// Whether the text is that of the base, with words that its language would write in another way.
  ///
  /// A language of another script keeps no word of small letters, and no single name that a third language translates. Of
  /// languages with the same script many share a word or two; a sentence they do not.
  var isCopyOfBase: Bool {
    guard facts.contains(.sameAsBase), !facts.contains(.markedUntranslated), entry.shouldTranslate,
      let base, let own = LocaleIdentifier(locale), let other = LocaleIdentifier(base.locale),
      own.language != other.language, let script = own.likelyScript, let baseScript = other.likelyScript
    else { return false }
    if script == baseScript {
      guard script == "Latn" else { return false }
      // Of a plural each form by itself: fr "{n} minute, {n} minutes" is what English says.
      return proses.contains { $0.words >= 3 && $0.smallWords >= 2 }
    }
    if baseScript == "Latn" {
      let isTranslated = isTranslated(base)
      return proses.contains { $0.smallWords > 0 || ($0.capitalWords > 0 && isTranslated) }
    }
    // Chinese and Japanese share characters, all others nothing.
    let others = facts.intersection(.letters).subtracting([.latin, .han])
    return !others.isEmpty && script == "Latn" && !Prose.isNotice(string)
  }

  /// The words of each wording.
  private var proses: [Prose] { wordings.map { Prose(in: $0.text) } }

  /// Whether a language with the base's script has other words for it.
  private func isTranslated(_ base: LintedText) -> Bool {
    let script = LocaleIdentifier(base.locale)?.likelyScript
    return base.translations.contains { other in
      !other.facts.contains(.sameAsBase) && LocaleIdentifier(other.locale)?.likelyScript == script
        && LocaleIdentifier(other.locale)?.language != LocaleIdentifier(base.locale)?.language
    }
  }
}
