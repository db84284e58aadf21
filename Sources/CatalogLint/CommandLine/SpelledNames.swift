/// Names that many words are compared with: the answer of `Spelling.nearest(to:in:)`, without a look at most of the names.
struct SpelledNames: Sendable {
  /// Which letters there are. One edit takes away at most one kind of letter, and adds at most one.
  private struct LetterSet: Sendable {
    private(set) var bits: UInt64 = 0

    mutating func insert(_ letter: UInt8) { bits |= 1 << UInt64(letter & 63) }

    /// No fewer edits than these turn the one into the other.
    func leastDistance(to other: LetterSet) -> Int {
      max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
    }
  }

  private let names: [String]
  /// The letters of the names as they are compared; fewer than `names` where one of them is not of ASCII.
  private let letters: [[UInt8]]
  /// For each name, what tells of most of them that they are another word.
  private let marks: [(length: Int, set: LetterSet)]

  init(_ names: [String]) {
    self.names = names
    letters = names.compactMap(Self.letters)
    marks = letters.map { letters in
      var set = LetterSet()
      for letter in letters { set.insert(letter) }
      return (letters.count, set)
    }
  }

  /// The name that takes the fewest edits, or nil where none is near enough to be meant.
  func nearest(to word: String) -> String? {
    guard isASCII, let letters = Self.letters(of: word), let spelled = SpelledWord(letters) else {
      return Spelling.nearest(to: word, in: names)
    }
    let limit = Spelling.limit(forLength: letters.count)
    var best: (name: Int, distance: Int)?
    forEachCandidate(for: letters.span) { index in
      let distance = spelled.distance(to: self.letters[index])
      if distance <= limit, distance < max(letters.count, marks[index].length), distance < best?.distance ?? .max {
        best = (index, distance)
      }
      return true
    }
    return best.map { names[$0.name] }
  }

  /// Whether some name may be the nearest to a word: false for most words, after a look at their letters.
  func mayHaveNear(_ word: Span<UInt8>) -> Bool {
    if !isASCII { return true }
    var spelled: SpelledWord?
    var isNear = false
    let limit = Spelling.limit(forLength: word.count)
    forEachCandidate(for: word) { index in
      if spelled == nil {
        let letters = word.withUnsafeBufferPointer { $0.map(Self.lowercased) }
        spelled = SpelledWord(letters)
      }
      isNear = spelled.map { $0.distance(to: letters[index]) <= limit } ?? true
      return !isNear
    }
    return isNear
  }

  private var isASCII: Bool { letters.count == names.count }

  /// Hands over the names that cannot be told from a word by their letters alone, until `body` says that it has enough.
  private func forEachCandidate(for word: Span<UInt8>, _ body: (Int) -> Bool) {
    let limit = Spelling.limit(forLength: word.count)
    var set = LetterSet()
    for index in word.indices { set.insert(Self.lowercased(word[index])) }
    for index in marks.indices where abs(marks[index].length - word.count) <= limit {
      if set.leastDistance(to: marks[index].set) <= limit, !body(index) { return }
    }
  }

  private static func letters(of text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    // CR and LF would be one letter.
    guard letters.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    return letters.map(lowercased)
  }

  private static func lowercased(_ letter: UInt8) -> UInt8 {
    (0x41...0x5A).contains(letter) ? letter | 0x20 : letter
  }
}
