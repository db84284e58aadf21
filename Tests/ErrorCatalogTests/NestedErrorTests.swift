import ErrorCatalog
import Testing

@Suite("Errors inside the words of errors")
struct NestedErrorTests {
  private func wrapping(_ error: any Error) -> SampleError {
    SampleError(catalogKey: .outer, catalogArguments: ["cause": .error(error)])
  }

  private func description(_ error: some Error, _ words: [String: String]) -> String {
    let outer = ["Outer.failed.title": "Outer", "Outer.failed.description": "Outer: {cause}"]
    return Catalog(words: ["en": outer.merging(words) { $1 }]).message(for: error, in: "en").description
  }

  @Test("A placeholder for an error holds its description, in the same language")
  func nested() {
    let catalog = Catalog(words: [
      "en": ["Outer.failed.title": "O", "Outer.failed.description": "O: {cause}", "Inner.failed.description": "inner"],
      "ja": ["Outer.failed.title": "外", "Outer.failed.description": "外: {cause}", "Inner.failed.description": "内"],
    ])
    #expect(catalog.message(for: wrapping(SampleError.inner), in: "ja").description == "外: 内")
    #expect(catalog.message(for: wrapping(SampleError.inner), in: "en").description == "O: inner")
  }

  @Test("Its own placeholders are filled, and its cause may speak for it")
  func filled() {
    let inner = SampleError(catalogKey: .inner, catalogArguments: ["n": 3])
    let words = ["Inner.failed.description": "inner {n}"]
    #expect(description(wrapping(inner), words) == "Outer: inner 3")
    #expect(description(wrapping(SampleError.during(inner)), words) == "Outer: inner 3")
  }

  @Test("An error without words is described by the generic message, never by its own description for developers")
  func foreign() {
    #expect(description(wrapping(ForeignError()), ["Alerts.generic.description": "unexpected"]) == "Outer: unexpected")
  }

  @Test("What is wrong with the words of an error inside is wrong with the message and with the text")
  func innerProblems() {
    let words = [
      "Outer.failed.title": "Outer", "Outer.failed.description": "Outer: {cause}",
      "Inner.failed.title": "Inner", "Inner.failed.description": "inner {n}", "Alerts.cause": "{cause}",
    ]
    let catalog = Catalog(words: ["en": words])
    let foreign = catalog.message(for: wrapping(wrapping(ForeignError())), in: "en")
    #expect(foreign.problems.map(\.cause) == [.missingMessage])
    #expect(foreign.problems.first?.key == "ForeignError")
    let incomplete = catalog.message(for: wrapping(SampleError.inner), in: "en")
    #expect(incomplete.problems.map(\.key) == ["Inner.failed.description"])
    #expect(incomplete.problems.map(\.cause) == [.formatting(.missingArgument(name: "n"))])
    let text = catalog.text("Alerts.cause", in: "en", arguments: ["cause": .error(ForeignError())])
    #expect(text.problems.map(\.cause) == [.missingMessage])
  }

  @Test("An error inside itself ends after a few levels, and many of them after a few dozen")
  func bounded() {
    let circular = [
      "Circular.round.title": "Round", "Circular.round.description": "<{cause}{cause}{cause}{cause}{cause}{cause}>",
    ]
    let text = description(CircularError(), circular)
    #expect(text.hasPrefix("<<<<"))
    #expect(text.utf8.count < 5_000)
  }
}
