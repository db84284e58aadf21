import Testing

@testable import CatalogLint

@Suite struct UnpresentableArgumentTests {
  @Test("The examples are reported as they are marked", arguments: UnpresentableArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnpresentableArgument.self)
  }

  @Test(
    "What a message gets nothing for is reported, what has a form is not",
    arguments: [
      ("Any", true), ("URL", true), ("Data", true), ("[Int]", true), ("() -> Void", true), ("[String: String]", true),
      ("Money", true), ("(Int, Int)", true), ("String", false), ("[String]", false), ("Int?", false),
      ("any Error", false), ("Amount", false), ("URLError", false),
    ]
  )
  func types(type: String, isReported: Bool) throws {
    let findings = try RuleExample(
      "one value",
      [
        "Sources/Shop/A.swift": """
        import Foundation
        import Payments
        typealias Amount = Int
        enum AError: Error { case one(n: \(type)) }
        """,
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"{n}\";",
      ]
    ).findings().filter { $0.rule == UnpresentableArgument.id }
    #expect(findings.count == (isReported ? 1 : 0))
  }

  @Test(
    "Overloads, titles of whole types, printf texts and forms of plurals are looked into",
    arguments: [
      ("an overload", "one(n: Int), one(n: Any, m: Int)", "\"AError.one.title\" = \"{n}\";", 1),
      ("an overload with words of its own", "one(n: Int), one(m: Any)", "\"AError.one(n:).title\" = \"{n}\";", 0),
      ("the title of a type", "one(n: Any), two(n: Any)", "\"AError.title\" = \"{n}\";", 1),
      ("a printf text", "one(Int, Any)", "\"AError.one.title\" = \"%1$lld %2$@\";", 1),
      ("a form of a plural", "one(n: Int, m: Any)", "\"AError.one.title\" = \"{n, plural, one {{m}} other {#}}\";", 1),
      ("twice the same", "one(n: Any)", "\"AError.one.title\" = \"{n} {n}\";", 1),
      ("a text that is no pattern", "one(n: Any)", "\"AError.one.title\" = \"{n\";", 0),
      ("a value that is not shown", "one(n: Int, m: Any)", "\"AError.one.title\" = \"{n}\";", 0),
      ("a quoted name", "one(n: Any)", "\"AError.one.title\" = \"Write '{x}'\";", 0),
    ]
  )
  func texts(id: String, cases: String, entry: String, count: Int) throws {
    let findings = try RuleExample(
      "one text",
      ["Sources/Shop/A.swift": "enum AError: Error { case \(cases) }", "Sources/Shop/en.lproj/E.strings": entry]
    ).findings().filter { $0.rule == UnpresentableArgument.id }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }
}
