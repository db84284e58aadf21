import AlertPresentation
import CatalogICU
import Foundation
import Testing

@Suite("Alerts as JSON")
struct JSONRendererTests {
  static let actions = [
    AlertAction(id: "retry", label: "Retry", role: .retry),
    AlertAction(id: "delete", label: "Delete", role: .destructive),
  ]

  @Test("JSON decodes to the alert it was made of, whatever its texts hold")
  func roundTrip() throws {
    let alerts: [Alert] = [
      Alert.emptyWord, .hostile,
      .of(title: "題", body: "本文👩‍👩‍👧‍👦", severity: .warning, actions: Self.actions, diagnostics: ["a", "b"]),
    ]
    for alert in alerts {
      let text = alert.rendered(.json(includingDiagnostics: true))
      #expect(try JSONDecoder().decode(Alert.self, from: Data(text.utf8)) == alert)
    }
  }

  @Test("an encoded alert decodes to itself")
  func codable() throws {
    let encoded = try JSONEncoder().encode(Alert.hostile)
    #expect(try JSONDecoder().decode(Alert.self, from: encoded) == .hostile)
  }

  @Test("the operator's text comes along only if asked for")
  func diagnostics() throws {
    let text = Alert.of(body: "Body.", diagnostics: ["secret"]).rendered(.json)
    #expect(!text.contains("secret"))
    #expect(try JSONDecoder().decode(Alert.self, from: Data(text.utf8)).diagnostics == [])
  }

  @Test("members stand in the order of the alert, on one line")
  func order() {
    #expect(
      Alert.of(title: "T", body: "B", recovery: "R", actions: [Self.actions[0]]).rendered(.json)
        == #"{"title":"T","body":"B","recovery":"R","severity":"error","#
        + #""actions":[{"id":"retry","label":"Retry","role":"retry"}],"code":"Test.case","locale":"en","diagnostics":[]}"#
    )
  }

  @Test("nothing in the JSON acts on a terminal, a log or a page around it")
  func hostile() {
    for renderer in [AlertRenderer.json(includingDiagnostics: true), .problemJSON] {
      let text = Alert.hostile.rendered(renderer)
      #expect(text == SafeText.line(text))
      #expect(!text.contains { "<>&".contains($0) })
    }
  }

  // The members are those of RFC 9457, section 3.1; `recovery` and `code` are extensions (section 3.2).
  @Test("problem details have the members of RFC 9457")
  func problem() throws {
    let alert = Alert.of(
      title: "Connection problem",
      body: "The server\u{1B}[31m could not be reached.\nTry again.",
      recovery: "Wait a moment.",
      code: "APIKit/SessionTaskError.`default`",
      diagnostics: ["secret"]
    )
    let renderer = AlertRenderer.problemJSON(
      status: 503,
      typeBase: "https://example.com/problems/",
      instance: "/logs/7"
    )
    #expect(
      alert.rendered(renderer)
        == #"{"type":"https://example.com/problems/APIKit/SessionTaskError.%60default%60","title":"Connection problem","#
        + #""status":503,"detail":"The server could not be reached.\nTry again.","instance":"/logs/7","#
        + #""recovery":"Wait a moment.","code":"APIKit/SessionTaskError.`default`"}"#
    )
  }

  @Test("problem details leave out what is not known, and a status that is none", arguments: [nil, 0, 99, 600, -1])
  func problemWithoutStatus(_ status: Int?) throws {
    let text = Alert.emptyWord.rendered(.problemJSON(status: status))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let members = try #require(object as? [String: String])
    #expect(
      members == [
        "type": "/problems/APIError.searchWordEmpty", "title": Alert.emptyWord.title, "detail": Alert.emptyWord.body,
        "code": "APIError.searchWordEmpty",
      ]
    )
  }
}
