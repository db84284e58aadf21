import Testing

@testable import CatalogLint

@Suite struct KeyNamingTests {
  @Test("The examples are reported as they are marked", arguments: KeyNaming.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: KeyNaming.self)
  }

  @Test("A misspelled field that no text is missing for is reported, of a case and of a whole type")
  func fields() throws {
    let example = RuleExample(
      "three fields",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.title" = "A";
        "AError.one.description" = "One.";
        1️⃣"AError.one.titel" = "One";
        2️⃣"AError.one.recovry" = "Go on.";
        3️⃣"AError.descripton" = "Something.";
        """,
      ]
    )
    try check(example, of: KeyNaming.self)
  }
}
