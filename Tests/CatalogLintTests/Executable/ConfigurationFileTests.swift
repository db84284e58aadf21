import Foundation
import TestSupport
import Testing

/// What the built `catalog-lint` makes of a configuration that is there and cannot be read.
@Suite struct ConfigurationFileTests {
  private let command = BuiltCommand("catalog-lint")

  private func shop(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let package = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])
      """,
      "Sources/Shop/CheckoutError.swift": "enum CheckoutError: Error { case emptyCart }\n",
      "Sources/Shop/en.lproj/Errors.strings": """
      "CheckoutError.emptyCart.title" = "Empty cart";
      "CheckoutError.emptyCart.description" = "Add an item, then check out.";

      """,
    ]
    for (path, text) in package.merging(files, uniquingKeysWith: { $1 }) { try folder.write(text, to: path) }
    return folder
  }

  @Test(
    "A file of the tool's that leads nowhere is an error that names it, from below its folder too",
    arguments: [".catalog-lint.json", ".catalog-lint-baseline.json"]
  )
  func danglingLink(name: String) throws {
    let folder = try shop()
    let link = folder.url.appending(path: name).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "absent.json")
    for place in ["", "Sources/Shop"] {
      let result = try command.run([], in: folder.url.appending(path: place))
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(name))
      #expect(result.errors.contains("link to a file that does not exist"), "\(result.errors)")
    }
  }

  @Test(
    "A folder in place of a file of the tool's is an error that names it",
    arguments: [".catalog-lint.json", ".catalog-lint-baseline.json"]
  )
  func folder(name: String) throws {
    let folder = try shop(["\(name)/README.md": ""])
    let result = try command.run([], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("\(name) is a folder"), "\(result.errors)")
  }

  @Test("A configuration that may not be read is an error that names it", .enabled(if: getuid() != 0))
  func unreadable() throws {
    let folder = try shop([".catalog-lint.json": "{}"])
    let path = folder.url.appending(path: ".catalog-lint.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try command.run([], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(".catalog-lint.json cannot be read"))
  }

  @Test("A link that leads to a configuration is one")
  func link() throws {
    let folder = try shop(["settings/lint.json": #"{"scop": "all"}"#])
    let link = folder.url.appending(path: ".catalog-lint.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "settings/lint.json")
    #expect(try command.run([], in: folder.url).errors.hasPrefix(".catalog-lint.json:1:2: "))
  }

  @Test("init leaves a link alone that leads nowhere")
  func initialize() throws {
    let folder = try shop()
    let link = folder.url.appending(path: ".catalog-lint.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "absent.json")
    let result = try command.run(["init"], in: folder.url)
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "absent.json").path))
  }
}
