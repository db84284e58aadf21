import ErrorInventory
import Foundation
import TestSupport
import Testing

@Suite("Reason enums")
struct ReasonTests {
  @Test("Seventeen cases with eight reason enums are sixty-five cases")
  func transfer() throws {
    let url = PackageFolder.fixtures(of: "ErrorInventory").appending(path: "Transfer.swift")
    let text = try String(contentsOf: url, encoding: .utf8)
    let inventory = Inventory.read(sources: [("Transfer.swift", text)])
    let errors = inventory.types.filter { $0.kind == .error }
    #expect(errors.map(\.path) == ["TransferError"])
    #expect(errors.map(\.cases.count) == [17])
    #expect(inventory.types.count == 1 + 8)
    #expect(inventory.types.map(\.cases.count).reduce(0, +) == 65)
    let part = try #require(inventory.types.first { $0.path == "TransferError.EncoderReason.Part" })
    let through = CaseReference(module: "Main", type: "TransferError.EncoderReason", name: "partMissing(_:)")
    #expect(part.kind == .reason(reachedThrough: [through]))
  }

  @Test("A reason says every case that reaches it, and an enum that nothing reaches is none")
  func references() {
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        """
        enum Failure: Error { case first(Reason), second(why: Reason?), third([Reason]), other(Int) }
        enum Reason { case a, again(Reason) }
        enum Unreached { case a }
        enum Wrapper: Error { case failure(Failure), inside(Box<Unreached>), closure((Unreached) -> Void) }
        struct Box<Value> {}
        """
      )
    ])
    #expect(inventory.types.map(\.path) == ["Failure", "Reason", "Wrapper"])
    let references = ["first(_:)", "second(why:)", "third(_:)"].map {
      CaseReference(module: "Main", type: "Failure", name: $0)
    }
    #expect(inventory.types.map(\.kind) == [.error, .reason(reachedThrough: references), .error])
  }

  /// Types that hold an enum `R`, and whether that makes it a reason.
  static let holders: [(type: String, isReached: Bool)] = [
    ("R?", true), ("R??", true), ("R!", true), ("[R]", true), ("[[R]]", true), ("[[R?]]?", true), ("Set<R>", true),
    ("[String: R]", true), ("[R: Int]", true), ("Dictionary<String, R>", true), ("Swift.Dictionary<String, [R]>", true),
    ("(R, Int)", true), ("(why: R, code: Int)", true), ("[(Int, why: R?)]", true), ("(Int, (Int, R))", true),
    ("Result<R, Never>", true), ("Result<Int, Never>?", false), ("[String: (Int, Result<[R], Never>)]", true),
    ("ArraySlice<R>", true), ("Alias", true), ("Pair", true), ("[Pair]", true), ("Box<R>", false), ("[Box<R>]", false),
    ("(R) -> Void", false), ("[String: Int]", false), ("KeyValuePairs<R, String>", true), ("Set<Box<R>>", false),
  ]

  @Test("A reason is reached through whatever holds its values, and through nothing else", arguments: 0..<28)
  func holder(index: Int) {
    let (type, isReached) = Self.holders[index]
    let rest = """
      struct Box<Value> {}
      typealias Alias = [R]
      typealias Pair = (first: Int, second: Alias)
      """
    let sources = [
      ("Failure.swift", "enum Failure: Error { case a(\(type)) }\n" + rest), ("R.swift", "enum R { case r }"),
    ]
    let inventory = Inventory.read(sources: sources.map { (path: $0.0, text: $0.1) })
    #expect(inventory.types.map(\.path) == (isReached ? ["Failure", "R"] : ["Failure"]), "\(type)")
    if isReached {
      let through = CaseReference(module: "Main", type: "Failure", name: "a(_:)")
      #expect(inventory.types.last?.kind == .reason(reachedThrough: [through]), "\(type)")
    }
    // What is one of several, or beside others, is no value that a message or a generated conformance can take.
    let isHandedOut = ["R?", "R!"].contains(type)
    #expect((inventory.types.first?.cases.first?.arguments.first?.form != nil) == isHandedOut, "\(type)")
  }

  @Test("A type of the sources with the name of one that holds values is not taken for that one")
  func ownHolder() {
    let source = """
      enum Failure: Error { case a(Result<R, Never>) }
      enum Result<Value, Other> { case done(Inner), not }
      enum Inner { case i }
      enum R { case r }
      """
    let inventory = Inventory.read(sources: [("File.swift", source)])
    #expect(inventory.types.map(\.path) == ["Failure", "Result", "Inner"])
  }

  @Test("The reasons of an enum that is left out are left out, and those that are private are counted")
  func leftOut() {
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        """
        private enum Hidden: Error { case a(Reason) }
        enum Reason { case a }
        enum Shown: Error { case a(Inner) }
        private enum Inner { case a }
        """
      )
    ])
    #expect(inventory.types.map(\.path) == ["Shown"])
    #expect(inventory.skipped == [SkippedTypes(reason: .private, count: 2)])
  }

  @Test("An enum with words of its own is listed without being an error; one that explains an error is its reason")
  func catalogued() {
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        """
        enum Finding { case unused(name: String) }
        enum Failure: Error { case a(Reason) }
        enum Reason: Catalogued { case a }
        enum Plain: Error { case a }
        """
      ),
      ("File+Catalog.swift", "extension Finding: Catalogued {}\nextension Failure: CatalogError {}"),
    ])
    #expect(inventory.types.map(\.path) == ["Finding", "Failure", "Reason", "Plain"])
    #expect(inventory.types.map(\.conformsToCatalogError) == [true, true, true, false])
    let through = CaseReference(module: "Main", type: "Failure", name: "a(_:)")
    #expect(inventory.types.map(\.kind) == [.catalogued, .error, .reason(reachedThrough: [through]), .error])
  }
}
