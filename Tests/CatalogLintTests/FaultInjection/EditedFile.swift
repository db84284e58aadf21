import StringsFiles

/// Where the lines of a text begin.
struct LineStarts: Sendable {
  private let starts: [Int]

  init(of bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and the column of a byte, from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = starts.partitioningIndex { $0 > offset }
    return (line, offset - starts[line - 1] + 1)
  }
}

/// A file with edits, and where its bytes have gone.
struct EditedFile: Sendable {
  let bytes: [UInt8]
  /// In order.
  private let edits: [TextEdit]
  /// By how much the file has grown before each edit, and behind the last.
  private let growth: [Int]

  /// - Parameter edits: none in the way of another.
  init(_ old: [UInt8], _ edits: [TextEdit]) {
    self.edits = edits.sorted { ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(old.count)
    var copied = 0
    var growth = [0]
    for edit in self.edits {
      bytes += old[copied..<edit.span.lowerBound]
      bytes += edit.replacement.utf8
      copied = edit.span.upperBound
      growth.append((growth.last ?? 0) + edit.replacement.utf8.count - edit.span.count)
    }
    self.bytes = bytes + old[copied...]
    self.growth = growth
  }

  /// Where a range is now, with what was inserted at its edges.
  func span(of old: Range<Int>) -> Range<Int> {
    let before = edits.partitioningIndex {
      $0.span.upperBound > old.lowerBound || $0.span.lowerBound == old.lowerBound
    }
    let within = edits.partitioningIndex { $0.span.upperBound > old.upperBound }
    return old.lowerBound + growth[before]..<old.upperBound + growth[max(before, within)]
  }
}

extension Array {
  /// Where the first element is of those that a condition holds for, in an array that has all of these at its end.
  fileprivate func partitioningIndex(where isWanted: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
