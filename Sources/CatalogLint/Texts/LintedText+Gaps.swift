import ErrorCatalog

/// What explains that a text stands in one language and not in another.
extension LintedText {
  /// Whether whoever goes over the cases of errors tells where the text is missing (`missing-message`), or that nobody
  /// reads it (`orphaned-message`).
  var isToldByItsCase: Bool {
    let gaps = package.gaps
    if gaps.isMisspelled(reference.text, of: table) { return true }
    guard let entry = boundEntry else { return false }
    return entry.bindings.contains { binding in
      switch binding {
      case .errorCase, .goneCase, .localType: true
      // A description of the whole type is for cases that the source does not know, so nobody counts them.
      case .typeDefault: entry.messageKey?.field != .description
      case .unknownType: gaps.claim(entry, in: package)
      case .notEnumerable, .foreignModule: false
      }
    }
  }

  /// The table that it belongs to, over all locales.
  var tableOfAllLocales: TableGaps.Table { .init(folder: table.folderIndex, name: file.table) }

  /// Whether a locale lacks the whole table, may have the text in a part of a file that cannot be read, or has a folder that no
  /// target takes along (`resource-not-in-target`).
  func explains(lackIn locale: String) -> Bool {
    package.gaps.tables.explain(lackOf: locale, in: tableOfAllLocales) || folder.lost[locale]?.mayHold(key) == true
      || package.layout.lostFolders.contains { $0.locale == locale }
  }

  /// The base text that a translation's mistyped key means.
  var meantBase: LintedText? {
    package.gaps.mistypedKeys.meaning(of: reference).map { LintedText($0, of: pass) }
  }

  /// Whether another text of the locale has a mistyped key that means the same base text.
  var hasRivalForBase: Bool { package.gaps.mistypedKeys.hasRival(reference) }

  /// The locales in which a mistyped key means this base text.
  var localesWithMistypedKey: Set<String> { package.gaps.mistypedKeys.locales(meaning: reference) }
}
