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

@Suite struct SpelledWordTests {
  @Test("A word taken apart counts the same edits as letter by letter, for all short words of three letters")
  func allShortWords() {
    var words: [[UInt8]] = [[]]
    for length in 1...4 {
      words += words.filter { $0.count == length - 1 }.flatMap { word in "abc".utf8.map { word + [$0] } }
    }
    for word in words {
      guard let spelled = SpelledWord(word) else {
        #expect(word.isEmpty)
        continue
      }
      for name in words {
        let (text, other) = (String(decoding: word, as: UTF8.self), String(decoding: name, as: UTF8.self))
        #expect(spelled.distance(to: name) == Spelling.distance(from: text, to: other), "\(text) and \(other)")
      }
    }
  }

  @Test("Long words and longer names", arguments: [31, 63, 64])
  func longWords(length: Int) throws {
    let word = String((0..<length).map { Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8($0 * 7 % 26))) })
    let spelled = try #require(SpelledWord(Array(word.utf8)))
    var swapped = Array(word)
    swapped.swapAt(length - 2, length - 1)
    for name in [word, String(word.dropFirst()), word + "xyz", String(swapped), String(word.reversed()), ""] {
      #expect(spelled.distance(to: Array(name.utf8)) == Spelling.distance(from: word, to: name), "\(name)")
    }
  }

  @Test("A word that is no letter, too long or not of ASCII is not taken apart")
  func others() {
    #expect(SpelledWord([]) == nil)
    #expect(SpelledWord(Array(repeating: UInt8(ascii: "a"), count: 65)) == nil)
    #expect(SpelledWord(Array("é".utf8)) == nil)
  }
}

@Suite struct SpelledNamesTests {
  /// Short names, one with a capital and one that takes several edits from all others, and names of more letters than a
  /// word that is taken apart may have.
  private static let names =
    ["ab", "ba", "Abba", "abab", "bbbb", "limitReached", "quotaReached"]
    + ["a", "b", "ab"].map { String(repeating: "ab", count: 40) + $0 }

  private static let words: [String] = {
    var words = [""]
    for length in 1...4 { words += words.filter { $0.count == length - 1 }.flatMap { [$0 + "a", $0 + "b"] } }
    return words + [
      "limitReach", "quataReached", String(repeating: "ab", count: 40), String(repeating: "ba", count: 41),
    ]
  }()

  @Test("Names that are looked up together are as near to a word as one by one", arguments: [names, names + ["äb"]])
  func nearest(names: [String]) {
    let spelled = SpelledNames(names)
    for word in Self.words + ["ä"] {
      #expect(spelled.nearest(to: word) == Spelling.nearest(to: word, in: names), "\(word)")
      let even = names.indices.filter { $0.isMultiple(of: 2) }.map { names[$0] }
      #expect(spelled.nearest(to: word) { $0.isMultiple(of: 2) } == Spelling.nearest(to: word, in: even), "\(word)")
    }
  }

  @Test("A name is as clearly meant by a word as one by one", arguments: [names, names + ["äb"]])
  func isClear(names: [String]) {
    let spelled = SpelledNames(names)
    for word in Self.words + ["ä"] {
      for name in names {
        let isClear = Spelling.isClear(name, meantBy: word, in: names)
        #expect(spelled.isClear(name, meantBy: word) == isClear, "\(name) meant by \(word)")
      }
    }
  }
}
