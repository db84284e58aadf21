/// Lines and columns of byte offsets, as compilers count them: a line ends at LF, CR or CRLF.
struct LineTable: Sendable {
  /// The offset of each line's first byte.
  private let starts: [Int]

  /// The table of a text; offsets are counted from its first byte.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte <= 0x0D else { continue }
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
  }

  /// The offset of the first byte of a line, from 1.
  func start(ofLine line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }

  /// The place of an offset.
  func place(of offset: Int) -> FileFacts.Place {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return FileFacts.Place(line: low + 1, column: offset - starts[low] + 1)
  }
}
