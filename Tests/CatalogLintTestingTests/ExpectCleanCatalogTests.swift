import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CatalogLintTesting

@Suite struct ExpectCleanCatalogTests {
  private let folder: TemporaryFolder

  /// A package with a case that lacks a text, and a text with a value that its case does not have.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])
      """,
      to: "Package.swift"
    )
    try folder.write("enum CheckoutError: Error {\n  case emptyCart\n}\n", to: "Sources/Shop/CheckoutError.swift")
    try folder.write(
      "\"CheckoutError.emptyCart.title\" = \"Empty cart\";\n\"CheckoutError.emptyCart.description\" = \"{amount}.\";\n",
      to: "Sources/Shop/en.lproj/Errors.strings"
    )
    try folder.write(
      "\"CheckoutError.emptyCart.title\" = \"空のカート\";\n",
      to: "Sources/Shop/ja.lproj/Errors.strings"
    )
  }

  /// A program of this name in a folder of its own.
  private func program(_ text: String) throws -> URL {
    let url = try folder.write(text, to: "bin/catalog-lint")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return url.deletingLastPathComponent()
  }

  private func reason(_ text: String) async throws -> String {
    let check = CatalogCheck(path: folder.url.path)
    let tool = try BuiltTool(in: try program(text))
    do { try await check.run(by: tool, for: #_sourceLocation) } catch { return error.description }
    return ""
  }

  @Test("A fault in a source and one in a table are issues at their own places, from the file or the folder")
  func places() async throws {
    for path in ["", "Sources/Shop/ja.lproj"] {
      let places = Mutex<[String]>([])
      let target = folder.url.appending(path: path).path
      try await withKnownIssue {
        try await expectCleanCatalog(target)
      } matching: { issue in
        guard let place = issue.sourceLocation else { return false }
        places.withLock { $0.append("\(place.fileID):\(place.line):\(place.column)") }
        return true
      }
      #expect(
        places.withLock(\.self).sorted() == ["Shop/CheckoutError.swift:2:8", "en.lproj/Errors.strings:2:42"]
      )
    }
  }

  @Test("Where the tool was not built, the error names the folder and the way out")
  func missing() throws {
    let error = #expect(throws: CatalogLintError.self) { try BuiltTool(in: folder.url) }
    #expect(error == .notBuilt(folder: folder.url.path))
    #expect(error?.description.contains("swift build --product catalog-lint") == true)
  }

  @Test("A tool that crashes, that cannot be started or that says something else is told in a sentence")
  func crashing() async throws {
    let crashed = try await reason("#!/bin/sh\nkill -SEGV $$\n")
    #expect(crashed.hasPrefix("catalog-lint crashed before it had checked anything."))
    let failed = try await reason("#!/bin/sh\necho library missing >&2\nexit 127\n")
    #expect(failed.hasPrefix("catalog-lint ended with status 127 before it had checked anything."))
    #expect(failed.hasSuffix("\nlibrary missing"))
    let silent = try await reason("#!/bin/sh\nexit 0\n")
    #expect(silent.hasPrefix("catalog-lint ended with status 0"))
    let broken = try await reason("#!/no/such/interpreter\n")
    #expect(broken.contains("/bin/catalog-lint"), "\(broken)")
  }

  @Test("What the tool says of a call that it cannot do is the error")
  func refused() async throws {
    let error = await #expect(throws: CatalogLintError.self) {
      try await expectCleanCatalog(folder.url.appending(path: "nowhere").path)
    }
    #expect(error?.description.contains("There is no file or folder") == true)
  }
}
