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

  /// The guesses, by type and by the order of the entries.
  let all: [Rename]
  private let package: LintedPackage

  /// Guesses: the case that has no words yet, fills the placeholders of the one that is gone, and is likely to be it.
  init(in package: LintedPackage, types: [Int]) {
    self.package = package
    all = types.flatMap { type -> [Rename] in
      let words = TypeWords(ofType: type, in: package)
      var wordless = words.type.cases.filter { words.isWordless($0) }
      var renames: [Rename] = []
      let gone = Self.goneNames(of: type, in: words)
      let guess = RenameGuess(
        entries: Self.names(ofEntriesIn: words, of: type),
        gone: gone,
        cases: words.type.cases,
        wordless: wordless
      )
      for old in gone where !wordless.isEmpty {
        let entries = Self.entries(of: old, type: type, in: words)
        let fitting = wordless.filter { Self.fits($0, entries, in: package) }
        guard let new = guess.name(after: old, in: fitting) else { continue }
        wordless.removeAll { $0.name == new || $0.fullName == new }
        renames.append(Rename(type: type, old: old, new: new))
      }
      return renames
    }
  }

  /// The names that entries of a type at home have and the source has not, in their order.
  private static func goneNames(of type: Int, in words: TypeWords) -> [String] {
    var names: [String] = []
    for entry in words.home.entries {
      for case .goneCase(type, let name) in entry.bindings where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The names of cases in the order of the entries, table by table.
  private static func names(ofEntriesIn words: TypeWords, of type: Int) -> [[String]] {
    let tables = Dictionary(grouping: words.home.entries) { [$0.folderIndex, $0.fileIndex] }
    return tables.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { table in
      table.value.flatMap { entry in entry.bindings.filter { $0.type == type }.compactMap(\.caseName) }
    }
  }

  private static func entries(of name: String, type: Int, in words: TypeWords) -> [LintedEntry] {
    words.home.entries.filter { $0.bindings.contains(.goneCase(type: type, name: name)) }
  }

  /// Whether a case has a value for each placeholder of its would-be texts.
  static func fits(_ errorCase: ErrorCase, _ entries: [LintedEntry], in package: LintedPackage) -> Bool {
    entries.allSatisfy { entry in
      let names =
        package.style(of: entry) == .printf
        ? errorCase.arguments.indices.map(String.init) : errorCase.arguments.map(\.placeholderName)
      return package.pattern(of: entry)?.placeholders.allSatisfy { names.contains($0.name) } ?? true
    }
  }

  /// Adds the changes that carry the entries of a case along.
  func carry(_ rename: Rename, as cause: GenerationCause, into changes: inout TableChanges) {
    for entry in package.entries(ofType: rename.type) {
      guard entry.bindings.contains(.goneCase(type: rename.type, name: rename.old)), let key = entry.messageKey else {
        continue
      }
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
