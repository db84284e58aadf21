import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct OutputFileTests {
  private func faulty() throws -> ShopFolder {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    return shop
  }

  @Test("The file has the format that was asked for, and standard output what people read")
  func both() throws {
    let shop = try faulty()
    let human = shop.run()
    let json = shop.run(["--format", "json"], from: "Sources")
    let both = shop.run(["--format", "json", "--output", "lint.json"], from: "Sources")
    #expect(try shop.read("Sources/lint.json") == json.output)
    #expect(both.status == human.status)
    #expect(both.findings == human.findings.map { String($0.dropFirst("Sources/".count)) })
  }

  @Test("Without a format the file has what people read, without colour")
  func human() throws {
    let shop = try faulty()
    let transcript = Transcript()
    let console = transcript.console(in: shop.path, environment: ["CLICOLOR_FORCE": "1"])
    #expect(LintTool.run(["--output", "lint.txt"], console: console) == .findings)
    #expect(transcript.output.contains("\u{1B}"))
    #expect(try shop.read("lint.txt") == shop.run().output)
  }

  @Test("A clean run replaces the report of the last one")
  func replaced() throws {
    let shop = try faulty()
    try shop.folder.write("old", to: "lint.txt")
    #expect(shop.run(["--format", "xcode", "--output", "lint.txt", "--rule", "duplicate-key"]).status == .success)
    #expect(try shop.read("lint.txt").isEmpty)
  }

  @Test(
    "A file that cannot be written is a sentence and status 2, and the findings are told all the same",
    arguments: [
      ("below a file", "Package.swift/lint.json"), ("a folder", "Sources"), ("a full disk", "/dev/full"),
      ("below a folder that is not there", "reports/lint.json"),
    ]
  )
  func unwritable(id: String, path: String) throws {
    let shop = try faulty()
    let result = shop.run(["--format", "json", "--output", path])
    #expect(result.status == .failure)
    #expect(result.findings.count == 1)
    #expect(
      result.errors.split(separator: "\n").last?.hasPrefix("catalog-lint: \(path) could not be written (") == true
    )
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    #expect(try shop.read("Package.swift") == ShopFolder.manifest)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shop.path).sorted() == ["Package.swift", "Sources"])
  }
}
