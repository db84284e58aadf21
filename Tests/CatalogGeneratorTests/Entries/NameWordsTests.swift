import Testing

@testable import CatalogGenerator

@Suite("Names of cases as words")
struct NameWordsTests {
  @Test(
    "Words begin at capitals and numbers; abbreviations stay in capitals",
    arguments: [
      ("limitReached", "Limit reached"),
      ("invalidURL", "Invalid URL"),
      ("URLInvalid", "URL invalid"),
      ("notFound404", "Not found 404"),
      ("x", "X"),
      ("`default`", "Default"),
      ("`it's {odd} %@`", "It s odd"),
      ("snake_case", "Snake case"),
      ("注文エラー", "注文エラー"),
      ("`+`", "`+`"),
    ]
  )
  func sentence(name: String, words: String) {
    #expect(NameWords.sentence(of: name) == words)
  }
}
