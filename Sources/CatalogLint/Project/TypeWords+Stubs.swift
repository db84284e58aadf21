import CatalogGenerator
import ErrorCatalog
import ErrorInventory
import MessageFormatting
import StringsFiles

/// The entries that one table lacks for one case, as they would be added to it.
struct MissingStubs {
  /// The table's path from the project's folder; it may not be there yet.
  let path: String
  let place: CatalogChange.Place
  /// Marked as untranslated.
  let group: EntryGroup
}

extension TypeWords {
  /// The entries that fill a gap, and where they belong.
  func stubs(of errorCase: ErrorCase, filling gap: Gap) -> MissingStubs {
    let path: String
    let place: CatalogChange.Place
    switch whereToAdd(to: errorCase, in: gap.wordsLocale) {
    case .after(let entry): (path, place) = (package.file(of: entry).path, .after(entry: entry.entryIndex))
    case .before(let entry): (path, place) = (package.file(of: entry).path, .before(entry: entry.entryIndex))
    case .file(let file): (path, place) = (file, .end)
    }
    let style = package.style(ofTableAt: path)
    let stubs = CaseStubs(
      of: errorCase,
      stubs: gap.fields.map { field in
        let source = source(of: errorCase, field: field, for: gap.wordsLocale, style: style)
        return CaseStubs.Stub(
          field: field,
          key: key(of: errorCase, field: field),
          source: source?.entry.value,
          escapedSource: source?.entry.escapedText,
          note: ownEntry(of: errorCase, field: field, in: package.developmentLocale)?.entry.note
        )
      },
      style: style,
      note: note(on: errorCase, for: gap.wordsLocale)
    )
    return MissingStubs(path: path, place: place, group: stubs.group)
  }

  /// Adds what locales lack for a case to their tables; nil where one of these is only read, or is to be made, or where a
  /// copy would have the faults of its source.
  func fix(filling gaps: [Gap], of errorCase: ErrorCase) -> Fix? {
    var edits: [Fix.Edit] = []
    let additions = Self.additions(filling: gaps)
    for field in MessageField.allCases where additions.contains(where: { $0.fields.contains(field) }) {
      let sources = localeTags.lazy.compactMap { ownEntry(of: errorCase, field: field, in: $0) }
      guard sources.allSatisfy({ package.pattern(of: $0) != nil && !package.file(of: $0).lacksTexts }) else {
        return nil
      }
    }
    for gap in additions {
      let stubs = stubs(of: errorCase, filling: gap)
      guard let file = package.file(at: stubs.path), file.takesEntries,
        let made = package.edits([.insertGroups([stubs.group], at: stubs.place)], in: file)
      else { return nil }
      edits += made
    }
    let count = additions.reduce(0) { $0 + $1.fields.count }
    return Fix(Fix.Sentence.addEntries(count: count, locales: additions.map(\.wordsLocale)), edits)
  }

  /// The text that a new entry begins with: that of the development language, else of the first locale that has one.
  private func source(
    of errorCase: ErrorCase,
    field: MessageField,
    for locale: String,
    style: PatternStyle
  ) -> LintedEntry? {
    ([package.developmentLocale] + localeTags).lazy.filter { $0 != locale }
      .compactMap { ownEntry(of: errorCase, field: field, in: $0) }
      .first { package.folder(of: $0).styles[$0.fileIndex] == style }
  }

  /// Where the translators' note on a case comes from: that of the development language's table serves all.
  private func note(on errorCase: ErrorCase, for locale: String) -> CaseStubs.Note {
    func note(in locale: String) -> String? {
      MessageField.allCases.lazy.compactMap { ownEntry(of: errorCase, field: $0, in: locale)?.entry.note }.first
    }
    if note(in: locale) != nil { return .present }
    return note(in: package.developmentLocale).map(CaseStubs.Note.known) ?? .documentation
  }
}

extension LintedPackage {
  /// The style of a table; of one that is to be made, that of the same table in another locale.
  fileprivate func style(ofTableAt path: String) -> PatternStyle {
    let table = FilePaths.name(of: path).split(separator: ".").dropLast().joined(separator: ".")
    let localeFolder = FilePaths.parent(of: path)
    let folderPath = localeFolder.contains("/") ? FilePaths.parent(of: localeFolder) : "."
    guard let folder = folders.first(where: { $0.path == folderPath }) else { return .icu }
    let index =
      folder.files.firstIndex { $0.path == path }
      ?? folder.files.firstIndex { $0.table == table && $0.locale == developmentLocale }
      ?? folder.files.firstIndex { $0.table == table }
    return index.map { folder.styles[$0] } ?? .icu
  }
}
