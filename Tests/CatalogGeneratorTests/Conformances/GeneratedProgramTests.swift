import Foundation
import TestSupport
import Testing

@Suite("Generated conformances, compiled and run")
struct GeneratedProgramTests {
  @Test(
    "Every variation compiles without a warning, and each case answers with its own key and values",
    arguments: [5, 6]
  )
  func variations(mode: Int) throws {
    let project = try GeneratedProject()
    let products = project.folder.url.appending(path: "products")
    // A target may ask for imports of whatever it names a member of, and make them internal.
    let features = ["MemberImportVisibility", "InternalImportsByDefault"].flatMap { ["-enable-upcoming-feature", $0] }
    let strict =
      ["-package-name", "variations", "-warnings-as-errors", "-Xfrontend", "-disable-reflection-metadata"]
      + (mode == 6 ? features : [])
    func compile(_ module: String, in part: String = "Sources", mode: Int, _ options: [String]) throws {
      let sources = project.sources(of: module, in: part)
      let result = try SwiftCompiler.compile(sources, module: module, mode: mode, in: products, options: options)
      try #require(result.errors.isEmpty, "\(result.errors)")
    }
    // The other packages say nothing about concurrency: they are of the mode that lets them.
    try compile("APIKit", in: "Checkout", mode: 5, [])
    try compile("Transfers", in: "Checkout", mode: 5, [])
    try compile("Base", mode: mode, strict)
    try compile("Hiding", mode: mode, strict)
    try compile("Isolated", mode: mode, strict + ["-default-isolation", "MainActor"])
    try compile("Variations", mode: mode, strict)
    let runtime = ["ErrorCatalog", "MessageFormatting", "StringsFiles", "CatalogICU", "CCatalogICU"]
    let linked = try SwiftCompiler.link(
      ["APIKit", "Transfers", "Base", "Variations"],
      with: runtime,
      libraries: ["icui18n", "icuuc", "stdc++"],
      to: "program",
      in: products
    )
    try #require(linked.errors.isEmpty, "\(linked.errors)")
    let result = try BuiltCommand(at: products.appending(path: "program")).run()
    #expect(result.errors == "")
    #expect(result.output.hasSuffix(", 0 different\n"), "\(result.output)")
    #expect(result.status == 0)
  }
}
