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
  static let faults =
    Fault.ofPatterns + Fault.ofCharacters + Fault.ofCounts + Fault.ofLocales + Fault.ofCode + Fault.ofTables
    + Fault.ofIgnores + Fault.ofPluralStructure + Fault.ofStringCatalogs + Fault.ofEncodings + Fault.ofGaps
    + Fault.ofFolders + Fault.ofSources

  @Test("The clean package of six languages has no finding at default severities")
  func silence() throws {
    let package = try PackageReader.read(at: Self.clean)
    let findings = CatalogLint.Rules.findings(in: package).filter { $0.severity > .note }
    #expect(findings.map { "\($0.place) \($0.rule)" } == [])
    let counts = Dictionary(grouping: package.folders.flatMap(\.files), by: \.locale)
      .mapValues { $0.reduce(0) { $0 + $1.catalog.entries.count } }
    #expect(counts.keys.sorted() == ["ar", "en", "fr", "ja", "ru", "zh-Hant"])
    #expect(counts.values.allSatisfy { $0 >= 500 })
  }

  @Test("Each fault is told by its rule alone, at its place, and its mend leaves nothing")
  func matrix() throws {
    let projects = try Self.projects()
    for project in projects { #expect(project.findings.map { "\($0.place) \($0.rule)" } == []) }
    let catalogs = try projects[0].withStringCatalogs("Clean, string catalogs")
    let printfCatalogs = try projects[1].withStringCatalogs("Clean, printf string catalogs")
    for project in [catalogs, printfCatalogs] { #expect(project.findings.map { "\($0.place) \($0.rule)" } == []) }
    // What takes longest comes first, so that the cores finish together.
    let pairs =
      Self.faults.reversed().flatMap { fault in projects.map { (fault, $0) } }
      + Fault.ofStringCatalogs.map { ($0, catalogs) }
      + Fault.mendedInStringCatalogs.flatMap { [($0, catalogs), ($0, printfCatalogs)] }
    let reports = Parallel.map(pairs.count) { FaultReport(of: pairs[$0].0, in: pairs[$0].1) }
    print("project | rule | fault | injected | caught | mended")
    var injected: [String: Int] = [:]
    for report in reports {
      injected["\(report.fault.rule): \(report.fault.title)", default: 0] += report.injected
      if report.injected > 0 { print(report.line) }
      #expect(report.caught == report.injected, "\(report.line)")
      #expect(report.complaints.isEmpty, "\(report.line)\n\(report.complaints.prefix(20).joined(separator: "\n"))")
    }
    let rules = Set(Self.faults.map(\.rule))
    #expect(
      CatalogLint.Rules.all.map { $0.id }.filter { !rules.contains($0) } == [],
      "no fault shows that the rule tells it"
    )
    // A fault that could be made nowhere was not tried.
    #expect(injected.filter { $0.value == 0 }.map(\.key).sorted() == [])
  }

  private static let clean = PackageFolder.fixtures(of: "CatalogLint").appending(path: "Clean").path

  /// The clean package, its tables in printf style apart from those in ICU's: most faults can be made in one of them only.
  /// And this package.
  private static func projects() throws -> [InjectedProject] {
    func isShared(_ path: String) -> Bool {
      ["Package.swift", "main.swift", "Wayfarer.swift"].contains { path.hasSuffix($0) }
    }
    func isPrintf(_ path: String) -> Bool {
      ["/Legacy", "/Widgets", "/ImportError", "/ExportError"].contains { path.contains($0) }
    }
    return [
      try InjectedProject("Clean, ICU", at: clean) { isShared($0) || !isPrintf($0) },
      try InjectedProject("Clean, printf", at: clean) { isShared($0) || isPrintf($0) },
      try InjectedProject("ErrorCatalog", at: PackageFolder.url.path) { path in
        path == "Package.swift" || ["Sources/", "Localizations/", "tools/"].contains { path.hasPrefix($0) }
      },
    ]
  }
}
