import ErrorCatalog
import Synchronization
import Testing

@Suite("Problems are told, and never in the way of a text")
struct ProblemTests {
  /// What a hook was told.
  private final class Told: Sendable {
    private let list = Mutex<[CatalogProblem]>([])
    var problems: [CatalogProblem] { list.withLock { $0 } }
    func add(_ problem: CatalogProblem) { list.withLock { $0.append(problem) } }
  }

  private func message(_ description: String, _ arguments: MessageArguments) -> Message {
    Catalog(words: ["en": ["Inner.failed.title": "Inner", "Inner.failed.description": description]])
      .message(for: SampleError(catalogKey: .inner, catalogArguments: arguments), in: "en")
  }

  @Test("A missing argument shows as its name in braces")
  func missingArgument() {
    let message = message("Only {n} left.", .none)
    #expect(message.description == "Only {n} left.")
    #expect(message.problems.map(\.cause) == [.formatting(.missingArgument(name: "n"))])
    #expect(message.problems.first?.key == "Inner.failed.description")
  }

  @Test("An argument of the wrong kind is shown as best it can be")
  func wrongKind() {
    let message = message("Only {n, number} left.", ["n": "few"])
    #expect(message.description == "Only few left.")
    #expect(message.problems.count == 1)
  }

  @Test("A broken pattern is shown as it is written")
  func brokenPattern() {
    let message = message("Only {n left.", ["n": 1])
    #expect(message.description == "Only {n left.")
    let isBroken = message.problems.map { if case .brokenPattern = $0.cause { true } else { false } }
    #expect(isBroken == [true])
    #expect(message.problems.first?.key == "Inner.failed.description")
  }

  @Test("A message without problems has none")
  func noProblems() {
    let message = message("Only {n} left.", ["n": 1])
    #expect(message.description == "Only 1 left.")
    #expect(message.problems.isEmpty)
  }

  @Test("Where nobody has words it is the generic message, never the error's own description for developers")
  func generic() {
    let words = ["Alerts.generic.title": "Unexpected problem", "Alerts.generic.description": "Try again."]
    let message = Catalog(words: ["en": words]).message(for: ForeignError(), in: "en")
    #expect(message.title == "Unexpected problem")
    #expect(message.description == "Try again.")
    #expect(message.key == nil)
    #expect(message.problems.map(\.cause) == [.missingMessage])
    #expect(message.problems.first?.key == "ForeignError")
  }

  @Test("Without even that it is the stable code")
  func code() {
    let catalog = Catalog(words: [:])
    let known = catalog.message(for: SampleError.inner, in: "ja")
    #expect(known.title == "Inner.failed")
    #expect(known.description == "Inner.failed")
    #expect(known.key == "Inner.failed")
    #expect(catalog.message(for: ForeignError(), in: "ja").title == "ForeignError")
  }

  @Test("The hook is told each distinct problem once")
  func once() {
    let told = Told()
    let catalog = Catalog(words: ["en": ["Inner.failed.title": "Inner", "Inner.failed.description": "{n}"]])
      .reportingProblems(to: told.add)
    for _ in 0..<3 {
      _ = catalog.message(for: SampleError.inner, in: "en")
      _ = catalog.message(for: SampleError.inner, in: "ja")
      _ = catalog.message(for: ForeignError(), in: "en")
      _ = catalog.text("nowhere", in: "en")
    }
    #expect(Set(told.problems).count == told.problems.count)
    #expect(told.problems.map(\.cause).contains(.formatting(.missingArgument(name: "n"))))
    #expect(told.problems.map(\.cause).contains(.missingMessage))
    #expect(told.problems.map(\.key).contains("nowhere"))
    #expect(told.problems.count == 3)
  }

  @Test("The hook's memory is bounded")
  func bounded() {
    let told = Told()
    let catalog = Catalog(words: [:]).reportingProblems(to: told.add)
    for index in 0..<1_500 { _ = catalog.text("key\(index)", in: "en") }
    #expect(told.problems.count == 1_001)
    #expect(told.problems.last?.cause == .tooManyProblems(limit: 1_000))
  }

  @Test("The hook goes along when a catalog is layered")
  func layered() {
    let told = Told()
    let app = Catalog(words: ["en": [:]]).reportingProblems(to: told.add)
    let layered = app.layered(over: Catalog(words: ["en": ["Inner.failed.title": "Inner"]]))
    _ = layered.message(for: SampleError.inner, in: "en")
    #expect(told.problems.map(\.cause) == [.missingField(.description)])
  }

  @Test("A catalog can show its keys in place of words")
  func showsKeys() {
    let catalog = Catalog(words: [
      "en": [
        "Inner.title": "Type", "Inner.failed.description": "Inner {n}.", "Inner.failed.recovery": "Try.",
        "Alerts.ok": "OK",
      ]
    ]).showingKeys()
    let message = catalog.message(for: SampleError.inner, in: "en")
    #expect(message.title == "Inner.title")
    #expect(message.description == "Inner.failed.description")
    #expect(message.recovery == "Inner.failed.recovery")
    #expect(catalog.text("Alerts.ok", in: "en").text == "Alerts.ok")
    #expect(catalog.message(for: SampleError.outer(), in: "en").title == "Outer.failed")
  }

  @Test("Every problem is a line that says where and what")
  func sentences() throws {
    let japanese = try #require(LocaleIdentifier("ja"))
    let problem = CatalogProblem(key: "A.b.title", locale: japanese, cause: .missingTranslation(servedIn: .english))
    #expect(problem.description == "ja: A.b.title: There is no translation; en was shown.")
    #expect(
      CatalogProblem(cause: .resourcesNotFound(module: "Shop")).description.hasPrefix("The resource bundle of Shop")
    )
  }
}
