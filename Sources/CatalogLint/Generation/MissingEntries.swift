import CatalogGenerator
import ErrorCatalog
import ErrorInventory
import MessageFormatting
import StringsFiles

/// The entries that the tables of a package lack, as changes to them.
struct MissingEntries {
  /// A place in a table, with what belongs there.
  private struct Addition {
    let place: CatalogChange.Place
    var groups: [EntryGroup]
  }

  /// The additions to one table.
  private struct TableAdditions {
    var additions: [Addition] = []
    var cases: [String] = []
  }

  private let package: LintedPackage
  private var tables: [String: TableAdditions] = [:]

  /// - Parameters:
  ///   - types: where the types stand in `LintedPackage.types`, in the order wanted.
  ///   - locales: locales that are wanted beside those that are there.
  ///   - isLeftOut: cases that get no entries.
  init(
    in package: LintedPackage,
    types: [Int],
    locales: [WordsLocale],
    isLeftOut: (_ type: Int, ErrorCase) -> Bool
  ) {
    self.package = package
    for type in types {
      let words = TypeWords(ofType: type, in: package, adding: locales)
      let wanted = words.type.cases.filter { $0.availability != .unavailable && !words.isIgnored($0) }
      for errorCase in wanted where !isLeftOut(type, errorCase) {
        for gap in words.gaps(of: errorCase) { add(gap, of: errorCase, words: words) }
      }
    }
  }

  private mutating func add(_ gap: TypeWords.Gap, of errorCase: ErrorCase, words: TypeWords) {
    let path: String
    let place: CatalogChange.Place
    switch words.whereToAdd(to: errorCase, in: gap.locale) {
    case .after(let entry): (path, place) = (package.file(of: entry).path, .after(entry: entry.entryIndex))
    case .before(let entry): (path, place) = (package.file(of: entry).path, .before(entry: entry.entryIndex))
    case .file(let file): (path, place) = (file, .end)
    }
    let stubs = CaseStubs(
      of: errorCase,
      stubs: gap.fields.map { field in
        CaseStubs.Stub(
          field: field,
          key: words.key(of: errorCase, field: field),
          source: words.source(of: errorCase, field: field, for: gap.locale, style: style(ofTableAt: path))
        )
      },
      style: style(ofTableAt: path),
      note: words.note(on: errorCase, for: gap.locale)
    )
    var table = tables[path] ?? TableAdditions()
    if let index = table.additions.firstIndex(where: { $0.place == place }) {
      table.additions[index].groups.append(stubs.group)
    } else {
      table.additions.append(Addition(place: place, groups: [stubs.group]))
    }
    let name = "\(words.type.path).\(errorCase.name)"
    if !table.cases.contains(name) { table.cases.append(name) }
    tables[path] = table
  }

  /// The style of a table; of one that is to be made, that of the same table in another locale.
  private func style(ofTableAt path: String) -> PatternStyle {
    let table = FilePaths.name(of: path).split(separator: ".").dropLast().joined(separator: ".")
    let localeFolder = FilePaths.parent(of: path)
    let folderPath = localeFolder.contains("/") ? FilePaths.parent(of: localeFolder) : "."
    guard let folder = package.folders.first(where: { $0.path == folderPath }) else { return .icu }
    let index =
      folder.files.firstIndex { $0.path == path }
      ?? folder.files.firstIndex { $0.table == table && $0.locale == package.developmentLocale }
      ?? folder.files.firstIndex { $0.table == table }
    return index.map { folder.styles[$0] } ?? .icu
  }

  /// Adds the entries to the tables.
  func apply(to draft: inout DraftTables, written: Bool, remarks: inout [GenerationRemark]) throws {
    var replaced: [(path: String, bytes: [UInt8], causes: [GenerationCause])] = []
    for (path, table) in tables.sorted(by: { $0.key < $1.key }) {
      let file = draft.file(at: path)
      if let file, let remark = file.remark(onAdding: table.cases) {
        remarks.append(remark)
        continue
      }
      let catalog = file?.catalog ?? CatalogFile.read([], path: path, format: .strings)
      let edits = try table.additions.flatMap { try catalog.edits(for: .insertGroups($0.groups, at: $0.place)) }
      let cause = GenerationCause.entries(cases: table.cases, written: written)
      replaced.append((path, try catalog.applying(edits), [cause]))
    }
    draft.replace(replaced)
  }
}

extension WordsFile {
  /// Why the tool does not change the file; nil where it may.
  func remark(onAdding cases: [String]) -> GenerationRemark? {
    if catalog.notation != .oldStyle, !catalog.isUnreadable { return .readOnlyTable(path: path, cases: cases) }
    return lacksTexts ? .brokenTable(path: path) : nil
  }
}

extension TypeWords {
  /// The text that a new entry begins with: that of the development language, else of the first locale that has one.
  fileprivate func source(
    of errorCase: ErrorCase,
    field: MessageField,
    for locale: String,
    style: PatternStyle
  ) -> EntryValue? {
    ([package.developmentLocale] + localeTags).lazy.filter { $0 != locale }
      .compactMap { ownEntry(of: errorCase, field: field, in: $0) }
      .first { package.folder(of: $0).styles[$0.fileIndex] == style }?
      .entry.value
  }

  /// Where the translators' note on a case comes from: that of the development language's table serves all.
  fileprivate func note(on errorCase: ErrorCase, for locale: String) -> CaseStubs.Note {
    func note(in locale: String) -> String? {
      MessageField.allCases.lazy.compactMap { ownEntry(of: errorCase, field: $0, in: locale)?.entry.note }.first
    }
    if note(in: locale) != nil { return .present }
    return note(in: package.developmentLocale).map(CaseStubs.Note.known) ?? .documentation
  }
}
