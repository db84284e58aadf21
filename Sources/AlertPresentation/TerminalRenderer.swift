import CatalogICU

extension AlertRenderer {
  /// A box for the terminal that standard output is, or plain lines where it is none: `.terminal(.standardOutput)`,
  /// looked up at each alert.
  public static let terminal = AlertRenderer { TerminalPage(of: $0, options: .standardOutput).text }

  /// A box as wide as its text needs and the options allow, its lines broken by ICU and its edges aligned whatever the
  /// width of the characters: the title, then the body and the recovery.
  ///
  /// Actions are not shown: nobody can take them here. `TerminalPresenter` shows and asks.
  public static func terminal(_ options: TerminalOptions) -> AlertRenderer {
    AlertRenderer { TerminalPage(of: $0, options: options).text }
  }
}

/// An alert laid out for a terminal.
private struct TerminalPage {
  /// A line is easier to read when the eye finds the start of the next: no box is wider, however wide the window.
  private static let widestBox = 76
  /// Below this a frame would take more room than the text.
  private static let narrowestBox = 16

  private let title: [String]
  private let sections: [[String]]
  private let frame: BoxFrame?
  private let style: TerminalStyle

  init(of alert: Alert, options: TerminalOptions) {
    let room = options.columns ?? .max
    let frame = room < Self.narrowestBox ? nil : BoxFrame(options.frame)
    let textColumns = frame == nil ? room : min(room, Self.widestBox) - BoxFrame.margins
    func lines(_ text: String) -> [String] {
      // U+00AD is shown by some terminals and not by others: without it a line's width is known.
      let text = String(SafeText.block(text).unicodeScalars.filter { $0 != "\u{AD}" })
      guard !text.isEmpty else { return [] }
      guard options.columns != nil || frame != nil else {
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
      return LineFiller.lines(of: text, columns: textColumns, locale: alert.locale)
    }
    self.frame = frame
    title = lines(SafeText.line(alert.title))
    sections = [lines(alert.body), lines(alert.recovery ?? "")].filter { !$0.isEmpty }
    style = TerminalStyle(severity: alert.severity, usesColor: options.usesColor)
  }

  var text: String {
    let styledTitle = title.map { Line(text: $0, shown: style.title($0)) }
    let body = sections.joined(separator: [""]).map { Line(text: $0, shown: $0) }
    guard let frame else { return (styledTitle + body).map(\.shown).joined(separator: "\n") }
    let columns = (styledTitle + body).map(\.columns).max() ?? 0
    func row(_ line: Line) -> String {
      let edge = style.frame(frame.vertical)
      return "\(edge) \(line.shown)\(String(repeating: " ", count: columns - line.columns)) \(edge)"
    }
    var rows = [style.frame(frame.top(columns: columns))] + styledTitle.map(row)
    if !styledTitle.isEmpty && !body.isEmpty { rows.append(style.frame(frame.divider(columns: columns))) }
    rows += body.map(row)
    rows.append(style.frame(frame.bottom(columns: columns)))
    return rows.joined(separator: "\n")
  }

  /// A line as it is measured and as it is written.
  private struct Line {
    var text: String
    var shown: String
    var columns: Int { DisplayWidth.columns(of: text) }
  }
}
