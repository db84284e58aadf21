import AlertPresentation
import Testing

@Suite("Alerts as plain text, narration and log lines")
struct PlainRendererTests {
  @Test("plain text is the person's text and nothing else")
  func plain() {
    let alert = Alert.of(
      title: "Search error",
      body: "First line.\r\nSecond line.",
      recovery: "Try again.",
      actions: [AlertAction(id: "ok", label: "OK", role: .confirm)],
      diagnostics: ["secret"]
    )
    #expect(alert.rendered(.plain) == "Search error\nFirst line.\nSecond line.\nTry again.")
  }

  @Test("what is empty takes no line")
  func emptyParts() {
    #expect(Alert.of(body: "Body.", recovery: "\u{1B}[0m").rendered(.plain) == "Body.")
  }

  @Test(
    "controls and bidi controls get through none of the renderers for people's eyes",
    arguments: ["plain", "narrated"]
  )
  func hostile(_ name: String) {
    let text = Alert.hostile.rendered(name == "plain" ? .plain : .narrated)
    #expect(text == SafeText.block(text))
    #expect(text.contains("red") && text.contains("second line"))
  }

  @Test("narration ends the title with the language's full stop and counts the actions")
  func narrated() throws {
    let actions = [
      AlertAction(id: "retry", label: "再試行", role: .retry), AlertAction(id: "cancel", label: "キャンセル", role: .cancel),
    ]
    let japanese = Alert.of(title: "通信エラー", body: "接続できません。", actions: actions, locale: try #require(.init("ja")))
    #expect(japanese.rendered(.narrated) == "通信エラー。\n接続できません。\n1: 再試行\n2: キャンセル")
    #expect(Alert.of(title: "Really?", body: "Body.").rendered(.narrated) == "Really?\nBody.")
    #expect(
      Alert.of(title: "A co\u{AD}op\u{200B}erative", body: "Body.").rendered(.narrated) == "A cooperative.\nBody."
    )
  }

  @Test("a log line holds the operator's chain, in values that end where they should")
  func logLine() {
    let alert = Alert.of(
      title: "Connection problem",
      body: "Not logged.",
      code: "APIError.networkError",
      diagnostics: ["APIError.networkError: \"x\\y\"", "second\r\nsecond line"]
    )
    #expect(
      alert.rendered(.logLine)
        == #"severity=error code=APIError.networkError locale=en title="Connection problem" "#
        + #"chain="APIError.networkError: \"x\\y\" <- second\nsecond line""#
    )
  }

  @Test("no value of a log line can add a line, a pair or a control")
  func hostileLogLine() throws {
    let line = Alert.hostile.rendered(.logLine)
    #expect(line == SafeText.line(line))
    let pairs = try #require(LogPairs(line))
    #expect(pairs.names == ["severity", "code", "locale", "title", "chain"])
    #expect(pairs.values[3] == SafeText.block(HostileText.everything))
  }

  @Test("a quote that wears a combining mark is a quote")
  func combiningMark() throws {
    let line = Alert.of(title: "a\"\u{301} level=fatal b", body: "").rendered(.logLine)
    #expect(try #require(LogPairs(line)).names == ["severity", "code", "locale", "title"])
  }
}

/// A log line read back by the rule of its quotes: a backslash keeps the next scalar from ending the value.
private struct LogPairs {
  private(set) var names: [String] = []
  private(set) var values: [String] = []

  init?(_ line: String) {
    var rest = Array(line.unicodeScalars)[...]
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      names.append(String(rest[..<equals].map(Character.init)))
      rest = rest[(equals + 1)...]
      var value = String.UnicodeScalarView()
      if rest.first == "\"" {
        rest.removeFirst()
        while let scalar = rest.popFirst(), scalar != "\"" {
          guard scalar == "\\" else {
            value.append(scalar)
            continue
          }
          guard let escaped = rest.popFirst() else { return nil }
          value.append(escaped == "n" ? "\n" : escaped)
        }
      } else {
        while let scalar = rest.first, scalar != " " {
          value.append(scalar)
          rest.removeFirst()
        }
      }
      values.append(String(value))
      guard rest.isEmpty || rest.popFirst() == " " else { return nil }
    }
  }
}
