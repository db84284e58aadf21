/// The first lines of an extension, up to its brace.
///
/// The extension belongs to no actor, though its type may, or all of its target (SE-0466): anybody may ask an error for its
/// words (SE-0449).
struct ExtensionHead {
  /// The words that the line begins with.
  static let keywords = "nonisolated extension"

  /// What is extended.
  let path: String
  /// What it conforms to; nothing where other source says so.
  let protocols: [String]
  /// The `where` clause, if there is one.
  let requirements: String?

  /// Writes the head, on several lines where one is too narrow.
  func write(to text: inout SwiftText) {
    guard !protocols.isEmpty else { return writePath(to: &text) }
    let start = "\(Self.keywords) \(path): " + protocols.joined(separator: ", ")
    let line = start + (requirements.map { " " + $0 } ?? "") + " {"
    if text.fits(line) { return text.line(line) }
    if let requirements, text.fits(start) {
      text.line(start)
      return text.line(requirements + " {")
    }
    writeProtocols(to: &text)
    // A clause on a line of its own has the brace beside it.
    text.line(requirements.map { $0 + " {" } ?? "{")
  }

  private func writePath(to text: inout SwiftText) {
    let line = "\(Self.keywords) \(path)"
    if text.fits(line + " {") { return text.line(line + " {") }
    if text.fits(line) {
      text.line(line)
    } else {
      text.line(Self.keywords)
      text.indented { $0.line(path) }
    }
    text.line("{")
  }

  private func writeProtocols(to text: inout SwiftText) {
    var row = "\(Self.keywords) \(path):"
    var isFirstRow = true
    if !text.fits(row) {
      write(Self.keywords, isFirst: &isFirstRow, to: &text)
      row = path + ":"
    }
    for (index, name) in protocols.enumerated() {
      let item = " " + name + (index < protocols.count - 1 ? "," : "")
      if text.fits((isFirstRow ? "" : "  ") + row + item) {
        row += item
      } else {
        write(row, isFirst: &isFirstRow, to: &text)
        row = String(item.dropFirst())
      }
    }
    write(row, isFirst: &isFirstRow, to: &text)
  }

  private func write(_ row: String, isFirst: inout Bool, to text: inout SwiftText) {
    if isFirst { text.line(row) } else { text.indented { $0.line(row) } }
    isFirst = false
  }
}
