import ErrorInventory
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Makes each kind of fault at each place of sound projects where it can be made, and asks all rules.
///
/// One rule must tell each fault, at its place, and no other rule may say anything; where the rule has a mend, nothing may be
/// left after it. The matrix is printed.
@Suite struct FaultInjectionTests {
  static let faults = Fault.ofPatterns + Fault.ofCharacters + Fault.ofLocales + Fault.ofCode

  @Test("The clean package of six languages has no finding at default severities")
  func silence() throws {
    let project = try Self.clean()
    #expect(project.findings.map { "\($0.place) \($0.rule)" } == [])
    let counts = Dictionary(grouping: project.package.folders.flatMap(\.files), by: \.locale)
      .mapValues { $0.reduce(0) { $0 + $1.catalog.entries.count } }
    #expect(counts.keys.sorted() == ["ar", "en", "fr", "ja", "ru", "zh-Hant"])
    #expect(counts.values.allSatisfy { $0 >= 500 })
  }

  @Test("Each fault is told by its rule alone, at its place, and its mend leaves nothing")
  func matrix() throws {
    let projects = [try Self.clean(), try InjectedProject("ErrorCatalog", at: PackageFolder.url.path)]
    for project in projects { #expect(project.findings.isEmpty) }
    let reports = Parallel.map(Self.faults.count * projects.count) { number in
      Result { try FaultReport(of: Self.faults[number / projects.count], in: projects[number % projects.count]) }
    }
    print("project | rule | fault | injected | caught | mend")
    var injected: [String: Int] = [:]
    for report in try reports.map({ try $0.get() }) {
      print(report.line)
      injected["\(report.fault.rule): \(report.fault.title)", default: 0] += report.injected
      #expect(report.caught == report.injected, "\(report.line)")
      #expect(report.complaints == [], "\(report.line)")
    }
    // A fault that could be made nowhere was not tried.
    #expect(injected.filter { $0.value == 0 }.map(\.key).sorted() == [])
  }

  private static func clean() throws -> InjectedProject {
    let fixtures = PackageFolder.fixtures(of: "CatalogLint")
    return try InjectedProject("Clean", at: fixtures.appending(path: "Clean").path)
  }
}
