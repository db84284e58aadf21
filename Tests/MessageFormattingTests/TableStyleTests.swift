import MessageFormatting
import Testing

@Suite("The style of a table")
struct TableStyleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let texts: [String]
    var comments: [String] = []
    let style: PatternStyle
    let reason: TableStyle.Reason
    var testDescription: String { "\(texts) \(comments)" }
  }

  static let cases = [
    Case(texts: [], style: .icu, reason: .noPlaceholder),
    Case(texts: ["Plain", "100% sure"], style: .icu, reason: .noPlaceholder),
    Case(texts: ["Plain", "{limit} left"], style: .icu, reason: .argument("{limit} left")),
    Case(texts: ["%@ left"], style: .printf, reason: .conversion("%@ left")),
    Case(texts: ["Plain", "%1$@ of %2$lld"], style: .printf, reason: .conversion("%1$@ of %2$lld")),
    Case(texts: ["%#@files@"], style: .printf, reason: .conversion("%#@files@")),
    Case(texts: ["%d left", "{limit} left"], style: .icu, reason: .argument("{limit} left")),
    Case(texts: ["50 % off"], style: .icu, reason: .noPlaceholder),
    // RFC 3986, section 2.1: percent-encoded octets of a URL.
    Case(texts: ["https://example.com/terms%20of%20use"], style: .icu, reason: .noPlaceholder),
    Case(texts: ["mailto:a@example.com?subject=a%20d"], style: .icu, reason: .noPlaceholder),
    Case(texts: ["https://example.com/%d0%bf"], style: .icu, reason: .noPlaceholder),
    Case(texts: ["a:%20d"], style: .printf, reason: .conversion("a:%20d")),
    Case(texts: ["https://a.example/ %20d"], style: .printf, reason: .conversion("https://a.example/ %20d")),
    Case(texts: ["[a](https://a.example/)%20d"], style: .printf, reason: .conversion("[a](https://a.example/)%20d")),
    Case(texts: ["https://a.example/%02d/"], style: .printf, reason: .conversion("https://a.example/%02d/")),
    Case(texts: ["https://a.example/%dab"], style: .printf, reason: .conversion("https://a.example/%dab")),
    Case(texts: ["100 %% sure"], style: .icu, reason: .noPlaceholder),
    Case(texts: ["%y%m"], style: .icu, reason: .noPlaceholder),
    Case(texts: ["JSON {\"a\": %d}"], style: .printf, reason: .conversion("JSON {\"a\": %d}")),
    Case(texts: ["%@", "a '{'brace'}'"], style: .printf, reason: .conversion("%@")),
    Case(texts: ["{limit}"], comments: [" catalog: style=printf "], style: .printf, reason: .comment),
    Case(texts: ["%@"], comments: ["Copyright", "catalog: style=icu, base=en"], style: .icu, reason: .comment),
    Case(texts: ["{limit}"], comments: ["Catalog: Style=Printf."], style: .printf, reason: .comment),
    Case(texts: ["%@"], comments: ["catalog: style=other"], style: .printf, reason: .conversion("%@")),
    Case(texts: ["%@"], comments: ["the style=icu is not ours"], style: .printf, reason: .conversion("%@")),
  ]

  @Test("Told by a comment, by a conversion, by an argument, or by nothing", arguments: cases)
  func style(_ item: Case) {
    let told = TableStyle.style(ofTexts: item.texts, headerComments: item.comments)
    #expect(told.style == item.style)
    #expect(told.reason == item.reason)
  }
}
