import Foundation
import StringsFiles
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct RulePageTests {
  private func run(_ arguments: [String]) -> (status: ExitCode, output: String, errors: String) {
    let transcript = Transcript()
    let status = LintTool.run(arguments, console: transcript.console(environment: ["LANG": "en_US.UTF-8"]))
    return (status, transcript.output, transcript.errors)
  }

  @Test("Every rule has a summary and an explanation in both languages", arguments: ["en", "ja"])
  func words(language: String) throws {
    let path = PackageFolder.url.appending(path: "Sources/CatalogLint/\(language).lproj/Lint.strings").path
    let table = try CatalogFile.read(contentsOf: path)
    for rule in CatalogLint.Rules.all {
      for key in [RulePage.summaryKey(of: rule), RulePage.explanationKey(of: rule)] {
        #expect(table.entry(forKey: key)?.text.isEmpty == false, "\(key)")
      }
    }
  }

  @Test("Words of rules that are gone are gone as well")
  func noWordsLeft() throws {
    let path = PackageFolder.url.appending(path: "Sources/CatalogLint/en.lproj/Lint.strings").path
    let known = Set(CatalogLint.Rules.all.flatMap { [RulePage.summaryKey(of: $0), RulePage.explanationKey(of: $0)] })
    let keys = try CatalogFile.read(contentsOf: path).entries.map(\.key)
      .filter { $0.hasPrefix("Rules.") && ($0.hasSuffix(".summary") || $0.hasSuffix(".explanation")) }
    #expect(Set(keys) == known)
  }

  @Test("The list names every rule with its severity, one on a line")
  func list() {
    let lines = run(["rules"]).output.split(separator: "\n")
    #expect(lines.count == CatalogLint.Rules.all.count)
    for (line, rule) in zip(lines, CatalogLint.Rules.all) {
      #expect(line.hasPrefix(rule.id + " "))
      #expect(line.contains(" \(RuleSeverity(rule.usualSeverity).rawValue) "))
    }
  }

  @Test("A page shows all examples without their markers, and a caret where a finding stands")
  func page() {
    for rule in CatalogLint.Rules.all {
      let result = run(["explain", rule.id])
      #expect(result.status == .success)
      for example in rule.examples { #expect(result.output.contains(": \(example.title)\n")) }
      let carets = result.output.split(separator: "\n").filter { $0.allSatisfy { $0 == " " || $0 == "^" } }
      #expect(carets.count == rule.examples.flatMap(\.findingPlaces).count, "\(rule.id)")
      #expect(!result.output.contains("️⃣") && !result.output.contains("📎"))
    }
    let page = run(["explain", "unexplained-ignore"]).output
    #expect(page.contains("      // catalog-lint:ignore missing-message\n         ^\n"), "\(page)")
  }

  @Test("A page in another language has no titles of examples, which are English")
  func pageInJapanese() {
    for rule in CatalogLint.Rules.all {
      let page = run(["explain", rule.id, "--language", "ja"]).output
      for example in rule.examples { #expect(!page.contains(example.title), "\(rule.id)") }
      let heads = page.split(separator: "\n").filter { ["指摘する例", "指摘しない例"].contains($0) }
      #expect(heads.count == rule.examples.count, "\(rule.id)")
    }
  }

  @Test("A page says how a comment has the rule ignored, if one can")
  func ignore() throws {
    for rule in CatalogLint.Rules.all where !rule.isOff {
      let last = try #require(run(["explain", rule.id]).output.split(separator: "\n").last)
      #expect(last.contains("catalog-lint:ignore \(rule.id)") == rule.isIgnorable, "\(rule.id): \(last)")
      #expect(last.contains("rules in .catalog-lint.json") != rule.isIgnorable, "\(rule.id): \(last)")
      // The examples with such a comment prove it.
      let isNeverIgnored = VariantException.all.contains { $0.covers(.ignoredInFile, of: rule) }
      #expect(rule.isIgnorable != isNeverIgnored, "\(rule.id)")
    }
  }

  @Test(
    "What no comment can have ignored, the configuration can",
    arguments: ["low-coverage", "unused-setting", "unused-ignore"]
  )
  func off(id: String) throws {
    let rule = try #require(CatalogLint.Rules.rule(id))
    let example = try #require(rule.examples.first { $0.isFaulty })
    for isOff in [false, true] {
      let shop = try ShopFolder(only: example.plainFiles)
      if isOff {
        if (try? shop.read(".catalog-lint.json")) == nil { try shop.folder.write("{\n}", to: ".catalog-lint.json") }
        let comma = try shop.read(".catalog-lint.json").contains("\"") ? "," : ""
        try shop.edit(".catalog-lint.json") {
          "{\"rules\": {\"\(id)\": \"off\"}\(comma)" + $0.drop { $0 != "{" }.dropFirst()
        }
      }
      let told = shop.run().findings.filter { $0.hasSuffix("[\(id)]") }
      #expect(told.isEmpty == isOff, "\(told)")
    }
  }

  @Test("A rule that does not exist is answered with the nearest")
  func unknown() {
    let result = run(["explain", "mising-message"])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("“missing-message”"))
    #expect(run(["explain"]).status == .failure)
  }
}
