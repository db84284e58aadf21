import ErrorCatalog
import Testing

@Suite("Reasons inside an error")
struct ReasonTests {
  static let reason = CatalogKey(module: "ErrorCatalogTests", type: "Outer.Reason", case: "empty")
  static let deeper = CatalogKey(module: "ErrorCatalogTests", type: "Deeper", case: "low")

  private func message(_ words: [String: String], _ reason: SampleReason) -> Message {
    let error = SampleError(catalogKey: .outer, catalogArguments: ["n": 1], catalogReason: reason)
    return Catalog(words: ["en": words]).message(for: error, in: "en")
  }

  @Test("The leaf speaks first, then the case around it, then the type")
  func order() {
    let reason = SampleReason(catalogKey: Self.reason)
    let all = [
      "Outer.Reason.empty.title": "Leaf", "Outer.Reason.empty.description": "Leaf.",
      "Outer.failed.title": "Case", "Outer.failed.description": "Case.",
      "Outer.title": "Type", "Outer.description": "Type.",
    ]
    #expect(message(all, reason).title == "Leaf")
    #expect(message(all, reason).description == "Leaf.")
    let withoutLeafTitle = all.filter { $0.key != "Outer.Reason.empty.title" }
    #expect(message(withoutLeafTitle, reason).title == "Case")
    #expect(message(withoutLeafTitle, reason).description == "Leaf.")
    let onlyType = all.filter { $0.key.hasPrefix("Outer.title") || $0.key == "Outer.description" }
    #expect(message(onlyType, reason).title == "Type")
  }

  @Test("Each text is filled by whom it belongs to")
  func arguments() {
    let reason = SampleReason(catalogKey: Self.reason, catalogArguments: ["n": 2])
    let message = message(["Outer.Reason.empty.description": "Leaf {n}.", "Outer.failed.title": "Case {n}"], reason)
    #expect(message.title == "Case 1")
    #expect(message.description == "Leaf 2.")
    #expect(message.problems.isEmpty)
  }

  @Test("A reason inside a reason says most")
  func nested() {
    let reason = SampleReason(catalogKey: Self.reason, catalogReason: SampleReason(catalogKey: Self.deeper))
    let words = [
      "Deeper.low.description": "Deeper.", "Outer.Reason.empty.description": "Leaf.", "Outer.failed.title": "Case",
    ]
    #expect(message(words, reason).description == "Deeper.")
    #expect(message(words, reason).title == "Case")
  }

  @Test("The same reason in two cases makes two messages")
  func sameReason() {
    let reason = SampleReason(catalogKey: Self.reason)
    let catalog = Catalog(words: [
      "en": [
        "Outer.Reason.empty.description": "Leaf.", "Outer.failed.title": "Outer", "Inner.failed.title": "Inner",
      ]
    ])
    let localized = catalog.localized(in: "en")
    for _ in 0..<2 {
      #expect(localized.message(for: SampleError(catalogKey: .outer, catalogReason: reason)).title == "Outer")
      #expect(localized.message(for: SampleError(catalogKey: .inner, catalogReason: reason)).title == "Inner")
    }
  }

  @Test("A reason alone has a message too")
  func alone() {
    let catalog = Catalog(words: [
      "en": ["Outer.Reason.empty.title": "Leaf {n}", "Outer.Reason.empty.description": "Leaf."]
    ])
    let reason = SampleReason(catalogKey: Self.reason, catalogArguments: ["n": 3])
    #expect(catalog.message(for: reason, in: "en").title == "Leaf 3")
    #expect(catalog.localized(in: "en").text(for: reason, .title).text == "Leaf 3")
  }
}
