/// A word that is compared with many names, letter by letter as bytes: `Spelling.distance(from:to:)` in one step for each
/// letter of a name.
///
/// The columns of the table of distances are kept as bits, by H. Hyyrö, "A bit-vector algorithm for computing Levenshtein
/// and Damerau edit distances" (2003), with its swap of two neighbours.
struct SpelledWord {
  /// The longest word: a letter is a bit.
  static let mostLetters = UInt64.bitWidth

  private let length: Int
  /// For each letter of ASCII, the places where the word has it.
  private let places: [UInt64]

  /// Takes a word apart; nil where it is empty, too long or not of ASCII.
  init?(_ letters: [UInt8]) {
    guard !letters.isEmpty, letters.count <= Self.mostLetters else { return nil }
    var places = [UInt64](repeating: 0, count: 0x80)
    for (index, letter) in letters.enumerated() {
      guard letter < 0x80 else { return nil }
      places[Int(letter)] |= 1 << UInt64(index)
    }
    length = letters.count
    self.places = places
  }

  /// The edits that turn the word into a name of ASCII.
  func distance(to name: [UInt8]) -> Int {
    let last: UInt64 = 1 << UInt64(length - 1)
    // Where a column is one more than the row above, where one less, and where the diagonal costs nothing.
    var (more, less, same): (UInt64, UInt64, UInt64) = (.max, 0, 0)
    var previous: UInt64 = 0
    var distance = length
    for letter in name {
      let places = places[Int(letter & 0x7F)]
      let swapped = ((~same & places) << 1) & previous
      same = swapped | (((places & more) &+ more) ^ more) | places | less
      var right = less | ~(same | more)
      var left = same & more
      if right & last != 0 { distance += 1 }
      if left & last != 0 { distance -= 1 }
      right = right << 1 | 1
      left <<= 1
      more = left | ~(same | right)
      less = right & same
      previous = places
    }
    return distance
  }
}
