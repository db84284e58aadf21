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

  /// Guesses: at least half of the cases that have words are the type's, and its name is like the one that is gone; or two
  /// and more are its, and neither could be another. An app may have keys of its own that are called like a case:
  /// `Payment.declined.title`. What is not called as errors are must have descriptions of two cases, or be misspelled.
  package init(in package: LintedPackage) {
    let wordless = package.types.indices.filter { Self.isWordless($0, in: package) }
    guard !wordless.isEmpty else {
      all = []
      return
    }
    let gone = Self.gone(in: package)
    let fitting = gone.map { old, cases, described in
      let served = old.module.map { [$0] } ?? package.folders[old.folder].serves
      return wordless.filter { served.contains(package.types[$0].module) }.compactMap {
        type -> (type: Int, shared: Int)? in
        let path = package.types[type].path
        let names = package.types[type].cases.flatMap { [$0.name, $0.fullName] }
        let shared = cases.intersection(names).count
        guard shared > 0, shared * 2 >= cases.count,
          ErrorNames.isLikeError(old.path) || ErrorNames.isSlip(old.path, of: path)
            || described.intersection(names).count > 1
        else { return nil }
        return (type, shared)
      }
    }
    let claims = Dictionary(grouping: fitting.flatMap { $0.map(\.type) }, by: \.self).mapValues(\.count)
    var renames: [Rename] = []
    for (old, types) in zip(gone.map(\.0), fitting) {
      let isOnlyOne = types.count == 1 && claims[types[0].type] == 1
      // One case in common may be chance.
      let best = types.filter { (isOnlyOne && $0.shared > 1) || Self.areAlike(old.path, package.types[$0.type].path) }
      guard best.count == 1, !renames.contains(where: { $0.new == best[0].type }) else { continue }
      renames.append(Rename(old: old, new: best[0].type))
    }
    all = renames
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
    let gone = Gone(entry)
    return all.first { $0.old == gone }?.new
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

  /// Whether two paths end in the same name, or in names that differ by a slip or have a word in common.
  private static func areAlike(_ old: String, _ new: String) -> Bool {
    let (old, new) = (lastName(of: old), lastName(of: new))
    return ErrorNames.isSlip(old, of: new) || !words(of: old).isDisjoint(with: words(of: new))
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// What nearly every name of an error has says nothing about which is meant.
  private static func words(of name: String) -> Set<String> {
    Set(NameWords.words(of: name).map { $0.lowercased() }).subtracting(["error", "errors", "failure", "reason"])
  }
}

extension RenamedTypes.Gone {
  /// The type that the key of an entry names and that no source has.
  init?(_ entry: LintedEntry) {
    guard entry.bindings.contains(.unknownType), let key = entry.messageKey else { return nil }
    self.init(folder: entry.folderIndex, module: key.module, path: key.typePath)
  }
}
