import ErrorCatalog
import ErrorInventory
import StringsFiles

/// The cases that were renamed: their entries stand under a name that is gone.
struct RenamedCases {
  /// One of them.
  struct Rename: Hashable {
    /// Where the type stands in `LintedPackage.types`.
    let type: Int
    /// The name that is gone, as the keys write it.
    let old: String
    /// The name that takes its place, as a key writes it.
    let new: String
  }

  /// The entries of a case that is gone.
  private struct Gone: Hashable {
    let type: Int
    let name: String
  }

  /// The guesses, by type and by the order of the entries.
  let all: [Rename]
  private let package: LintedPackage
  /// The entries of the cases that are gone, in any folder.
  private let goneEntries: [Gone: [LintedEntry]]

  /// Guesses: the case that has no words yet, fills the placeholders of the one that is gone, and is likely to be it.
  init(in package: LintedPackage, types: [Int]) {
    self.package = package
    all = types.flatMap { type -> [Rename] in
      let words = TypeWords(ofType: type, in: package)
      let cases = words.type.cases
      let wordless = cases.indices.filter { words.isWordless(cases[$0]) }
      var left = Set(wordless)
      var renames: [Rename] = []
      let gone = Self.goneEntries(of: type, among: words.home.entries)
      let guess = RenameGuess(
        entries: Self.names(ofEntriesIn: words, of: type),
        gone: gone.map(\.name),
        cases: cases,
        spelled: words.caseNames.guess,
        wordless: wordless
      )
      for (old, entries) in gone where !left.isEmpty {
        let demand = Demand(of: entries, in: package)
        guard let new = guess.name(after: old, where: { left.contains($0) && demand.isMet(by: cases[$0]) }) else {
          continue
        }
        left.subtract(words.caseNames.indices(of: new))
        renames.append(Rename(type: type, old: old, new: new))
      }
      return renames
    }
    goneEntries = Dictionary(
      Set(all.map(\.type)).flatMap { type in
        Self.goneEntries(of: type, among: package.entries(ofType: type))
          .map { (Gone(type: type, name: $0.name), $0.entries) }
      }
    ) { first, _ in first }
  }

  /// The names that entries of a type have and the source has not, in their order.
  private static func goneEntries(
    of type: Int,
    among entries: [LintedEntry]
  ) -> [(name: String, entries: [LintedEntry])] {
    var names: [String] = []
    var byName: [String: [LintedEntry]] = [:]
    for entry in entries {
      for case .goneCase(type, let name) in entry.bindings {
        if byName[name] == nil { names.append(name) }
        byName[name, default: []].append(entry)
      }
    }
    return names.map { ($0, byName[$0] ?? []) }
  }

  /// The names of cases in the order of the entries, table by table.
  private static func names(ofEntriesIn words: TypeWords, of type: Int) -> [[String]] {
    let tables = Dictionary(grouping: words.home.entries) { [$0.folderIndex, $0.fileIndex] }
    return tables.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { table in
      table.value.flatMap { entry in entry.bindings.filter { $0.type == type }.compactMap(\.caseName) }
    }
  }

  /// The values that texts show.
  private struct Demand {
    private var labels: Set<String> = []
    private var numbers: Set<String> = []

    init(of entries: [LintedEntry], in package: LintedPackage) {
      for entry in entries {
        let names = package.pattern(of: entry)?.placeholders.map(\.name) ?? []
        if package.style(of: entry) == .printf { numbers.formUnion(names) } else { labels.formUnion(names) }
      }
    }

    func isMet(by errorCase: ErrorCase) -> Bool {
      (numbers.isEmpty || numbers.isSubset(of: errorCase.arguments.indices.map(String.init)))
        && (labels.isEmpty || labels.isSubset(of: errorCase.arguments.map(\.placeholderName)))
    }
  }

  /// Whether a case has a value for each placeholder of its would-be texts.
  static func fits(_ errorCase: ErrorCase, _ entries: [LintedEntry], in package: LintedPackage) -> Bool {
    Demand(of: entries, in: package).isMet(by: errorCase)
  }

  /// Adds the changes that carry the entries of a case along.
  func carry(_ rename: Rename, as cause: GenerationCause, into changes: inout TableChanges) {
    for entry in goneEntries[Gone(type: rename.type, name: rename.old)] ?? [] {
      guard let key = entry.messageKey else { continue }
      let path = key.path.dropLast() + [rename.new]
      let module = key.module.map { $0 + "/" } ?? ""
      changes.add(
        .renameKey(
          entry: entry.entryIndex,
          key: module + path.joined(separator: ".") + "." + key.field.rawValue
        ),
        to: package.file(of: entry).path,
        cause: cause,
        naming: names(of: rename).new
      )
    }
  }

  /// The names for people.
  func names(of rename: Rename) -> (old: String, new: String) {
    let path = package.types[rename.type].path
    return ("\(path).\(rename.old)", "\(path).\(rename.new)")
  }
}

extension TypeWords {
  /// Whether no locale has a text for a case alone.
  func isWordless(_ errorCase: ErrorCase) -> Bool {
    errorCase.availability != .unavailable
      && localeTags.allSatisfy { locale in
        MessageField.allCases.allSatisfy { ownEntry(of: errorCase, field: $0, in: locale) == nil }
      }
  }
}
