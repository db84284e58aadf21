import ErrorCatalog
import Testing

@Suite("In which language a message is")
struct LanguageOfMessageTests {
  private func message(_ words: [String: [String: String]], in preferences: LocalePreferences) -> Message {
    Catalog(words: words).message(for: SampleError.inner, in: preferences)
  }

  private let english = ["Inner.failed.title": "Inner", "Inner.failed.description": "Inner."]
  private let japanese = ["Inner.failed.title": "内", "Inner.failed.description": "内。"]

  @Test("The best language there is")
  func best() {
    let message = message(["en": english, "ja": japanese], in: ["fr", "ja-JP"])
    #expect(message.title == "内")
    #expect(message.locale.tag == "ja")
    #expect(!message.isFallback)
    #expect(message.problems.isEmpty)
  }

  @Test("A gap is filled from the next language that the person reads")
  func gap() {
    let message = message(["de": [:], "en": english, "ja": japanese], in: ["de", "ja"])
    #expect(message.title == "内")
    #expect(message.isFallback)
    #expect(message.problems.map(\.cause) == [.missingTranslation(servedIn: message.locale)])
    #expect(message.problems.first?.locale?.tag == "de")
    #expect(message.problems.first?.key == "Inner.failed")
  }

  @Test("Title and description come from one language, even where the better one has half of them")
  func oneLanguage() {
    let half = ["Inner.failed.title": "内"]
    let message = message(["en": english, "ja": half], in: "ja")
    #expect(message.title == "Inner")
    #expect(message.description == "Inner.")
    #expect(message.locale.tag == "en")
    #expect(message.isFallback)
  }

  @Test("Half a message is better than none; a description says more than a title")
  func halves() {
    let message = message(["en": ["Inner.failed.title": "Inner"], "ja": ["Inner.failed.description": "内。"]], in: "ja")
    #expect(message.description == "内。")
    #expect(message.locale.tag == "ja")
    #expect(message.title == "Inner.failed")
    #expect(message.problems.map(\.cause) == [.missingField(.title)])
  }

  // U+200B and U+2060 have no picture; U+3000 is a space.
  @Test(
    "An entry that shows nothing is no words: the next language has them",
    arguments: ["", " ", "\u{3000}\u{200B}\u{2060}"]
  )
  func blank(text: String) {
    for japanese in [
      ["Inner.failed.title": text, "Inner.failed.description": "内。"],
      ["Inner.failed.title": "内", "Inner.failed.description": text],
    ] {
      let message = message(["en": english, "ja": japanese], in: "ja")
      #expect(message.title == "Inner")
      #expect(message.description == "Inner.")
      #expect(message.isFallback)
      #expect(message.problems.map(\.cause) == [.missingTranslation(servedIn: message.locale)])
    }
    let recovery = message(["en": english.merging(["Inner.failed.recovery": text]) { $1 }], in: "en").recovery
    #expect(recovery == nil)
  }

  @Test("No words but blank ones are none: the generic message speaks, or the key")
  func allBlank() {
    let blank = ["Inner.failed.title": "", "Inner.failed.description": " "]
    #expect(message(["en": blank], in: "en").title == "Inner.failed")
    let generic = ["Alerts.generic.title": "Problem", "Alerts.generic.description": "Try again."]
    let message = message(["en": blank.merging(generic) { $1 }], in: "en")
    #expect(message.title == "Problem")
    #expect(message.description == "Try again.")
    #expect(message.problems.map(\.cause) == [.missingMessage])
  }

  @Test("A text of which the values leave nothing to see is not shown")
  func blankValues() {
    let words = ["Inner.failed.title": "{name}", "Inner.failed.description": "{name} is missing."]
    let error = SampleError(catalogKey: .inner, catalogArguments: ["name": ""])
    let message = Catalog(words: ["en": words]).isolatingValues().message(for: error, in: "en")
    #expect(message.title == "Inner.failed")
    #expect(message.description == "\u{2068}\u{2069} is missing.")
    #expect(message.problems.map(\.cause) == [.missingField(.title)])
  }

  @Test("A regional table may hold only what differs")
  func parents() {
    let regional = ["Inner.failed.title": "Brazil", "Inner.failed.description": "Brazil."]
    let portuguese = ["Outer.failed.title": "Portuguese", "Outer.failed.description": "Portuguese."]
    let catalog = Catalog(words: ["en": english, "pt-BR": regional, "pt": portuguese]).localized(in: "pt-BR")
    #expect(catalog.message(for: SampleError.inner).title == "Brazil")
    let outer = catalog.message(for: SampleError.outer())
    #expect(outer.title == "Portuguese")
    #expect(!outer.isFallback)
  }

  @Test("Who gets nothing of what they asked for is told so, without it being a mistake of the tables")
  func nothingAskedFor() {
    let message = message(["en": english, "ja": japanese], in: "fr")
    #expect(message.title == "Inner")
    #expect(message.isFallback)
    #expect(message.problems.isEmpty)
    #expect(!Catalog(words: ["en": english]).message(for: SampleError.inner, in: []).isFallback)
    #expect(!Catalog(words: ["en": english]).message(for: SampleError.inner, in: .init(environment: [:])).isFallback)
  }

  @Test("Language comes before layer")
  func languageBeforeLayer() {
    let package = Catalog(words: ["en": english, "ja": japanese])
    let app = Catalog(words: ["en": ["Inner.failed.title": "App"]])
    #expect(app.layered(over: package).message(for: SampleError.inner, in: "ja").title == "内")
    #expect(app.layered(over: package).message(for: SampleError.inner, in: "en").title == "App")
  }

  @Test("Layers may have been written in different languages")
  func developmentLanguages() {
    let package = Catalog(words: ["en": english])
    let app = Catalog(
      words: ["ja": ["Outer.failed.title": "外", "Outer.failed.description": "外。"]],
      developmentLanguage: .init("ja") ?? .english
    )
    let layered = app.layered(over: package).localized(in: "fr")
    #expect(layered.chain.locales.map(\.tag) == ["ja", "en"])
    #expect(layered.message(for: SampleError.outer()).title == "外")
    #expect(layered.message(for: SampleError.inner).title == "Inner")
  }

  @Test("A recovery is optional and is in the language of the message")
  func recovery() {
    let words = [
      "en": english.merging(["Inner.failed.recovery": "Try."]) { $1 }, "ja": japanese,
    ]
    #expect(message(words, in: "en").recovery == "Try.")
    #expect(message(words, in: "ja").recovery == nil)
  }

  @Test("Words of no error follow the same chain")
  func texts() {
    let catalog = Catalog(words: ["en": ["Alerts.ok": "OK", "Alerts.n": "{n} left"], "ja": ["Alerts.ok": "はい"]])
    #expect(catalog.text("Alerts.ok", in: "ja").text == "はい")
    let fallback = catalog.text("Alerts.n", in: "ja", arguments: ["n": 1_000])
    #expect(fallback.text == "1,000 left")
    #expect(fallback.isFallback)
    #expect(fallback.locale.tag == "en")
    #expect(fallback.problems.map(\.cause) == [.missingTranslation(servedIn: fallback.locale)])
    let missing = catalog.text("Alerts.none", in: "ja")
    #expect(missing.text == "Alerts.none")
    #expect(missing.problems.map(\.cause) == [.missingEntry])
  }
}
