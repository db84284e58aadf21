import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite("Folders for generated sources")
struct GeneratedFoldersTests {
  private static let table = "\"E.one.title\" = \"One\";\n\"E.one.description\" = \"One.\";\n"

  /// A package whose only target has more to say than its name and its dependency.
  private func package(
    target: String = "",
    dependencies: String = "[.product(name: \"ErrorCatalog\", package: \"ErrorCatalog\")]",
    _ more: [String: String] = [:]
  ) throws -> ShopPackage {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let catalog: Target.Dependency = .product(name: "ErrorCatalog", package: "ErrorCatalog")
      let package = Package(
        name: "Shop",
        defaultLocalization: "en",
        targets: [.target(name: "Shop", dependencies: \(dependencies)\(target))]
      )
      """
    let files = [
      "Package.swift": manifest, "Sources/Shop/en.lproj/Errors.strings": Self.table,
      "Sources/Shop/Code/E.swift": "enum E: Error { case one }",
    ]
    return try ShopPackage(files.merging(more) { $1 })
  }

  /// The generated files, by their paths in the target.
  private func generated(in package: ShopPackage) throws -> [String] {
    let prefix = "Sources/Shop/"
    return try package.paths.filter { path in
      try path.hasSuffix(".swift") && package.text(path).hasPrefix("// catalog-lint:generated ")
    }.map { String($0.dropFirst(prefix.count)) }
  }

  private func move(_ path: String, to other: String, in package: ShopPackage) throws {
    let root = package.folder.url.appending(path: "Sources/Shop")
    try FileManager.default.createDirectory(
      at: root.appending(path: other).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.moveItem(at: root.appending(path: path), to: root.appending(path: other))
  }

  @Test(
    "What is generated goes where the target compiles it",
    arguments: [
      ("", "Generated/"), (", sources: [\"Code\"]", "Code/Generated/"),
      (", sources: [\"Main.swift\", \"Code\"]", "Code/Generated/"),
      (", sources: [\"Code\", \"Generated\"]", "Generated/"),
    ]
  )
  func compiled(target: String, folder: String) throws {
    let package = try package(target: target)
    #expect(package.generate().status == .success)
    #expect(try generated(in: package) == ["E+Catalog.swift", "EmbeddedWords.swift"].map { folder + $0 })
    #expect(package.generate("--check").status == .success)
  }

  @Test("A target that compiles no folder for it is told, once, with the way out")
  func notCompiled() throws {
    for target in [", exclude: [\"Generated\"]", ", sources: [\"Code/E.swift\"]"] {
      let package = try package(target: target)
      for run in [package.generate(), package.generate("--check")] {
        #expect(run.status == .findings)
        #expect(run.errors.contains("The target Shop does not compile Sources/Shop/Generated"), "\(run.errors)")
        #expect(run.errors.hasSuffix("1 thing needs a person; see above.\n"))
      }
      #expect(try generated(in: package) == [])
      try package.write("{\"generatedFolder\": \"Code/Made\"}", to: ".catalog-lint.json")
      if target.contains("exclude") { #expect(package.generate().status == .success) }
    }
  }

  @Test("A file that was moved or renamed is brought up to date where it is, and no second one is written")
  func moved() throws {
    let package = try package()
    package.generate()
    try move("Generated/E+Catalog.swift", to: "Code/Errors/EKeys.swift", in: package)
    try move("Generated/EmbeddedWords.swift", to: "Words.swift", in: package)
    #expect(package.generate("--check").status == .success)
    try package.write("enum E: Error { case one, two }", to: "Sources/Shop/Code/E.swift")
    #expect(package.generate().status == .success)
    #expect(try generated(in: package) == ["Code/Errors/EKeys.swift", "Words.swift"])
    #expect(try package.text("Sources/Shop/Code/Errors/EKeys.swift").contains("two"))
    #expect(try package.text("Sources/Shop/Words.swift").contains("E.two"))
    #expect(package.generate("--check").status == .success)
    // Nor does it stay when its type goes.
    try package.write("enum F: Error { case one }", to: "Sources/Shop/Code/E.swift")
    package.generate("--no")
    #expect(try !generated(in: package).contains("Code/Errors/EKeys.swift"))
  }

  @Test("Of two files for one type the one in the usual folder stays")
  func twice() throws {
    let package = try package()
    package.generate()
    try package.write(try package.text("Sources/Shop/Generated/E+Catalog.swift"), to: "Sources/Shop/Other/E2.swift")
    #expect(package.generate().status == .success)
    #expect(try generated(in: package) == ["Generated/E+Catalog.swift", "Generated/EmbeddedWords.swift"])
  }

  @Test("A file in a folder that is not compiled is nobody's, and neither kept up to date nor removed")
  func excluded() throws {
    let package = try package(target: ", exclude: [\"Old\"]")
    package.generate()
    let text = try package.text("Sources/Shop/Generated/E+Catalog.swift")
    try package.write(text, to: "Sources/Shop/Old/E+Catalog.swift")
    #expect(package.generate("--check").status == .success)
    #expect(try package.text("Sources/Shop/Old/E+Catalog.swift") == text)
  }

  @Test(
    "Dependencies that a manifest computes are taken to hold ErrorCatalog",
    arguments: ["[catalog]", "made()", "[.made]", "[] + (isLinux ? [catalog] : [])"]
  )
  func computed(dependencies: String) throws {
    let package = try package(dependencies: dependencies)
    let run = package.generate()
    #expect(run.status == .success, "\(run.errors)")
    #expect(try generated(in: package) == ["Generated/E+Catalog.swift", "Generated/EmbeddedWords.swift"])
  }

  @Test("Tables that are not about errors get no copy where nobody knows whether it would compile")
  func computedForOthers() throws {
    let words = ["Sources/Shop/en.lproj/Errors.strings": "\"Settings\" = \"Settings\";\n"]
    let package = try package(dependencies: "made()", words)
    package.generate()
    #expect(try generated(in: package) == [])
  }

  @Test("An enum that another module of the package words, and cannot see, is told as internal")
  func internalToModule() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        defaultLocalization: "en",
        targets: [
          .target(name: "Core"),
          .target(name: "Shop", dependencies: ["Core", .product(name: "ErrorCatalog", package: "ErrorCatalog")]),
        ]
      )
      """
    let package = try ShopPackage([
      "Package.swift": manifest, "Sources/Core/E.swift": "enum E: Error { case one }",
      "Sources/Shop/en.lproj/Errors.strings": Self.table.replacing("\"E.", with: "\"Core/E."),
      "Sources/Shop/Shop.swift": "",
    ])
    let run = package.generate()
    #expect(run.errors.contains("“E” is internal to Core, so Shop cannot make it conform."), "\(run.errors)")
    #expect(run.status == .findings)
    try package.write("package enum E: Error { case one }", to: "Sources/Core/E.swift")
    #expect(package.generate().status == .success)
  }
}
