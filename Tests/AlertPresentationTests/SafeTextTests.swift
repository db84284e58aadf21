import AlertPresentation
import Testing

@Suite("Text that is safe to show")
struct SafeTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var block: String
    var line: String
    var testDescription: String { id }

    init(_ id: String, _ text: String, block: String, line: String? = nil) {
      (self.id, self.text, self.block, self.line) = (id, text, block, line ?? block)
    }
  }

  // The forms of the sequences are those of ECMA-48 (5th edition), sections 5.3, 5.4 and 5.6.
  static let cases = [
    Case("plain", "Plain, ASCII.", block: "Plain, ASCII."),
    Case("Japanese stays", "検索エラー", block: "検索エラー"),
    Case("joined emoji stay", "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", block: "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️"),
    Case("zero-width non-joiner stays", "می‌خواهم", block: "می‌خواهم"),
    Case("colour", "a\u{1B}[1;31mb\u{1B}[0mc", block: "abc"),
    Case("private parameters", "a\u{1B}[?25lb", block: "ab"),
    Case("intermediate bytes", "a\u{1B}[0 qb", block: "ab"),
    Case("8-bit CSI", "a\u{9B}2Jb", block: "ab"),
    Case("CSI cut off by the end", "a\u{1B}[31", block: "a"),
    Case("CSI cut off by a letter it has no use for", "a\u{1B}[31あ", block: "aあ"),
    Case("window title, ended by BEL", "a\u{1B}]0;evil\u{7}b", block: "ab"),
    Case("hyperlink, ended by ESC \\", "a\u{1B}]8;;http://x\u{1B}\\b", block: "ab"),
    Case("8-bit OSC and ST", "a\u{9D}0;evil\u{9C}b", block: "ab"),
    Case("device control", "a\u{1B}Pq#0\u{1B}\\b", block: "ab"),
    Case("application program command", "a\u{1B}_x\u{1B}\\b", block: "ab"),
    Case("control string without end keeps its text", "a\u{1B}]0;tail", block: "a0;tail"),
    Case("control string ends at the next sequence", "a\u{1B}]0;b\u{1B}[31mc", block: "a0;bc"),
    Case("reset", "a\u{1B}cb", block: "ab"),
    Case("character set", "a\u{1B}(0b", block: "ab"),
    Case("lone escape at the end", "a\u{1B}", block: "a"),
    Case("escape before a sequence", "a\u{1B}\u{1B}[31mb", block: "ab"),
    Case("backspace, bell, null, delete", "a\u{8}\u{7}\0\u{7F}b", block: "ab"),
    Case("tab", "a\tb", block: "a b"),
    Case("CR LF", "a\r\nb", block: "a\nb", line: "a b"),
    Case("CR", "a\rb", block: "a\nb", line: "a b"),
    Case("LF CR", "a\n\rb", block: "a\n\nb", line: "a  b"),
    Case("NEL, VT, FF", "a\u{85}b\u{B}c\u{C}d", block: "a\nb\nc\nd", line: "a b c d"),
    Case("Unicode's separators", "a\u{2028}b\u{2029}c", block: "a\nb\nc", line: "a b c"),
    Case("override", "user\u{202E}gpj.exe", block: "usergpj.exe"),
    Case("embeddings and isolates", "\u{202A}a\u{202B}b\u{202C}\u{2066}c\u{2067}d\u{2068}e\u{2069}", block: "abcde"),
    Case("marks", "a\u{200E}b\u{200F}c\u{61C}d", block: "abcd"),
    Case("byte order mark", "\u{FEFF}a", block: "a"),
    Case("white space at the ends", " a \n", block: " a \n", line: "a"),
    Case("nothing but controls", "\u{1B}[0m\u{202E}", block: ""),
  ]

  @Test("a block keeps lines, a line keeps none, and both lose what acts on a terminal", arguments: cases)
  func cleans(_ example: Case) {
    #expect(SafeText.block(example.text) == example.block)
    #expect(SafeText.line(example.text) == example.line)
  }

  @Test("no scalar of Unicode gets a control or a bidi control through")
  func everyScalar() {
    for plane in UInt32(0)...16 {
      let scalars = (plane << 16..<(plane + 1) << 16).compactMap(Unicode.Scalar.init)
      #expect(isSafe(SafeText.block(String(String.UnicodeScalarView(scalars)))), "plane \(plane)")
    }
  }

  @Test("no scalar that a sequence can hold gets one through either, after an escape, in a sequence or in a string")
  func everyScalarInASequence() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = SafeText.block("a\u{1B}\(scalar)b\u{1B}[\(scalar)c\u{9B}1\(scalar)d\u{9D}\(scalar)\u{202E}e")
      #expect(isSafe(text), "U+\(String(value, radix: 16))")
    }
  }

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.properties.generalCategory != .control && !$0.properties.isBidiControl)
    }
  }

  @Test("cleaning clean text changes nothing", arguments: cases.map(\.text) + [HostileText.everything])
  func idempotent(_ text: String) {
    let once = SafeText.block(text)
    #expect(SafeText.block(once) == once)
  }
}
