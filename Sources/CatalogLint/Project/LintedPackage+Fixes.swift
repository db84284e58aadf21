import ErrorInventory
import StringsFiles

extension LintedPackage {
  /// The edits that make changes to the entries of one file; nil where the file is only read.
  func edits(_ changes: [CatalogChange], in file: WordsFile) -> [Fix.Edit]? {
    guard file.isEditable else { return nil }
    var edits: [Fix.Edit] = []
    for change in changes {
      guard let made = try? file.catalog.edits(for: change) else { return nil }
      edits += made.map { .text(file: file.path, $0) }
    }
    return edits
  }

  /// Gives entries with misspelled keys the keys that they mean; nil where a doubt is left, or one of them cannot be
  /// changed.
  func fix(renaming entries: [LintedEntry]) -> Fix? {
    // What was not read may be what the entries mean.
    if sourceNotes.contains(where: \.hidesTypes) { return nil }
    var edits: [Fix.Edit] = []
    var taken: Set<String> = []
    var names: Set<String> = []
    for entry in entries {
      let file = file(of: entry)
      guard let meaning = entry.meaning, let key = key(of: meaning, insteadOf: entry),
        isClear(meaning, of: entry),
        // Of two entries with one key people would see the last.
        taken.insert("\(file.path)\n\(key)").inserted, !hasText(meaning, insteadOf: entry),
        !hasKey(key, inLocaleOf: entry), !hasRival(meaning, of: entry, besides: entries),
        let made = self.edits([.renameKey(entry: entry.entryIndex, key: key)], in: file)
      else { return nil }
      edits += made
      names.insert(([types[meaning.type].path] + [meaning.caseName].compactMap(\.self)).joined(separator: "."))
    }
    guard names.count == 1, let name = names.first else { return nil }
    return Fix(Fix.Sentence.renameEntries(count: entries.count, name: name), edits)
  }

  /// The key that an entry should have. What it says of its module stays.
  func key(of meaning: LintedEntry.Meaning, insteadOf entry: LintedEntry) -> String? {
    guard let written = entry.messageKey ?? entry.wellFormedKey ?? MessageKey(respelling: entry.key) else { return nil }
    let module = written.module.map { $0 + "/" } ?? ""
    let path = [types[meaning.type].path] + [meaning.caseName].compactMap(\.self) + [meaning.field.rawValue]
    return module + path.joined(separator: ".")
  }

  /// Whether nothing else is as near, and the case has what the text shows.
  private func isClear(_ meaning: LintedEntry.Meaning, of entry: LintedEntry) -> Bool {
    if let name = meaning.caseName {
      let meant = caseNames[meaning.type].indices(of: name).map { types[meaning.type].cases[$0] }
      guard meant.allSatisfy({ RenamedCases.fits($0, [entry], in: self) }) else { return false }
    }
    for binding in entry.bindings {
      switch binding {
      case .goneCase(let type, let name):
        guard type == meaning.type, let nearest = meaning.caseName else { return false }
        let written = name.filter { $0 != "`" }
        if NameSlips.isOther(written, than: nearest) || !caseNames[type].guess.isClear(nearest, meantBy: name) {
          return false
        }
      case .unknownType:
        let written = entry.messageKey?.typePath ?? ""
        let paths = typePaths(servedBy: entry.folderIndex)
        if !paths.isClear(types[meaning.type].path, meantBy: written) { return false }
      case .typeDefault, .errorCase, .notEnumerable, .localType, .foreignModule:
        return false
      }
    }
    return true
  }

  /// Whether a table that is read beside an entry has a key.
  private func hasKey(_ key: String, inLocaleOf entry: LintedEntry) -> Bool {
    let locale = file(of: entry).locale
    return folder(of: entry).files.contains { other in
      other.locale == locale && other.catalog.firstIndex(ofKey: key, locale: other.spelledLocale) != nil
    }
  }

  /// Whether an entry that is renamed by another fix means the same text: both would get one key.
  private func hasRival(_ meaning: LintedEntry.Meaning, of entry: LintedEntry, besides entries: [LintedEntry]) -> Bool {
    wording.entries(meaning: place(of: meaning, insteadOf: entry)).contains { other in
      !entries.contains { $0 === other }
    }
  }

  /// Whether the words of a locale have a text already.
  private func hasText(_ meaning: LintedEntry.Meaning, insteadOf entry: LintedEntry) -> Bool {
    wording.contains(place(of: meaning, insteadOf: entry))
  }

  private func place(of meaning: LintedEntry.Meaning, insteadOf entry: LintedEntry) -> WordedTexts.Text {
    WordedTexts.Text(folder: entry.folderIndex, locale: file(of: entry).locale, meaning: meaning)
  }
}

extension WordsFile {
  /// Whether the tool may change it: other notations are only read.
  var isEditable: Bool {
    catalog.format == .strings && catalog.notation == .oldStyle && catalog.encoding != nil && !catalog.isUnreadable
  }
  /// Whether entries may be added: not to a file that is only read, nor to one with parts that nobody could read, which may
  /// hold them.
  var takesEntries: Bool { isEditable && !lacksTexts }
}
