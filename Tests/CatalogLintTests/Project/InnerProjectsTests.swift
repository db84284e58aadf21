import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Projects in the folders of others, one inside the other: every command finds all of them, each once.
@Suite struct InnerProjectsTests {
  /// A project in a folder, whose one error has words that `fix` and `format` would change.
  struct Inner: Sendable, CustomTestStringConvertible {
    let folder: String
    let isPackage: Bool
    let type: String

    var testDescription: String { "\(isPackage ? "package" : "app") \(folder)" }

    var swift: String { "enum \(type): Error { case one }\n" }
    var words: String { "\"\(type).one.title\"=\"One \";\n\"\(type).one.description\"=\"One.\";\n" }

    var files: [String: String] {
      let files =
        isPackage
        ? [
          "Package.swift": ShopFolder.manifest, "Sources/Shop/A.swift": swift,
          "Sources/Shop/en.lproj/E.strings": words,
        ]
        : ["Demo.xcodeproj/project.pbxproj": "{", "A.swift": swift, "en.lproj/E.strings": words]
      return Dictionary(uniqueKeysWithValues: files.map { (FilePaths.join(folder, $0.key), $0.value) })
    }

    static func package(_ folder: String, _ type: String) -> Inner {
      Inner(folder: folder, isPackage: true, type: type)
    }
    static func app(_ folder: String, _ type: String) -> Inner { Inner(folder: folder, isPackage: false, type: type) }
  }

  /// From the outermost to the innermost.
  static let chains: [[Inner]] = [
    [.package("A", "AError"), .app("A/Examples/Demo", "BError")],
    [.package("A", "AError"), .package("A/Packages/Kit", "BError")],
    [.app(".", "AError"), .package("Packages/Kit", "BError"), .package("Packages/Kit/Packages/Core", "CError")],
    [
      .package(".", "AError"), .package("Kit", "BError"), .package("Kit/Core", "CError"),
      .app("Kit/Core/App", "DError"),
    ],
    [.app("App", "AError"), .package("App/Kit", "BError"), .package("App/Kit/Examples/Core", "CError")],
    [.app("App", "AError"), .app("App/Inner", "BError"), .package("App/Inner/Kit", "CError")],
  ]

  private func shop(_ chain: [Inner], and files: [String: String] = [:]) throws -> ShopFolder {
    try ShopFolder(only: chain.reduce(into: files) { $0.merge($1.files) { $1 } })
  }

  private func folders(_ shop: ShopFolder, at path: String) throws -> [String] {
    try PackageReader.readAll(at: FilePaths.absolute(path, from: shop.path)) { _ in CheckPlan() }
      .map { FilePaths.relative($0.folder, to: shop.path) }
  }

  @Test(
    "From the folder of the repository and from each project's own, it and all below it are found once",
    arguments: chains
  )
  func depth(chain: [Inner]) throws {
    let shop = try shop(chain)
    #expect(try folders(shop, at: ".") == chain.map(\.folder))
    for (index, project) in chain.enumerated() {
      #expect(try folders(shop, at: project.folder) == chain[index...].map(\.folder))
    }
  }

  @Test("Between two projects, the one around is found and the one below")
  func between() throws {
    let shop = try shop([.package("A", "AError"), .app("A/Examples/Demo", "BError"), .package("A/Tools/Kit", "CError")])
    #expect(try folders(shop, at: "A/Examples") == ["A", "A/Examples/Demo"])
    #expect(try folders(shop, at: "A/Tools") == ["A", "A/Tools/Kit"])
    #expect(try folders(shop, at: "A/Sources") == ["A"])
    #expect(try folders(shop, at: "A/Sources/Shop/en.lproj/E.strings") == ["A"])
  }

  @Test("Every command that goes over a folder goes over all of them", arguments: chains)
  func commands(chain: [Inner]) throws {
    let shop = try shop(chain)
    let tables = chain.map { FilePaths.join($0.folder, ($0.isPackage ? "Sources/Shop/" : "") + "en.lproj/E.strings") }
    let check = shop.run(["--rule", "surrounding-whitespace"])
    let layout = shop.run(["format", "--check"])
    let difference = shop.run(["fix", "--dry-run"])
    for table in tables {
      #expect(check.findings.count { $0.hasPrefix(table + ":") } == 1, "\(check)")
      #expect(layout.output.split(separator: "\n").count { $0.hasPrefix(table + ":") } == 1, "\(layout)")
      #expect(difference.output.split(separator: "\n").count { $0 == "--- a/\(table)" } == 1, "\(difference)")
    }
    let preview = shop.run(["preview"])
    #expect(
      preview.output.split(separator: "\n").filter { $0.hasSuffix("  en") } == chain.map { "\($0.type).one  en" },
      "\(preview)"
    )
    #expect(shop.run(["preview", "--type", chain[chain.count - 1].type]).status == .success)
    let known = shop.run(["init", chain[0].folder])
    #expect(known.errors.contains("keeps \(chain.count) "), "\(known)")
    #expect(shop.run(["--strict", chain[0].folder]).status == .success)
  }

  @Test("What is a package's own material, and what other tools bring along, is left alone at any depth")
  func leftAlone() throws {
    let outer = Inner.package("A", "AError")
    let inner = Inner.package("A/Kit", "BError")
    let others = [
      "Sources/Templates", "Tests/Fixtures", "Plugins/Make", ".build/checkouts/B", "Pods/B", "node_modules/b",
    ]
    let material = [outer, inner].flatMap { owner in
      others.map { Inner.package(FilePaths.join(owner.folder, $0), "XError") }
    }
    let shop = try shop([outer, inner], and: material.reduce(into: [:]) { $0.merge($1.files) { $1 } })
    #expect(try folders(shop, at: ".") == ["A", "A/Kit"])
    #expect(try folders(shop, at: "A") == ["A", "A/Kit"])
  }

  @Test("The first words of a package are made in it, whatever has words in its folder")
  func firstWords() throws {
    let inner = Inner.package("Examples/Demo", "BError")
    let shop = try shop(
      [inner],
      and: ["Package.swift": ShopFolder.manifest, "Sources/Shop/A.swift": "enum AError: Error { case one }\n"]
    )
    let result = shop.run(["generate", "--type", "AError", "--locale", "en"])
    #expect(result.output.hasPrefix("Sources/Shop/en.lproj/Errors.strings: has new entries"), "\(result)")
    #expect(try shop.read("Examples/Demo/Sources/Shop/en.lproj/E.strings") == inner.words)
  }
}
