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
  ///
  /// - Parameter isWanted: which of the names are asked for, by where they stand.
  func nearest(to word: String, where isWanted: (Int) -> Bool = { _ in true }) -> String? {
    guard isASCII, let letters = Self.letters(of: word) else {
      return Spelling.nearest(to: word, in: names.indices.lazy.filter(isWanted).map { names[$0] })
    }
    let limit = Spelling.limit(forLength: letters.count)
    let spelled = SpelledWord(letters)
    var best: (name: Int, distance: Int)?
    forEachCandidate(for: letters.span, within: limit) { index in
      guard isWanted(index) else { return true }
      let distance = distance(from: letters, spelled, to: index)
      if distance <= limit, distance < max(letters.count, marks[index].length), distance < best?.distance ?? .max {
        best = (index, distance)
      }
      return true
    }
    return best.map { names[$0.name] }
  }

  /// Whether a name is meant by a word beyond doubt: no other is as near.
  func isClear(_ name: String, meantBy word: String) -> Bool {
    guard isASCII, let letters = Self.letters(of: word), let meant = Self.letters(of: name) else {
      return Spelling.isClear(name, meantBy: word, in: names)
    }
    let limit = Spelling.distance(from: letters, to: meant)
    let spelled = SpelledWord(letters)
    var isClear = true
    forEachCandidate(for: letters.span, within: limit) { index in
      isClear = names[index] == name || distance(from: letters, spelled, to: index) > limit
      return isClear
    }
    return isClear
  }

  /// - Parameter spelled: the word taken apart, where that is possible.
  private func distance(from word: [UInt8], _ spelled: SpelledWord?, to index: Int) -> Int {
    spelled?.distance(to: letters[index]) ?? Spelling.distance(from: word, to: letters[index])
  }

  /// Whether some name may be the nearest to a word: false for most words, after a look at their letters.
  func mayHaveNear(_ word: Span<UInt8>) -> Bool {
    if !isASCII { return true }
    var spelled: SpelledWord?
    var isNear = false
    let limit = Spelling.limit(forLength: word.count)
    forEachCandidate(for: word, within: limit) { index in
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

  /// Hands over the names of which the letters alone do not tell that they take more edits than some, until `body` says that
  /// it has enough.
  private func forEachCandidate(for word: Span<UInt8>, within limit: Int, _ body: (Int) -> Bool) {
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
