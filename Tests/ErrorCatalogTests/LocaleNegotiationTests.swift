import ErrorCatalog
import Testing

@Suite("Which locales are tried, and in which order")
struct LocaleNegotiationTests {
  @Test("A list of languages", arguments: NegotiationCase.lists)
  func lists(_ negotiation: NegotiationCase) throws {
    try check(negotiation)
  }

  @Test("Languages and what they are near to", arguments: NegotiationCase.nearLanguages)
  func nearLanguages(_ negotiation: NegotiationCase) throws {
    try check(negotiation)
  }

  @Test("The environment", arguments: NegotiationCase.environments)
  func environments(_ negotiation: NegotiationCase) throws {
    try check(negotiation)
  }

  @Test("Accept-Language", arguments: NegotiationCase.headers)
  func headers(_ negotiation: NegotiationCase) throws {
    try check(negotiation)
  }

  /// In the order of the case and in the reverse: a folder lists its files in any order.
  private func check(_ negotiation: NegotiationCase) throws {
    let available = negotiation.available.split(separator: " ").map(String.init)
    let expected = negotiation.expected.split(separator: " ").map(String.init)
    let comment = Comment(rawValue: negotiation.because)
    #expect(try negotiation.chain(available: available) == expected, comment)
    #expect(try negotiation.chain(available: available.reversed()) == expected, comment)
  }

  @Test("There are at least sixty cases, each with an id of its own and a reason")
  func table() {
    let cases =
      NegotiationCase.lists + NegotiationCase.nearLanguages + NegotiationCase.environments + NegotiationCase.headers
    #expect(cases.count >= 60)
    #expect(Set(cases.map(\.id)).count == cases.count)
    #expect(cases.allSatisfy { !$0.because.isEmpty })
  }

  @Test("The chain says why each locale is in it")
  func reasons() throws {
    let words = ["pt-BR", "pt", "ja", "en"].map { CatalogSourceFile(locale: $0, name: "T.strings", text: "") }
    let chain = Catalog(files: words).localized(in: .acceptLanguage("pt-BR, *;q=0.5")).chain
    let brazilian = try #require(LocaleIdentifier("pt-BR"))
    #expect(chain.links.map(\.locale.tag) == ["pt-BR", "pt", "en"])
    #expect(chain.links.map(\.reason) == [.match(for: brazilian), .parent(of: brazilian), .anyLanguage])
    #expect(Catalog(files: words).localized(in: []).chain.links.map(\.reason) == [.development])
  }
}
