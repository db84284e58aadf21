import CatalogICU
import MessageFormatting
import Testing

@Suite("Patterns become text")
struct MessagePatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let pattern: String
    var style = PatternStyle.icu
    let arguments: MessageArguments
    var locale = LocaleIdentifier.english
    let text: String
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "no placeholder", pattern: "Nothing here", arguments: .none, text: "Nothing here"),
    Case(id: "by name", pattern: "Hello {name}!", arguments: ["name": "Ada"], text: "Hello Ada!"),
    Case(id: "a bare number is grouped", pattern: "{0}", arguments: ["0": 8080], text: "8,080"),
    Case(id: "a port is not", pattern: "{0, number, ::group-off}", arguments: ["0": 8080], text: "8080"),
    Case(
      id: "a form that quotes",
      pattern: "{n, plural, one {# file} other {# files, it''s '{'}}",
      arguments: ["n": 2],
      text: "2 files, it's {"
    ),
    Case(id: "a text after a select", pattern: "{a, select, x {1} other {2}}3", arguments: ["a": "x"], text: "13"),
    Case(id: "a missing argument", pattern: "at {place}", arguments: .none, text: "at {place}"),
    Case(id: "printf", pattern: "%2$@ %1$05d%%", style: .printf, arguments: ["a": 42, "b": "x"], text: "x 00042%"),
  ]

  @Test("A pattern, its values, its text", arguments: cases)
  func formats(_ item: Case) throws {
    let pattern = try MessagePattern(item.pattern, style: item.style)
    #expect(pattern.format(item.arguments, locale: item.locale).text == item.text)
  }
}
