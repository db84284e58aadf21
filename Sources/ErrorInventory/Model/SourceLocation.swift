/// A place in a source file, as compilers count.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The file's path, as it was named or found below a folder that was named.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// A place by its parts.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  /// The offset of the place in the bytes of its file; nil where the file has no such place.
  package func offset(in bytes: [UInt8]) -> Int? { SourceLineOffsets(bytes).offset(of: self) }
}

/// Where the lines of a file of source begin, for whoever asks for many places of it.
package struct SourceLineOffsets: Sendable {
  private let lines: LineTable
  private let count: Int
  private let textStart: Int

  /// Those of some bytes, of which a byte order mark is no part of the first line.
  package init(_ bytes: [UInt8]) {
    (lines, textStart) = bytes.withUnsafeBufferPointer { whole in
      let text = whole.withoutByteOrderMark
      return (LineTable(text), whole.count - text.count)
    }
    count = bytes.count
  }

  /// The offset of a place in the bytes; nil where the file has no such place.
  package func offset(of location: SourceLocation) -> Int? {
    let offset = textStart + lines.start(ofLine: location.line) + location.column - 1
    return offset <= count ? offset : nil
  }
}
