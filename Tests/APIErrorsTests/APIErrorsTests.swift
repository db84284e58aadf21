import APIErrors
import ErrorCatalog
import Testing

@Suite("The words of APIError")
struct APIErrorWords {
  @Test("An error speaks the language of the person")
  func languages() {
    #expect(Catalog.apiErrors.message(for: APIError.networkError, in: "ja").title == "通信エラー")
    #expect(Catalog.apiErrors.message(for: APIError.networkError, in: "en").title == "Connection problem")
  }

  @Test("The search errors share the title of their type")
  func typeDefault() {
    #expect(Catalog.apiErrors.message(for: APIError.searchWordEmpty, in: "ja").title == "検索エラー")
    #expect(Catalog.apiErrors.message(for: APIError.invalidURL, in: "ja").problems.isEmpty)
  }
}
