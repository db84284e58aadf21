/// The first lines of an extension, up to its brace.
struct ExtensionHead {
  /// What is extended.
  let path: String
  /// What it conforms to; nothing where other source says so.
  let protocols: [String]
  /// The `where` clause, if there is one.
  let requirements: String?

  /// Writes the head, on several lines where one is too narrow.
  func write(to text: inout SwiftText) {
    guard !protocols.isEmpty else { return text.line("extension \(path) {") }
    let start = "extension \(path): " + protocols.joined(separator: ", ")
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

  private func writeProtocols(to text: inout SwiftText) {
    var row = "extension \(path):"
    var isFirstRow = true
    for (index, name) in protocols.enumerated() {
      let item = " " + name + (index < protocols.count - 1 ? "," : "")
      if text.fits(row + item) {
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
