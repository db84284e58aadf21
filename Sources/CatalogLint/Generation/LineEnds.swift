/// Texts without regard to how their lines end: `git` may check a file out with others than it was written with.
enum LineEnds {
  /// Whether two sources differ in nothing else. A carriage return that a literal has as an escape counts as one, because
  /// the copy of a table that was checked out so has them.
  static func areAllThatDiffers(_ left: String, _ right: String) -> Bool {
    left == right || uniform(left) == uniform(right)
  }

  private static func uniform(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() } else { removeEscape(atEndOf: &bytes) }
      }
      bytes.append(byte)
    }
    return bytes
  }

  /// Removes `\#r`, with as many number signs as the literal has.
  private static func removeEscape(atEndOf bytes: inout [UInt8]) {
    guard bytes.last == UInt8(ascii: "r") else { return }
    guard let slash = bytes.dropLast().lastIndex(where: { $0 != UInt8(ascii: "#") }),
      bytes[slash] == UInt8(ascii: "\\"), slash < bytes.count - 2
    else { return }
    bytes.removeSubrange(slash...)
  }
}
