/// A place in a text as people and compilers count it.
public struct TextLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1, as compilers count it: `LF`, `CR LF` and `CR` end one.
  public let line: Int
  /// The column in UTF-8 bytes, from 1, as compilers count it.
  public let column: Int
  /// The column in columns of a terminal, from 1: wide characters take two. Counted in bytes far out on a long line.
  public let displayColumn: Int

  /// A place by its numbers.
  public init(line: Int, column: Int, displayColumn: Int) {
    self.line = line
    self.column = column
    self.displayColumn = displayColumn
  }

  /// Lines first, then columns.
  public static func < (left: TextLocation, right: TextLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
