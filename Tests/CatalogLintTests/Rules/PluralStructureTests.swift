import Testing

@testable import CatalogLint

@Suite struct PluralStructureTests {
  @Test("The examples are reported as they are marked", arguments: PluralStructure.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: PluralStructure.self)
  }

  private static let rule = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
  private static let type = "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
  private static let forms = "<key>one</key><string>%lld item</string><key>other</key><string>%lld items</string>"

  @Test(
    "A variable needs its rule, its number and the form other, and the format names it",
    arguments: [
      ("whole", "%#@n@", rule + type + forms, 0), ("no rule", "%#@n@", type + forms, 1),
      ("no kind of number", "%#@n@", rule + forms, 1),
      ("a rule that does not exist", "%#@n@", rule.replacing("PluralRule", with: "Plural") + type + forms, 1),
      ("no other", "%#@n@", rule + type + "<key>one</key><string>%lld item</string>", 1),
      ("no forms", "%#@n@", rule + type, 1), ("another name", "%#@m@", rule + type + forms, 1),
      ("a form that is no category", "%#@n@", rule + type + forms + "<key>plural</key><string>x</string>", 1),
      ("a form that is a number", "%#@n@", rule + type + forms + "<key>few</key><integer>1</integer>", 1),
    ]
  )
  func structure(id: String, format: String, variable: String, count: Int) throws {
    let findings = try RuleExample(
      "a table",
      [
        "Sources/Shop/en.lproj/E.stringsdict": """
        <plist version="1.0"><dict><key>Cart.a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
          <key>n</key><dict>\(variable)</dict>
        </dict></dict></plist>
        """
      ]
    ).findings().filter { $0.severity > .note }
    #expect(findings.allSatisfy { $0.rule == PluralStructure.id && $0.severity == .error }, "\(findings)")
    #expect(findings.count >= count && (count > 0 || findings.isEmpty), "\(findings)")
  }
}
