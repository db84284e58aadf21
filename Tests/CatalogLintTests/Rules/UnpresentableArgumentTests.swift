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
}
