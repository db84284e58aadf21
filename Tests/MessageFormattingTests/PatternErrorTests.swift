import MessageFormatting
import Testing

@Suite("A text that is no pattern is refused at its place")
struct PatternErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let kind: PatternError.Kind
    /// What the offset must point at: the rest of the pattern from there.
    let at: String
    var testDescription: String { pattern }
  }

  static let icu = [
    Case(pattern: "Hello {name", kind: .unclosedBrace, at: "{name"),
    Case(pattern: "{n, plural, one {# a} other {# b}", kind: .unclosedBrace, at: "{n, plural, one {# a} other {# b}"),
    Case(pattern: "{n, plural, one {# a other {# b}}", kind: .unclosedBrace, at: "{n, plural, one {# a other {# b}}"),
    Case(pattern: "it's '{' and {x", kind: .unclosedBrace, at: "{x"),
    Case(pattern: "名前 {a b}", kind: .badName, at: "a b}"),
    Case(pattern: "{}", kind: .badName, at: "}"),
    Case(pattern: "{user-name}", kind: .badName, at: "user-name}"),
    Case(pattern: "{00}", kind: .badName, at: "00}"),
    Case(pattern: "{n plural, other {x}}", kind: .badName, at: "n plural, other {x}}"),
    Case(pattern: "{{a}}", kind: .badName, at: "{a}}"),
    Case(pattern: "{n, nubmer}", kind: .unknownFormat, at: "nubmer}"),
    Case(pattern: "{n,}", kind: .unknownFormat, at: "}"),
    Case(pattern: "{n, number, ::foo}", kind: .badStyle, at: "::foo}"),
    Case(pattern: "{n, plural, one {x}}", kind: .missingOther, at: "{n, plural, one {x}}"),
    Case(pattern: "{a} {b, select, x {y}}", kind: .missingOther, at: "{b, select, x {y}}"),
    Case(
      pattern: "{a, select, other {{n, plural, one {other}}}}",
      kind: .missingOther,
      at: "{n, plural, one {other}}}}"
    ),
    Case(pattern: "{n, plural}", kind: .badForm, at: "plural}"),
    Case(pattern: "{n, plural, one x other y}", kind: .badForm, at: "one x other y}"),
    Case(pattern: "{n, plural, sone {a} other {b}}", kind: .badForm, at: "sone {a} other {b}}"),
    Case(pattern: "{n, plural, one {a} one {b} other {c}}", kind: .duplicateForm, at: "one {b} other {c}}"),
    Case(pattern: "{n, choice, 0#a|1#b}", kind: .choice, at: "{n, choice, 0#a|1#b}"),
    Case(
      pattern: String(repeating: "{a,select,other{", count: 9) + "x" + String(repeating: "}}", count: 9),
      kind: .tooDeep,
      at: "{a,select,other{x" + String(repeating: "}}", count: 9)
    ),
    Case(pattern: String(repeating: "{a}", count: 257), kind: .tooLong, at: "{a}"),
  ]

  static let printf = [
    Case(pattern: "100%", kind: .badConversion, at: "%"),
    Case(pattern: "日本 %y", kind: .badConversion, at: "%y"),
    Case(pattern: "%d %n", kind: .unsupportedConversion, at: "%n"),
    Case(pattern: "%*d", kind: .unsupportedConversion, at: "%*d"),
    Case(pattern: "%.*f", kind: .unsupportedConversion, at: "%.*f"),
    Case(pattern: "%p", kind: .unsupportedConversion, at: "%p"),
    Case(pattern: "%0$@", kind: .badConversion, at: "%0$@"),
    Case(pattern: "%#@files@", kind: .unknownSubstitution, at: "%#@files@"),
    Case(pattern: "%#@", kind: .badConversion, at: "%#@"),
    Case(pattern: "%99999d", kind: .badConversion, at: "%99999d"),
    Case(pattern: "%99999$d", kind: .tooLong, at: "%99999$d"),
    Case(pattern: "%arg", kind: .badConversion, at: "%arg"),
  ]

  @Test("ICU patterns", arguments: icu)
  func refusesICU(_ item: Case) { refuses(item, style: .icu) }

  @Test("printf patterns", arguments: printf)
  func refusesPrintf(_ item: Case) { refuses(item, style: .printf) }

  private func refuses(_ item: Case, style: PatternStyle) {
    do throws(PatternError) {
      _ = try MessagePattern(item.pattern, style: style)
      Issue.record("accepted")
    } catch {
      #expect(error.kind == item.kind)
      #expect(String(decoding: Array(item.pattern.utf8)[error.offset...], as: UTF8.self) == item.at)
      #expect(error.message.hasSuffix(".") && error.message.count > 20, "a sentence: \(error.message)")
    }
  }
}
