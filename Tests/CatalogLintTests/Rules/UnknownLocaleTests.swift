import Testing

@testable import CatalogLint

@Suite struct UnknownLocaleTests {
  @Test("The examples are reported as they are marked", arguments: UnknownLocale.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownLocale.self)
  }

  // BCP 47 and the IANA Language Subtag Registry: `jp` is a region, `iw`, `in` and `ji` were replaced.
  @Test(
    "The name of a folder is a locale in any spelling, or something is meant",
    arguments: [
      ("ja", nil), ("en-GB", nil), ("en_GB", nil), ("EN-gb", nil), ("zh-Hans", nil), ("zh_hant_HK", nil),
      ("es-419", nil),
      ("sr-Latn", nil), ("Base", nil), ("base", nil), ("fil", nil), ("yue", nil), ("nb", nil), ("pt-BR", nil),
      ("en-XA", nil), ("ar-XB", nil), ("en_xa", nil),
      ("jp", "ja.lproj"), ("iw", "he.lproj"), ("in", "id.lproj"), ("ji", "yi.lproj"), ("English", ""), ("xx", ""),
      ("backup", ""),
      ("zh-Hanz", ""),
    ] as [(String, String?)]
  )
  func names(name: String, meant: String?) throws {
    let findings = try RuleExample(
      "two folders",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"Text\";",
        "Sources/Shop/\(name).lproj/E.strings": "\"a\" = \"Texte\";",
      ]
    ).findings().filter { $0.rule == UnknownLocale.id }
    #expect(findings.count == (meant == nil ? 0 : 1), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
    let names = findings.flatMap(\.fixes).flatMap(\.edits).compactMap { edit in
      if case .rename(_, let name) = edit { name } else { nil }
    }
    #expect(names == [meant].compactMap { $0?.isEmpty == false ? $0 : nil }, "\(findings)")
  }

  @Test("A folder is not renamed over another")
  func taken() throws {
    let words = "\"a\" = \"文\";"
    let findings = try RuleExample(
      "both folders",
      [
        "Sources/Shop/en.lproj/E.strings": "\"a\" = \"Text\";", "Sources/Shop/ja.lproj/E.strings": words,
        "Sources/Shop/jp.lproj/E.strings": words,
      ]
    ).findings().filter { $0.rule == UnknownLocale.id }
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.fixes).isEmpty)
  }

  @Test("A folder that nobody reads lacks nothing", arguments: ["jp", "xx", "zh-Hanz"])
  func consequences(name: String) throws {
    let findings = try RuleExample(
      "two tables, one of them there",
      [
        "Sources/Shop/en.lproj/A.strings": "\"a\" = \"Text\";", "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"文\";",
        "Sources/Shop/en.lproj/B.strings": "\"b\" = \"Text\";\n\"c\" = \"Word\";",
        "Sources/Shop/ja.lproj/B.strings": "\"b\" = \"文\";\n\"c\" = \"語\";",
        "Sources/Shop/\(name).lproj/B.strings": "\"b\" = \"文\";",
      ]
    ).findings()
    #expect(findings.map(\.rule) == [UnknownLocale.id])
  }
}
