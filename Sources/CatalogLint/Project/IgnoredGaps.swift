import StringsFiles

/// What locales lack as a whole, a table or all of a folder, where a comment has that ignored, or the configuration has it not
/// looked at: none of its texts need be there.
struct IgnoredGaps {
  private var locales: [TableGaps.Table: Set<String>] = [:]

  init(of package: LintedPackage) {
    for (number, folder) in package.folders.enumerated() {
      for (locale, names) in folder.leftOutTables {
        for name in names { locales[.init(folder: number, name: name), default: []].insert(locale) }
      }
    }
    guard [MissingLocale.id, MissingTable.id, EmptyTable.id].contains(where: package.ignored.isAbout) else { return }
    func isIgnored(_ rule: any Rule.Type, at place: Place?) -> Bool {
      place.map { package.ignored.contain($0, of: rule.id) } ?? false
    }
    let gaps = package.tableGaps
    for gap in gaps.locales where isIgnored(MissingLocale.self, at: gap.first.firstKeyPlace) {
      for name in Set(package.folders[gap.folder].files.map(\.table)) {
        locales[TableGaps.Table(folder: gap.folder, name: name), default: []].formUnion(gap.locales)
      }
    }
    for gap in gaps.tables where isIgnored(MissingTable.self, at: gap.present.first?.firstKeyPlace) {
      locales[gap.table, default: []].formUnion(gap.locales)
    }
    for gap in gaps.emptyBases where isIgnored(EmptyTable.self, at: EmptyTable.place(of: gap.base)) {
      let folder = package.folders.firstIndex { folder in folder.files.contains { $0.path == gap.base.path } }
      if let folder { locales[.init(folder: folder, name: gap.base.table), default: []].insert(gap.base.locale) }
    }
  }

  var isEmpty: Bool { locales.isEmpty }

  /// Whether a locale lacks the whole table that a text belongs to, and need not have it.
  func explain(lackOf locale: String, in table: TableGaps.Table) -> Bool { locales[table]?.contains(locale) ?? false }
}
