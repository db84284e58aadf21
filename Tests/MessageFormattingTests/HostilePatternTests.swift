import CatalogICU
import MessageFormatting
import Testing

@Suite("Hostile patterns are refused or shown, and never more")
struct HostilePatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let pattern: String
    var style = PatternStyle.icu
    var substitutions: [PluralSubstitution] = []
    /// Nil where the pattern is accepted.
    let refused: PatternError.Kind?
    var testDescription: String { id }
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "{a, select, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
  }

  /// Each form has two of the next variable: 2^20 texts in the end.
  private static let explosive =
    (0..<20).map { level in
      PluralSubstitution(name: "v\(level)", forms: [.init(.other, "%#@v\(level + 1)@ %#@v\(level + 1)@")])
    } + [PluralSubstitution(name: "v20", forms: [.init(.other, "x")])]

  static let cases = [
    Case(id: "eight levels", pattern: nested(8), refused: nil),
    Case(id: "nine levels", pattern: nested(9), refused: .tooDeep),
    Case(id: "twenty thousand levels, which would end ICU's stack", pattern: nested(20_000), refused: .tooDeep),
    Case(id: "a hundred thousand open braces", pattern: String(repeating: "{", count: 100_000), refused: .tooDeep),
    Case(id: "a hundred thousand closing braces", pattern: String(repeating: "}", count: 100_000), refused: nil),
    Case(id: "a hundred thousand apostrophes", pattern: String(repeating: "'", count: 100_001), refused: nil),
    Case(id: "256 placeholders", pattern: String(repeating: "{a}", count: 256), refused: nil),
    Case(id: "a hundred thousand placeholders", pattern: String(repeating: "{a}", count: 100_000), refused: .tooLong),
    Case(id: "a long name", pattern: "{" + String(repeating: "n", count: 100_000) + "}", refused: .tooLong),
    Case(
      id: "a plural of a hundred thousand forms",
      pattern: "{n, plural, " + (0..<100_000).map { "=\($0) {x}" }.joined(separator: " ") + " other {y}}",
      refused: .tooLong
    ),
    Case(id: "a text beyond the bound", pattern: String(repeating: "x", count: 1 << 20 + 1), refused: .tooLong),
    Case(
      id: "a skeleton without end",
      pattern: "{n, number, ::" + String(repeating: "0", count: 50_000) + "}",
      refused: nil
    ),
    Case(id: "a scale of a million digits", pattern: "{n, number, ::scale/1E1000000}", refused: .boundlessStyle),
    Case(id: "an exponent in a pattern of digits", pattern: "{n, number, x/e66666}", refused: nil),
    Case(id: "a scale of a few digits", pattern: "{n, number, ::scale/1E003 unit/meter}", refused: nil),
    Case(id: "control characters", pattern: "\0\u{1}{a}\u{7F}\u{FFFE}", refused: nil),
    Case(
      id: "a number beyond every size",
      pattern: "{n, plural, =1e999 {x} offset:1e999 other {y}}",
      refused: .badForm
    ),
    Case(id: "a million wide", pattern: "%1000000d", style: .printf, refused: .badConversion),
    Case(id: "precise to a million", pattern: "%.1000000f", style: .printf, refused: .badConversion),
    Case(id: "position a million", pattern: "%1000000$@", style: .printf, refused: .tooLong),
    Case(id: "a position beyond 64 bits", pattern: "%99999999999999999999$@", style: .printf, refused: .tooLong),
    Case(
      id: "a hundred thousand conversions",
      pattern: String(repeating: "%d", count: 100_000),
      style: .printf,
      refused: .tooLong
    ),
    Case(
      id: "a hundred thousand flags",
      pattern: "%" + String(repeating: "-+ #0", count: 20_000) + "d",
      style: .printf,
      refused: nil
    ),
    Case(id: "memory written by a format", pattern: "%s%n", style: .printf, refused: .unsupportedConversion),
    Case(
      id: "a long form at many places",
      pattern: String(repeating: "%1$#@long@", count: 20),
      style: .printf,
      substitutions: [PluralSubstitution(name: "long", forms: [.init(.other, String(repeating: "x", count: 100_000))])],
      refused: .tooLong
    ),
    Case(id: "variables that explode", pattern: "%#@v0@", style: .printf, substitutions: explosive, refused: .tooDeep),
  ]

  @Test("A bound for everything that can grow", arguments: cases)
  func bounded(_ item: Case) {
    do throws(PatternError) {
      let pattern = try MessagePattern(item.pattern, style: item.style, substitutions: item.substitutions)
      #expect(item.refused == nil)
      let message = pattern.format(["a": "x", "n": 1], locale: .english)
      #expect(!message.text.isEmpty)
    } catch {
      #expect(error.kind == item.refused)
      #expect(error.offset <= item.pattern.utf8.count)
    }
  }
}
