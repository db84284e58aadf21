import ErrorCatalog
import ErrorInventory

extension TypeWords {
  /// What a locale lacks for a case.
  struct Gap {
    /// The tag of the locale that must have it.
    let locale: String
    /// The tag of the locale whose tables take the entries: the parent's, where that has a part of what it serves.
    let wordsLocale: String
    let fields: [MessageField]
  }

  /// What the locales lack for a case, by locale; locales that lack nothing are absent.
  ///
  /// What need not be there, but stands under the same misspelled key as what is missing, is missing with it.
  func gaps(of errorCase: ErrorCase) -> [Gap] {
    let texts = texts(of: errorCase)
    let demanded = demandedFields(of: texts)
    return locales.compactMap { locale in
      if isWaitingForParent(texts, in: locale) { return nil }
      let parent = parent(servingFor: texts, in: locale)
      let wordsLocale = parent ?? localeOfTables(for: locale)
      let present = texts.fields(in: parent ?? locale.tag)
      let missing = demanded.filter { field in
        !present.contains(field) && ![locale.tag, wordsLocale].contains { isLost(field, of: errorCase, in: $0) }
      }
      if missing.isEmpty { return nil }
      let fields = MessageField.allCases.filter { field in
        missing.contains(field)
          || ownEntry(of: errorCase, field: field, in: wordsLocale) == nil
            && !misspelledEntries(of: errorCase, field: field, in: wordsLocale).isEmpty
      }
      return Gap(locale: locale.tag, wordsLocale: wordsLocale, fields: fields)
    }
  }

  /// What is to be added to the tables, by their locales: where one serves several that lack the same, it is added once.
  static func additions(filling gaps: [Gap]) -> [Gap] {
    var additions: [Gap] = []
    for gap in gaps {
      let index = additions.firstIndex { $0.wordsLocale == gap.wordsLocale }
      let known = index.map { additions[$0].fields } ?? []
      let fields = MessageField.allCases.filter { known.contains($0) || gap.fields.contains($0) }
      let merged = Gap(locale: gap.wordsLocale, wordsLocale: gap.wordsLocale, fields: fields)
      if let index { additions[index] = merged } else { additions.append(merged) }
    }
    return additions
  }

  /// The parent whose words people get for a case of which a locale has nothing: `en-GB` reads what `en` says. Nil where the
  /// locale has something itself, or no parent has.
  ///
  /// The running program decides alike: one locale has the title and the description, and a description alone helps more than
  /// a title alone.
  func parent(servingFor texts: CaseTexts, in locale: WordsLocale) -> String? {
    guard texts.ownFields(in: locale.tag).isEmpty else { return nil }
    func rank(_ tag: String) -> Int {
      let fields = texts.fields(in: tag)
      return (fields.contains(.description) ? 2 : 0) + (fields.contains(.title) ? 1 : 0)
    }
    let worded = locale.parents.filter { !texts.fields(in: $0).isEmpty }
    guard let best = worded.map(rank).max() else { return nil }
    return worded.first { rank($0) == best }
  }

  /// Whether a locale has nothing for a case, and its language must: what that has, and what it gets, serves both.
  private func isWaitingForParent(_ texts: CaseTexts, in locale: WordsLocale) -> Bool {
    texts.ownFields(in: locale.tag).isEmpty
      && locale.parents.contains(where: demandedTags.contains)
  }

  /// The locale whose tables take what one lacks that no parent has either: its own, or where it has none, the nearest
  /// parent's.
  private func localeOfTables(for locale: WordsLocale) -> String {
    ([locale.tag] + locale.parents).first(where: homeTags.contains) ?? locale.tag
  }
}
