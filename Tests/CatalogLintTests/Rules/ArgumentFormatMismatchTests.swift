import Testing

@testable import CatalogLint

@Suite struct ArgumentFormatMismatchTests {
  @Test("The examples are reported as they are marked", arguments: ArgumentFormatMismatch.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ArgumentFormatMismatch.self)
  }

  private func findings(_ base: String, _ translation: String, case declaration: String? = nil) throws -> [Finding] {
    let key = declaration == nil ? "A.b" : "AError.one.title"
    return try RuleExample(
      "one text",
      [
        "Sources/Shop/A.swift": "import Foundation\nenum AError: Error { case \(declaration ?? "other") }",
        "Sources/Shop/en.lproj/E.strings": "\"\(key)\" = \"\(base)\";",
        "Sources/Shop/ja.lproj/E.strings": "\"\(key)\" = \"\(translation)\";",
      ]
    ).findings().filter { $0.rule != MissingMessage.id && $0.severity > .note }
  }

  @Test(
    "Types are told apart by what they take",
    arguments: [
      ("%d", "%@", false), ("%d", "%f", false), ("%f", "%@", false), ("%1$@ %2$d", "%2$@ %1$d", false),
      ("%c", "%d", false), ("%d", "%lld", true), ("%u", "%x", true), ("%@", "%s", true),
      ("%1$@ %2$d", "%2$d %1$@", true),
      ("{a, date}", "{a, number}", false), ("{a, select, b {} other {}}", "{a, plural, other {#}}", false),
      ("{a, date}", "{a, time}", true), ("{a, number}", "{a, plural, other {#}}", true), ("{a, date}", "{a}", true),
      ("{a, plural, one {#} other {#}}", "{a, select, 1 {} other {}}", true),
      ("{a, select, none {} other {{a, date}}}", "{a, date}", true),
    ]
  )
  func types(base: String, translation: String, agrees: Bool) throws {
    #expect(try findings(base, translation).filter { $0.rule == ArgumentFormatMismatch.id }.isEmpty == agrees)
  }

  @Test("Where the case tells which of the two is right, the other is told of there; where both are, it is a warning")
  func knownValues() throws {
    #expect(try findings("%d", "%@", case: "one(String)").map(\.rule) == [ArgumentType.id])
    #expect(try findings("{a, date}", "{a, number}", case: "one(a: Date)").map(\.rule) == [ArgumentType.id])
    let both = try findings("%d", "%@", case: "one(Int)")
    #expect(both.map(\.rule) == [ArgumentFormatMismatch.id])
    #expect(both.map(\.severity) == [.warning])
  }

  @Test(
    "The forms of a plural show what the base shows",
    arguments: [
      ("lld", "%lld files", "f", "%f個", 1), ("lld", "%lld files", "lld", "%d個", 0), ("lld", "files", "lld", "%lld個", 0),
      ("lf", "%.1f hours", "d", "%d時間", 1), ("lf", "%.1f hours", "lf", "%.0f時間", 0), ("d", "%d files", "d", "ファイル", 0),
    ]
  )
  func plurals(type: String, base: String, otherType: String, translation: String, count: Int) throws {
    func table(_ type: String, _ forms: [String: String]) -> String {
      """
      <plist version="1.0"><dict><key>Cart.items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
          \(forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined())
        </dict></dict></dict></plist>
      """
    }
    let findings = try RuleExample(
      "a plural table",
      [
        "Sources/Shop/en.lproj/E.stringsdict": table(type, ["one": base, "other": base]),
        "Sources/Shop/ja.lproj/E.stringsdict": table(otherType, ["other": translation]),
      ]
    ).findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == Array(repeating: ArgumentFormatMismatch.id, count: count))
  }
}
