import ErrorInventory
import Foundation
import TestSupport
import Testing

@Suite("Manifests, read as source")
struct ManifestTests {
  @Test("Targets in arrays, in sums of arrays, with and without paths")
  func targets() {
    let manifest = PackageManifest(
      source: #"""
        // swift-tools-version: 6.2
        import PackageDescription
        let extra: [Target] = [
          Target.target(name: "Extra-Kit", path: "Code/Extra"),
          .macro(name: "Macros"),
        ]
        func made(_ name: String) -> Target { .target(name: name) }
        let package = Package(
          name: "Sample",
          defaultLocalization: "ja",
          targets: extra + [
            .target(
              name: "Core",
              dependencies: ["Extra-Kit", .product(name: "NIO", package: "swift-nio"), .target(name: "Macros")] + [
                .byName(name: "Last")
              ],
              exclude: ["Old", "README.md"],
              resources: [.process("en.lproj"), .copy("data")]
            ),
            .executableTarget(name: "tool", dependencies: [.target(name: "Core", condition: .when(platforms: [.linux]))]),
            .testTarget(name: "CoreTests", dependencies: ["Core"]),
            .plugin(name: "Plug", capability: .buildTool()),
            .systemLibrary(name: "CLib"),
            .binaryTarget(name: "Blob", path: "Blob.zip"),
            made("Hidden"),
            .target(name: "Computed" + suffix),
          ]
        )
        """#
    )
    #expect(manifest.name == "Sample")
    #expect(manifest.defaultLocalization == "ja")
    #expect(
      manifest.targets == [
        PackageManifest.Target(name: "Extra-Kit", path: "Code/Extra"),
        PackageManifest.Target(name: "Macros", kind: .macro, path: "Sources/Macros"),
        PackageManifest.Target(
          name: "Core",
          path: "Sources/Core",
          dependencies: ["Extra-Kit", "NIO", "Macros", "Last"],
          exclude: ["Old", "README.md"],
          resources: ["en.lproj", "data"]
        ),
        PackageManifest.Target(name: "tool", kind: .executable, path: "Sources/tool", dependencies: ["Core"]),
        PackageManifest.Target(name: "CoreTests", kind: .test, path: "Tests/CoreTests", dependencies: ["Core"]),
        PackageManifest.Target(name: "Plug", kind: .plugin, path: "Plugins/Plug"),
        PackageManifest.Target(name: "CLib", kind: .system, path: "Sources/CLib"),
        PackageManifest.Target(name: "Blob", kind: .binary, path: "Blob.zip"),
      ]
    )
    #expect(manifest.targets.first?.module == "Extra_Kit")
  }

  @Test("This package's own manifest")
  func own() throws {
    let manifest = try PackageManifest.read(contentsOf: PackageFolder.url.appending(path: "Package.swift").path)
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    #expect(manifest.name == "ErrorCatalog")
    #expect(manifest.defaultLocalization == "en")
    #expect(targets["LocalizedMessages"]?.path == "Localizations")
    #expect(targets["ErrorCatalog"]?.path == "Sources/ErrorCatalog")
    #expect(targets["ErrorCatalog"]?.dependencies.contains("MessageFormatting") == true)
    #expect(targets["catalog-bench"]?.kind == .executable)
    #expect(targets["TestSupport"]?.path == "Tests/TestSupport")
  }

  @Test("A file that is not there is an error, one that is no Swift is a manifest without targets")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "Package.swift").path
    #expect(throws: InventoryError.unreadable(path)) { try PackageManifest.read(contentsOf: path) }
    try folder.write("{ \"not\": swift ]", to: "Package.swift")
    #expect(try PackageManifest.read(contentsOf: path) == PackageManifest(name: nil, targets: []))
  }
}
