/// An expression with a list in brackets, which takes a line for each element where one line is too narrow.
struct CallText {
  private let opening: String
  private let elements: [String]
  private let closing: String
  /// Whether the last element of many lines has a comma after it.
  private let endsInComma: Bool

  /// A call: `name(a, b)`.
  static func call(_ name: String, _ arguments: [String]) -> CallText {
    CallText(opening: name + "(", elements: arguments, closing: ")", endsInComma: false)
  }

  /// A literal: `[a, b]`.
  static func literal(_ elements: [String]) -> CallText {
    CallText(opening: "[", elements: elements, closing: "]", endsInComma: true)
  }

  /// An expression that is never broken.
  static func plain(_ text: String) -> CallText {
    CallText(opening: text, elements: [], closing: "", endsInComma: false)
  }

  private init(opening: String, elements: [String], closing: String, endsInComma: Bool) {
    self.opening = opening
    self.elements = elements
    self.closing = closing
    self.endsInComma = endsInComma
  }

  /// The expression between other text, as a `case` is between its keyword and a colon.
  func between(_ prefix: String, _ suffix: String) -> CallText {
    CallText(
      opening: prefix + opening,
      elements: elements,
      closing: closing + suffix,
      endsInComma: endsInComma
    )
  }

  /// The expression on one line, however long that is.
  var onOneLine: String { opening + elements.joined(separator: ", ") + closing }

  /// Writes the expression on as many lines as it needs.
  func write(to text: inout SwiftText) {
    guard !text.fits(onOneLine), !elements.isEmpty else { return text.line(onOneLine) }
    text.line(opening)
    text.indented { text in
      for (index, element) in elements.enumerated() {
        text.line(element + (index < elements.count - 1 || endsInComma ? "," : ""))
      }
    }
    text.line(closing)
  }
}
