import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// A source that cannot be read may hold anything: every command that goes by the sources names it, and fails.
@Suite struct UnreadSourceTests {
  private static let unread = "Sources/Shop/Other.swift"

  /// A source in no encoding of Unicode, which not even root can read.
  private func shop() throws -> ShopFolder {
    let shop = try ShopFolder()
    try shop.folder.write(Data([0x2F, 0x2F, 0xFF]), to: Self.unread)
    return shop
  }

  @Test(
    "The file is named by the sentence of the check, and the status is 2",
    arguments: [
      ["check", "--quiet"], ["fix"], ["fix", "--dry-run"], ["format"], ["format", "--check"], ["preview"],
      ["inventory", "Sources"],
    ]
  )
  func named(arguments: [String]) throws {
    let result = try shop().run(arguments)
    #expect(result.status == .failure)
    #expect(
      result.errors.contains(
        "\(Self.unread):1:1: It is not UTF-8 text, so the check is not whole. Save it as UTF-8.\n"
      ),
      "\(result.errors)"
    )
  }

  @Test("A table whose name is no UTF-8 is named with its bytes as escapes, and the rest is checked")
  func foreignName() throws {
    let shop = try ShopFolder()
    let name = Array("Sources/Shop/en.lproj/L".utf8) + [0xFF] + Array(".strings".utf8)
    try shop.folder.withFile(named: name, of: "\"a\" = \"A\";\n") {
      let result = shop.run(["--language", "en"])
      #expect(result.status == .failure)
      #expect(result.errors.contains("Sources/Shop/en.lproj/L\\xFF.strings:1:1: Its name is not UTF-8"), "\(result)")
      #expect(result.errors.contains("2 tables"))
    }
  }

  @Test("A preview of a type that may stand in it names it as well")
  func unknownType() throws {
    let result = try shop().run(["preview", "--type", "OtherError"])
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("\(Self.unread):1:1: "), "\(result.errors)")
  }

  @Test("No baseline is written of half of the sources", arguments: [["init"], ["baseline"]])
  func baseline(arguments: [String]) throws {
    let shop = try shop()
    try shop.removeLines(holding: "declined.title", of: ShopFolder.japanese)
    let result = shop.run(arguments)
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("catalog-lint: \(Self.unread) cannot be read"), "\(result.errors)")
    #expect(!FilePaths.exists("\(shop.path)/\(Baseline.fileName)"))
    #expect(!FilePaths.exists("\(shop.path)/\(Configuration.fileName)"))
  }

  @Test("A folder of sources that may not be read is no folder without sources")
  func folder() throws {
    let shop = try ShopFolder(only: ["Sources/A.swift": "enum AError: Error { case a }\n"])
    let sources = shop.path + "/Sources"
    let tool = BuiltCommand("catalog-lint").url.path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sources)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sources) }
    // Root may read everything; somebody else may not.
    let other = getuid() == 0 ? ["--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let result = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/setpriv")).run(
      other + [tool, "inventory", "Sources", "--no-cache"],
      in: shop.folder.url
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("Sources cannot be read"), "\(result.errors)")
  }
}
