import CatalogGenerator

/// What `generate` changes in a package, worked out before anything is written.
struct GenerationPlan {
  /// One file that is not as it should be.
  struct Change: Equatable {
    /// The path from the package's folder.
    let path: String
    /// What it holds; nil where it is not there.
    let old: [UInt8]?
    /// What it should hold; nil where it should not be there.
    let bytes: [UInt8]?
    let causes: [GenerationCause]
  }

  /// What a run asks for.
  struct Options {
    /// Types as people write them, `CheckoutError` or `Shop/CheckoutError`; empty for all that are catalogued.
    var types: [String] = []
    /// Locales that are wanted beside those that the package has.
    var locales: [WordsLocale] = []
    /// Whether the changes will be written, and not just told.
    var isWritten = true
    /// Whether a case was renamed; nil where nobody says.
    var isRenamed: (_ old: String, _ new: String) -> Bool? = { _, _ in nil }
  }

  /// By path.
  let changes: [Change]
  /// What is left to the author, in the order found.
  let remarks: [GenerationRemark]

  /// Whether everything is as it should be.
  var isFresh: Bool { changes.isEmpty && gaps == 0 }

  /// How many things stay missing until a person mends them.
  var gaps: Int { remarks.count(where: \.leavesGap) }

  /// How the run went, as its last lines tell.
  func summaries(isWritten: Bool) -> [GenerationSummary] {
    if isFresh { return remarks.allSatisfy(\.isOfTypes) ? [.fresh] : [] }
    let files: GenerationSummary = isWritten ? .written(files: changes.count) : .stale(files: changes.count)
    return (changes.isEmpty ? [] : [files]) + (gaps == 0 ? [] : [.left(things: gaps)])
  }

  /// - Parameter sources: the package's Swift files.
  /// - Throws: `GenerateError` where the types that are asked for are unknown.
  init(for package: LintedPackage, sources: OwnSources, options: Options) throws {
    let declared = sources.declaredNames
    var draft = DraftTables(package)
    let named = try GenerationScope.types(named: options.types, in: package)
    let renaming = try TypeRenaming(in: &draft, options: options) { named.isEmpty || named.contains($0) }
    let scope = GenerationScope(of: draft.package, named: named, sources: sources, declared: declared)
    var remarks = renaming.remarks + (renaming.undecided.isEmpty ? scope.remarks : scope.remarks.filter(\.isOfTypes))
    let undecided = try Self.rename(scope.types, in: &draft, options: options, remarks: &remarks)
    let undecidedNames = Dictionary(grouping: undecided, by: \.type).mapValues { Set($0.map(\.new)) }
    let missing = MissingEntries(in: draft.package, types: scope.types, locales: options.locales) { type, errorCase in
      renaming.undecided.contains(type)
        || undecidedNames[type]?.isDisjoint(with: [errorCase.name, errorCase.fullName]) == false
    }
    try missing.apply(to: &draft, written: options.isWritten, remarks: &remarks)
    remarks += Self.unknownTables(of: scope.types, in: package).filter { !remarks.contains($0) }
    var changes = draft.changed.map { table in
      Change(
        path: table.key,
        old: package.file(at: table.key)?.catalog.bytes,
        bytes: table.value,
        causes: draft.causes[table.key] ?? []
      )
    }
    let copies = EmbeddedCopies(of: draft.package, sources: sources, declared: declared)
    remarks += copies.remarks.filter { !remarks.contains($0) }
    var written = SourceChanges(in: draft.package, present: sources.generated, isWritten: options.isWritten)
    written.want(scope.conformances)
    written.want(copies.all)
    if scope.isWhole { written.removeOthers() } else { written.removeSeconds() }
    changes += written.changes
    self.changes = changes.sorted { $0.path < $1.path }
    self.remarks =
      remarks + written.remarks + written.removed.compactMap { draft.package.remark(onWordsLeftOf: $0) }
  }

  /// The tables that may hold words of types and of which nobody can tell: nothing is missing there, and nothing is known.
  private static func unknownTables(of types: [Int], in package: LintedPackage) -> [GenerationRemark] {
    let modules = Set(types.map { package.types[$0].module })
    let files = package.folders.filter { !$0.serves.isDisjoint(with: modules) }.flatMap(\.files)
    return files.filter(\.mayHoldAnything).map { .brokenTable(path: $0.path) }
  }

  /// Carries along the entries of renamed cases, and returns those of which nobody says whether they were.
  private static func rename(
    _ types: [Int],
    in draft: inout DraftTables,
    options: Options,
    remarks: inout [GenerationRemark]
  ) throws -> [RenamedCases.Rename] {
    let renamed = RenamedCases(in: draft.package, types: types)
    var undecided: [RenamedCases.Rename] = []
    var changes = TableChanges()
    for rename in renamed.all {
      let (old, new) = renamed.names(of: rename)
      switch options.isRenamed(old, new) {
      case true?:
        renamed.carry(rename, as: .renamed(old: old, new: new, written: options.isWritten), into: &changes)
      case false?: break
      case nil:
        undecided.append(rename)
        remarks.append(.undecidedRename(old: old, new: new))
      }
    }
    remarks += try changes.apply(to: &draft)
    return undecided
  }
}

extension LintedPackage {
  /// What is said of the words of a type whose conformance goes because the type is gone; nil where there are none.
  fileprivate func remark(onWordsLeftOf header: GeneratedHeader) -> GenerationRemark? {
    let left = entries.filter { entry in
      guard let gone = RenamedTypes.Gone(entry), gone.path == header.type else { return false }
      return gone.module.map { $0 == header.module } ?? folder(of: entry).serves.contains(header.module)
    }
    guard let type = header.type, !left.isEmpty else { return nil }
    return .wordsLeft(type: type, paths: Set(left.map { file(of: $0).path }).sorted())
  }
}

extension GenerationRemark {
  /// Whether it is about types that are taken, and not about there being none.
  fileprivate var isOfTypes: Bool { if case .nothingCatalogued = self { false } else { true } }
}
