import ErrorCatalog
import SessionErrors
import Testing

@Suite("The words of the session's errors")
struct SessionErrorWords {
  @Test("The cause speaks")
  func cause() {
    let error = SessionTaskError.responseError(ResponseError.unacceptableStatusCode(8080))
    let message = Catalog.sessionErrors.message(for: error, in: "ja")
    #expect(message.description == "サーバーが状態コード8080を返しました。しばらくしてから、もう一度お試しください。")
    #expect(message.key == "ResponseError.unacceptableStatusCode")
  }
}
