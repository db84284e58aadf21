import ErrorInventory
import Foundation
import TestSupport
import Testing

@Suite("Which module a file belongs to")
struct ModuleTests {
  private static let error = "enum E: Error { case a }"

  private static func modules(
    _ folder: TemporaryFolder,
    _ path: String = "",
    _ change: (inout InventoryOptions) -> Void = { _ in }
  ) throws -> [String] {
    var options = InventoryOptions()
    change(&options)
    return try Inventory.read(paths: [folder.url.appending(path: path).path], options: options).types.map(\.module)
  }

  @Test("The folder under Sources names the module; test targets are counted")
  func folders() throws {
    let folder = try TemporaryFolder()
    for path in ["Sources/One/A.swift", "Sources/Two-Kit/Deep/B.swift", "Tests/OneTests/C.swift", "App/D.swift"] {
      try folder.write(Self.error, to: path)
    }
    let inventory = try Inventory.read(paths: [folder.url.path])
    let own = PackageManifest.Target(name: folder.url.lastPathComponent).module
    #expect(Set(inventory.types.map(\.module)) == ["One", "Two_Kit", own])
    #expect(inventory.skipped == [SkippedTypes(reason: .test, count: 1)])
    #expect(try Set(Self.modules(folder) { $0.module = "Named" }) == ["One", "Two_Kit", "Named"])
    #expect(try Self.modules(folder, "Sources/One") == ["One"])
    #expect(try Self.modules(folder, "Sources/One/A.swift") == ["One"])
    #expect(try Self.modules(folder, "Tests") == [])
    #expect(try Self.modules(folder, "Tests") { $0.includesTests = true } == ["OneTests"])
  }

  @Test("A manifest knows better: paths of targets, what they exclude, a single target without a folder")
  func manifest() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "p", targets: [
        .target(name: "Words", path: "Localizations", exclude: ["Old"]),
        .target(name: "Core"),
        .testTarget(name: "CoreChecks", path: "Checks"),
        .target(name: "Support", path: "Tests/Support"),
      ])
      """,
      to: "Package.swift"
    )
    let paths = [
      "Localizations/A.swift", "Localizations/Old/B.swift", "Sources/Core/Deep/C.swift", "Checks/D.swift",
      "Tests/Support/E.swift",
    ]
    for path in paths { try folder.write(Self.error, to: path) }
    let inventory = try Inventory.read(paths: [folder.url.path])
    #expect(inventory.types.map(\.module) == ["Core", "Words"])
    #expect(inventory.skipped == [SkippedTypes(reason: .test, count: 2)])
    // The manifest is found from inside as well.
    #expect(try Self.modules(folder, "Localizations") == ["Words"])

    try folder.write(
      "let package = Package(name: \"q\", targets: [.target(name: \"Only\")])",
      to: "nested/Package.swift"
    )
    try folder.write(Self.error, to: "nested/Sources/A.swift")
    #expect(try Self.modules(folder, "nested") == ["Only"])
    #expect(try Set(Self.modules(folder)) == ["Core", "Words", "Only"])
  }

  @Test("Only what a target compiles is read: its sources, without what it excludes and its resources")
  func compiled() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      let package = Package(name: "p", targets: [
        .target(name: "One", path: "Code", exclude: ["one/Old"], sources: ["one", "Main.swift"]),
        .target(name: "Two", path: "Code", sources: ["./two/"]),
        .target(name: "Inner", path: "Code/inner"),
        .target(name: "Plain", resources: [.copy("Templates"), .process("Words")]),
      ])
      """,
      to: "Package.swift"
    )
    let compiled = [
      "Code/one/A.swift": "One", "Code/one/deep/B.swift": "One", "Code/Main.swift": "One", "Code/two/C.swift": "Two",
      "Code/inner/D.swift": "Inner", "Sources/Plain/E.swift": "Plain",
    ]
    let others = [
      "Code/one/Old/F.swift", "Code/Other.swift", "Code/oneself/G.swift", "Sources/Plain/Templates/H.swift",
      "Sources/Plain/Words/I.swift",
    ]
    for (index, path) in (Array(compiled.keys) + others).enumerated() {
      try folder.write("enum E\(index): Error { case a }", to: path)
    }
    let types = try Inventory.read(paths: [folder.url.path]).types
    let root = folder.url.path + "/"
    let found = Dictionary(uniqueKeysWithValues: types.map { ($0.location.file.replacing(root, with: ""), $0.module) })
    #expect(found == compiled)
  }

  @Test("Products, hidden folders and other people's code are not read")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    for path in [
      ".build/checkouts/x/A.swift", ".hidden/B.swift", "Pods/C.swift", "Carthage/D.swift", "Package@swift-5.9.swift",
    ] {
      try folder.write(Self.error, to: path)
    }
    try folder.write(Self.error, to: "Sources/M/.swift.swift")
    try folder.write(Self.error, to: "Sources/M/A.swift")
    #expect(try Self.modules(folder) == ["M"])
    // Unless it is they that were asked for.
    #expect(try Self.modules(folder, ".build/checkouts/x") == ["x"])
  }

  @Test("The same path in two modules is two types, and a module is seen where it is imported")
  func modules() throws {
    let folder = try TemporaryFolder()
    try folder.write("public protocol Failure: Error {}\npublic enum Shared { case a }", to: "Sources/Base/A.swift")
    try folder.write("@_exported import Base\nenum E: Failure { case a }", to: "Sources/Middle/A.swift")
    try folder.write(
      "import Middle\nenum E: Failure { case a }\nenum F: Base.Failure { case a }",
      to: "Sources/Top/A.swift"
    )
    try folder.write("enum E: Failure { case a }", to: "Sources/Apart/A.swift")
    try folder.write("import Base\nextension Shared: @retroactive Error {}", to: "Sources/Top/B.swift")
    let inventory = try Inventory.read(paths: [folder.url.path])
    #expect(inventory.types.map { "\($0.module).\($0.path)" } == ["Base.Shared", "Middle.E", "Top.E", "Top.F"])
  }

  @Test("Paths are shown as they were given")
  func shown() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.error, to: "Sources/M/A.swift")
    let root = folder.url.path
    let given = [root, root + "/", root + "/Sources/", file.path, root + "/Sources/M/../M/A.swift"]
    let shown = try given.map { try Inventory.read(paths: [$0]).types.map(\.location.file) }
    let plain = root + "/Sources/M/A.swift"
    #expect(shown == [[plain], [plain], [plain], [plain], [root + "/Sources/M/../M/A.swift"]])
    // One file by two paths is one file.
    #expect(try Inventory.read(paths: [root, file.path]).types.count == 1)
  }

  @Test("What a module keeps to itself shadows nothing in another")
  func visibility() throws {
    let folder = try TemporaryFolder()
    let base = """
      enum Error { case mine }
      public struct Client { enum Error { case inner } }
      public struct Open { public enum Error { case inner } }
      """
    try folder.write(base, to: "Sources/Base/A.swift")
    let top = """
      import Base
      enum First: Error { case a }
      extension Client { enum Second: Error { case a } }
      extension Open { enum Third: Error { case a } }
      """
    try folder.write(top, to: "Sources/Top/A.swift")
    let inventory = try Inventory.read(paths: [folder.url.path])
    // Checked with the compiler: the third has a raw type that is no literal, and does not compile.
    #expect(inventory.types.map(\.path) == ["First", "Client.Second"])
  }
}
