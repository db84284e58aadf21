/// Parts of a text that others are held against: thousands of either may be in one.
struct TextSpans {
  /// By where they begin, each with the farthest end of it and those before.
  private let spans: [(start: Int, farthestEnd: Int)]

  init(_ spans: some Sequence<Range<Int>>) {
    var farthest = 0
    self.spans = spans.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }.map { span in
      farthest = max(farthest, span.upperBound)
      return (span.lowerBound, farthest)
    }
  }

  /// Whether one of them has a byte in common with another part.
  func overlap(_ other: Range<Int>) -> Bool {
    if other.isEmpty { return false }
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start < other.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && spans[low - 1].farthestEnd > other.lowerBound
  }
}
