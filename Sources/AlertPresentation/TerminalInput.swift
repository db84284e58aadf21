import Glibc

/// Reads what a person types.
enum TerminalInput {
  /// More than anybody types as an answer; the rest of a longer line is read and dropped.
  private static let longestLine = 1024

  /// The next line without its end, or nil at the end of input. What was typed before the end of input is a line.
  ///
  /// Reads byte by byte: what follows the line belongs to whoever reads next.
  static func line(from descriptor: Int32) -> String? {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = read(descriptor, &byte, 1)
      if count < 0 && FileWait.isOver(for: POLLIN, on: descriptor) { continue }
      guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      // A terminal that does not translate Return gives a carriage return.
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return String(decoding: line, as: UTF8.self) }
      if line.count < longestLine { line.append(byte) }
    }
  }
}
