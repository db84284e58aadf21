/// Swift source that grows line by line, laid out as `swift format` leaves it.
struct SwiftText {
  /// The widest line: what `swift format` allows where nothing is configured.
  static let width = 100

  private(set) var text = ""
  private var level: Int

  /// Empty source whose lines begin at a level.
  init(level: Int = 0) {
    self.level = level
  }

  /// Adds a line.
  mutating func line(_ content: String = "") {
    if !content.isEmpty { text += String(repeating: " ", count: 2 * level) + content }
    text += "\n"
  }

  /// Adds lines that are a level deeper.
  mutating func indented(_ lines: (inout SwiftText) -> Void) {
    level += 1
    lines(&self)
    level -= 1
  }

  /// Adds a head, the lines in its braces and the closing brace.
  mutating func block(_ head: String, _ lines: (inout SwiftText) -> Void) {
    line(head + " {")
    indented(lines)
    line("}")
  }

  /// Adds lines inside `#if`, or as they are where there is no condition.
  mutating func conditional(_ condition: BuildCondition, _ lines: (inout SwiftText) -> Void) {
    guard let written = condition.written else { return lines(&self) }
    line("#if " + written)
    indented(lines)
    line("#endif")
  }

  /// Adds a comment, broken at spaces where it is too wide.
  mutating func comment(_ content: String) {
    let mark = "//"
    var row = mark
    for word in content.split(separator: " ", omittingEmptySubsequences: false) {
      if row != mark, !fits(row + " " + word) {
        line(row)
        row = mark
      }
      row += " " + word
    }
    line(row)
  }

  /// Whether a line is no wider than it may be.
  func fits(_ content: String) -> Bool { 2 * level + content.count <= Self.width }
}

extension String {
  /// The text as a Swift string literal.
  var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
