import CatalogICU
import ErrorCatalog
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct ConfigurationReaderTests {
  /// A configuration with every key, each with another value than the usual one.
  static let whole = """
    {
      "$schema": "catalog-lint.schema.json",
      "include": ["Sources"],
      "exclude": ["Sources/Old", "**/Generated"],
      "includeTypes": ["Shop/*"],
      "excludeTypes": ["CacheError"],
      "scope": "all",
      "requiredFields": ["title", "description", "recovery"],
      "locales": ["en", "pt_BR"],
      "base": "ja",
      "rules": {
        "missing-message": {"severity": "error", "locales": {"de": "note"}},
        "orphaned-message": "off"
      },
      "minimumCoverage": {"ja": 100, "de": 0},
      "errorProtocols": ["Vapor.AbortError"],
      "allow": {"untranslated": ["OK", "GitHub"]},
      "widths": {"title": 40},
      "glossary": {"server": {"ja": "サーバー"}},
      "generatedFolder": "Generated"
    }
    """

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), path: ".catalog-lint.json")
  }

  private func faults(_ text: String) -> [(place: Place, sentence: String)] {
    do {
      _ = try read(text)
      return []
    } catch let error as ConfigurationError {
      return error.faults.map { ($0.place, ToolWords(requested: "en").sentence($0.sentence)) }
    } catch {
      return []
    }
  }

  @Test("Every key is read")
  func everyKey() throws {
    let configuration = try read(Self.whole)
    #expect(configuration.schema == "catalog-lint.schema.json")
    #expect(configuration.include == ["Sources"])
    #expect(configuration.exclude == ["Sources/Old", "**/Generated"])
    #expect(configuration.includeTypes == ["Shop/*"])
    #expect(configuration.excludeTypes == ["CacheError"])
    #expect(configuration.scope == .all)
    #expect(configuration.requiredFields == [.title, .description, .recovery])
    #expect(configuration.locales.map(\.tag) == ["en", "pt-BR"])
    #expect(configuration.base?.tag == "ja")
    #expect(configuration.rules[RuleID("orphaned-message")] == RuleSetting(severity: .off))
    let german = try #require(LocaleTag("de"))
    #expect(configuration.rules[RuleID("missing-message")] == RuleSetting(severity: .error, locales: [german: .note]))
    #expect(configuration.minimumCoverage[german]?.value == 0)
    #expect(configuration.errorProtocols == ["Vapor.AbortError"])
    #expect(configuration.allow == [.untranslated: ["OK", "GitHub"]])
    #expect(configuration.widths[.title]?.value == 40)
    #expect(configuration.glossary.keys.sorted() == ["server"])
    #expect(configuration.generatedFolder?.path == "Generated")
    // A key that this text forgets is a key that this test does not look at.
    let keys = ConfigurationKey.all.map(\.field.name)
    for key in keys { #expect(Self.whole.contains("\"\(key)\":"), "\(key)") }
  }

  @Test("What is dumped reads as itself", arguments: ["{}", whole])
  func dump(text: String) throws {
    let configuration = try read(text)
    #expect(try read(configuration.json.document) == configuration)
  }

  @Test("An empty object is the default, with or without a byte order mark")
  func defaults() throws {
    #expect(try read("{}") == Configuration())
    #expect(try ConfigurationReader.read([0xEF, 0xBB, 0xBF] + Array("{}".utf8), path: "") == Configuration())
  }

  @Test(
    "What is wrong is told at its line and column, with what may be meant",
    arguments: [
      ("a misspelled key", "{\n  1️⃣\"exlude\": []\n}", "“exclude” may be meant"),
      ("an unknown key", "{\"scope\": \"all\", 1️⃣\"colour\": 1}", "no key “colour”"),
      ("after Japanese text", "{\"exclude\": [\"日本語\"], 1️⃣\"skope\": \"all\"}", "“scope” may be meant"),
      ("a misspelled value", "{\"scope\": 1️⃣\"al\"}", "“all” may be meant"),
      ("an unknown value", "{\"scope\": 1️⃣\"everything\"}", "catalogued"),
      ("a misspelled rule", "{\"rules\": {1️⃣\"mising-message\": \"off\"}}", "“missing-message” may be meant"),
      ("a misspelled severity", "{\"rules\": {\"syntax-error\": 1️⃣\"eror\"}}", "“error” may be meant"),
      (
        "a misspelled key of a rule", "{\"rules\": {\"missing-message\": {1️⃣\"locale\": {}}}}",
        "“locales” may be meant"
      ),
      ("no locale", "{\"locales\": [\"en\", 1️⃣\"not a locale\"]}", "names no locale"),
      ("no locale as a key", "{\"minimumCoverage\": {1️⃣\"-\": 5}}", "names no locale"),
      ("the code of a country", "{\"base\": 1️⃣\"jp\"}", "“ja” may be meant"),
      ("the code of a country in a list", "{\"locales\": [\"en\", 1️⃣\"cz\"]}", "“cs” may be meant"),
      ("a code that was replaced", "{\"locales\": [1️⃣\"iw\"]}", "“he” may be meant"),
      ("a code that was replaced, as a key", "{\"minimumCoverage\": {1️⃣\"in\": 5}}", "“id” may be meant"),
      ("a region that was replaced", "{\"base\": 1️⃣\"en-UK\"}", "“en-GB” may be meant"),
      ("three letters where there are two", "{\"base\": 1️⃣\"jpn\"}", "“ja” may be meant"),
      ("a language by its name", "{\"base\": 1️⃣\"English\"}", "“en” may be meant"),
      ("the name of a folder that is no language", "{\"base\": 1️⃣\"Base\"}", "names no locale"),
      ("no language", "{\"base\": 1️⃣\"und\"}", "names no locale"),
      ("a mistaken locale of a rule", "{\"rules\": {\"untranslated\": {\"locales\": {1️⃣\"jp\": \"note\"}}}}", "“ja”"),
      ("a mistaken locale of a term", "{\"glossary\": {\"cart\": {1️⃣\"jp\": \"カート\"}}}", "“ja” may be meant"),
      ("a locale twice", "{\"locales\": [\"ja\", 1️⃣\"ja\"]}", "“ja” stands in the list already"),
      ("a locale in two cases", "{\"locales\": [\"ja\", 1️⃣\"JA\"]}", "“JA” is the same locale as “ja”"),
      ("a locale in two spellings", "{\"locales\": [\"pt-BR\", 1️⃣\"pt_BR\"]}", "the same locale as “pt-BR”"),
      (
        "a locale in two spellings, as a key", "{\"minimumCoverage\": {\"pt-BR\": 5, 1️⃣\"pt_BR\": 6}}",
        "the same locale as “pt-BR”"
      ),
      ("a path twice", "{\"exclude\": [\"a\", 1️⃣\"a\"]}", "stands in the list already"),
      ("half a character", "{\"exclude\": [\"1️⃣\\ud800\"]}", "\\ud800"),
      ("two zeros", "{\"minimumCoverage\": {\"ja\": 1️⃣00}}", "“00”"),
      ("a point without digits", "{\"minimumCoverage\": {\"ja\": 1️⃣1.}}", "“1.”"),
      ("a width that no screen has", "{\"widths\": {\"title\": 1️⃣10001}}", "up to 10000"),
      ("a text for a list", "{\"include\": 1️⃣\"Sources\"}", "a text where a list"),
      ("a list for a text", "{\"base\": 1️⃣[\"en\"]}", "a list where a text"),
      ("null", "{\"base\": 1️⃣null}", "null where a text"),
      ("an empty text", "{\"generatedFolder\": 1️⃣\"\"}", "empty"),
      ("a folder outside", "{\"generatedFolder\": 1️⃣\"../Made\"}", "“../Made” is no folder of sources"),
      ("a folder outside, deeper", "{\"generatedFolder\": 1️⃣\"a/../../Made\"}", "no folder of sources"),
      ("a folder from the root", "{\"generatedFolder\": 1️⃣\"/tmp/Made\"}", "no folder of sources"),
      ("a folder of somebody", "{\"generatedFolder\": 1️⃣\"~/Made\"}", "no folder of sources"),
      ("a folder of words", "{\"generatedFolder\": 1️⃣\"en.lproj\"}", "no folder of sources"),
      ("a folder in one of words", "{\"generatedFolder\": 1️⃣\"ja.LPROJ/Made\"}", "no folder of sources"),
      ("a hidden folder", "{\"generatedFolder\": 1️⃣\".build/Made\"}", "no folder of sources"),
      ("another tool's folder", "{\"generatedFolder\": 1️⃣\"Pods\"}", "no folder of sources"),
      ("too much", "{\"minimumCoverage\": {\"ja\": 1️⃣101}}", "from 0 up to 100"),
      ("too little", "{\"widths\": {\"title\": 1️⃣0}}", "from 1"),
      ("no whole number", "{\"minimumCoverage\": {\"ja\": 1️⃣9.5}}", "no whole number"),
      ("a number that overflows", "{\"widths\": {\"title\": 1️⃣99999999999999999999}}", "no whole number"),
      ("twice", "{\"scope\": \"all\", 1️⃣\"scope\": \"catalogued\"}", "stands twice"),
      ("a list at the top", "1️⃣[]", "a list where an object"),
      ("a comma too many", "{\"scope\": \"all\",1️⃣}", "a key"),
      ("no end", "{\"scope\": \"all\"1️⃣", "ends where"),
      (
        "a broken text weighed by its locale", "{\"rules\": {\"syntax-error\": {\"locales\": {\"de\": 1️⃣\"note\"}}}}",
        "Set one severity for all locales"
      ),
    ]
  )
  func faults(id: String, text: String, part: String) throws {
    let marked = MarkedSource(text)
    let faults = faults(marked.text)
    #expect(faults.count == 1, "\(faults)")
    let place = try #require(marked.places[1])
    #expect(faults.first?.place == Place(file: ".catalog-lint.json", line: place.line, column: place.column))
    #expect(faults.first?.sentence.contains(part) == true, "\(faults)")
  }

  @Test(
    "A folder for sources is taken in its shortest form",
    arguments: [(".", "."), ("./Made/", "Made"), ("a//b/./c", "a/b/c"), ("v1.0/Made", "v1.0/Made")]
  )
  func folder(written: String, path: String) throws {
    let bytes = Array("{\"generatedFolder\": \"\(written)\"}".utf8)
    let configuration = try ConfigurationReader.read(bytes, path: ".catalog-lint.json")
    #expect(configuration.generatedFolder?.path == path)
  }

  @Test("All faults are told at once, by place")
  func several() {
    let faults = faults("{\n\"scop\": 1,\n\"base\": 2,\n\"include\": [3]}")
    #expect(faults.map(\.place.line) == [2, 3, 4])
  }

  @Test("The help of dump-configuration names every key with its sentence")
  func help() throws {
    let words = ToolWords(requested: "en")
    let page = HelpPage(in: words).page(of: .dumpConfiguration)
    for key in ConfigurationKey.all {
      let summary = words.text(key.field.summaryKey)
      #expect(page.contains("  \(key.field.name)  "))
      #expect(page.contains(summary))
      #expect(summary.hasSuffix("."))
    }
  }

  @Test("A whole number may be written as any number of JSON", arguments: ["70", "70.0", "7e1", "7.0E+1", "700e-1"])
  func number(written: String) throws {
    let configuration = try read("{\"minimumCoverage\": {\"ja\": \(written)}}")
    #expect(configuration.minimumCoverage.values.map(\.value) == [70])
  }

  @Test("A language whose code is also that of a country is taken at its word", arguments: ["kr", "co", "la", "gn"])
  func country(code: String) throws {
    #expect(try read("{\"base\": \"\(code)\"}").base?.tag == code)
  }

  /// The verdicts of an independent validator on the schema that the tool prints; `Fixtures/Configuration/judge.py`
  /// makes them again. What a schema cannot say is not among the cases: that two keys are equal, or two spellings of one
  /// locale.
  @Test("The parser accepts and refuses what the published schema does")
  func schema() throws {
    struct Case: Decodable {
      let id: String
      let text: String
      let isValid: Bool
    }
    let fixtures = PackageFolder.fixtures(of: "CatalogLint").appending(path: "Configuration")
    let schema = try String(contentsOf: fixtures.appending(path: "catalog-lint.schema.json"), encoding: .utf8)
    // The codes at its end are those that the machine's ICU knows: another release knows some more.
    func withoutCodes(_ text: String) -> Substring {
      text.prefix(upTo: text.firstRange(of: "definitions")?.lowerBound ?? text.endIndex)
    }
    #expect(
      withoutCodes(Configuration.jsonSchema.document) == withoutCodes(schema),
      "The verdicts are about another schema; see judge.py."
    )
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: fixtures.appending(path: "cases.json")))
    #expect(cases.contains { $0.isValid } && cases.contains { !$0.isValid })
    for each in cases { #expect(faults(each.text).isEmpty == each.isValid, "\(each.id): \(faults(each.text))") }
  }

  @Test("The codes in the schema are those that the parser takes, all of them")
  func codes() throws {
    let pattern = try NSRegularExpression(pattern: LocalePattern.text)
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let languages = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
    let scripts = LocaleSubtags.scripts.union(["Abcd", "Qaaa", "Qaac", "Xxxx"])
    let numbers = (0...999).map { "en-" + String(repeating: "0", count: 3 - "\($0)".count) + "\($0)" }
    let others = pairs.map { "en_" + $0 } + scripts.map { "en-\($0)" } + numbers + ["EN-gb", "Zh_HANT", "en-", "en-12"]
    let differing = (languages + others).filter { name in
      let isMatch = pattern.firstMatch(in: name, range: NSRange(location: 0, length: name.utf16.count)) != nil
      return isMatch != (LocaleTag.fault(in: name) == nil)
    }
    #expect(differing.isEmpty)
  }
}
