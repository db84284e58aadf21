import ErrorInventory
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
    private(set) var additions: [Addition] = []
    /// For each place, where its addition stands.
    private var indices: [CatalogChange.Place: Int] = [:]
    var cases = UniqueList<String>()

    mutating func add(_ group: EntryGroup, at place: CatalogChange.Place) {
      if let index = indices[place] {
        additions[index].groups.append(group)
      } else {
        indices[place] = additions.count
        additions.append(Addition(place: place, groups: [group]))
      }
    }
  }

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
    for type in types {
      let words = TypeWords(ofType: type, in: package, adding: locales)
      let wanted = words.type.cases.filter { $0.availability != .unavailable && !words.isIgnored($0) }
      for errorCase in wanted where !isLeftOut(type, errorCase) {
        for gap in TypeWords.additions(filling: words.gaps(of: errorCase)) { add(gap, of: errorCase, words: words) }
      }
    }
  }

  private mutating func add(_ gap: TypeWords.Gap, of errorCase: ErrorCase, words: TypeWords) {
    let stubs = words.stubs(of: errorCase, filling: gap)
    tables[stubs.path, default: TableAdditions()].add(stubs.group, at: stubs.place)
    tables[stubs.path, default: TableAdditions()].cases.add("\(words.type.path).\(errorCase.name)")
  }

  /// Adds the entries to the tables.
  func apply(to draft: inout DraftTables, written: Bool, remarks: inout [GenerationRemark]) throws {
    var replaced: [(path: String, bytes: [UInt8], causes: [GenerationCause])] = []
    for (path, table) in tables.sorted(by: { $0.key < $1.key }) {
      let file = draft.file(at: path)
      if file == nil, !draft.package.plan.includes(path: FilePaths.absolute(path, from: draft.package.folder)) {
        remarks.append(.leftOutTable(path: path, cases: table.cases.elements))
        continue
      }
      if let file, let remark = file.remark(onAdding: table.cases.elements) {
        remarks.append(remark)
        continue
      }
      let catalog = file?.catalog ?? CatalogFile.read([], path: path, format: .strings)
      let edits = try table.additions.flatMap { try catalog.edits(for: .insertGroups($0.groups, at: $0.place)) }
      let cause = GenerationCause.entries(cases: table.cases.elements, written: written)
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
