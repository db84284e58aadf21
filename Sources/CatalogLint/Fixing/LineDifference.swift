/// What is the same in two lists of lines, so that what a person changed is told as they would tell it.
///
/// Lines that stand once in each list hold the two together ("patience"): most lines of a table do. Between them the
/// standard library finds the smallest difference, where the stretch is short enough for that.
struct LineDifference {
  /// The lines that stay, as pairs of their indices, in order.
  private(set) var common: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  /// The most pairs of lines that are compared one by one.
  private static let compared = 4_000_000

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    // Numbers are compared faster than lines.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    compare(self.old.indices, self.new.indices)
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      common.append((oldStart, newStart))
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    var tail: [(old: Int, new: Int)] = []
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      tail.append((oldEnd, newEnd))
    }
    if oldStart < oldEnd, newStart < newEnd {
      let anchors = anchors(oldStart..<oldEnd, newStart..<newEnd)
      if anchors.isEmpty {
        compareShort(oldStart..<oldEnd, newStart..<newEnd)
      } else {
        for (oldLine, newLine) in anchors {
          compare(oldStart..<oldLine, newStart..<newLine)
          common.append((oldLine, newLine))
          (oldStart, newStart) = (oldLine + 1, newLine + 1)
        }
        compare(oldStart..<oldEnd, newStart..<newEnd)
      }
    }
    common += tail.reversed()
  }

  private mutating func compareShort(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard oldRange.count * newRange.count <= Self.compared else { return }
    let difference = new[newRange].difference(from: old[oldRange])
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + oldRange.lowerBound)
      case .insert(let offset, _, _): inserted.insert(offset + newRange.lowerBound)
      }
    }
    common += zip(oldRange.filter { !removed.contains($0) }, newRange.filter { !inserted.contains($0) })
      .map { ($0, $1) }
  }

  /// The lines that stand once in each range, as many of them as are in the same order.
  private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(old: Int, new: Int)] {
    func unique(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      var repeated: Set<Int> = []
      for index in range where places.updateValue(index, forKey: lines[index]) != nil { repeated.insert(lines[index]) }
      return places.filter { !repeated.contains($0.key) }
    }
    let newPlaces = unique(new, newRange)
    let pairs = unique(old, oldRange).compactMap { line, place in newPlaces[line].map { (old: place, new: $0) } }
      .sorted { $0.old < $1.old }
    return Self.longestRise(pairs)
  }

  /// The longest part of some pairs whose second numbers rise (patience sorting).
  private static func longestRise(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var rise: [(old: Int, new: Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      rise.append(pairs[index])
      index = before[index]
    }
    return rise.reversed()
  }
}
