import Testing

@testable import CatalogLint

@Suite struct ArgumentTypeTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentType.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentType.self)
  }

  private func findings(_ type: String, _ text: String) throws -> [Finding] {
    try RuleExample(
      "one value",
      [
        "Sources/Shop/A.swift": "import Foundation\nenum AError: Error { case one(n: \(type)) }",
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"\(text)\";",
      ]
    ).findings().filter { $0.rule == ArgumentType.id }
  }

  /// What the formatter shows as asked, and what it tells a problem about: ArgumentValue, PlaceholderNeed.
  @Test(
    "A placeholder fits the types that the formatter takes for it, and no others",
    arguments: [
      ("{n, number}", fits: ["Int", "UInt8", "Double", "Decimal", "Duration", "TimeInterval", "Int?"]),
      ("{n, plural, other {#}}", fits: ["Int", "UInt8", "Double", "Decimal", "Duration", "TimeInterval", "Int?"]),
      ("{n, date}", fits: ["Date", "Date?"]),
      ("{n, select, a {} other {}}", fits: ["String", "String?", "Character", "Substring"]),
      ("{n, select, true {} other {}}", fits: ["String", "String?", "Character", "Substring", "Bool"]),
      (
        "{n, select, 1 {} other {}}",
        fits: ["String", "String?", "Character", "Substring", "Int", "UInt8", "Int?", "Bool"]
      ),
      ("%lld", fits: ["Int", "UInt8", "Int?"]),
      ("%.2f", fits: ["Double", "Decimal", "Duration", "TimeInterval"]),
      ("%c", fits: ["String", "String?", "Character", "Substring", "Int", "UInt8", "Int?", "Bool"]),
    ]
  )
  func types(text: String, fits: [String]) throws {
    let types = [
      "Int", "UInt8", "Int?", "Double", "Decimal", "Duration", "TimeInterval", "Date", "Date?", "String", "String?",
      "Character", "Substring", "Bool", "[String]", "any Error",
    ]
    for type in types { #expect(try findings(type, text).isEmpty == fits.contains(type), "\(text) of \(type)") }
  }

  @Test("Any value can be shown as it comes, and asked whether it is there")
  func anyType() throws {
    for type in ["Int", "Date?", "[String]", "Bool", "any Error"] {
      for text in ["{n}", "%@", "{n, select, none {} other {{n}}}"] { #expect(try findings(type, text).isEmpty) }
    }
  }

  @Test("Where only the form is wrong, the fix shows the value as it comes")
  func fixes() throws {
    func fix(_ type: String, _ text: String) throws -> String? {
      try findings(type, text).first?.fixes.first.map { ToolWords(requested: "en").sentence($0.sentence) }
    }
    #expect(try fix("String", "{n, number, integer}") == "Write {n} in place of {n, number, integer}.")
    #expect(try fix("String", "%1$-5lld") == "Write %1$-5@ in place of %1$-5lld.")
    #expect(try fix("String", "{n, plural, other {#}}") == nil)
  }
}
