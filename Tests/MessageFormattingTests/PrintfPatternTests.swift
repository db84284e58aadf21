import CatalogICU
import MessageFormatting
import Testing

@Suite("printf patterns")
struct PrintfPatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let arguments: [ArgumentValue]
    let text: String
    var problems: [FormattingProblem] = []
    /// Why the text is the right one.
    let reason: String
    var testDescription: String { "\(pattern): \(reason)" }
  }

  static let cases = [
    Case(pattern: "%@", arguments: ["text"], text: "text", reason: "a text as it is"),
    Case(
      pattern: "%@",
      arguments: [12_345],
      text: "12345",
      reason: "numbers in plain digits, as NSNumber's description"
    ),
    Case(pattern: "%@", arguments: [1.5], text: "1.5", reason: "shortest digits that read back"),
    Case(
      pattern: "%@",
      arguments: [2.0],
      text: "2",
      reason: "no fraction where there is none, as NSNumber's description"
    ),
    Case(
      pattern: "%@",
      arguments: [["a", "b"]],
      text: "a and b",
      reason: "what has no plain form takes the language's"
    ),
    Case(
      pattern: "%s|%10s|%-10s|",
      arguments: ["a", "日本", "c"],
      text: "a|        日本|c         |",
      reason: "width counts characters"
    ),
    Case(pattern: "%.2@", arguments: ["日本語"], text: "日本", reason: "precision cuts texts between characters"),
    Case(pattern: "%c%C", arguments: [65, "é"], text: "Aé", reason: "a number is a scalar"),
    Case(pattern: "%2$@ %1$@", arguments: ["a", "b"], text: "b a", reason: "positions"),
    Case(pattern: "%1$@ %1$@", arguments: ["a"], text: "a a", reason: "one value twice"),
    // What Foundation's `String(format:)` shows.
    Case(pattern: "%1$@ and %@", arguments: ["a", "b"], text: "a and a", reason: "a written position does not count"),
    Case(pattern: "%2$@ and %@", arguments: ["a", "b"], text: "b and a", reason: "a written position does not count"),
    Case(pattern: "100 %% of %@", arguments: ["x"], text: "100 % of x", reason: "a doubled percent sign"),
    Case(pattern: "no conversion", arguments: ["x"], text: "no conversion", reason: "values may be left out"),
    Case(
      pattern: "%d and %@",
      arguments: [1],
      text: "1 and {1}",
      problems: [.missingArgument(name: "1")],
      reason: "a missing value shows its position"
    ),
    Case(
      pattern: "%d",
      arguments: [3_000_000_000],
      text: "3000000000",
      reason: "Swift's Int has 64 bits; C would cut it to 32"
    ),
    Case(pattern: "%x", arguments: [.unsigned(.max)], text: "ffffffffffffffff", reason: "no digit is lost"),
    Case(
      pattern: "%d",
      arguments: ["many"],
      text: "many",
      problems: [.wrongKind(name: "0", expected: "integer", actual: .string)],
      reason: "a text for a number is shown and told"
    ),
    Case(
      pattern: "%d",
      arguments: [3.5],
      text: "3.5",
      problems: [.wrongKind(name: "0", expected: "integer", actual: .double)],
      reason: "C would read other memory"
    ),
    Case(
      pattern: "%.1f",
      arguments: [3],
      text: "3.0",
      problems: [.wrongKind(name: "0", expected: "double", actual: .integer)],
      reason: "C would read other memory"
    ),
    Case(pattern: "%lld bytes", arguments: [.bytes(1_500)], text: "1500 bytes", reason: "a byte count is a number"),
    Case(pattern: "%.1f%%", arguments: [.percent(0.5)], text: "0.5%", reason: "a share is a number"),
  ]

  @Test("A pattern, its values, its text", arguments: cases)
  func formats(_ item: Case) throws {
    let values = MessageArguments(item.arguments.enumerated().map { MessageArgument(String($0.offset), $0.element) })
    let message = try MessagePattern(item.pattern, style: .printf).format(values, locale: .english)
    #expect(message.text == item.text)
    #expect(message.problems == item.problems)
  }

  // MARK: Variables of a .stringsdict

  static let files = PluralSubstitution(
    name: "files",
    forms: [.init(.zero, "no files"), .init(.one, "%d file"), .init(.few, "%d soubory"), .init(.other, "%d files")]
  )
  static let folders = PluralSubstitution(
    name: "folders",
    valueType: "lld",
    forms: [.init(.one, "one folder"), .init(.other, "%arg folders")]
  )
  static let nested = PluralSubstitution(
    name: "nested",
    forms: [.init(.one, "%d file in %#@folders@"), .init(.other, "%d files in %#@folders@")]
  )

  @Test(
    "Variables choose by the number at their place",
    arguments: [
      ("%#@files@", [0], "en", "no files"),
      ("%#@files@", [1], "en", "1 file"),
      ("%#@files@", [3], "cs", "3 soubory"),
      ("%#@files@", [3], "en", "3 files"),
      ("%#@files@ in %#@folders@", [1, 7], "en", "1 file in 7 folders"),
      ("%2$#@files@ in %1$#@folders@", [1, 7], "en", "7 files in one folder"),
      ("%#@nested@", [1, 2], "en", "1 file in 2 folders"),
      ("%#@nested@ (%d)", [5, 1, 9], "en", "5 files in one folder (9)"),
      ("%@: %#@files@", [8, 2], "en", "8: 2 files"),
    ] as [(String, [Int64], String, String)]
  )
  func variables(pattern: String, numbers: [Int64], tag: String, text: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let compiled = try MessagePattern(pattern, style: .printf, substitutions: [Self.files, Self.folders, Self.nested])
    let values = MessageArguments(numbers.enumerated().map { MessageArgument(String($0.offset), $0.element) })
    #expect(compiled.format(values, locale: locale).text == text)
  }

  @Test("A variable that counts a value before the first is refused")
  func positionBelowOne() {
    #expect(throws: PatternError.self) {
      try MessagePattern(
        "%#@a@",
        style: .printf,
        substitutions: [PluralSubstitution(name: "a", forms: [.init(.other, "%arg")], position: -1)]
      )
    }
  }

  @Test("A variable that contains itself, lacks other, or counts no known type, is refused")
  func refusedVariables() {
    let itself = PluralSubstitution(name: "a", forms: [.init(.other, "%#@b@")])
    let other = PluralSubstitution(name: "b", forms: [.init(.other, "%#@a@")])
    #expect { try MessagePattern("%#@a@", style: .printf, substitutions: [itself, other]) } throws: {
      ($0 as? PatternError)?.kind == .tooDeep
    }
    for type in ["%", "#@b@", "", "y"] {
      let odd = PluralSubstitution(name: "a", valueType: type, forms: [.init(.other, "%arg")])
      #expect { try MessagePattern("%#@a@", style: .printf, substitutions: [odd, other]) } throws: {
        ($0 as? PatternError)?.kind == .badConversion
      }
    }
    let lacking = PluralSubstitution(name: "a", forms: [.init(.one, "x")])
    #expect { try MessagePattern("%#@a@", style: .printf, substitutions: [lacking]) } throws: {
      ($0 as? PatternError)?.kind == .missingOther
    }
  }
}
