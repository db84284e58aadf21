import CatalogGenerator
import ErrorInventory

/// Guesses which case took the place of one that is gone, more freely than for a misspelled key: somebody is asked.
struct RenameGuess {
  /// A place among the cases that are there and have words: between two of them.
  private struct Slot: Equatable {
    let before: String?
    let after: String?
  }

  /// The cases without words, in the order of the source.
  private let wordless: [ErrorCase]
  /// The names that are gone, with the places of their entries.
  private let gone: [(name: String, slot: Slot)]
  /// The cases that have words.
  private let worded: [ErrorCase]
  /// The full names of all cases, in the order of the source.
  private let order: [String]

  /// - Parameters:
  ///   - entries: the names of cases in the order of their entries, table by table; those that are gone among them.
  ///   - gone: the names that are gone, in the order of their entries.
  ///   - cases: the cases of the type, in the order of the source.
  ///   - wordless: those of them that have no words.
  init(entries: [[String]], gone: [String], cases: [ErrorCase], wordless: [ErrorCase]) {
    let worded = cases.filter { errorCase in
      entries.contains(where: errorCase.isNamed) && !wordless.contains { $0.fullName == errorCase.fullName }
    }
    self.wordless = wordless
    self.worded = worded
    order = cases.map(\.fullName)
    self.gone = gone.map { name in
      func known(_ names: some Sequence<String>) -> String? {
        names.lazy.compactMap { name in worded.first { $0.isNamed(in: [name]) }?.fullName }.first
      }
      let table = entries.first { $0.contains(name) } ?? []
      let first = table.firstIndex(of: name) ?? table.startIndex
      let last = table.lastIndex(of: name) ?? table.startIndex
      return (name, Slot(before: known(table[..<first].reversed()), after: known(table[last...].dropFirst())))
    }
  }

  /// The case that a name became; nil where none is likely.
  ///
  /// Where one case alone is gone and one alone is new, that is telling enough. Elsewhere a near spelling counts before
  /// shared words, `limitReached` and `quotaReached`, and these before a place: between two cases that kept their names
  /// one was replaced by one.
  ///
  /// - Parameter fitting: those of the cases without words that fill the placeholders.
  func name(after old: String, in fitting: [ErrorCase]) -> String? {
    if let near = CaseGuess.name(meantBy: old, in: fitting) { return near }
    let written: KeyPath<ErrorCase, String> = old.contains("(") ? \.fullName : \.name
    if gone.count == 1, wordless.count == 1 { return fitting.first?[keyPath: written] }
    let words = Self.words(of: old)
    let slot = gone.first { $0.name == old }?.slot
    var best: (name: String, shared: Int, isThere: Bool)?
    for errorCase in fitting {
      let shared = Self.words(of: errorCase.name).intersection(words).count
      let isThere = self.slot(of: errorCase) == slot
      let isBetter = best.map { shared > $0.shared || (shared == $0.shared && isThere && !$0.isThere) } ?? true
      guard shared > 0, isBetter else { continue }
      best = (errorCase[keyPath: written], shared, isThere)
    }
    return best?.name ?? slot.flatMap { alone(in: $0, of: fitting) }?[keyPath: written]
  }

  /// The only new case of a place where one alone is gone.
  private func alone(in slot: Slot, of fitting: [ErrorCase]) -> ErrorCase? {
    let new = wordless.filter { self.slot(of: $0) == slot }
    guard new.count == 1, gone.count(where: { $0.slot == slot }) == 1 else { return nil }
    return fitting.first { $0.fullName == new[0].fullName }
  }

  /// Where the source declares a case.
  private func slot(of errorCase: ErrorCase) -> Slot {
    let index = order.firstIndex(of: errorCase.fullName) ?? order.endIndex
    func isPresent(_ name: String) -> Bool { worded.contains { $0.fullName == name } }
    return Slot(
      before: order[..<index].last(where: isPresent),
      after: order[index...].dropFirst().first(where: isPresent)
    )
  }

  /// What nearly every case of some enums has says nothing about which is meant.
  private static func words(of name: String) -> Set<String> {
    let base = name.prefix { $0 != "(" }
    return Set(NameWords.words(of: String(base)).map { $0.lowercased() }).subtracting(["error", "failed", "failure"])
  }
}

extension ErrorCase {
  fileprivate func isNamed(in names: [String]) -> Bool { names.contains(name) || names.contains(fullName) }
}
