/// Names that many words are compared with: the answer of `Spelling.nearest(to:in:)`, without a look at most of the names.
struct SpelledNames: Sendable {
  private struct Name: Sendable {
    let text: String
    /// The letters as they are compared; nil where they are not all of ASCII.
    let letters: [UInt8]?
    let set: LetterSet
  }

  /// Which letters there are. One edit takes away at most one kind of letter, and adds at most one.
  private struct LetterSet: Sendable {
    private var bits: UInt64 = 0

    init(_ letters: [UInt8]) {
      for letter in letters { bits |= 1 << UInt64(letter & 63) }
    }

    /// No fewer edits than these turn the one into the other.
    func leastDistance(to other: LetterSet) -> Int {
      max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
    }
  }

  private let names: [Name]
  /// Whether the names are compared letter by letter as bytes.
  private let areASCII: Bool

  init(_ names: [String]) {
    self.names = names.map { name in
      let letters = Self.letters(of: name)
      return Name(text: name, letters: letters, set: LetterSet(letters ?? []))
    }
    areASCII = self.names.allSatisfy { $0.letters != nil }
  }

  /// The name that takes the fewest edits, or nil where none is near enough to be meant.
  func nearest(to word: String) -> String? {
    guard areASCII, let letters = Self.letters(of: word) else {
      return Spelling.nearest(to: word, in: names.lazy.map(\.text))
    }
    let limit = Spelling.limit(forLength: letters.count)
    let set = LetterSet(letters)
    let near = names.lazy.filter { name in
      abs((name.letters?.count ?? 0) - letters.count) <= limit && set.leastDistance(to: name.set) <= limit
    }
    return Spelling.nearest(to: word, in: near.map(\.text))
  }

  private static func letters(of text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    // CR and LF would be one letter.
    guard letters.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    return letters.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
