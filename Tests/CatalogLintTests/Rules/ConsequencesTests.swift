import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct ConsequencesTests {
  private static let good = """
    "AError.one.title" = "一";
    "AError.one.description" = "一です。";
    "AError.two.title" = "二";
    "AError.two.description" = "二です。";

    """

  @Test(
    "What a broken table costs is no second fault: no text is missing, none is there twice",
    arguments: [
      ("no quotation mark opens the text", "= \"一です。\"", "= 一です。\""),
      ("none closes it", "一です。\";", "一です。;"),
      ("none opens the key", "\"AError.one.description", "AError.one.description"),
      ("none closes it", "one.description\"", "one.description"),
      ("no equals sign", "one.description\" =", "one.description\""),
      ("a full-width equals sign", "one.description\" =", "one.description\"＝"),
      ("typographic quotation marks", "\"一です。\"", "“一です。”"),
      ("Japanese quotation marks", "\"AError.one.title\"", "「AError.one.title」"),
      ("a quotation mark inside", "一です", "\"一\"です"),
      ("no text", "\"一です。\"", ""),
      (
        "a merge conflict", "\"AError.one.description\" = \"一です。\";",
        """
        <<<<<<< HEAD
        "AError.one.description" = "一です。";
        =======
        "AError.one.description" = "ひとつです。";
        >>>>>>> theirs
        """
      ),
    ]
  )
  func consequences(id: String, part: String, broken: String) throws {
    try #require(Self.good.contains(part))
    let findings = try RuleExample(
      "broken",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
        "Sources/Shop/en.lproj/E.strings": Self.good,
        "Sources/Shop/ja.lproj/E.strings": Self.good.replacing(part, with: broken),
      ]
    ).findings()
    let rule = id == "a merge conflict" ? MergeConflict.id : SyntaxError.id
    #expect(findings.map(\.rule) == [rule], "\(findings)")
  }

  @Test("Of a table in another encoding nothing is known, so nothing is missing")
  func encoding() throws {
    let example = RuleExample(
      "another encoding",
      ["Sources/Shop/A.swift": "enum AError: Error { case one, two }", "Sources/Shop/en.lproj/E.strings": Self.good]
    )
    let (package, folder) = try example.package()
    let shiftJIS = try #require(Self.good.data(using: .shiftJIS))
    try folder.write(shiftJIS, to: "Sources/Shop/ja.lproj/E.strings")
    let findings = CatalogLint.Rules.findings(in: try PackageReader.read(at: package.folder))
    #expect(findings.map(\.rule) == [Encoding.id], "\(findings)")
  }

  @Test("A key of several words is not missing beside a broken table that holds them")
  func severalWords() throws {
    let english = "\"Choose a file…\" = \"Choose a file…\";\n\"About – this-app\" = \"About\";\n"
    let findings = try RuleExample(
      "keys that are texts",
      [
        "Sources/Shop/A.swift": "enum AError: Error {}",
        "Sources/Shop/en.lproj/E.strings": english,
        "Sources/Shop/ja.lproj/E.strings": "\"Choose a file…\" = \"ファイルを選ぶ…;\n\"About – this-app\" = \"情報\";\n",
      ]
    ).findings()
    #expect(findings.map(\.rule) == [SyntaxError.id], "\(findings)")
  }

  @Test("A text that a broken table does not even name is missing all the same")
  func trulyMissing() throws {
    let findings = try RuleExample(
      "broken and incomplete",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
        "Sources/Shop/en.lproj/E.strings": Self.good,
        "Sources/Shop/ja.lproj/E.strings": """
        "AError.one.title" = "一";
        "AError.one.description" = "一です。
        "AError.two.title" = "二";
        """,
      ]
    ).findings()
    let missing = findings.filter { $0.rule == MissingMessage.id }
    #expect(
      missing.map { ToolWords(requested: "en").sentence($0.sentence) } == ["“AError.two” lacks description in ja."]
    )
  }

  /// A catalog with a plural and keys that Japanese lacks.
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Open": {}, "Close": {},
      "Cart": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "カート"}}}},
      "%lld parts": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld part"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld parts"}}}}},
        "ja": {\(counted)}}}
    }}
    """
  private static let counted = "\"stringUnit\": {\"state\": \"translated\", \"value\": \"%lld個\"}"

  @Test(
    "A fault inside one entry of a string catalog costs no other entry: what those lack is told all the same",
    arguments: [
      ("no other", "\"other\"", "\"oher\""),
      ("no such variation", "\"plural\"", "\"width\""),
      ("a text without its value", "\"value\": \"%lld個\"", "\"valu\": \"%lld個\""),
      ("a localization that is a number", "{\(counted)}", "3"),
      (
        "a variable that the substitutions lack", "\"ja\": {\(counted)}",
        """
        "ja": {"substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg個"}}}}}},
          "stringUnit": {"state": "translated", "value": "%#@b@"}}
        """
      ),
      ("a member that stands twice", "\"value\": \"%lld個\"", "\"value\": \"%lld個\", \"value\": \"%lld\""),
      ("an escape that JSON does not have", "%lld個", "%lld\\q個"),
    ]
  )
  func oneEntry(id: String, part: String, broken: String) throws {
    try #require(Self.catalog.contains(part))
    func findings(_ catalog: String) throws -> [Finding] {
      try RuleExample("a catalog", ["Sources/Shop/A.xcstrings": catalog]).findings()
    }
    let missing = try findings(Self.catalog)
    #expect(missing.map(\.rule) == [MissingTranslation.id, MissingTranslation.id], "\(missing)")
    let found = try findings(Self.catalog.replacing(part, with: broken))
    #expect(found.filter { $0.rule == MissingTranslation.id }.map(\.subjects) == missing.map(\.subjects), "\(found)")
    let rules = [PluralStructure.id, SyntaxError.id]
    #expect(found.contains { rules.contains($0.rule) && $0.severity == .error }, "\(found)")
  }

  @Test("Where JSON is broken in the middle, nobody knows which entries it has")
  func tornCatalog() throws {
    let torn = Self.catalog.replacing("\"Close\": {},", with: "\"Close\": {\"comment\": \"To end},")
    let findings = try RuleExample("a catalog", ["Sources/Shop/A.xcstrings": torn]).findings()
    #expect(Set(findings.map(\.rule)) == [SyntaxError.id], "\(findings)")
  }
}
