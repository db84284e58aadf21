import ErrorInventory
import Foundation
import TestSupport
import Testing

@Suite("Errors whose cases source cannot tell")
struct NotEnumerableTests {
  private static let source = """
    import Foundation
    import Kit

    struct Structure: Error {}
    struct Later {}
    extension Later: LocalizedError {}
    final class Reference: Error {}
    class Old: NSError {}
    class Older: Old {}
    actor Worker: Error {}
    extension KitFailure: @retroactive Error {}
    @MakeCases enum Made: Error { case a }
    @MainActor enum Isolated: Error { case a }
    @DatabaseActor enum IsolatedElsewhere: Error { case a }
    @globalActor actor Keeper { static let shared = Keeper() }
    @Keeper enum IsolatedHere: Error { case a }
    @frozen @objc(Name) @available(*, deprecated) @_spi(Some) enum Plain: Int, Error { case a }
    enum Expanded: Error {
      #makeCases("a")
      case b
    }
    private struct Hidden: Error {}
    struct Harmless {}
    """

  @Test("Structs, classes, actors, macros and imported types are named with the reason")
  func reasons() {
    let inventory = Inventory.read(sources: [("File.swift", Self.source)])
    let found = inventory.notEnumerable.map { "\($0.path): \($0.reason)" }
    #expect(
      found == [
        "Structure: structure", "Later: structure", "Reference: class", "Old: class", "Older: class", "Worker: actor",
        "KitFailure: importedType", #"Made: macro("MakeCases")"#, #"Expanded: macro("makeCases")"#,
      ]
    )
    // What is written in them is listed all the same.
    #expect(
      inventory.types.map(\.path) == [
        "Made", "Isolated", "IsolatedElsewhere", "IsolatedHere", "Plain", "Expanded",
      ]
    )
  }

  @Test("A symbol graph adds what macros made, and types that no scanned file declares")
  func graph() throws {
    let folder = try TemporaryFolder()
    // What the compiler sees once macros are expanded.
    let expanded = """
      public enum Made: Error { case a, made(code: Int) }
      public enum Conforming: Error { case b }
      public enum Whole: Error { case c }
      """
    try folder.write(expanded, to: "Expanded.swift")
    let result = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run([
      "swiftc", "-emit-module", "-module-name", "Main", "-o", "\(folder.url.path)/Main.swiftmodule",
      "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.url.path, "\(folder.url.path)/Expanded.swift",
    ])
    try #require(result.status == 0, "\(result.errors)")
    let source = Inventory.read(sources: [
      (
        "File.swift",
        "@MakeCases enum Made: Error { case a } // catalog-lint:forwards\n@MakeError enum Conforming { case b }"
      )
    ])
    #expect(source.notEnumerable.map(\.path) == ["Made"])
    let inventory = source.adding(try Inventory.read(symbolGraphs: folder.url.path))
    #expect(Set(inventory.types.map(\.path)) == ["Made", "Conforming", "Whole"])
    let made = try #require(inventory.types.first { $0.path == "Made" })
    #expect(made.cases.map(\.fullName) == ["a", "made(code:)"])
    #expect(made.marks.map(\.name) == ["forwards"])
    #expect(inventory.notEnumerable == [])
  }

  @Test("A folder without symbol graphs is an error, a damaged graph a note")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(throws: InventoryError.noSources([path])) { try Inventory.read(symbolGraphs: path) }
    #expect(throws: InventoryError.unreadable(path + "/none")) { try Inventory.read(symbolGraphs: path + "/none") }
    try folder.write("{ \"module\": ", to: "A.symbols.json")
    let inventory = try Inventory.read(symbolGraphs: path)
    #expect(inventory.types == [])
    #expect(inventory.notes.map(\.location.file) == [path + "/A.symbols.json"])
    #expect(inventory.fileCount == 0)
  }
}
