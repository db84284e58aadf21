import APIErrors
import ErrorCatalog
import Testing

@Suite("The words of APIError")
struct APIErrorWords {
  private static let all: [APIError] = [.searchWordEmpty, .invalidURL, .networkError, .unknown]

  @Test("Every case has a whole message in both languages, from the bundle", arguments: all, ["en", "ja"])
  func complete(_ error: APIError, _ language: String) {
    let message = Catalog.apiErrors.message(for: error, in: LocalePreferences([language]))
    #expect(message.locale.tag == language)
    #expect(message.key == "APIError.\(error)")
    #expect(message.problems.isEmpty)
    #expect(!message.isFallback)
  }

  @Test("The two search errors share the title of their type; the others have titles of their own")
  func titles() {
    func title(_ error: APIError) -> String { Catalog.apiErrors.message(for: error, in: "ja").title }
    #expect(title(.searchWordEmpty) == "検索エラー")
    #expect(title(.invalidURL) == "検索エラー")
    #expect(title(.networkError) == "通信エラー")
    #expect(Set(Self.all.map(title)).count == 3)
  }

  @Test("The catalog speaks English and Japanese and was written in English")
  func locales() {
    #expect(Catalog.apiErrors.locales.map(\.tag) == ["en", "ja"])
    #expect(Catalog.apiErrors.developmentLanguage == .english)
  }
}
