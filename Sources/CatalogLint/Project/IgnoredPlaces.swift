import ErrorInventory

/// What comments have ignored, for whoever asks of one place after the other.
struct IgnoredPlaces: Sendable {
  private struct Scope: Hashable {
    let file: String
    let rule: String
  }

  /// What comments about one rule in one file reach.
  private struct Stretches {
    /// A comment about the file as a whole.
    var isWhole = false
    /// Where they begin, sorted, each with the end of the farthest that begins there or before.
    private(set) var starts: [SourceReach.Position] = []
    private(set) var ends: [SourceReach.Position] = []

    init(_ reaches: [SourceReach?]) {
      for reach in reaches.compactMap(\.self).sorted(by: { $0.start < $1.start }) {
        starts.append(reach.start)
        ends.append(max(ends.last ?? reach.end, reach.end))
      }
      isWhole = starts.count < reaches.count
    }

    func contain(_ position: SourceReach.Position) -> Bool {
      if isWhole { return true }
      let next = starts.firstIndexInOrder { $0 > position }
      return next > 0 && position < ends[next - 1]
    }
  }

  private let stretches: [Scope: Stretches]
  private let rules: Set<String>

  init(_ ignores: [Ignore]) {
    var reaches: [Scope: [SourceReach?]] = [:]
    for ignore in ignores {
      for rule in Set(ignore.rules) {
        reaches[Scope(file: ignore.place.file, rule: rule), default: []].append(ignore.reach)
      }
    }
    stretches = reaches.mapValues(Stretches.init)
    rules = Set(reaches.keys.map(\.rule))
  }

  /// Whether a comment is about a rule at all.
  func isAbout(_ rule: String) -> Bool { rules.contains(rule) }

  /// Whether a finding of a rule at a place is ignored.
  func contain(_ place: Place, of rule: String) -> Bool {
    guard rules.contains(rule), let stretches = stretches[Scope(file: place.file, rule: rule)] else { return false }
    return stretches.contain(SourceReach.Position(line: place.line, column: place.column))
  }
}

/// The places of findings, for whoever asks what is in one stretch of a file after the other.
struct FoundPlaces {
  private struct Scope: Hashable {
    let file: String
    let rule: String
  }

  private let positions: [Scope: [SourceReach.Position]]

  init(_ findings: [Finding]) {
    positions = Dictionary(grouping: findings) { Scope(file: $0.place.file, rule: $0.rule) }
      .mapValues { $0.map { SourceReach.Position(line: $0.place.line, column: $0.place.column) }.sorted() }
  }

  /// Whether a rule has found something that a comment reaches.
  func meet(_ ignore: Ignore, of rule: String) -> Bool {
    guard let positions = positions[Scope(file: ignore.place.file, rule: rule)] else { return false }
    guard let reach = ignore.reach else { return true }
    let first = positions.firstIndexInOrder { $0 >= reach.start }
    return first < positions.count && positions[first] < reach.end
  }
}

extension Array {
  /// Where the first element stands that fits, of which all behind it do as well; the end where none does.
  fileprivate func firstIndexInOrder(where fits: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
