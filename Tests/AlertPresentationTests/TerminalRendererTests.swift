import AlertPresentation
import CatalogICU
import Testing

@Suite("Alerts in a box")
struct TerminalRendererTests {
  @Test("the box is as wide as its longest line, in ASCII where nothing else is shown")
  func asciiBox() {
    #expect(
      Alert.emptyWord.rendered(.terminal(TerminalOptions(columns: 40, frame: .ascii))) == """
        +------------------------------------+
        | Search error                       |
        +------------------------------------+
        | There is no search word. Enter one |
        | and search again.                  |
        +------------------------------------+
        """
    )
  }

  @Test("wide characters take two columns, so the edges stay in line")
  func unicodeBox() throws {
    let alert = Alert.of(
      title: "通信エラー",
      body: "サーバーに接続できません。",
      recovery: "Wi-Fiを確認してください。",
      locale: try #require(LocaleIdentifier("ja"))
    )
    #expect(
      alert.rendered(.terminal(TerminalOptions(columns: 80, frame: .unicode))) == """
        ┌────────────────────────────┐
        │ 通信エラー                 │
        ├────────────────────────────┤
        │ サーバーに接続できません。 │
        │                            │
        │ Wi-Fiを確認してください。  │
        └────────────────────────────┘
        """
    )
  }

  @Test("without a frame there is nothing but the lines")
  func noFrame() {
    let options = TerminalOptions(columns: 24, frame: .none)
    #expect(
      Alert.emptyWord.rendered(.terminal(options)) == """
        Search error
        There is no search word.
        Enter one and search
        again.
        """
    )
  }

  @Test("without a width no line is broken")
  func noWidth() {
    let options = TerminalOptions(columns: nil, frame: .none)
    #expect(
      Alert.emptyWord.rendered(.terminal(options))
        == "Search error\nThere is no search word. Enter one and search again."
    )
  }

  @Test("a terminal too narrow for a frame gets the lines alone", arguments: 1...15)
  func narrow(columns: Int) {
    let text = Alert.emptyWord.rendered(.terminal(TerminalOptions(columns: columns, frame: .ascii)))
    #expect(!text.contains("+") && !text.contains("|"))
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: $0) <= columns })
  }

  struct Text: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var locale: String
    var testDescription: String { id }
  }

  static let texts = [
    Text(id: "Japanese", text: "検索ワードがありません。検索ワードを入力して、もう一度検索してください。", locale: "ja"),
    Text(id: "half-width kana", text: "ｻｰﾊﾞｰﾆ接続できませんでした。ﾓｳ一度", locale: "ja"),
    Text(id: "kana with combining marks", text: "か\u{3099}き\u{3099}く\u{3099}け\u{3099}", locale: "ja"),
    Text(id: "Korean", text: "서버에 연결할 수 없습니다. 다시 시도하세요.", locale: "ko"),
    Text(id: "Chinese", text: "无法连接到服务器。请检查网络，然后再试一次。", locale: "zh-Hans"),
    Text(id: "emoji", text: "👩‍👩‍👧‍👦 family, 🇯🇵 flag, ❤️ heart, 👍🏽 thumb", locale: "en"),
    Text(id: "combining Latin", text: "e\u{301}te\u{301} nai\u{308}f a\u{20DD}", locale: "fr"),
    Text(id: "soft hyphen", text: "extra\u{AD}ordinarily long hyphen\u{AD}ated words", locale: "en"),
    Text(id: "Thai", text: "ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้", locale: "th"),
    Text(
      id: "a word wider than any line",
      text: "https://example.com/" + String(repeating: "x", count: 200),
      locale: "en"
    ),
  ]

  @Test("every line of a box has the same width, and none is wider than the terminal", arguments: texts)
  func edges(_ sample: Text) throws {
    let alert = Alert.of(title: sample.text, body: sample.text, locale: try #require(LocaleIdentifier(sample.locale)))
    for columns in 16...100 {
      let lines = alert.rendered(.terminal(TerminalOptions(columns: columns))).split(separator: "\n")
      let widths = Set(lines.map { DisplayWidth.columns(of: $0) })
      #expect(widths.count == 1)
      #expect(try #require(widths.first) <= columns)
    }
  }

  @Test(
    "a box never grows past what an eye can follow",
    arguments: [TerminalOptions(columns: nil), TerminalOptions(columns: 300)]
  )
  func widest(_ options: TerminalOptions) {
    let alert = Alert.of(body: String(repeating: "word ", count: 100))
    let lines = alert.rendered(.terminal(options)).split(separator: "\n")
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 76 })
    #expect(lines.count > 3)
  }

  @Test(
    "colour differs by severity, wraps title and frame alone, and is reset on every line",
    arguments: zip(Alert.Severity.allCases, ["36", "33", "31"])
  )
  func color(severity: Alert.Severity, number: String) {
    let alert = Alert.of(title: "Title", body: "Body.", severity: severity)
    let colored = alert.rendered(.terminal(TerminalOptions(columns: 40, usesColor: true)))
    #expect(colored.contains("\u{1B}[1;\(number)mTitle\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[\(number)m│\u{1B}[0m Body. \u{1B}[\(number)m│\u{1B}[0m"))
    #expect(colored.split(separator: "\n").allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    // SafeText takes out whole sequences: without them it is the box that has no colour.
    #expect(SafeText.block(colored) == alert.rendered(.terminal(TerminalOptions(columns: 40))))
  }

  @Test("the texts bring no control of their own, whether or not the renderer writes any")
  func hostile() {
    let plain = Alert.hostile.rendered(.terminal(TerminalOptions(columns: 60)))
    #expect(plain == SafeText.block(plain))
    let colored = Alert.hostile.rendered(.terminal(TerminalOptions(columns: 60, usesColor: true)))
    #expect(SafeText.block(colored) == plain)
  }

  @Test("a value cannot draw a line of its own into the title")
  func titleIsOneParagraph() {
    let alert = Alert.of(title: "One\r\ntwo", body: "Body.")
    #expect(alert.rendered(.terminal(TerminalOptions(columns: 40, frame: .none))) == "One two\nBody.")
  }
}
