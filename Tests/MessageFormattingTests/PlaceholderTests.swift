import CatalogICU
import MessageFormatting
import Testing

@Suite("Placeholders")
struct PlaceholderTests {
  @Test("Every placeholder is listed in the order of the text, with its place and depth")
  func listed() throws {
    let text =
      "名 {user} {n, plural, offset:1 =0 {none} one {# of {total, number, ::percent}} other {{w, select, a {A} other {B}}}} {d,date}"
    let pattern = try MessagePattern(text, style: .icu)
    #expect(pattern.style == .icu)
    #expect(
      pattern.placeholders.map(\.kind) == [
        .none, .plural(.init(categories: [.one, .other], exact: [0], offset: 1)), .number(style: "::percent"),
        .select(keywords: ["a", "other"]),
        .date(style: nil),
      ]
    )
    #expect(pattern.placeholders.map(\.name) == ["user", "n", "total", "w", "d"])
    #expect(pattern.placeholders.map(\.depth) == [0, 0, 1, 1, 0])
    let bytes = Array(text.utf8)
    let texts = pattern.placeholders.map { String(decoding: bytes[$0.span], as: UTF8.self) }
    #expect(texts[0] == "{user}")
    #expect(texts[1].hasPrefix("{n, plural") && texts[1].hasSuffix("{B}}}}"))
    #expect(texts[2...] == ["{total, number, ::percent}", "{w, select, a {A} other {B}}", "{d,date}"])
  }

  @Test("Conversions are named by their position")
  func conversions() throws {
    let files = PluralSubstitution(name: "files", forms: [.init(.one, "a file"), .init(.other, "%d files")])
    let text = "%2$@ %-5.1f %% %#@files@"
    let pattern = try MessagePattern(text, style: .printf, substitutions: [files])
    #expect(pattern.placeholders.map(\.name) == ["1", "0", "1", "1"])
    #expect(
      pattern.placeholders.map(\.kind) == [
        .conversion("@"), .conversion("f"), .plural(.init(categories: [.one, .other])), .conversion("d"),
      ]
    )
    let bytes = Array(text.utf8)
    #expect(
      pattern.placeholders.map { String(decoding: bytes[$0.span], as: UTF8.self) } == [
        "%2$@", "%-5.1f", "%#@files@", "%#@files@",
      ]
    )
  }

  @Test("A text without placeholders has none, whatever its style", arguments: PatternStyle.allCases)
  func none(style: PatternStyle) throws {
    let pattern = try MessagePattern("Nothing here.", style: style)
    #expect(pattern.placeholders.isEmpty)
    #expect(pattern.format(["a": 1], locale: .english).text == "Nothing here.")
  }
}
