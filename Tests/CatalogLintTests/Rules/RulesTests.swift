import Foundation
import TestSupport
import Testing

@testable import CatalogLint
@testable import StringsFiles

@Suite struct RulesTests {
  @Test("The list of rules is the folder of rules, sorted")
  func list() throws {
    let folder = PackageFolder.url.appending(path: "Sources/CatalogLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()
    #expect(Rules.all.map { String(describing: $0) } == files)
  }

  @Test("Every rule has a test of its name, with more than its examples")
  func tests() throws {
    let folder = PackageFolder.url.appending(path: "Tests/CatalogLintTests/Rules")
    for rule in Rules.all {
      let source = try String(contentsOf: folder.appending(path: "\(rule)Tests.swift"), encoding: .utf8)
      #expect(source.contains("arguments: \(rule).examples"), "\(rule)")
      #expect(source.ranges(of: "@Test(").count > 1, "\(rule)")
    }
  }

  @Test("The id of a rule is the name of its type in kebab-case")
  func ids() {
    for rule in Rules.all {
      let words = String(describing: rule).replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
      #expect("-" + rule.id == words)
    }
  }

  @Test("Every rule has a doc comment")
  func documentation() throws {
    for rule in Rules.all {
      let file = PackageFolder.url.appending(path: "Sources/CatalogLint/Rules/\(rule).swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let kind = rule is any TextRule.Type ? "TextRule" : "Rule"
      let declaration = try #require(lines.firstIndex { $0.hasPrefix("package enum \(rule): \(kind)") })
      #expect(lines[declaration - 1].hasPrefix("/// "))
    }
  }

  @Test("Every rule shows what it reports and what it leaves alone")
  func examples() {
    for rule in Rules.all {
      #expect(rule.examples.contains { $0.isFaulty }, "\(rule)")
      #expect(rule.examples.contains { !$0.isFaulty }, "\(rule)")
    }
  }

  @Test("Reports are sorted by place, whatever the order of the rules and of the files")
  func order() throws {
    let example = RuleExample(
      "several faults",
      [
        "Sources/Shop/B.swift": "enum BError: Error { case first, second }",
        "Sources/Shop/A.swift": "enum AError: Error { case first }",
        "Sources/Shop/en.lproj/Errors.strings": """
        "BError.first.title" = "First"
        "AError.first.title" = "First";
        "BError.third.title" = "Third {0}";
        """,
      ]
    )
    let places = try example.findings().map(\.place)
    #expect(places.count == 5)
    #expect(places == places.sorted())
  }

  @Test("Findings are the same when no table stays in memory")
  func memory() throws {
    for rule in Rules.all {
      for example in rule.examples {
        let (package, folder) = try example.package()
        var plan = package.plan
        plan.fileMemory = FileMemory(limit: 0, smallestCount: 1)
        let read = try PackageReader.readAll(at: folder.url.path) { [plan] _ in plan }
        let findings = withExtendedLifetime(folder) { ([package] + read).map { rule.findings(in: $0) } }
        #expect(findings.count == 2)
        #expect("\(findings[0])" == "\(findings[1])", "\(rule.id): \(example.title)")
        #expect(plan.fileMemory?.changedFiles == [])
      }
    }
  }

  @Test("Examples are reported at the same places when their lines end in CR LF")
  func lineEnds() throws {
    for rule in Rules.all {
      for example in rule.examples {
        let texts = example.plainFiles.mapValues { $0.replacing("\n", with: "\r\n") }
        let (package, folder) = try example.package(replacing: texts)
        let findings = withExtendedLifetime(folder) { rule.findings(in: package) }
        #expect(findings.map(\.place.description).sorted() == example.findingPlaces, "\(rule.id): \(example.title)")
      }
    }
  }
}
