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

  @Test("An enum with words of its own is listed without being an error")
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
    #expect(inventory.types.map(\.kind) == [.catalogued, .error, .catalogued, .error])
  }
}
