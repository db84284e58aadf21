import Foundation
import Testing

/// One check of a package, whose findings become issues.
struct CatalogCheck {
  /// A file or folder of the package.
  let path: String
  /// Whether warnings are issues too.
  var isStrict = false
  /// What else the tool should know.
  var arguments: [String] = []

  /// Records an issue for each finding at its place, and one at the caller's for what could not be read.
  ///
  /// - Throws: `CatalogLintError` where the tool cannot do its work.
  func run(by tool: BuiltTool, for caller: SourceLocation) async throws(CatalogLintError) {
    let run = try await tool.run(["check", path, "--format", "json", "--quiet"] + arguments)
    guard let report = try? JSONDecoder().decode(CheckReport.self, from: run.output) else {
      throw .failed(reason: Self.reason(of: run))
    }
    for finding in report.findings where finding.fails(isStrict: isStrict) {
      Issue.record(Comment(rawValue: finding.text), sourceLocation: finding.location(in: report.folder) ?? caller)
    }
    if report.summary.unreadFiles > 0 || (isStrict && report.summary.partlyReadFiles > 0) {
      Issue.record(Comment(rawValue: run.errors), sourceLocation: caller)
    }
  }

  /// Why there is no report: what the tool says itself, and how it ended where it could not say anything.
  private static func reason(of run: BuiltTool.Run) -> String {
    let told = run.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    if let status = run.status, status <= 2, !told.isEmpty { return told }
    let end = run.status.map { "ended with status \($0)" } ?? "crashed"
    return (["catalog-lint \(end) before it had checked anything. Build it again, then run it by itself."] + [told])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
