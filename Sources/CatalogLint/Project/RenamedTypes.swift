import CatalogGenerator
import ErrorCatalog
import ErrorInventory

/// The error types that were renamed as a whole: their words stand under a path that is gone, beside a type with the same
/// cases and no words.
package struct RenamedTypes: Sendable {
  /// A path that keys name and no source has, as one folder's keys write it.
  struct Gone: Hashable {
    /// Where the folder stands in `LintedPackage.folders`.
    let folder: Int
    /// The module that the keys name; nil where they name none.
    let module: String?
    /// The path of the type.
    let path: String
  }

  /// One type.
  struct Rename: Hashable {
    let old: Gone
    /// Where the type stands in `LintedPackage.types`.
    let new: Int
  }

  /// By the order of the entries.
  let all: [Rename]
  private let newTypes: [Gone: Int]

  /// Guesses: at least half of the cases that have words are the type's, and its name is like the one that is gone; or two
  /// and more are its, and neither could be another. An app may have keys of its own that are called like a case:
  /// `Payment.declined.title`. What is not called as errors are must have descriptions of two cases, or be misspelled.
  package init(in package: LintedPackage) {
    let wordless = package.types.indices.filter { Self.isWordless($0, in: package) }
    guard !wordless.isEmpty else {
      all = []
      newTypes = [:]
      return
    }
    let gone = Self.gone(in: package)
    var typesByCase: [String: [Int]] = [:]
    for type in wordless {
      for name in Set(package.types[type].cases.flatMap { [$0.name, $0.fullName] }) {
        typesByCase[name, default: []].append(type)
      }
    }
    let names = Dictionary(uniqueKeysWithValues: wordless.map { ($0, Name(of: package.types[$0].path)) })
    let goneNames = gone.map { Name(of: $0.0.path) }
    let fitting = zip(gone, goneNames).map { gone, name in
      let (old, cases, described) = gone
      let served = old.module.map { [$0] } ?? package.folders[old.folder].serves
      let isLikeError = ErrorNames.isLikeError(old.path)
      let describedCounts = Self.counts(of: described, in: typesByCase)
      return Self.counts(of: cases, in: typesByCase).sorted { $0.key < $1.key }
        .filter { type, shared in
          guard shared * 2 >= cases.count, served.contains(package.types[type].module), let new = names[type] else {
            return false
          }
          return isLikeError || describedCounts[type, default: 0] > 1 || ErrorNames.isSlip(name.whole, of: new.whole)
        }
        .map { (type: $0.key, shared: $0.value) }
    }
    let claims = Dictionary(grouping: fitting.flatMap { $0.map(\.type) }, by: \.self).mapValues(\.count)
    var renames: [Rename] = []
    var taken: Set<Int> = []
    for ((old, name), types) in zip(zip(gone.map(\.0), goneNames), fitting) {
      let isOnlyOne = types.count == 1 && claims[types[0].type] == 1
      // One case in common may be chance.
      let best = types.filter { type, shared in
        (isOnlyOne && shared > 1) || names[type].map(name.isAlike) ?? false
      }
      guard best.count == 1, taken.insert(best[0].type).inserted else { continue }
      renames.append(Rename(old: old, new: best[0].type))
    }
    all = renames
    newTypes = Dictionary(renames.map { ($0.old, $0.new) }) { first, _ in first }
  }

  /// For each type, how many of some cases it has.
  private static func counts(of cases: Set<String>, in typesByCase: [String: [Int]]) -> [Int: Int] {
    Dictionary(cases.flatMap { typesByCase[$0] ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Whether people can meet the type, or what it explains, and nobody has worded it.
  private static func isWordless(_ type: Int, in package: LintedPackage) -> Bool {
    let isReason =
      if case .reason = package.types[type].kind { package.types[type].access > .fileprivate } else { false }
    return (isReason || package.isSeen(package.types[type])) && !package.isLeftOut(type)
      && package.entries(ofType: type).isEmpty
  }

  /// The type that took the place of one that an entry names.
  func type(insteadOf entry: LintedEntry) -> Int? {
    if all.isEmpty { return nil }
    return Gone(entry).flatMap { newTypes[$0] }
  }

  /// The paths that are gone, in the order of their first entries, with the names of their cases, and of those that have a
  /// description.
  private static func gone(in package: LintedPackage) -> [(Gone, cases: Set<String>, described: Set<String>)] {
    var order: [Gone] = []
    var cases: [Gone: Set<String>] = [:]
    var described: [Gone: Set<String>] = [:]
    for entry in package.entries where entry.bindings.contains(.unknownType) {
      guard let gone = Gone(entry), let key = entry.messageKey else { continue }
      let path = key.path
      if cases[gone] == nil { order.append(gone) }
      cases[gone, default: []].formUnion(path.count > 1 ? path.suffix(1) : [])
      if key.field == .description { described[gone, default: []].formUnion(path.count > 1 ? path.suffix(1) : []) }
    }
    return order.map { ($0, cases[$0] ?? [], described[$0] ?? []) }
  }

  /// The path of a type, as it is compared with others.
  private struct Name {
    let whole: ErrorNames.Parts
    /// The last name of the path.
    private let last: ErrorNames.Parts
    /// The words of that which not nearly every error has.
    private let words: Set<String>

    init(of path: String) {
      let last = path.split(separator: ".").last.map(String.init) ?? path
      whole = ErrorNames.Parts(of: path)
      self.last = ErrorNames.Parts(of: last)
      words = Set(NameWords.words(of: last).map { $0.lowercased() }).subtracting([
        "error", "errors", "failure", "reason",
      ])
    }

    /// Whether two paths end in the same name, or in names that differ by a slip or have a word in common.
    func isAlike(_ new: Name) -> Bool { !words.isDisjoint(with: new.words) || ErrorNames.isSlip(last, of: new.last) }
  }
}

extension RenamedTypes.Gone {
  /// The type that the key of an entry names and that no source has.
  init?(_ entry: LintedEntry) {
    guard entry.bindings.contains(.unknownType), let key = entry.messageKey else { return nil }
    self.init(folder: entry.folderIndex, module: key.module, path: key.typePath)
  }
}
