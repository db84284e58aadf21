/// The characters of a box.
struct BoxFrame {
  /// The columns that the edges and the blank beside each take from a line.
  static let margins = 4

  let vertical: String
  private let horizontal: String
  private let corners: [String]

  init?(_ frame: TerminalOptions.Frame) {
    switch frame {
    case .none: return nil
    case .ascii: (vertical, horizontal, corners) = ("|", "-", ["+", "+", "+", "+", "+", "+"])
    case .unicode: (vertical, horizontal, corners) = ("│", "─", ["┌", "┐", "├", "┤", "└", "┘"])
    }
  }

  func top(columns: Int) -> String { rule(0, columns) }
  func divider(columns: Int) -> String { rule(2, columns) }
  func bottom(columns: Int) -> String { rule(4, columns) }

  private func rule(_ corner: Int, _ columns: Int) -> String {
    corners[corner] + String(repeating: horizontal, count: columns + 2) + corners[corner + 1]
  }
}
