import ErrorInventory

/// The names of the Swift files of one module, so that no generated file takes what another has.
///
/// The compiler takes two files of one name in a module for a mistake, and some file systems do not tell capitals from
/// small letters.
struct ConformanceNames {
  /// By name in small letters, who has it.
  private var holders: [String: Holder] = [:]
  /// The names that types have on the disk, best first.
  private var held: [GeneratedHeader: [String]] = [:]

  private struct Holder {
    let name: String
    /// Whose generated file it is; nil for a file that somebody wrote.
    let owner: GeneratedHeader?
    /// Whether the owner will go on using it.
    let isKept: Bool
  }

  /// - Parameters:
  ///   - written: the names of the files that people wrote.
  ///   - present: the generated files that are there.
  ///   - wanted: the owners that get a file now.
  init(written: Set<String>, present: [ConformancePlan.PresentFile], wanted: Set<GeneratedHeader>) {
    for name in written { holders[name.lowercased()] = Holder(name: name, owner: nil, isKept: true) }
    for file in present.sorted(by: { ($0.name.count, $0.name) < ($1.name.count, $1.name) }) {
      let isKept = file.isKept || wanted.contains(file.header)
      // Whoever goes on using a name has it before one who will leave it.
      if let other = holders[file.name.lowercased()], other.isKept || !isKept { continue }
      holders[file.name.lowercased()] = Holder(name: file.name, owner: file.header, isKept: isKept)
      held[file.header, default: []].append(file.name)
    }
  }

  /// Chooses the name of a type's file: the one that it has, or else the first that nobody has.
  mutating func choose(for type: ErrorType) -> String {
    let owner = GeneratedHeader(module: type.module, type: type.path)
    let choices = (0...(holders.count + 1)).lazy.map { ConformanceFileName.choice($0, for: type) }
    let names = held[owner, default: []]
    let name =
      (names.isEmpty ? nil : choices.first { names.contains($0) && isFree($0, for: owner) })
      ?? names.first { isFree($0, for: owner) }
      ?? choices.first { isFree($0, for: owner) }
      // There are more choices than there are holders.
      ?? ConformanceFileName.usual(for: type)
    holders[name.lowercased()] = Holder(name: name, owner: owner, isKept: true)
    return name
  }

  private func isFree(_ name: String, for owner: GeneratedHeader) -> Bool {
    guard let holder = holders[name.lowercased()] else { return true }
    // A file that will go may be written over, but not under a name that the system might take for its own.
    return (holder.owner == owner || !holder.isKept) && holder.name == name
  }
}
