import StringsFiles

/// Carries the words of types that were renamed as a whole along.
struct TypeRenaming {
  /// The types of which nobody says whether they were renamed: where they stand in `LintedPackage.types`.
  private(set) var undecided: Set<Int> = []
  private(set) var remarks: [GenerationRemark] = []

  /// - Parameters:
  ///   - draft: the tables, which are changed.
  ///   - isMeant: whether words for a type are asked for.
  init(in draft: inout DraftTables, options: GenerationPlan.Options, isMeant: (Int) -> Bool) throws {
    let package = draft.package
    var changes = TableChanges()
    let renames = RenamedTypes(in: package).all
    let entries = Dictionary(grouping: renames.isEmpty ? [] : package.entries, by: RenamedTypes.Gone.init)
    for rename in renames where isMeant(rename.new) {
      let (old, new) = (rename.old.path, package.types[rename.new].path)
      switch options.isRenamed(old, new) {
      case true?:
        let cause = GenerationCause.renamed(old: old, new: new, written: options.isWritten)
        for entry in entries[rename.old] ?? [] {
          guard let key = entry.messageKey else { continue }
          let module = key.module.map { $0 + "/" } ?? ""
          let rest = (key.path.count > 1 ? key.path.suffix(1) : []) + [key.field.rawValue]
          changes.add(
            .renameKey(entry: entry.entryIndex, key: module + ([new] + rest).joined(separator: ".")),
            to: package.file(of: entry).path,
            cause: cause,
            naming: new
          )
        }
      case false?: break
      case nil:
        undecided.insert(rename.new)
        remarks.append(.undecidedRename(old: old, new: new))
      }
    }
    remarks += try changes.apply(to: &draft)
  }
}
