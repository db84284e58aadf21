import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct InitTests {
  @Test("A project without a fault gets a configuration and no baseline")
  func clean() throws {
    let shop = try ShopFolder()
    let result = shop.run(["init"])
    #expect(result.status == .success)
    #expect(try shop.read(Configuration.fileName) == "{\n  \"scope\": \"all\"\n}\n")
    #expect(!FileManager.default.fileExists(atPath: shop.path + "/" + Baseline.fileName))
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("A project that adopts the tool late gets a baseline of what it has, errors without words among them")
  func late() throws {
    let shop = try ShopFolder(["Sources/Shop/CacheError.swift": "enum CacheError: Error { case full, stale }"])
    let result = shop.run(["init"], from: "Sources")
    // Two cases lack title and description in two languages.
    #expect(result.errors.contains("../.catalog-lint-baseline.json keeps 8 entries"))
    #expect(shop.run(["--strict"]).status == .success)
    try shop.edit("Sources/Shop/CacheError.swift") { $0.replacing("stale", with: "stale, locked") }
    #expect(shop.run().findings == ["Sources/Shop/CacheError.swift:1:44: error [missing-message]"])
  }

  @Test("A configuration that is there stays, and a folder with nothing to check gets none")
  func refused() throws {
    let shop = try ShopFolder([Configuration.fileName: "{}"])
    #expect(shop.run(["init"]).status == .failure)
    #expect(try shop.read(Configuration.fileName) == "{}")
    let empty = try ShopFolder(only: ["README.md": ""])
    #expect(empty.run(["init"]).status == .failure)
    #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path) == ["README.md"])
    #expect(empty.run(["init", "absent"]).status == .failure)
  }
}
