import ErrorCatalog
import Foundation
import FoundationNetworking
import SessionErrors
import Testing

@Suite("The words of the session's errors")
struct SessionErrorWords {
  /// An error and the text that must not show in its words.
  struct Case: Sendable, CustomTestStringConvertible {
    let error: any CatalogError
    var secret: String?
    var testDescription: String { error.catalogKey.stableCode }
  }

  static let cases: [Case] = {
    let url = URL(string: "https://example.com/?token=secret") ?? URL(fileURLWithPath: "/secret")
    return [
      Case(error: SessionTaskError.connectionError(URLError(.timedOut))),
      Case(error: SessionTaskError.requestError(URLError(.badURL))),
      Case(error: SessionTaskError.responseError(URLError(.badServerResponse))),
      Case(error: RequestError.invalidBaseURL(url), secret: "secret"),
      Case(error: RequestError.unexpectedURLRequest(URLRequest(url: url)), secret: "secret"),
      Case(error: ResponseError.nonHTTPURLResponse(nil)),
      Case(error: ResponseError.unacceptableStatusCode(404)),
      Case(error: ResponseError.unexpectedObject(["secret": 1]), secret: "secret"),
    ]
  }()

  @Test(
    "Every case has a whole message in both languages, and no address or object is part of it",
    arguments: cases,
    ["en", "ja"]
  )
  func complete(_ test: Case, _ language: String) {
    let message = Catalog.sessionErrors.message(for: test.error, in: LocalePreferences([language]))
    #expect(message.key == test.error.catalogKey.stableCode)
    #expect(message.locale.tag == language)
    #expect(message.problems.isEmpty)
    if let secret = test.secret { #expect(!(message.title + message.description).contains(secret)) }
  }

  @Test("The status code is part of the text, as a code and not as an amount")
  func statusCode() {
    let error = ResponseError.unacceptableStatusCode(8080)
    #expect(Catalog.sessionErrors.message(for: error, in: "en").description.contains("8080"))
    #expect(Catalog.sessionErrors.message(for: error, in: "ja").description.contains("8080"))
  }

  @Test("A task's error leaves it to its cause to say what happened")
  func cause() {
    let error = SessionTaskError.responseError(ResponseError.unacceptableStatusCode(404))
    let message = Catalog.sessionErrors.message(for: error, in: "ja")
    #expect(message.key == "ResponseError.unacceptableStatusCode")
    #expect(message.description.contains("404"))
  }

  @Test("It speaks where its cause has no words")
  func itself() {
    let message = Catalog.sessionErrors.message(for: SessionTaskError.connectionError(URLError(.timedOut)), in: "ja")
    #expect(message.title == "通信エラー")
  }
}
