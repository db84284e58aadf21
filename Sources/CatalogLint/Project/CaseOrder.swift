/// Some entries of one table, by the cases of the type that they word: whoever adds entries asks for one case after the other
/// which of them stand beside it.
struct CaseOrder {
  private let entries: [LintedEntry]
  /// The cases that are worded, in the order of their declaration, with where the first entry and the last of each stand.
  private let worded: [(index: Int, first: Int, last: Int)]

  init(_ entries: [LintedEntry], names: CaseNames) {
    self.entries = entries
    var places: [Int: (first: Int, last: Int)] = [:]
    for (place, entry) in entries.enumerated() {
      for name in entry.bindings.lazy.compactMap(\.caseName) {
        for index in names.indices(of: name) { places[index] = (places[index]?.first ?? place, place) }
      }
    }
    worded = places.map { ($0.key, $0.value.first, $0.value.last) }.sorted { $0.index < $1.index }
  }

  /// The last entry.
  var last: LintedEntry? { entries.last }

  /// The last entry of a case, or of the nearest one declared before it.
  func lastEntry(upToCase index: Int) -> LintedEntry? {
    let next = firstWorded(after: index)
    return next > 0 ? entries[worded[next - 1].last] : nil
  }

  /// The first entry of the nearest case declared after one.
  func firstEntry(afterCase index: Int) -> LintedEntry? {
    let next = firstWorded(after: index)
    return next < worded.count ? entries[worded[next].first] : nil
  }

  private func firstWorded(after index: Int) -> Int {
    var (low, high) = (0, worded.count)
    while low < high {
      let middle = (low + high) / 2
      if worded[middle].index <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
