import ErrorCatalog
import StringsFiles

/// The order of the entries of a table: errors by declaration, everything else as in the development language.
///
/// A type stands where the development language's table names it first. In it come its own texts, then those of its cases
/// as they are declared, then those of cases that are gone; the fields of a message stand together, the title first. Words
/// of no error keep the order that somebody gave them. What only a translation has comes last, by key.
struct TableOrder {
  /// The keys in order; those of one message in one list.
  let keys: [[String]]

  private struct Rank: Comparable {
    /// Where the development language's table has the key, or first the type.
    let place: Int
    /// What stands at the same place: the type, or nothing.
    let group: String
    /// The place of the case among the declared ones.
    let position: Int
    /// The base name or the full name of the case.
    let name: String
    let field: Int
    let key: String

    static func < (left: Rank, right: Rank) -> Bool {
      if left.place != right.place { return left.place < right.place }
      if left.group != right.group { return left.group < right.group }
      if left.position != right.position { return left.position < right.position }
      return (left.name, left.field, left.key) < (right.name, right.field, right.key)
    }
  }

  /// - Parameters:
  ///   - file: one of the package's.
  ///   - folder: the folder of the file.
  init(of file: WordsFile, in folder: WordsFolder, of package: LintedPackage) {
    let base = folder.files.first {
      $0.table == file.table && $0.locale == package.developmentLocale && $0.catalog.format == .strings
    }
    let baseKeys = (base ?? file).catalog.entries.map(\.key)
    var bound: [String: LintedEntry] = [:]
    // Where a source was not read, nobody knows what was declared in which order.
    let isKnown = !package.sourceNotes.contains(where: \.hidesTypes)
    for entry in package.entries where isKnown && package.folder(of: entry).path == folder.path {
      if package.file(of: entry).table == file.table, entry.bindings.contains(where: { $0.type != nil }) {
        bound[entry.key] = entry
      }
    }
    var places: [String: Int] = [:]
    for (place, key) in baseKeys.enumerated() {
      let group = bound[key].map { Self.group(of: $0, in: package) } ?? key
      if places[group] == nil { places[group] = place }
    }
    var ranked: [(rank: Rank, message: String)] = []
    var seen: Set<String> = []
    for key in file.catalog.entries.map(\.key) where seen.insert(key).inserted {
      guard let entry = bound[key] else {
        let rank = Rank(place: places[key] ?? .max, group: key, position: 0, name: "", field: 0, key: key)
        ranked.append((rank, key))
        continue
      }
      let group = Self.group(of: entry, in: package)
      let (position, name) = Self.position(of: entry, in: package)
      let field = entry.messageKey.flatMap { MessageField.allCases.firstIndex(of: $0.field) } ?? 0
      let rank = Rank(
        place: places[group] ?? .max,
        group: group,
        position: position,
        name: name,
        field: field,
        key: key
      )
      ranked.append((rank, "\(group)\n\(name)"))
    }
    var lists: [(message: String, keys: [String])] = []
    for (rank, message) in ranked.sorted(by: { $0.rank < $1.rank }) {
      if lists.last?.message == message {
        lists[lists.count - 1].keys.append(rank.key)
      } else {
        lists.append((message, [rank.key]))
      }
    }
    keys = lists.map(\.keys)
  }

  /// The type, told apart from every key.
  private static func group(of entry: LintedEntry, in package: LintedPackage) -> String {
    let type = entry.bindings.lazy.compactMap(\.type).first
    return type.map { "\n" + package.types[$0].qualifiedName } ?? entry.key
  }

  private static func position(of entry: LintedEntry, in package: LintedPackage) -> (Int, name: String) {
    for binding in entry.bindings {
      guard let type = binding.type else { continue }
      guard let name = binding.caseName else { return (-1, "") }
      return (package.caseNames[type].indices(of: name).first ?? .max, name)
    }
    return (.max, "")
  }
}
