import TestSupport
import Testing

@testable import CatalogLint

@Suite struct PackageReaderTests {
  private static let words = "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";"

  private func package(_ files: [String: String]) throws -> (LintedPackage, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return (try PackageReader.read(at: folder.url.path), folder)
  }

  private func manifest(_ targets: String, development: String = "en") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Shop", defaultLocalization: "\(development)", targets: [\(targets)])
    """
  }

  @Test("Words are read below targets that are not for tests, and from no other folder")
  func whichFolders() throws {
    let (package, folder) = try package([
      "Package.swift": manifest(
        """
        .target(name: "Shop", exclude: ["Old"]), .target(name: "Inner", path: "Sources/Shop/Inner"),
        .testTarget(name: "ShopTests", path: "Sources/Shop/Tests")
        """
      ),
      "Sources/Shop/A.swift": "",
      "Sources/Shop/Deep/Words/en.lproj/E.strings": Self.words,
      "Sources/Shop/Inner/en.lproj/E.strings": Self.words,
      "Sources/Shop/Tests/en.lproj/E.strings": Self.words,
      "Sources/Shop/Old/en.lproj/E.strings": Self.words,
      "Sources/Shop/.hidden/en.lproj/E.strings": Self.words,
      "Sources/Shop/Pods/en.lproj/E.strings": Self.words,
      "Tests/OtherTests/Fixtures/en.lproj/E.strings": Self.words,
      "en.lproj/E.strings": Self.words,
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(package.folders.map(\.path) == ["Sources/Shop/Deep/Words", "Sources/Shop/Inner"])
    #expect(package.folders.map(\.module) == ["Shop", "Inner"])
  }

  @Test("A folder serves its own module and those that depend on it, near or far")
  func serves() throws {
    let (package, folder) = try package([
      "Package.swift": manifest(
        """
        .target(name: "Words", path: "Words"), .target(name: "Shop", dependencies: ["Words"]),
        .executableTarget(name: "shop-app", dependencies: [.target(name: "Shop"), .product(name: "X", package: "x")]),
        .target(name: "Other"), .testTarget(name: "ShopTests", dependencies: ["Words"])
        """
      ),
      "Words/en.lproj/E.strings": Self.words,
      "Sources/Shop/A.swift": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(package.folders.map(\.serves) == [["Words", "Shop", "shop_app"]])
  }

  @Test("A target that depends on itself in a circle ends the walk")
  func circle() throws {
    let (package, folder) = try package([
      "Package.swift": manifest(
        ".target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [\"A\", \"A\"])"
      ),
      "Sources/A/en.lproj/E.strings": Self.words,
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(package.modules.map(\.visible) == [["A", "B"], ["B", "A"]])
  }

  @Test("Locales are canonical tags; Base is the development language where that has no folder of its own")
  func locales() throws {
    let (package, folder) = try package([
      "Package.swift": manifest(".target(name: \"Shop\")", development: "fr"),
      "Sources/Shop/zh_Hant_HK.lproj/E.strings": Self.words,
      "Sources/Shop/pt-br.lproj/E.strings": Self.words,
      "Sources/Shop/Base.lproj/E.strings": Self.words,
      "Sources/Shop/Other/Base.lproj/Main.storyboard": "",
      "Sources/Shop/Other/fr.lproj/E.strings": Self.words,
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(package.developmentLocale == "fr")
    #expect(package.folders.map { $0.locales.map(\.tag) } == [["fr", "pt-BR", "zh-Hant-HK"], ["fr"]])
    // CLDR's parents of the same script, without the root.
    #expect(package.folders[0].locales.last?.parents == ["zh-Hant"])
  }

  @Test("The style of a table is the development language's, in all its locales")
  func styles() throws {
    let (package, folder) = try package([
      "Package.swift": manifest(".target(name: \"Shop\")"),
      "Sources/Shop/en.lproj/Printf.strings": "\"A.b.title\" = \"%lld items\";",
      "Sources/Shop/ja.lproj/Printf.strings": "\"A.b.title\" = \"{0} 100%\";",
      "Sources/Shop/en.lproj/Marked.strings": "/* catalog: style=printf */\n\"A.c.title\" = \"{0}\";",
      "Sources/Shop/en.lproj/ICU.strings": "\"A.d.title\" = \"{0} %d\";",
    ])
    defer { withExtendedLifetime(folder) {} }
    let styles = package.entries.map { "\(package.file(of: $0).path): \(package.style(of: $0))" }
    #expect(
      styles == [
        "Sources/Shop/en.lproj/ICU.strings: icu",
        "Sources/Shop/en.lproj/Marked.strings: printf",
        "Sources/Shop/en.lproj/Printf.strings: printf",
        "Sources/Shop/ja.lproj/Printf.strings: printf",
      ]
    )
  }

  @Test("Where there is nothing to check, the error says why")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(throws: ProjectError.pathNotFound(path + "/x")) { try PackageReader.read(at: path + "/x") }
    #expect(throws: ProjectError.noPackage(path)) { try PackageReader.read(at: path) }
    try folder.write(manifest(".target(name: \"Shop\")"), to: "Package.swift")
    try folder.write("enum AError: Error { case one }", to: "Sources/Shop/A.swift")
    #expect(throws: ProjectError.noCatalog(path)) { try PackageReader.read(at: path + "/Sources/Shop/A.swift") }
    try folder.write("", to: "Sources/Shop/en.lproj/Main.storyboard")
    #expect(throws: ProjectError.noCatalog(path)) { try PackageReader.read(at: path) }
  }

  @Test("Words without any source are read")
  func wordsAlone() throws {
    let (package, folder) = try package([
      "Package.swift": manifest(".target(name: \"Shop\")"),
      "Sources/Shop/en.lproj/E.strings": Self.words,
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(package.types.isEmpty)
    #expect(package.entries.count == 2)
  }
}
