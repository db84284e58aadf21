import Testing

@testable import CatalogLint

@Suite struct SpellingTests {
  @Test(
    "Edits are counted as in Damerau's optimal string alignment",
    arguments: [
      ("", "", 0),
      ("check", "check", 0),
      ("chek", "check", 1),  // one letter inserted
      ("checkk", "check", 1),  // one removed
      ("chock", "check", 1),  // one replaced
      ("hceck", "check", 1),  // two neighbours swapped
      ("ca", "abc", 3),  // the example that tells this distance from the unrestricted one (2)
      ("", "check", 5),
    ]
  )
  func distance(source: String, target: String, edits: Int) {
    #expect(Spelling.distance(from: source, to: target) == edits)
    #expect(Spelling.distance(from: target, to: source) == edits)
  }

  @Test("The nearest name is named only where it is near enough to be meant")
  func nearest() {
    let names = ["check", "preview", "format"]
    #expect(Spelling.nearest(to: "chekc", in: names) == "check")
    #expect(Spelling.nearest(to: "PREVIEW", in: names) == "preview")
    #expect(Spelling.nearest(to: "formatted", in: names) == "format")
    #expect(Spelling.nearest(to: "x", in: names) == nil)
    #expect(Spelling.nearest(to: "chcekx", in: []) == nil)
  }

  @Test("A word that shares no letter with a name does not mean it, short as both are")
  func nothingShared() {
    #expect(Spelling.nearest(to: "1", in: ["n", "m"]) == nil)
    #expect(Spelling.nearest(to: "m", in: ["n"]) == nil)
    #expect(Spelling.nearest(to: "t", in: ["to"]) == "to")
  }

  @Test("Of two names that are equally near, the first is named")
  func tie() {
    #expect(Spelling.nearest(to: "cat", in: ["car", "can"]) == "car")
  }
}
