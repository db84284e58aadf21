import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// What a configuration and the options beside it change in a check.
@Suite struct ConfigurationEffectsTests {
  /// A package in which Japanese lacks a description, with a configuration.
  private func lagging(_ configuration: String) throws -> ShopFolder {
    let shop = try ShopFolder([".catalog-lint.json": configuration])
    try shop.removeLines(holding: "declined.description", of: ShopFolder.japanese)
    return shop
  }

  private static let missing = "Sources/Shop/CheckoutError.swift:3:8: "

  @Test(
    "What is missing weighs what the configuration says",
    arguments: [
      ("nothing said", "{}", "error", ExitCode.findings),
      ("a severity", #"{"rules": {"missing-message": "warning"}}"#, "warning", .success),
      ("a locale's severity", #"{"rules": {"missing-message": {"locales": {"ja": "note"}}}}"#, "note", .success),
      (
        "another locale's severity", #"{"rules": {"missing-message": {"locales": {"en": "note"}}}}"#, "error", .findings
      ),
      ("a minimum of all that is missing", #"{"minimumCoverage": {"ja": 0}}"#, "note", .success),
      (
        "a locale's severity over the rule's",
        #"{"rules": {"missing-message": {"severity": "note", "locales": {"ja": "error"}}}}"#, "error", .findings
      ),
      ("a minimum that is met", #"{"minimumCoverage": {"ja": 75}}"#, "note", .success),
      ("off", #"{"rules": {"missing-message": "off"}}"#, "", .success),
      ("off in the locale", #"{"rules": {"missing-message": {"locales": {"ja": "off"}}}}"#, "", .success),
      ("a locale that is not demanded", #"{"locales": ["en"]}"#, "", .success),
      ("a field that is not demanded", #"{"requiredFields": ["title"]}"#, "error", .findings),
      ("an excluded file", #"{"exclude": ["Sources/Shop/*.swift"]}"#, "", .success),
      ("another file included", #"{"include": ["**/*.strings"]}"#, "", .success),
      ("an excluded type", #"{"excludeTypes": ["CheckoutError"]}"#, "", .success),
      ("its type included with the module", #"{"includeTypes": ["Shop/Check*"]}"#, "error", .findings),
    ]
  )
  func severities(id: String, configuration: String, severity: String, status: ExitCode) throws {
    let result = try lagging(configuration).run()
    #expect(
      result.findings == (severity.isEmpty ? [] : ["\(Self.missing)\(severity) [missing-message]"]),
      "\(result.errors)"
    )
    #expect(result.status == status)
  }

  @Test(
    "Tables that are there and left out are not called missing, in whatever language",
    arguments: [
      (#"{"exclude": ["Sources/Shop/en.lproj"]}"#, ["ja  100% (5 "], [String]()),
      (#"{"exclude": ["Sources/Shop/ja.lproj"]}"#, ["en  100% (5 "], []),
      (#"{"exclude": ["**/en.lproj/*.strings"]}"#, ["ja  100% (5 "], []),
      (#"{"include": ["Sources/Shop/ja.lproj", "**/*.swift"]}"#, ["ja  100% (5 "], []),
      (#"{"exclude": ["Sources/Shop/en.lproj/Errors.strings"]}"#, ["0 missing, 4 excluded", "ja  100% (5 "], []),
      (#"{"exclude": ["Sources/Shop/ja.lproj/Errors.strings"]}"#, ["en  100% (5 ", "0 missing, 4 excluded"], []),
      (#"{"exclude": ["Sources/Shop/en.lproj/Home.strings"]}"#, ["0 missing, 1 excluded", "ja  100% (5 "], []),
      (#"{"exclude": ["Sources/Shop/ja.lproj/Home.strings"]}"#, ["en  100% (5 ", "0 missing, 1 excluded"], []),
      (
        #"{"locales": ["en", "ja"], "exclude": ["Sources/Shop/ja.lproj"]}"#, ["en  100% (5 "],
        [".catalog-lint.json:1:20: warning [unused-setting]"]
      ),
    ]
  )
  func leftOut(configuration: String, coverage: [String], findings: [String]) throws {
    let shop = try ShopFolder([
      ".catalog-lint.json": configuration,
      "Sources/Shop/en.lproj/Home.strings": "\"Home.welcome\" = \"Welcome\";\n",
      "Sources/Shop/ja.lproj/Home.strings": "\"Home.welcome\" = \"ようこそ\";\n",
    ])
    let result = shop.run()
    #expect(result.findings == findings, "\(result.output)")
    let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.count == coverage.count, "\(result.errors)")
    for (line, part) in zip(lines, coverage) { #expect(line.contains(part), "\(line)") }
    // What was not looked at is not written over.
    let state = try shop.read(ShopFolder.english) + shop.read(ShopFolder.japanese)
    #expect(!shop.run(["generate"]).errors.contains("another program"))
    #expect(try shop.read(ShopFolder.english) + shop.read(ShopFolder.japanese) == state)
  }

  @Test("An entry for a table that is left out is told, and not written")
  func generatedIntoLeftOut() throws {
    let shop = try ShopFolder([
      ".catalog-lint.json": #"{"exclude": ["Sources/Shop/en.lproj/Errors.strings"]}"#,
      "Sources/Shop/en.lproj/Home.strings": "\"Home.welcome\" = \"Welcome\";\n",
      "Sources/Shop/ja.lproj/Home.strings": "\"Home.welcome\" = \"ようこそ\";\n",
    ])
    let result = shop.run(["generate"])
    #expect(result.status == .findings)
    #expect(result.errors.contains("Sources/Shop/en.lproj/Errors.strings is left out by the configuration"))
  }

  @Test("Of errors that are left out, none is proposed to begin with")
  func nothingToBegin() throws {
    let shop = try ShopFolder([".catalog-lint.json": #"{"excludeTypes": ["CheckoutError"]}"#])
    let result = shop.run(["generate"])
    #expect(result.status == .success)
    #expect(!result.errors.contains("Begin with"), "\(result.errors)")
  }

  @Test("A minimum that is not met is one error at its place in the configuration; single gaps stay notes")
  func lowCoverage() throws {
    let shop = try lagging("{\n  \"minimumCoverage\": {\"ja\": 76}\n}")
    let result = shop.run()
    #expect(
      result.findings == [".catalog-lint.json:2:29: error [low-coverage]", Self.missing + "note [missing-message]"]
    )
    #expect(result.output.contains("ja has 75% of its texts; at least 76% are demanded. 1 text is missing"))
    #expect(result.status == .findings)
  }

  /// A string catalog in which Japanese has two of four texts: one waits for a review, one is marked, one is a copy.
  private func waiting(_ configuration: String) throws -> ShopFolder {
    try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      ".catalog-lint.json": configuration,
      "Sources/Shop/Screens.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Your cart"}},
          "ja": {"stringUnit": {"state": "needs_review", "value": "カート"}}}},
        "b": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Add an item first."}},
          "ja": {"stringUnit": {"state": "translated", "value": "商品を入れてください。"}}}}
      }}
      """,
      "Sources/Shop/en.lproj/Labels.strings": "\"c\" = \"Cancel the order\";\n\"d\" = \"Pay now\";\n",
      "Sources/Shop/ja.lproj/Labels.strings": """
      "c" = "Cancel the order"; /* catalog: untranslated */
      "d" = "支払う";

      """,
    ])
  }

  @Test("With a minimum that is met, what waits for a review or a translation fails no run, a strict one neither")
  func waiting() throws {
    let usual = try waiting("{}").run(["--strict"])
    #expect(usual.status == .findings)
    #expect(
      Set(usual.findings.map { $0.drop { $0 != " " } }) == [" warning [needs-review]", " warning [untranslated]"]
    )
    let met = try waiting(#"{"minimumCoverage": {"ja": 50}}"#).run(["--strict"])
    #expect(met.status == .success, "\(met)")
    #expect(Set(met.findings.map { $0.drop { $0 != " " } }) == [" note [needs-review]", " note [untranslated]"])
    let unmet = try waiting(#"{"minimumCoverage": {"ja": 51}}"#).run(["--strict"])
    #expect(unmet.status == .findings)
    #expect(unmet.findings.filter { $0.contains(" error ") } == [".catalog-lint.json:1:28: error [low-coverage]"])
    let weighed = #"{"minimumCoverage": {"ja": 50}, "rules": {"needs-review": "warning"}}"#
    #expect(try waiting(weighed).run(["--strict"]).status == .findings)
  }

  @Test("Every rule about what translators have still to do is softened by a minimum")
  func translatorsRules() {
    let lagging: [any Rule.Type] = [
      MissingLocale.self, MissingMessage.self, MissingTable.self, MissingTranslation.self, NeedsReview.self,
      ReasonWithoutWords.self, Untranslated.self,
    ]
    #expect(Rules.all.filter { $0.concern == .missing }.map { $0.id } == lagging.map { $0.id })
  }

  @Test("A minimum for a locale without any words demands them all")
  func noWords() throws {
    let shop = try ShopFolder([".catalog-lint.json": #"{"minimumCoverage": {"de": 50}}"#])
    let result = shop.run()
    #expect(
      result.output.contains("de has 0% of its texts; at least 50% are demanded. 4 texts are missing"),
      "\(result)"
    )
    #expect(result.errors.contains("  de  0% (0 translated, 0 to review, 4 missing, 0 excluded)"))
    #expect(result.status == .findings)
  }

  @Test("A minimum demands its locale beside those that are named")
  func minimumBesideLocales() throws {
    func result(_ minimum: String) throws -> ShopFolder.Result {
      try lagging("{\"locales\": [\"en\"], \"minimumCoverage\": \(minimum)}").run(["--strict"])
    }
    let low = try result(#"{"ja": 90}"#)
    #expect(
      low.findings == [".catalog-lint.json:1:47: error [low-coverage]", Self.missing + "note [missing-message]"]
    )
    #expect(low.status == .findings)
    #expect(try result(#"{"ja": 75}"#).status == .success)
    let none = try result(#"{"de": 90}"#)
    #expect(none.output.contains("de has 0% of its texts; at least 90% are demanded."))
    #expect(none.status == .findings)
  }

  @Test("A comment in a file that is not checked ignores nothing and is not told to")
  func excludedComment() throws {
    let source = "// catalog-lint:ignore missing-message — never shown\nenum CacheError: Error { case full }\n"
    let files = ["Sources/Shop/Old/CacheError.swift": source]
    #expect(try ShopFolder(files).run().findings.count == 1)
    let shop = try ShopFolder(files.merging([".catalog-lint.json": #"{"exclude": ["Sources/Shop/Old"]}"#]) { $1 })
    #expect(shop.run().findings.isEmpty)
  }

  @Test("A locale that lags does not soften what the development language lacks")
  func developmentLanguage() throws {
    let shop = try lagging(#"{"minimumCoverage": {"ja": 10}}"#)
    try shop.removeLines(holding: "declined.description", of: ShopFolder.english)
    #expect(shop.run().findings == [Self.missing + "error [missing-message]"])
  }

  @Test("A broken text fails the run in a locale that may lag")
  func broken() throws {
    let shop = try lagging(#"{"minimumCoverage": {"ja": 10}}"#)
    try shop.edit(ShopFolder.japanese) { $0.replacing("空のカート\";", with: "空のカート\"") }
    let result = shop.run()
    #expect(result.status == .findings)
    #expect(result.findings.contains { $0.hasSuffix("error [syntax-error]") })
  }

  @Test("With the scope all, every error that other files can see must have words")
  func scope() throws {
    let more = "enum CacheError: Error { case full }\nprivate enum Inner: Error { case odd }\n"
    let files = ["Sources/Shop/CacheError.swift": more]
    #expect(try ShopFolder(files).run().status == .success)
    let all = try ShopFolder(files.merging([".catalog-lint.json": #"{"scope": "all"}"#]) { $1 }).run()
    #expect(all.findings == ["Sources/Shop/CacheError.swift:1:31: error [missing-message]"])
  }

  @Test("Fields that are required beside the usual ones are missing where nobody has them")
  func fields() throws {
    let shop = try ShopFolder([".catalog-lint.json": #"{"requiredFields": ["title", "description", "recovery"]}"#])
    #expect(shop.run().output.contains("lacks recovery in en and ja"))
  }

  @Test("A locale that is demanded and has no folder lacks everything")
  func locales() throws {
    let shop = try ShopFolder([".catalog-lint.json": #"{"locales": ["en", "fr"]}"#])
    let result = shop.run()
    #expect(result.findings == ["Sources/Shop/en.lproj/Errors.strings:1:1: error [missing-locale]"])
    #expect(result.output.contains("Sources/Shop has no words in fr"))
    #expect(!result.output.contains("in ja"))
  }

  @Test("The base of the configuration is over the manifest's")
  func base() throws {
    let shop = try ShopFolder([".catalog-lint.json": #"{"base": "ja"}"#])
    #expect(shop.run().errors.contains("words are written in ja first"))
  }

  @Test("Protocols of other packages make errors of the enums that adopt them")
  func errorProtocols() throws {
    let files = ["Sources/Shop/Web.swift": "import Vapor\nenum WebError: AbortError { case gone }\n"]
    #expect(try !ShopFolder(files).run().output.contains("WebError"))
    let known = files.merging([".catalog-lint.json": #"{"errorProtocols": ["Vapor.AbortError"]}"#]) { $1 }
    #expect(try ShopFolder(known).run().output.contains("WebError"))
  }

  @Test("The configuration is found upwards; --config takes another; what is wrong with it ends the run with status 2")
  func places() throws {
    let shop = try lagging(#"{"rules": {"missing-message": "off"}}"#)
    #expect(shop.run(from: "Sources/Shop").findings.isEmpty)
    try shop.folder.write(#"{"rules": {"missing-message": "note"}}"#, to: "ci/strict.json")
    #expect(shop.run(["--config", "ci/strict.json"]).findings == [Self.missing + "note [missing-message]"])
    #expect(shop.run(["--config", "none.json"]).status == .failure)
    try shop.folder.write("{\n  \"skope\": \"all\"\n}", to: ".catalog-lint.json")
    let result = shop.run(from: "Sources")
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("../.catalog-lint.json:2:3: There is no key “skope” here; “scope” may be meant."))
  }

  @Test("--rule and --locale ask for less, and know what there is")
  func narrowed() throws {
    let shop = try lagging("{}")
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.gone.title\" = \"Gone\";\n" }
    #expect(shop.run().findings.count == 2)
    #expect(shop.run(["--rule", "missing-message"]).findings == [Self.missing + "error [missing-message]"])
    #expect(shop.run(["--rule", "missing-message", "--rule", "orphaned-message"]).findings.count == 2)
    #expect(shop.run(["--locale", "ja"]).findings == [Self.missing + "error [missing-message]"])
    #expect(shop.run(["--locale", "en"]).findings.map { $0.hasSuffix("[orphaned-message]") } == [true])
    let rule = shop.run(["--rule", "mising-message"])
    #expect(rule.status == .failure)
    #expect(rule.errors.contains("“missing-message” may be meant"))
    let locale = shop.run(["--locale", "fr"])
    #expect(locale.status == .failure)
    #expect(locale.errors.contains("en and ja"))
  }

  @Test("Several paths are checked as one, each by its own configuration, and no project twice")
  func severalPaths() throws {
    let faulty = ShopFolder.english
    let shop = try ShopFolder(only: [
      "One/Package.swift": ShopFolder.manifest,
      "One/\(faulty)": "\"A.b.title\" = \"One\"\n",
      "Two/Package.swift": ShopFolder.manifest,
      "Two/\(faulty)": "\"A.b.title\" = \"Two\"\n",
      "Two/.catalog-lint.json": #"{"rules": {"syntax-error": "note"}}"#,
    ])
    let result = shop.run(["One", "Two", "One/Sources"])
    #expect(
      result.findings == [
        "One/\(faulty):1:20: error [syntax-error]", "Two/\(faulty):1:20: note [syntax-error]",
      ]
    )
    #expect(shop.run(["One", "Three"]).status == .failure)
  }

  @Test("--quiet leaves the findings alone")
  func quiet() throws {
    let result = try lagging("{}").run(["--quiet"])
    #expect(result.errors.isEmpty)
    #expect(result.findings.count == 1)
    #expect(result.status == .findings)
  }

  @Test("The line of each locale adds up")
  func coverage() throws {
    let shop = try lagging("{}")
    try shop.edit(ShopFolder.swift) {
      $0 + "enum CartError: Error { case full, // catalog-lint:ignore missing-message — never shown\n  odd }\n"
    }
    try shop.edit(ShopFolder.english) {
      $0 + "\"CartError.odd.title\" = \"A\"; \"CartError.odd.description\" = \"B\";\n"
    }
    try shop.edit(ShopFolder.japanese) {
      $0 + "\"CartError.odd.title\" = \"A\"; /* catalog: untranslated */\n\"CartError.odd.description\" = \"い。\";\n"
    }
    let result = shop.run()
    // Four cases of two texts: one is ignored in both languages, one text is missing, one waits.
    #expect(result.errors.contains("  en  100% (6 translated, 0 to review, 0 missing, 2 excluded)\n"), "\(result)")
    #expect(result.errors.contains("  ja  66% (4 translated, 1 to review, 1 missing, 2 excluded)\n"), "\(result)")
  }
}
