import AlertPresentation
import Testing

@Suite("Alerts as Markdown")
struct MarkdownRendererTests {
  @Test("the title is bold, body and recovery are paragraphs, line breaks stay")
  func layout() {
    let alert = Alert.of(title: "Search error", body: "One.\nTwo.\n\nThree.", recovery: "Four.")
    #expect(alert.rendered(.markdown) == "**Search error**\n\nOne.\\\nTwo.\n\nThree.\n\nFour.")
  }

  // Sections of the CommonMark specification 0.31.2 and of GitHub's extensions that would act on the text.
  static let escapes: [(String, String, String)] = [
    ("emphasis (6.2)", "*a* _b_", #"\*a\* \_b\_"#),
    ("code (6.1)", "`rm`", #"\`rm\`"#),
    ("link (6.3)", "[a](http://b)", #"\[a\](http\://b)"#),
    ("image (6.4)", "![a](b)", #"!\[a\](b)"#),
    ("autolink and HTML (6.5, 6.6)", "<b> <http://a>", #"\<b\> \<http\://a\>"#),
    ("entity (2.5)", "&lt;", #"\&lt;"#),
    ("backslash (2.4)", #"a\*"#, #"a\\\*"#),
    ("thematic break (4.1)", "---", #"\---"#),
    ("heading (4.2)", "# a", ##"\# a"##),
    ("underline of a heading (4.3)", "===", #"\==="#),
    ("indented code (4.4)", "    a", "a"),
    ("fenced code (4.5)", "~~~ a", #"\~\~\~ a"#),
    ("quote (5.1)", "> a", #"\> a"#),
    ("list (5.2)", "- a", #"\- a"#),
    ("list with plus (5.2)", "+ a", #"\+ a"#),
    ("numbered list (5.2)", "1. a", #"1\. a"#),
    ("numbered list with a bracket (5.2)", "12) a", #"12\) a"#),
    ("table (GitHub)", "a | b", #"a \| b"#),
    ("bare address (GitHub)", "www.a.b https://c", #"www\.a.b https\://c"#),
    ("mail address (GitHub)", "a@b.c", #"a\@b.c"#),
    ("mathematics (GitHub)", "$a$", #"\$a\$"#),
    ("a mark on an asterisk", "*\u{301}a*\u{301}", "\\*\u{301}a\\*\u{301}"),
    ("ordinary sentences stay readable", "Half-width, 3.5 (of 7): fine!", "Half-width, 3.5 (of 7): fine!"),
  ]

  @Test("what the syntax would act on is escaped", arguments: escapes)
  func escaping(id: String, text: String, expected: String) {
    #expect(Alert.of(body: text).rendered(.markdown) == expected, "\(id)")
    #expect(Alert.of(body: "a\n" + text).rendered(.markdown) == "a\\\n" + expected, "\(id), second line")
  }

  @Test("no control and no bidi control gets through")
  func hostile() {
    let text = Alert.hostile.rendered(.markdown)
    #expect(text == SafeText.block(text))
  }
}
