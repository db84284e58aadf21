import CatalogGenerator
import ErrorInventory

/// Guesses which case took the place of one that is gone, more freely than for a misspelled key: somebody is asked.
struct RenameGuess {
  /// A place among the cases that are there and have words: between two of them.
  private struct Slot: Hashable {
    let before: String?
    let after: String?
  }

  private let cases: [ErrorCase]
  /// Finds the cases by spelling.
  private let spelled: CaseGuess
  /// Where the cases without words stand.
  private let wordless: [Int]
  /// For each word that names of those have, where they stand.
  private let wordlessByWord: [String: [Int]]
  private let wordlessBySlot: [Slot: [Int]]
  /// For each case, where the source declares it.
  private let slots: [Slot]
  /// For each name that is gone, the place of its entries.
  private let goneSlots: [String: Slot]
  /// For each place, how many of the names are gone from it.
  private let goneCounts: [Slot: Int]

  /// - Parameters:
  ///   - entries: the names of cases in the order of their entries, table by table; those that are gone among them.
  ///   - gone: the names that are gone, each once.
  ///   - cases: the cases of the type, in the order of the source.
  ///   - spelled: what finds them by spelling.
  ///   - wordless: where those of them stand that have no words.
  init(entries: [[String]], gone: [String], cases: [ErrorCase], spelled: CaseGuess, wordless: [Int]) {
    self.cases = cases
    self.spelled = spelled
    self.wordless = wordless
    let withoutWords = Set(wordless.map { cases[$0].fullName })
    let named = Set(entries.joined())
    let worded = cases.filter { errorCase in
      (named.contains(errorCase.name) || named.contains(errorCase.fullName))
        && !withoutWords.contains(errorCase.fullName)
    }
    let slots = Self.slots(of: cases, amid: Set(worded.map(\.fullName)))
    self.slots = slots
    let places = Self.slots(ofNamesIn: entries, amid: worded)
    let gone = gone.map { (name: $0, slot: places[$0] ?? Slot(before: nil, after: nil)) }
    goneSlots = Dictionary(gone.map { ($0.name, $0.slot) }) { first, _ in first }
    goneCounts = Dictionary(gone.map { ($0.slot, 1) }, uniquingKeysWith: +)
    wordlessBySlot = Dictionary(grouping: wordless) { slots[$0] }
    var byWord: [String: [Int]] = [:]
    for index in wordless {
      for word in Self.words(of: cases[index].name) { byWord[word, default: []].append(index) }
    }
    wordlessByWord = byWord
  }

  /// The case that a name became; nil where none is likely.
  ///
  /// Where one case alone is gone and one alone is new, that is telling enough. Elsewhere a near spelling counts before
  /// shared words, `limitReached` and `quotaReached`, and these before a place: between two cases that kept their names
  /// one was replaced by one.
  ///
  /// - Parameter isFitting: whether a case, by where it stands, has no words and fills the placeholders.
  func name(after old: String, where isFitting: (Int) -> Bool) -> String? {
    if let near = spelled.name(meantBy: old, where: isFitting) { return near }
    let written: KeyPath<ErrorCase, String> = old.contains("(") ? \.fullName : \.name
    if goneSlots.count == 1, wordless.count == 1 {
      return wordless.first(where: isFitting).map { cases[$0][keyPath: written] }
    }
    let slot = goneSlots[old]
    var shared: [Int: Int] = [:]
    for index in Self.words(of: old).flatMap({ wordlessByWord[$0] ?? [] }) { shared[index, default: 0] += 1 }
    var best: (index: Int, shared: Int, isThere: Bool)?
    for (index, shared) in shared.sorted(by: { $0.key < $1.key }) where isFitting(index) {
      let isThere = slots[index] == slot
      let isBetter = best.map { shared > $0.shared || (shared == $0.shared && isThere && !$0.isThere) } ?? true
      if isBetter { best = (index, shared, isThere) }
    }
    let likely = best?.index ?? slot.flatMap(alone).flatMap { isFitting($0) ? $0 : nil }
    return likely.map { cases[$0][keyPath: written] }
  }

  /// The only new case of a place where one alone is gone.
  private func alone(in slot: Slot) -> Int? {
    guard let new = wordlessBySlot[slot], new.count == 1, goneCounts[slot] == 1 else { return nil }
    return new[0]
  }

  // MARK: - Places

  /// For each case, between which of those with words the source declares it.
  private static func slots(of cases: [ErrorCase], amid worded: Set<String>) -> [Slot] {
    let names = cases.map(\.fullName)
    let slots = slots(of: names) { worded.contains($0) ? $0 : nil }
    // Of cases with one name the first tells.
    let first = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    return names.map { slots[first[$0] ?? 0] }
  }

  /// For each name that tables have, between which of the cases with words its entries stand in the first of them.
  private static func slots(ofNamesIn tables: [[String]], amid worded: [ErrorCase]) -> [String: Slot] {
    let known = Dictionary(worded.flatMap { [($0.name, $0.fullName), ($0.fullName, $0.fullName)] }) { first, _ in first
    }
    var found: [String: Slot] = [:]
    for table in tables {
      let slots = slots(of: table) { known[$0] }
      var own: [String: Slot] = [:]
      for (name, slot) in zip(table, slots) {
        own[name] = Slot(before: (own[name] ?? slot).before, after: slot.after)
      }
      found.merge(own) { first, _ in first }
    }
    return found
  }

  /// For each name of a list, the nearest known ones before and behind it.
  private static func slots(of names: [String], known: (String) -> String?) -> [Slot] {
    var (before, after): (String?, String?)
    let following = names.reversed().map { name in
      defer { after = known(name) ?? after }
      return after
    }
    return zip(names, following.reversed()).map { name, after in
      defer { before = known(name) ?? before }
      return Slot(before: before, after: after)
    }
  }

  /// What nearly every case of some enums has says nothing about which is meant.
  private static func words(of name: String) -> Set<String> {
    let base = name.prefix { $0 != "(" }
    return Set(NameWords.words(of: String(base)).map { $0.lowercased() }).subtracting(["error", "failed", "failure"])
  }
}
