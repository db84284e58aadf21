import AlertPresentation
import Testing

@Suite("What a terminal can show")
struct TerminalOptionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var environment: [String: String]
    var isTerminal = true
    var window: Int?
    var expected: TerminalOptions
    var testDescription: String { id }
  }

  static let utf8 = ["LANG": "ja_JP.UTF-8", "TERM": "xterm-256color"]
  static let plain = TerminalOptions(columns: nil, frame: .none, usesColor: false)

  static let cases = [
    Case(
      id: "terminal",
      environment: utf8,
      window: 100,
      expected: .init(columns: 100, frame: .unicode, usesColor: true)
    ),
    Case(id: "terminal of unknown width", environment: utf8, expected: .init(columns: 80, usesColor: true)),
    Case(
      id: "window of no columns, as some serial lines say",
      environment: utf8,
      window: 0,
      expected: .init(columns: 80, usesColor: true)
    ),
    Case(id: "pipe", environment: utf8, isTerminal: false, expected: plain),
    // POSIX, "Environment Variables": COLUMNS overrides what the system says.
    Case(
      id: "COLUMNS before the window",
      environment: utf8.with("COLUMNS", "40"),
      window: 100,
      expected: .init(columns: 40, usesColor: true)
    ),
    Case(
      id: "COLUMNS that is no number",
      environment: utf8.with("COLUMNS", "wide"),
      window: 100,
      expected: .init(columns: 100, usesColor: true)
    ),
    Case(
      id: "COLUMNS below 1",
      environment: utf8.with("COLUMNS", "-5"),
      window: 100,
      expected: .init(columns: 100, usesColor: true)
    ),
    Case(
      id: "COLUMNS in a pipe",
      environment: utf8.with("COLUMNS", "40"),
      isTerminal: false,
      expected: .init(columns: 40, frame: .none)
    ),
    // no-color.org: present and not empty, regardless of its value.
    Case(id: "NO_COLOR", environment: utf8.with("NO_COLOR", "1"), expected: .init()),
    Case(id: "NO_COLOR=0", environment: utf8.with("NO_COLOR", "0"), expected: .init()),
    Case(id: "empty NO_COLOR", environment: utf8.with("NO_COLOR", ""), expected: .init(usesColor: true)),
    // bixense.com/clicolors: NO_COLOR, then CLICOLOR_FORCE, then the terminal.
    Case(id: "CLICOLOR=0", environment: utf8.with("CLICOLOR", "0"), expected: .init()),
    Case(
      id: "CLICOLOR_FORCE in a pipe",
      environment: utf8.with("CLICOLOR_FORCE", "1"),
      isTerminal: false,
      expected: .init(columns: nil, frame: .none, usesColor: true)
    ),
    Case(
      id: "CLICOLOR_FORCE=0 forces nothing",
      environment: utf8.with("CLICOLOR_FORCE", "0"),
      isTerminal: false,
      expected: plain
    ),
    Case(
      id: "NO_COLOR before CLICOLOR_FORCE",
      environment: utf8.with("CLICOLOR_FORCE", "1").with("NO_COLOR", "1"),
      expected: .init()
    ),
    Case(id: "dumb terminal", environment: utf8.with("TERM", "dumb"), expected: .init(frame: .ascii)),
    Case(
      id: "dumb terminal, colour forced",
      environment: utf8.with("TERM", "dumb").with("CLICOLOR_FORCE", "1"),
      expected: .init(frame: .ascii, usesColor: true)
    ),
    Case(id: "no locale", environment: ["TERM": "xterm"], expected: .init(frame: .ascii, usesColor: true)),
    Case(id: "C locale", environment: utf8.with("LC_ALL", "C"), expected: .init(frame: .ascii, usesColor: true)),
    Case(id: "C.UTF-8", environment: utf8.with("LC_ALL", "C.UTF-8"), expected: .init(usesColor: true)),
    Case(
      id: "another encoding",
      environment: utf8.with("LANG", "ja_JP.eucJP"),
      expected: .init(frame: .ascii, usesColor: true)
    ),
    Case(
      id: "LC_CTYPE before LANG",
      environment: utf8.with("LC_CTYPE", "en_US.ISO-8859-1"),
      expected: .init(frame: .ascii, usesColor: true)
    ),
    Case(
      id: "empty LC_ALL is not set",
      environment: utf8.with("LC_ALL", ""),
      expected: .init(usesColor: true)
    ),
    Case(
      id: "modifier and small letters",
      environment: utf8.with("LANG", "sr_RS.utf8@latin"),
      expected: .init(usesColor: true)
    ),
  ]

  @Test("colour, frame and width follow the environment", arguments: cases)
  func follows(_ example: Case) {
    let options = TerminalOptions(
      environment: example.environment,
      isTerminal: example.isTerminal,
      windowColumns: example.window
    )
    #expect(options == example.expected)
  }
}

extension [String: String] {
  fileprivate func with(_ name: String, _ value: String) -> [String: String] {
    merging([name: value]) { $1 }
  }
}
