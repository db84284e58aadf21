// swift-tools-version: 6.2
// Below 6.2 SwiftPM refuses the unsafe flags of a versioned dependency, and `swift run catalog-lint`
// in a dependent's folder is how users run the linter.

import Foundation
import PackageDescription

// MARK: - SwiftSyntax

/// The folder of the toolchain that holds SwiftSyntax as modules and shared libraries, or nil where there is none.
///
/// No package can bring SwiftSyntax without the network, and the toolchain's own copy always fits the compiler.
/// Asked in this order: the environment, the compiler, the search path.
func swiftSyntaxFolder() -> String? {
  func holdsSwiftSyntax(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
  }
  if let named = Context.environment["CATALOG_SWIFT_SYNTAX"], !named.isEmpty {
    return holdsSwiftSyntax(named) ? named : nil
  }
  let compilers = (Context.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swiftc" }
    .filter(FileManager.default.isExecutableFile(atPath:))
  for compiler in compilers {
    if let resources = runtimeResourcePath(of: compiler), holdsSwiftSyntax(resources + "/host") {
      return resources + "/host"
    }
  }
  return
    compilers
    .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
    .map { $0.deletingLastPathComponent().path + "/lib/swift/host" }
    .first(where: holdsSwiftSyntax)
}

/// What `swiftc -print-target-info` names as the folder of the toolchain's own libraries.
func runtimeResourcePath(of compiler: String) -> String? {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: compiler)
  process.arguments = ["-print-target-info"]
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (try? JSONDecoder().decode(TargetInfo.self, from: data))?.paths.runtimeResourcePath
}

let swiftSyntax = swiftSyntaxFolder()

/// For every target that imports SwiftSyntax, and for those that import such a target: a module is loaded with what it imports.
let swiftSyntaxSearchPath: [SwiftSetting] = swiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []

/// For one target alone; whatever links it links these.
let swiftSyntaxLibraries: [LinkerSetting] =
  swiftSyntax.map { folder in
    [
      .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
      .linkedLibrary("SwiftSyntax"),
      .linkedLibrary("SwiftParser"),
      .linkedLibrary("SwiftDiagnostics"),
    ]
  } ?? []

/// Names the libraries that hold most of what the dynamic loader looks for before those that hold little.
///
/// The loader asks the libraries one by one, in the order they are named in, some 12,000 times before the program begins; ICU
/// of Foundation, which looks for 2,000 symbols of its own, would be the last but one. `catalog-lint --version` takes 6 % less
/// time so. Only the tool's own program is linked with this, and what it names is loaded anyway.
let searchOrderOfSymbols: [SwiftSetting] = {
  #if os(Linux)
    let libraries = swiftSyntax.map { URL(fileURLWithPath: $0 + "/../linux").standardizedFileURL.path } ?? ""
    let names = ["swiftCore", "_FoundationICU", "Foundation", "FoundationEssentials"]
      .map { "lib\($0).so" }
      .filter { FileManager.default.fileExists(atPath: libraries + "/" + $0) }
    let order = names.prefix(2).map { ":" + $0 } + ["stdc++", "icuuc"] + names.dropFirst(2).map { ":" + $0 }
    return [.unsafeFlags(order.flatMap { ["-Xfrontend", "-autolink-library", "-Xfrontend", $0] })]
  #else
    return []
  #endif
}()

// MARK: - Targets

let runtime: [Target] = [
  .target(
    name: "CCatalogICU",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
  ),
  .target(name: "CatalogICU", dependencies: ["CCatalogICU"]),
  .target(name: "StringsFiles"),
  .target(name: "MessageFormatting", dependencies: ["CatalogICU"]),
  .target(name: "ErrorCatalog", dependencies: ["CatalogICU", "MessageFormatting", "StringsFiles"]),
  .target(name: "LocalizedMessages", dependencies: ["ErrorCatalog"], path: "Localizations"),
  .target(name: "APIErrors", dependencies: ["ErrorCatalog", "LocalizedMessages"]),
  .target(name: "SessionErrors", dependencies: ["ErrorCatalog", "LocalizedMessages"]),
  .target(name: "AlertPresentation", dependencies: ["CatalogICU", "ErrorCatalog", "LocalizedMessages"]),
]

let sample: [Target] = [
  .target(
    name: "GitHubSearch",
    dependencies: ["AlertPresentation", "APIErrors", "CatalogICU", "ErrorCatalog"],
    path: "tools/github-search/Search"
  ),
  .executableTarget(
    name: "github-search",
    dependencies: ["AlertPresentation", "GitHubSearch"],
    path: "tools/github-search/Command"
  ),
]

let tooling: [Target] = [
  .target(name: "ErrorInventory", swiftSettings: swiftSyntaxSearchPath, linkerSettings: swiftSyntaxLibraries),
  .target(
    name: "CatalogGenerator",
    dependencies: ["ErrorCatalog", "ErrorInventory", "MessageFormatting", "StringsFiles"],
    swiftSettings: swiftSyntaxSearchPath
  ),
  .target(
    name: "CatalogLint",
    dependencies: [
      "AlertPresentation", "CatalogGenerator", "CatalogICU", "ErrorCatalog", "ErrorInventory", "MessageFormatting",
      "StringsFiles",
    ],
    swiftSettings: swiftSyntaxSearchPath
  ),
  .executableTarget(
    name: "catalog-lint",
    dependencies: ["CatalogLint"],
    path: "tools/catalog-lint",
    exclude: ["WithoutSwiftSyntax"],
    swiftSettings: swiftSyntaxSearchPath + searchOrderOfSymbols
  ),
  .executableTarget(
    name: "catalog-bench",
    dependencies: ["APIErrors", "CatalogICU", "ErrorCatalog", "ErrorInventory", "MessageFormatting", "StringsFiles"],
    path: "tools/catalog-bench",
    swiftSettings: swiftSyntaxSearchPath
  ),
]

let toolingWithoutSwiftSyntax: [Target] = [
  .executableTarget(name: "catalog-lint", path: "tools/catalog-lint/WithoutSwiftSyntax")
]

// MARK: - Tests

/// The test target of one target, whose fixtures and golden files are read from the checkout and never compiled.
///
/// SwiftPM remembers what a manifest said for as long as its text stays the same. A checkout in which a target gains its
/// first `Fixtures` or `Snapshots` folder needs `swift package purge-cache` once.
func tests(of target: String, with dependencies: [Target.Dependency], swiftSettings: [SwiftSetting] = []) -> Target {
  let name = target + "Tests"
  let folder = Context.packageDirectory + "/Tests/" + name + "/"
  return .testTarget(
    name: name,
    dependencies: ["TestSupport"] + dependencies,
    exclude: ["Fixtures", "Snapshots"].filter { FileManager.default.fileExists(atPath: folder + $0) },
    swiftSettings: swiftSettings
  )
}

/// Names the tool as a dependency, so that whoever depends on the library has the tool built beside the tests.
let testing: [Target] = [
  .target(name: "CatalogLintTesting", dependencies: ["catalog-lint"])
]

let runtimeTests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .executableTarget(
    name: "show-alert",
    dependencies: ["AlertPresentation", "APIErrors", "ErrorCatalog"],
    path: "Tests/Programs/show-alert"
  ),
  .executableTarget(
    name: "eight-threads",
    dependencies: ["APIErrors", "ErrorCatalog"],
    path: "Tests/Programs/eight-threads"
  ),
  .executableTarget(name: "foundation-probe", path: "Tests/Programs/foundation-probe"),
  tests(of: "CatalogICU", with: ["CatalogICU"]),
  tests(of: "StringsFiles", with: ["StringsFiles"]),
  tests(of: "MessageFormatting", with: ["CatalogICU", "MessageFormatting"]),
  tests(
    of: "ErrorCatalog",
    with: ["CatalogICU", "eight-threads", "ErrorCatalog", "foundation-probe", "MessageFormatting", "StringsFiles"]
  ),
  tests(
    of: "LocalizedMessages",
    with: ["CatalogICU", "ErrorCatalog", "LocalizedMessages", "StringsFiles", "show-alert"]
  ),
  tests(of: "APIErrors", with: ["APIErrors", "ErrorCatalog"]),
  tests(of: "SessionErrors", with: ["ErrorCatalog", "SessionErrors"]),
  tests(of: "AlertPresentation", with: ["AlertPresentation", "APIErrors", "CatalogICU", "ErrorCatalog"]),
  tests(of: "GitHubSearch", with: ["AlertPresentation", "APIErrors", "CatalogICU", "GitHubSearch", "github-search"]),
]

let toolingTests: [Target] = [
  tests(of: "ErrorInventory", with: ["ErrorInventory"], swiftSettings: swiftSyntaxSearchPath),
  tests(
    of: "CatalogGenerator",
    with: ["CatalogGenerator", "ErrorCatalog", "ErrorInventory", "StringsFiles"],
    swiftSettings: swiftSyntaxSearchPath
  ),
  tests(
    of: "CatalogLint",
    with: ["catalog-lint", "CatalogLint", "ErrorCatalog", "ErrorInventory", "StringsFiles"],
    swiftSettings: swiftSyntaxSearchPath
  ),
  tests(of: "CatalogLintTesting", with: ["CatalogLintTesting"]),
  tests(of: "Readme", with: []),
]

// MARK: - Package

let package = Package(
  name: "ErrorCatalog",
  defaultLocalization: "en",
  products: [
    .library(name: "ErrorCatalog", targets: ["ErrorCatalog"]),
    .library(name: "AlertPresentation", targets: ["AlertPresentation"]),
    .library(name: "APIErrors", targets: ["APIErrors"]),
    .library(name: "SessionErrors", targets: ["SessionErrors"]),
    .library(name: "CatalogLintTesting", targets: ["CatalogLintTesting"]),
    .executable(name: "catalog-lint", targets: ["catalog-lint"]),
  ],
  targets: runtime + sample + testing + runtimeTests
    + (swiftSyntax == nil ? toolingWithoutSwiftSyntax : tooling + toolingTests),
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
