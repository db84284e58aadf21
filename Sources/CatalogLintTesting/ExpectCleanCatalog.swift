import Foundation
import Testing

/// Runs the built `catalog-lint` over a package, and records what it finds as issues at their places.
///
///     import CatalogLintTesting
///     import Testing
///
///     @Test func `every error has words`() async throws { try await expectCleanCatalog() }
///
/// Each error is an issue at its own file and line, each warning too where `isStrict`; notes are none. Where nothing is
/// found, the test passes. What could not be read is an issue as well: such a check was not whole.
///
/// The tool stands in the build's folder beside the tests, where SwiftPM has put it for the sake of this library.
///
/// - Parameters:
///   - path: a file or folder of the package, absolute or from the working folder; the caller's file where it is nil.
///   - isStrict: whether warnings are issues too.
///   - arguments: what else the tool should know: `["--locale", "ja"]`. See `catalog-lint check --help`.
/// - Throws: `CatalogLintError` where the tool is not there or cannot do its work.
public func expectCleanCatalog(
  _ path: String? = nil,
  isStrict: Bool = false,
  arguments: [String] = [],
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async throws {
  let caller = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = CatalogCheck(path: path ?? filePath, isStrict: isStrict, arguments: arguments)
  try await check.run(by: try BuiltTool(), for: caller)
}
