import ErrorCatalog
import Testing

@Suite("Which error of a chain speaks")
struct WhoSpeaksTests {
  /// A chain, who has words in the development language, and who speaks.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let error: any Error
    /// The types that have a title and a description.
    let known: [String]
    let speaker: String?
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "the outermost with words speaks",
      error: SampleError.outer(causedBy: SampleError.inner),
      known: ["Outer.failed", "Inner.failed"],
      speaker: "Outer.failed"
    ),
    Case(
      id: "an error without words leaves it to its cause",
      error: SampleError.outer(causedBy: SampleError.inner),
      known: ["Inner.failed"],
      speaker: "Inner.failed"
    ),
    Case(
      id: "an error that prefers its cause hands over",
      error: SampleError.during(SampleError.inner),
      known: ["Where.during", "Inner.failed"],
      speaker: "Inner.failed"
    ),
    Case(
      id: "it speaks where nothing below it has words",
      error: SampleError.during(SampleError.inner),
      known: ["Where.during"],
      speaker: "Where.during"
    ),
    Case(
      id: "it speaks where its cause is not known at all",
      error: SampleError.during(ForeignError()),
      known: ["Where.during"],
      speaker: "Where.during"
    ),
    Case(
      id: "of two that prefer their causes the inner one says more",
      error: SampleError.around(SampleError.during(SampleError.inner)),
      known: ["Where.during", "Whereabouts.during"],
      speaker: "Where.during"
    ),
    Case(
      id: "what stands below an error with words is not asked",
      error: SampleError.outer(causedBy: SampleError.during(SampleError.inner)),
      known: ["Outer.failed", "Where.during", "Inner.failed"],
      speaker: "Outer.failed"
    ),
    Case(
      id: "handing over ends at the first that does not hand over",
      error: SampleError.during(SampleError.middle(causedBy: SampleError.inner)),
      known: ["Where.during", "Middle.failed", "Inner.failed"],
      speaker: "Middle.failed"
    ),
    Case(
      id: "the outermost that prefers its cause comes last",
      error: SampleError.around(SampleError.middle(causedBy: SampleError.during(ForeignError()))),
      known: ["Where.during", "Whereabouts.during"],
      speaker: "Where.during"
    ),
    Case(id: "nobody has words", error: SampleError.outer(causedBy: SampleError.inner), known: [], speaker: nil),
    Case(id: "nobody has a key", error: ForeignError(), known: ["Outer.failed"], speaker: nil),
  ]

  @Test("Who speaks, in both languages", arguments: cases, ["en", "ja"])
  func speaker(_ test: Case, _ language: String) {
    let entries = Dictionary(
      uniqueKeysWithValues: test.known.flatMap { [("\($0).title", "\($0)!"), ("\($0).description", "\($0).")] }
    )
    let message = Catalog(words: ["en": entries, "ja": entries])
      .message(for: test.error, in: LocalePreferences([language]))
    if let speaker = test.speaker {
      #expect(message.title == "\(speaker)!")
      #expect(message.description == "\(speaker).")
      #expect(message.key == speaker)
      #expect(message.locale.tag == language)
      #expect(message.problems.isEmpty)
    } else {
      #expect(message.problems.map(\.cause) == [.missingMessage])
    }
  }

  @Test("The choice is made in the development language, so it is the same in every language")
  func sameInEveryLanguage() {
    let catalog = Catalog(words: [
      "en": ["Inner.failed.title": "Inner", "Inner.failed.description": "Inner."],
      "ja": [
        "Inner.failed.title": "内", "Inner.failed.description": "内。",
        "Outer.failed.title": "外", "Outer.failed.description": "外。",
      ],
    ])
    let error = SampleError.outer(causedBy: SampleError.inner)
    #expect(catalog.message(for: error, in: "en").title == "Inner")
    #expect(catalog.message(for: error, in: "ja").title == "内")
  }

  @Test("Words that the development language lacks are still better than none")
  func onlyInOtherLanguage() {
    let catalog = Catalog(words: ["ja": ["Outer.failed.title": "外", "Outer.failed.description": "外。"], "en": [:]])
    #expect(catalog.message(for: SampleError.outer(), in: "ja").title == "外")
  }

  @Test("A title of the type is no word of the case's own; a description of the type is")
  func typeDefaults() {
    let inner = ["Inner.failed.title": "Inner", "Inner.failed.description": "Inner."]
    let error = SampleError.outer(causedBy: SampleError.inner)
    let titled = Catalog(words: ["en": inner.merging(["Outer.title": "Outer"]) { $1 }])
    #expect(titled.message(for: error, in: "en").title == "Inner")
    let described = Catalog(
      words: ["en": inner.merging(["Outer.title": "Outer", "Outer.description": "Outer."]) { $1 }]
    )
    #expect(described.message(for: error, in: "en").title == "Outer")
  }

  @Test("Fields of two errors never stand in one message")
  func fieldsAreNotMixed() {
    let catalog = Catalog(words: [
      "en": [
        "Outer.failed.title": "Outer", "Inner.failed.title": "Inner", "Inner.failed.description": "Inner.",
        "Alerts.generic.description": "Generic.",
      ]
    ])
    let message = catalog.message(for: SampleError.outer(causedBy: SampleError.inner), in: "en")
    #expect(message.title == "Outer")
    #expect(message.description == "Generic.")
    #expect(message.problems.map(\.cause) == [.missingField(.description)])
  }

  @Test("A chain that comes back to itself, or goes on for long, ends")
  func endlessChains() {
    let catalog = Catalog(words: ["en": ["Alerts.generic.title": "Generic", "Alerts.generic.description": "Generic."]])
    #expect(catalog.message(for: CircularError(), in: "en").title == "Generic")
    var deep = SampleError.inner
    for _ in 0..<10_000 { deep = .outer(causedBy: deep) }
    #expect(catalog.message(for: deep, in: "en").title == "Generic")
  }

  @Test("The type that the compiler knows makes no difference")
  func typedOrNot() {
    let catalog = Catalog(words: ["en": ["Inner.failed.title": "Inner", "Inner.failed.description": "Inner."]])
    let localized = catalog.localized(in: "en")
    let typed = SampleError.during(SampleError.inner)
    let untyped: any Error = typed
    let known: any CatalogError = typed
    #expect(localized.message(for: typed).title == "Inner")
    #expect(localized.message(for: untyped).title == "Inner")
    #expect(localized.message(for: SampleError.inner).title == "Inner")
    #expect(localized.message(for: known).title == "Inner")
  }
}
