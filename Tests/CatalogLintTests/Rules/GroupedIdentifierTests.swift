import Testing

@testable import CatalogLint

@Suite struct GroupedIdentifierTests {
  @Test("The examples are reported as they are marked", arguments: GroupedIdentifier.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: GroupedIdentifier.self)
  }

  // A number names something by the last word of its name.
  @Test(
    "What is called by a number is reported, what is counted is not",
    arguments: [
      ("port: Int", true), ("statusCode: Int", true), ("status: UInt16", true), ("errno: Int32", true),
      ("userID: Int64", true),
      ("_ code: Int", true), ("year: Int?", true), ("line: Int", true), ("lineNumber: Int", true),
      ("orderNo: Int", true),
      ("osVersion: Int", true), ("zip: Int", true), ("lines: Int", false), ("years: Int", false),
      ("codeLength: Int", false),
      ("portCount: Int", false), ("number: Int", false), ("limit: Int", false), ("statusText: String", false),
      ("code: String", false), ("line: Double", false), ("yearly: Int", false), ("idle: Int", false),
      ("support: Int", false),
    ]
  )
  func names(value: String, isReported: Bool) throws {
    let label = value.prefix { $0 != ":" }.split(separator: " ").last ?? ""
    let probe = TextProbe(values: value, texts: ["en": "Shown: {\(label)}"])
    let findings = try probe.findings(of: GroupedIdentifier.self)
    #expect(findings.count == (isReported ? 1 : 0), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "A style of its own, a plural and a choice say how a number is meant",
    arguments: [
      ("{port}", "{port, number, ::group-off}"), ("{port, number}", "{port, number, ::group-off}"),
      ("{port, number, integer}", "{port, number, ::group-off}"), ("{port, number, ::group-off}", nil),
      ("{port, number, ::compact-short}", nil), ("{port, number, percent}", nil),
      ("{port, plural, one {#} other {#}}", nil),
      ("{port, select, 80 {A} other {B}}", nil), ("{port, spellout}", nil), ("%1$lld", nil),
    ]
  )
  func styles(text: String, mended: String?) throws {
    let probe = TextProbe(values: "port: Int", texts: ["en": text])
    #expect(try probe.findings(of: GroupedIdentifier.self).count == (mended == nil ? 0 : 1))
    #expect(try probe.mended(by: GroupedIdentifier.self, in: "en") == mended ?? text)
  }

  @Test("A case with one value without a name is called by itself, and all that share a text must agree")
  func cases() throws {
    func count(_ cases: String, _ key: String) throws -> Int {
      try RuleExample(
        "one text",
        [
          "Sources/Shop/A.swift": "enum AError: Error { case \(cases) }",
          "Sources/Shop/en.lproj/E.strings": "\"AError.\(key)\" = \"{0}\";",
        ]
      ).findings().filter { $0.rule == GroupedIdentifier.id }.count
    }
    #expect(try count("statusCode(Int)", "statusCode.title") == 1)
    #expect(try count("statusCode(Int, String)", "statusCode.title") == 0)
    #expect(try count("limit(Int)", "limit.title") == 0)
    #expect(try count("statusCode(Int), limit(Int)", "title") == 0)
  }
}
