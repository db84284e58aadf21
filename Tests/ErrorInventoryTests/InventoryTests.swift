import ErrorInventory
import TestSupport
import Testing

/// What the inventory of some marked source must hold: a marker stands before the name of each expected case.
func expectCases(_ source: String, _ names: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let marked = MarkedSource(source)
  let inventory = Inventory.read(sources: [("File.swift", marked.text)])
  let cases = inventory.types.flatMap { type in type.cases.map { (type.path + "." + $0.fullName, $0.location) } }
  #expect(cases.map(\.0) == names, sourceLocation: sourceLocation)
  #expect(
    cases.map { MarkedSource.Place(line: $0.1.line, column: $0.1.column) }
      == marked.places.sorted { $0.key < $1.key }.map(\.value),
    sourceLocation: sourceLocation
  )
}

@Suite("Error enums in source")
struct InventoryTests {
  @Test("The inheritance clause, an extension and a refining protocol make an enum an error")
  func conformance() {
    expectCases(
      """
      enum Plain: Error { case 1️⃣a, 2️⃣b(code: Int) }
      enum Later { case 3️⃣c }
      extension Later: LocalizedError {}
      protocol Refined: Error {}
      struct Outer { enum Inner: Refined { indirect case 4️⃣d(Inner) } }
      enum Colour { case red }
      """,
      ["Plain.a", "Plain.b(code:)", "Later.c", "Outer.Inner.d(_:)"]
    )
  }

  @Test("A type named Error in scope is not Swift's")
  func shadowed() {
    expectCases(
      """
      struct Client {
        enum Error: Swift.Error { case 1️⃣a }
        enum Other: Error { case b }
      }
      """,
      ["Client.Error.a"]
    )
  }

  @Test("Unavailable is what no platform has")
  func availability() {
    // What the language reference says of each: the first argument is the platform, or * for all.
    let attributes: [(String, Availability)] = [
      ("*, unavailable", .unavailable), ("*, unavailable, message: \"Gone.\"", .unavailable),
      ("swift, obsoleted: 5", .unavailable), ("iOS, unavailable", .available), ("macOS, obsoleted: 12", .available),
      ("*, deprecated", .deprecated), ("iOS, deprecated: 12", .deprecated), ("iOS 15, *", .available),
      ("*, deprecated, message: \"unavailable\"", .deprecated),
    ]
    for (attribute, expected) in attributes {
      let source = "enum E: Error { @available(\(attribute)) case a }"
      let inventory = Inventory.read(sources: [("File.swift", source)])
      #expect(inventory.types.flatMap(\.cases).map(\.availability) == [expected], "\(attribute)")
    }
  }

  @Test("Access is the least of an enum's own and of what is around it")
  func access() {
    var options = InventoryOptions()
    options.includesPrivate = true
    // What `-emit-symbol-graph -symbol-graph-minimum-access-level private` of Swift 6.3.1 says.
    let sources: [(String, ErrorType.Access)] = [
      ("private extension Int { enum E: Error { case a } }", .fileprivate),
      ("private extension Int { private enum E: Error { case a } }", .private),
      ("public extension Int { enum E: Error { case a } }", .public),
      ("struct S { public enum E: Error { case a } }", .internal),
      ("private enum S { enum E: Error { case a } }", .private),
    ]
    for (source, access) in sources {
      let types = Inventory.read(sources: [("File.swift", source)], options: options).types
      #expect(types.map(\.access) == [access], "\(source)")
    }
  }

  @Test("Catalogued is known in the module that declares it, and a protocol of that name elsewhere is another")
  func ownProtocols() {
    func kinds(inModule module: String) -> [ErrorType.Kind] {
      var options = InventoryOptions()
      options.module = module
      let source = """
        protocol Catalogued {}
        protocol CatalogError: Error, Catalogued {}
        enum Sentence: Catalogued { case a }
        enum Failure: CatalogError { case b }
        """
      let types = Inventory.read(sources: [("File.swift", source)], options: options).types
      return types.filter(\.conformsToCatalogError).map(\.kind)
    }
    #expect(kinds(inModule: "ErrorCatalog") == [.catalogued, .error])
    #expect(kinds(inModule: "Shop").isEmpty)
  }
}
