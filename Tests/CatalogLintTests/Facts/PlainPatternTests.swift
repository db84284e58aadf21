import MessageFormatting
import Testing

@testable import CatalogLint

@Suite struct PlainPatternTests {
  private static let plain = [
    "OK", "{name}", "{0} of {1}", "Can't open {file}.", "{n, plural, one {# item} other {# items}}",
    "{n,plural,other{#個}}", "{n, plural,\n  one {{name} has # item}\n  other {{name} has # items}\n}", "100% {rate}",
    "#",
  ]

  private static let other = [
    "{", "}", "{}", "{ name }", "{name", "{{name}}", "${name}", "%{name}", "Can't open '{file}'", "it''s {n}",
    "{n, number}", "{n, plural, one {#}}", "{n, plural, one {#} one {#} other {#}}", "{n, plural, =0 {no} other {#}}",
    "{n, plural, offset:1 other {#}}", "{n, plural, others {#}}", "{n, select, a {b} other {c}}", "{naïve}", "{01}",
    "{1a}",
    "{n, plural, one {{m, plural, other {#}}} other {#}}", "{n, plural, other {'#'}}", "{12345678901}", "{n,}",
  ]

  private static func pattern(_ text: String) -> PlainPattern? {
    let bytes = Array(text.utf8)
    return PlainPattern(bytes.span)
  }

  @Test("What is plain is a sound pattern with the same placeholders for the compiler", arguments: plain)
  func sound(text: String) throws {
    let pattern = try #require(Self.pattern(text))
    let compiled = try MessagePattern(text, style: .icu)
    let hasPlural = compiled.placeholders.contains { if case .plural = $0.kind { true } else { false } }
    #expect(pattern.hasPlural == hasPlural)
  }

  @Test("Nothing else is plain, sound or not", arguments: other)
  func unplain(text: String) {
    #expect(Self.pattern(text) == nil)
  }

  @Test("Two texts show the same values where they have the same names, counted or not")
  func values() throws {
    func values(_ text: String) throws -> UInt64 { try #require(Self.pattern(text)).values }
    #expect(try values("{a} and {b}") == values("{b}, {a}, {b}"))
    #expect(try values("{a}") != values("{b}"))
    #expect(try values("{a}") != values("{a, plural, other {#}}"))
    #expect(try values("{a, plural, one {#} other {#}}") == values("{a, plural, other {#}}"))
    #expect(try values("{a} {b}") != values("{a}"))
    #expect(try values("") != values("{a}"))
  }

  @Test("The forms of a plural are told, where all plurals of a text have the same")
  func forms() throws {
    func pattern(_ text: String) throws -> PlainPattern { try #require(Self.pattern(text)) }
    let bits = PlainPattern.bit(of: .one) | PlainPattern.bit(of: .other)
    #expect(try pattern("{a, plural, one {#} other {#}}").categories == bits)
    #expect(try pattern("{a, plural, one {#} other {#}} {b, plural, other {#}}").categories == nil)
    #expect(try pattern("{a}").categories == nil)
    #expect(try pattern("{a, plural, one {#} other {#}}").showsNumbers)
    #expect(try !pattern("{a, plural, one {a} other {#}}").showsNumbers)
  }
}
