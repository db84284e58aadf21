import ErrorCatalog
import ErrorInventory
import MessageFormatting
import StringsFiles

/// A package as the rules see it: its errors, its words, and what belongs to what. Read once, never changed.
package final class LintedPackage: Sendable {
  /// The absolute path of the folder that holds Package.swift.
  package let folder: String
  /// The name of the Xcode project that builds the app; nil for a package, and where there is none.
  package let xcodeProject: String?
  /// The language that the errors are worded in first.
  package let developmentLocale: String
  /// The targets that are not for tests.
  package let modules: [LintedModule]
  /// The folders that hold words, by path.
  package let folders: [WordsFolder]
  /// The error enums, the reason enums and whatever else has a `Catalogued` conformance; places are relative to the folder.
  package let types: [ErrorType]
  /// For each type, its cases by their names.
  let caseNames: [CaseNames]
  /// The entries whose keys are made like that of an error, or nearly, in the order of the folders, of their files and of the
  /// source. Most entries of an app are words of no error and not among them.
  package let entries: [LintedEntry]
  /// What keeps the errors from being known for sure: sources that could not be read.
  package let sourceNotes: [InventoryNote]
  private let inventory: Inventory
  /// The errors whose cases source cannot tell.
  var notEnumerable: [ErrorInventory.NotEnumerable] { inventory.notEnumerable }
  /// The error enums that are not among the types.
  var leftOutTypes: [LeftOutType] { inventory.leftOut }
  /// How many Swift files were read.
  package let sourceCount: Int
  /// What is looked at, and how much it matters.
  package let plan: CheckPlan
  /// What its manifest and its folders say beside the words.
  package let layout: PackageLayout
  /// The comments that ask the linter to look away.
  package let ignores: [Ignore]
  /// What they reach.
  let ignored: IgnoredPlaces
  /// For each type, whether the configuration leaves it out.
  private let leftOut: [Bool]
  /// The locales of each file of words.
  private let localesByFile: [String: [String]]
  private let moduleByName: [String: LintedModule]
  private let foreignModules: Set<String>
  /// For each module, where its folders stand in `folders`.
  private let foldersByModule: [String: [Int]]
  /// The first file at each path.
  private let fileByPath: [String: (folder: Int, file: Int)]
  /// For each folder and file, where its entries stand in `entries`.
  private let entriesByFile: [[Range<Int>]]
  /// For each type, the entries that name it, as positions in `entries`.
  private let entriesByType: [[Int]]
  /// For each type, the entries with a misspelled key that mean it.
  private let misspelledByType: [[Int]]
  private let lazyTexts = MadeOnce<TextIndex>()
  private let lazyServedCases = MadeOnce<ServedCases>()
  private let lazyGaps = MadeOnce<TextGaps>()
  private let lazyTableGaps = MadeOnce<TableGaps>()
  private let lazyWording = MadeOnce<WordedTexts>()
  /// For each folder, the paths of the types that it serves.
  private let lazyTypePaths: [MadeOnce<SpelledNames>]

  package init(
    folder: String,
    xcodeProject: String? = nil,
    developmentLocale: String,
    modules: [LintedModule],
    folders: [WordsFolder],
    inventory: Inventory,
    manifestNotes: [InventoryNote] = [],
    layout: PackageLayout = PackageLayout(),
    plan: CheckPlan = CheckPlan(),
    ignores: [Ignore] = []
  ) {
    self.folder = folder
    self.xcodeProject = xcodeProject
    self.developmentLocale = developmentLocale
    self.modules = modules
    self.folders = folders
    self.inventory = inventory
    types = inventory.types
    sourceNotes = manifestNotes + inventory.notes
    sourceCount = inventory.fileCount
    self.plan = plan
    self.layout = layout
    self.ignores = ignores
    ignored = IgnoredPlaces(ignores)
    leftOut = inventory.types.map { type in
      !plan.includes(type: type.path, in: type.module)
        || !plan.includes(path: FilePaths.absolute(type.location.file, from: folder))
    }
    localesByFile = Dictionary(grouping: folders.flatMap(\.files), by: \.path).mapValues { $0.map(\.locale) }
    moduleByName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    foreignModules = Set(modules.filter(\.isForeign).map(\.name))
    foldersByModule = Dictionary(grouping: folders.indices) { folders[$0].module }
    fileByPath = Dictionary(
      folders.enumerated().flatMap { folder, words in
        words.files.enumerated().map { file, table in (table.path, (folder: folder, file: file)) }
      }
    ) { first, _ in first }
    let caseNames = inventory.types.map(CaseNames.init)
    self.caseNames = caseNames
    let entries = EntryBinder(inventory: inventory, caseNames: caseNames, modules: modules).entries(of: folders)
    self.entries = entries
    var next = 0
    entriesByFile = folders.indices.map { folder in
      folders[folder].files.indices.map { file in
        let first = next
        while next < entries.count, entries[next].folderIndex == folder, entries[next].fileIndex == file { next += 1 }
        return first..<next
      }
    }
    var entriesByType = Array(repeating: [Int](), count: types.count)
    for (index, entry) in entries.enumerated() {
      for type in entry.types { entriesByType[type].append(index) }
    }
    self.entriesByType = entriesByType
    lazyTypePaths = folders.map { _ in MadeOnce() }
    var misspelledByType = Array(repeating: [Int](), count: types.count)
    for (index, entry) in entries.enumerated() {
      if let type = entry.meaning?.type { misspelledByType[type].append(index) }
    }
    self.misspelledByType = misspelledByType
  }

  /// What tells it from others: a package and an app can share a folder.
  var identity: String { xcodeProject.map { folder + "/" + $0 } ?? folder }

  /// The same sources with other words.
  func replacing(folders: [WordsFolder]) -> LintedPackage {
    let tables = Set(self.folders.flatMap(\.files).map(\.path))
    let inTables = IgnoreReader(folder: folder).ignores(in: folders)
      .filter { plan.includes(path: FilePaths.absolute($0.place.file, from: folder)) }
    return LintedPackage(
      folder: folder,
      xcodeProject: xcodeProject,
      developmentLocale: developmentLocale,
      modules: modules,
      folders: folders,
      inventory: inventory,
      manifestNotes: sourceNotes.dropLast(inventory.notes.count),
      layout: layout,
      plan: plan,
      ignores: ignores.filter { !tables.contains($0.place.file) } + inTables
    )
  }

  /// The same package with the types of another beside its own.
  func adding(_ other: Inventory, modules: [LintedModule]) -> LintedPackage {
    LintedPackage(
      folder: folder,
      developmentLocale: developmentLocale,
      modules: self.modules + modules,
      folders: folders,
      inventory: inventory.adding(other)
    )
  }

  /// The target whose module has a name.
  func module(named name: String) -> LintedModule? { moduleByName[name] }

  /// The folders of a module, by path.
  func folders(ofModule name: String) -> [WordsFolder] { (foldersByModule[name] ?? []).map { folders[$0] } }

  /// Whether a module belongs to another package.
  func isForeign(_ module: String) -> Bool { foreignModules.contains(module) }

  /// The entries that name a type or one of its cases.
  package func entries(ofType type: Int) -> [LintedEntry] { entriesByType[type].map { entries[$0] } }

  /// The entries of a file whose keys are made like that of an error, or nearly.
  func entries(folder: Int, file: Int) -> ArraySlice<LintedEntry> { entries[entriesByFile[folder][file]] }

  /// Those of them that stand at some places in the file's catalog.
  func entries(folder: Int, file: Int, at places: ClosedRange<Int>) -> ArraySlice<LintedEntry> {
    let range = entriesByFile[folder][file]
    func start(of place: Int) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].entryIndex < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return entries[start(of: places.lowerBound)..<start(of: places.upperBound + 1)]
  }

  /// The entry of a file's catalog with what it speaks for; nil where its key is none of an error's.
  func boundEntry(folder: Int, file: Int, entry: Int) -> LintedEntry? {
    entries(folder: folder, file: file, at: entry...entry).first { !$0.bindings.isEmpty }
  }

  /// An entry of a file's catalog, with what it speaks for.
  func entry(folder: Int, file: Int, entry: Int) -> LintedEntry {
    boundEntry(folder: folder, file: file, entry: entry)
      ?? LintedEntry(
        entry: folders[folder].files[file].catalog.entries[entry],
        folderIndex: folder,
        fileIndex: file,
        entryIndex: entry
      )
  }

  /// The last entry of a file; nil where it has none.
  func lastEntry(ofFileAt path: String) -> LintedEntry? {
    guard let place = fileByPath[path] else { return nil }
    let count = folders[place.folder].files[place.file].catalog.entries.count
    return count == 0 ? nil : entry(folder: place.folder, file: place.file, entry: count - 1)
  }

  /// The first file at a path from the project's folder.
  func file(at path: String) -> WordsFile? { fileByPath[path].map { folders[$0.folder].files[$0.file] } }

  /// All texts, with what they are like.
  var texts: TextIndex { lazyTexts.value { TextIndex(of: self) } }

  /// What explains that texts stand in one language and not in another.
  var gaps: TextGaps { lazyGaps.value { TextGaps(of: self) } }

  /// The tables that locales lack as a whole.
  var tableGaps: TableGaps { lazyTableGaps.value { TableGaps(of: self) } }

  /// What the entries word, text by text.
  var wording: WordedTexts { lazyWording.value { WordedTexts(in: self) } }

  /// The paths of the types that a folder serves.
  func typePaths(servedBy folder: Int) -> SpelledNames {
    lazyTypePaths[folder].value {
      let served = folders[folder].serves
      return SpelledNames(types.filter { served.contains($0.module) }.map(\.path))
    }
  }

  /// The cases that an entry speaks for by one of its bindings, less those that others speak for; nil where it names none.
  func cases(of entry: LintedEntry, _ binding: LintedEntry.Binding) -> [ErrorCase]? {
    let served = lazyServedCases.value {
      ServedCases(entries, of: folders, types: types, caseNames: caseNames)
    }
    return served.cases(of: entry, in: file(of: entry).locale, binding)
  }

  /// The error cases that show the text of an entry, by their types.
  func subjects(of entry: LintedEntry) -> [LintedText.Subject] {
    entry.bindings.compactMap { binding in
      guard let type = binding.type, let cases = cases(of: entry, binding) else { return nil }
      return LintedText.Subject(type: types[type], cases: cases)
    }
  }

  /// The entries with a misspelled key that mean a type or one of its cases.
  package func entries(meaningType type: Int) -> [LintedEntry] { misspelledByType[type].map { entries[$0] } }

  /// Whether people are meant to see the type: it has an entry in any locale, conforms to `CatalogError` or `Catalogued`, or
  /// is one of all that the configuration asks for.
  package func isCatalogued(_ type: Int) -> Bool {
    if leftOut[type] { return false }
    return types[type].conformsToCatalogError || !entriesByType[type].isEmpty
      || (plan.configuration.scope == .all && isSeen(types[type]))
  }

  /// Whether the configuration leaves the type out.
  func isLeftOut(_ type: Int) -> Bool { leftOut[type] }

  /// Whether other files can meet the type as an error, and a value of it can be made at all.
  func isSeen(_ type: ErrorType) -> Bool {
    type.kind == .error && type.access > .fileprivate && !type.cases.isEmpty
  }

  /// How far a text that is there is.
  func state(of entry: LintedEntry) -> Coverage.State { file(of: entry).state(of: entry.entry, at: entry.entryIndex) }

  /// Whether a comment, or the state in a string catalog, says that the text of an entry is still to be translated.
  func isUntranslated(_ entry: LintedEntry) -> Bool { file(of: entry).untranslatedEntries.contains(entry.entryIndex) }

  /// The findings with the weights that the plan gives them, without those that nobody asks for.
  func weighed(_ findings: [Finding], of rule: any Rule.Type) -> [Finding] {
    findings.compactMap { finding in
      let locales = finding.locales.isEmpty ? localesByFile[finding.place.file] ?? [] : finding.locales
      return plan.severity(of: finding, of: rule, in: locales).map { finding.weighing($0, locales: locales) }
    }
  }

  /// The words folder of an entry.
  package func folder(of entry: LintedEntry) -> WordsFolder { folders[entry.folderIndex] }

  /// The file of an entry.
  package func file(of entry: LintedEntry) -> WordsFile { folders[entry.folderIndex].files[entry.fileIndex] }

  /// The style that the text of an entry is written in: its table's, and printf where its wording depends on numbers.
  package func style(of entry: LintedEntry) -> PatternStyle {
    if case .plural = entry.entry.value { return .printf }
    return folder(of: entry).styles[entry.fileIndex]
  }

  /// The compiled text of an entry; nil where it is no valid pattern.
  package func pattern(of entry: LintedEntry) -> MessagePattern? {
    switch entry.entry.value {
    case .text(let text):
      try? MessagePattern(text, style: style(of: entry), keepsURLs: true)
    case .plural(let plural):
      try? plural.pattern(keepsURLs: true)
    }
  }

  /// The place of a name in a source file.
  package func place(_ location: SourceLocation, length: Int) -> Place {
    let file = location.file.hasPrefix("/") ? FilePaths.relative(location.file, to: folder) : location.file
    return Place(file: file, line: location.line, column: location.column, length: length)
  }

  /// Where the key of an entry stands.
  package func keyPlace(of entry: LintedEntry) -> Place {
    file(of: entry).place(of: entry.entry.keySpan, in: entry.key)
  }
}
