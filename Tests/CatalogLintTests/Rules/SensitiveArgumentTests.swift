import Testing

@testable import CatalogLint

@Suite struct SensitiveArgumentTests {
  @Test("The examples are reported as they are marked", arguments: SensitiveArgument.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: SensitiveArgument.self)
  }

  // A name says what a value is by its last words.
  @Test(
    "What opens a door, or belongs to one person, is reported; what only counts or mentions it is not",
    arguments: [
      ("password: String", true), ("newPassword: String", true), ("token: String", true),
      ("accessToken: Substring", true),
      ("apiKey: String", true), ("APIKey: String", true), ("private_key: String", true), ("sessionID: String", true),
      ("authHeader: String", true), ("headers: [String]", true), ("cookie: String?", true), ("url: String", true),
      ("requestURL: String", true), ("endpoint: String", true), ("email: String", true), ("eMail: String", true),
      ("mailAddress: String", true), ("cardNumber: String", true), ("cardNumber: Int", true), ("pin: Int", true),
      ("iban: String", true), ("tokens: [String]", true), ("emails: [String]", true), ("_: Password", true),
      ("passwordLength: Int", false), ("tokenCount: Int", false), ("headerCount: Int", false), ("urls: Int", false),
      ("passwordRule: String", false), ("tokenName: String", false), ("emailProvider: String", false),
      ("path: String", false),
      ("fileName: String", false), ("title: String", false), ("key: String", false), ("pinned: Bool", false),
      ("hasPassword: Bool", false), ("secretary: String", false), ("author: String", false), ("curl: String", false),
      ("cookieRecipe: String", false), ("orderNumber: Int", false), ("address: String", false), ("name: String", false),
      ("expiry: Date", false), ("token: any Error", false),
    ]
  )
  func names(value: String, isReported: Bool) throws {
    let label = value.prefix { $0 != ":" }
    let findings = try RuleExample(
      "one value",
      [
        "Sources/Shop/A.swift": """
        import Foundation
        typealias Password = String
        enum AError: Error { case one(\(value.hasPrefix("_") ? "Password" : value)) }
        """,
        "Sources/Shop/en.lproj/E.strings":
          "\"AError.one.title\" = \"A\";\n\"AError.one.description\" = \"{\(label == "_" ? "0" : label)}.\";",
      ]
    ).findings().filter { $0.rule == SensitiveArgument.id }
    #expect(findings.count == (isReported ? 1 : 0), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && $0.fixes.isEmpty })
  }

  @Test(
    "What only chooses the words shows nothing",
    arguments: [
      ("a choice by whether it is there", "{token, select, none {Sign in.} other {Sign in again.}}", 0),
      ("one that shows it", "{token, select, none {Sign in.} other {{token}}}", 1),
      ("twice the same", "{token} {token}", 1), ("nothing", "Sign in.", 0),
    ]
  )
  func choices(id: String, text: String, count: Int) throws {
    let probe = TextProbe(values: "token: String?", texts: ["en": text])
    #expect(try probe.findings(of: SensitiveArgument.self).count == count)
  }

  @Test("A translation is told only of what its base does not show")
  func translations() throws {
    let both = TextProbe(values: "token: String", texts: ["en": "{token}", "ja": "{token}です"])
    #expect(try both.verdicts() == ["sensitive-argument en"])
    let one = TextProbe(values: "token: String", texts: ["en": "Sign in.", "ja": "{token}です"])
    #expect(try one.findings(of: SensitiveArgument.self).map(\.locales) == [["ja"]])
  }

  @Test("Arguments that somebody made by hand, and values that a message gets nothing for, are left alone")
  func leftAlone() throws {
    let byHand = RuleExample(
      "by hand",
      [
        "Sources/Shop/A.swift": """
        import ErrorCatalog
        enum AError: CatalogError {
          case one(token: String)
          var catalogArguments: MessageArguments { ["token": .string("…" )] }
        }
        """,
        "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"A\";\n\"AError.one.description\" = \"{token}\";",
      ]
    )
    #expect(try byHand.findings().isEmpty)
    let unpresentable = TextProbe(values: "url: URL, header: [String: String]", texts: ["en": "{url} {header}"])
    #expect(try unpresentable.findings(of: SensitiveArgument.self).isEmpty)
  }
}
