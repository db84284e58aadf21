/// A stretch of a text file by its lines and its columns in UTF-8 bytes, both from 1; it may begin and end within lines.
package struct SourceReach: Hashable, Sendable {
  /// A place between two bytes.
  package struct Position: Hashable, Sendable, Comparable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// By line, then by column.
    package static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  package let start: Position
  /// Behind the last byte.
  package let end: Position

  /// - Parameter end: not before the start.
  package init(_ start: Position, _ end: Position) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whole lines.
  package init(lines: ClosedRange<Int>) {
    self.init(Position(line: lines.lowerBound, column: 1), Position(line: lines.upperBound + 1, column: 1))
  }

  /// Whether the byte at a position is in it.
  package func contains(line: Int, column: Int) -> Bool {
    let position = Position(line: line, column: column)
    return start <= position && position < end
  }

  /// The smallest stretch that holds both.
  package func union(_ other: SourceReach) -> SourceReach { SourceReach(min(start, other.start), max(end, other.end)) }
}
