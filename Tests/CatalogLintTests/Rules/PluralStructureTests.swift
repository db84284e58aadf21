import StringsFiles
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

  @Test(
    "A string catalog has a substitution for each that its texts name, and no other",
    arguments: [
      ("whole", "%#@files@ left", ["files"], ""), ("another name", "%#@files@ left", ["filez"], "missing-variable"),
      ("one that no text names", "%#@files@ left", ["files", "days"], "unused-variable"),
      ("none that a text names", "Nothing left", ["files"], "unused-variable"),
      ("two", "%#@files@ in %#@days@", ["files", "days"], ""),
      ("no need of any", "%lld left", [], ""),
    ]
  )
  func substitutions(id: String, text: String, names: [String], problem: String) throws {
    let substitutions = names.enumerated().map { number, name in
      """
      "\(name)": {"argNum": \(number + 1), "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg \(name)"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg \(name)"}}}}}
      """
    }.joined(separator: ",\n")
    let findings = try RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en": {
          \(names.isEmpty ? "" : "\"substitutions\": {\(substitutions)},")
          "stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
        """
      ]
    ).findings().filter { $0.severity > .note }
    let kinds = findings.compactMap { ($0.sentence as? FileProblem.Kind)?.id }
    #expect(kinds == (problem.isEmpty ? [] : [problem]), "\(findings)")
    #expect(findings.allSatisfy { $0.rule == PluralStructure.id && $0.severity == .error }, "\(findings)")
  }
}
