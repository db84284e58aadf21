import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct SARIFReporterTests {
  private func run(_ shop: ShopFolder, _ arguments: [String] = []) throws -> [String: Any] {
    let data = Data(shop.run(["--format", "sarif"] + arguments).output.utf8)
    let log = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  private func text(_ owner: [String: Any], _ key: String = "message") -> String? {
    (owner[key] as? [String: Any])?["text"] as? String
  }

  /// Expected values are from RFC 3986, sections 2.1 to 2.3 and 4.2.
  @Test(
    "A path is a relative reference",
    arguments: [
      ("plain", "Sources/Shop/A-b_c~1.swift", "Sources/Shop/A-b_c~1.swift"),
      ("a space and a percent sign", "a b%20.swift", "a%20b%2520.swift"),
      ("a colon, which would end a scheme", "a:b.swift", "a%3Ab.swift"),
      ("a question mark and a number sign", "a?b#c.swift", "a%3Fb%23c.swift"),
      ("brackets, a backslash and quotes", "[a]\\\"b", "%5Ba%5D%5C%22b"),
      ("sub-delimiters", "a+b,c(d)@2x.swift", "a+b,c(d)@2x.swift"),
      ("wide characters", "題.swift", "%E9%A1%8C.swift"),
      ("a control character", "a\nb", "a%0Ab"),
    ]
  )
  func uri(id: String, path: String, uri: String) {
    #expect(SARIFReporter.uri(of: path) == uri)
  }

  /// SARIF 2.1.0, section 3.11.5: a single brace would begin a placeholder.
  @Test(
    "Sentences keep quotes and wide characters, and double braces",
    arguments: [
      ("a placeholder", "shows {0}", "shows {{0}}"),
      ("quotes and a backslash", #"a "b" \c"#, #"a "b" \c"#),
      ("wide characters and typographic quotes", "「題」“x”😀", "「題」“x”😀"),
      ("a control character", "a\u{1}\n\u{1B}b", "a\u{1}\n\u{1B}b"),
      ("a mark that turns the line", "a\u{202E}b", "a\u{202E}b"),
    ]
  )
  func messages(id: String, text: String, expected: String) throws {
    let json = SARIFReporter.message(text).document
    #expect(!json.unicodeScalars.contains { $0.properties.isBidiControl || ($0.value < 0x20 && $0 != "\n") })
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String])
    #expect(object["text"] == expected)
  }

  @Test("Each rule is described by its own page, and each result points at its rule")
  func rules() throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    let run = try run(shop)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rules.all.filter { !$0.isOff }.map { $0.id })
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] { #expect(text(rule, key)?.isEmpty == false) }
    }
    let result = try #require(try results(run).first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(text(rules[index], "help")?.contains("case emptyCart") == true)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(run["newlineSequences"] as? [String] == ["\r\n", "\n", "\r"])
    #expect(try self.run(shop, ["--language", "ja"])["language"] as? String == "ja")
  }

  @Test("A fingerprint stays when lines move")
  func fingerprints() throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.gone.title\" = \"Gone\";\n" }
    func fingerprints() throws -> [String] {
      try results(run(shop)).compactMap { ($0["partialFingerprints"] as? [String: String])?["catalogLint/v2"] }
    }
    let before = try fingerprints()
    #expect(before.count == 2)
    try shop.edit(ShopFolder.swift) { "// A line more.\n\n" + $0 }
    try shop.edit(ShopFolder.english) { "/* A line more. */\n\n" + $0 }
    #expect(try fingerprints() == before)
  }

  @Test("A note about a file that is not there yet is part of the message")
  func placelessNote() throws {
    let shop = try ShopFolder([
      ".catalog-lint.json": #"{"locales": ["de"]}"#,
      "Sources/Shop/New.swift": "enum NewError: CatalogError { case one }",
    ])
    let result = try #require(try results(run(shop)).first { $0["ruleId"] as? String == MissingMessage.id })
    #expect(text(result)?.split(separator: "\n").count == 2)
    #expect(text(result)?.contains("de.lproj/Errors.strings") == true)
    #expect(result["relatedLocations"] == nil)
  }

  @Test("A file that cannot be read makes a run that did not succeed, and is told")
  func unread() throws {
    let shop = try ShopFolder()
    func invocation() throws -> [String: Any] { try #require((run(shop)["invocations"] as? [[String: Any]])?.first) }
    #expect(try invocation()["executionSuccessful"] as? Bool == true)
    try shop.folder.write(Data([0xFF, 0xFE, 0x80]), to: "Sources/Shop/Binary.swift")
    let broken = try invocation()
    #expect(broken["executionSuccessful"] as? Bool == false)
    let notes = try #require(broken["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.map { $0["level"] as? String } == ["error"])
  }

  /// SARIF 2.1.0, sections 3.30.6 and 3.57: columns count UTF-16 code units from 1, and the end is behind the last.
  @Test("A fix replaces a region of the file")
  func fixes() throws {
    let shop = try ShopFolder()
    // An emoji is two units, the wide letter one.
    try shop.edit(ShopFolder.swift) { $0.replacing("case declined", with: "case declined(reason: String)") }
    try shop.edit(ShopFolder.english) {
      $0.replacing("description\" = \"Try another card.", with: "description\" = \"😀題{raeson}")
    }
    let result = try #require(try results(run(shop)).first)
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    #expect(text(fix, "description") == "Write {{reason}} in place of {{raeson}}.")
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    #expect((change["artifactLocation"] as? [String: String])?["uri"] == ShopFolder.english)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let column = "\"CheckoutError.declined.description\" = \"".utf16.count + 3 + "{".count + 1
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == ["startLine": 4, "startColumn": column, "endLine": 4, "endColumn": column + "raeson".count]
    )
    #expect(text(replacement, "insertedContent") == "reason")
  }

  /// What code scanning shows a finding by, as GitHub's "SARIF support for code scanning" asks for it.
  @Test("A region has both its ends, and a result the hash of its line")
  func codeScanning() throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    let result = try #require(try results(run(shop)).first)
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    // `declined` of the third line.
    #expect(location?["region"] as? [String: Int] == ["startLine": 3, "startColumn": 8, "endLine": 3, "endColumn": 16])
    let hash = CodeScanningHashes.hashes(of: try shop.read(ShopFolder.swift))[2]
    #expect((result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] == hash)
  }

  @Test("A finding in a file that a link leads to stands at the file itself, so long as that is in the repository")
  func links() throws {
    let shop = try ShopFolder(["Shared/Words.strings": "\"a\" = \"1\";\n\"a\" = \"1\";\n"])
    try shop.folder.write("", to: ".git/HEAD")
    let outside = try TemporaryFolder()
    try outside.write("\"b\" = \"1\";\n\"b\" = \"1\";\n", to: "Words.strings")
    func link(_ name: String, to target: String) throws {
      let path = "\(shop.path)/Sources/Shop/en.lproj/\(name).strings"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    try link("Inside", to: "../../../Shared/Words.strings")
    try link("Outside", to: outside.url.appending(path: "Words.strings").path)
    let uris = try results(run(shop, ["--rule", "duplicate-key"])).map { result in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return (location?["artifactLocation"] as? [String: String])?["uri"]
    }
    #expect(uris == ["Shared/Words.strings", "Sources/Shop/en.lproj/Outside.strings"])
  }

  /// The schema asks for related locations that are unique.
  @Test("What is said of one place of a string catalog for two languages is said once")
  func uniqueLocations() throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      ShopFolder.swift: "enum CheckoutError: Error { case emptyCart, declined }\n",
      "Sources/Shop/Errors.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "CheckoutError.emptyCart.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Empty cart"}},
          "ja": {"stringUnit": {"state": "translated", "value": "空のカート"}}
        }}
      }}
      """,
    ])
    let results = try results(run(shop, ["--rule", "missing-message"]))
    #expect(results.count == 2)
    #expect(results.map { ($0["relatedLocations"] as? [Any])?.count } == [1, 1])
    #expect(shop.run(["--rule", "missing-message"]).output.components(separatedBy: "after this entry").count == 3)
  }
}
