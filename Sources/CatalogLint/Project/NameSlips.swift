import CatalogGenerator

/// Whether two names are one but for a slip of the fingers: what tells a fix that nobody need be asked. A name that is only
/// near may be another on purpose, `error.402` beside `error.403`.
enum NameSlips {
  // MARK: - Keys of any text

  /// Whether a key is another but for capitals, widths, blanks, quotation marks, the signs between its words, or one slip in a
  /// long word: two letters that changed places, one written twice or once too few, or one left out or added inside of it.
  static func isSlip(_ written: String, of meant: String) -> Bool {
    let (written, meant) = (parts(of: written), parts(of: meant))
    guard written.count == meant.count else { return false }
    let different = zip(written, meant).filter { $0 != $1 }
    if different.isEmpty { return true }
    return different.count == 1 && different.allSatisfy { isSlip(inWord: $0, of: $1) }
  }

  /// The words in small letters, with the signs that are a part of what a key says: `Delete?` is not `Delete`.
  private static func parts(of key: String) -> [String] {
    var parts: [String] = []
    var word = ""
    func end() {
      parts += NameWords.words(of: word).map { $0.lowercased() }
      word = ""
    }
    for character in key.inASCII {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if "'’‘ʼ\"“”".contains(character) || character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
      {
        continue
      }
      end()
      if !character.isWhitespace, !".,_-–—/:".contains(character) { parts.append(String(character)) }
    }
    end()
    return parts
  }

  /// A shorter word with another letter is another word.
  private static let shortestWord = 5

  private static func isSlip(inWord written: String, of meant: String) -> Bool {
    let (written, meant) = (Array(written), Array(meant))
    let (long, short) = written.count > meant.count ? (written, meant) : (meant, written)
    guard short.count >= shortestWord, long.allSatisfy(\.isLetter), short.allSatisfy(\.isLetter) else { return false }
    let first = zip(long, short).prefix { $0 == $1 }.count
    if long.count == short.count {
      var turned = long
      if first + 1 < turned.count { turned.swapAt(first, first + 1) }
      return turned == short
    }
    guard long.count == short.count + 1, long[(first + 1)...] == short[first...] else { return false }
    return first == long.count - 1 ? long[first] == long[first - 1] : first > 0
  }

  // MARK: - Names of cases

  /// Whether a name says something else than one that is near to it: the opposite, another number, or another short word.
  static func isOther(_ written: String, than meant: String) -> Bool {
    let (written, meant) = (words(of: written), words(of: meant))
    if written.joined() == meant.joined() { return false }
    guard written.count == meant.count else {
      let different = Set(written).symmetricDifference(meant)
      return different.contains { negations.contains($0) || $0.contains(where: \.isNumber) }
    }
    return zip(written, meant).contains { $0 != $1 && isOtherWord($0, than: $1) }
  }

  private static func words(of name: String) -> [String] { NameWords.words(of: name).map { $0.lowercased() } }

  private static func isOtherWord(_ written: String, than meant: String) -> Bool {
    if (written + meant).contains(where: \.isNumber) { return true }
    if negations.contains(where: { written == $0 + meant || meant == $0 + written }) { return true }
    return Spelling.distance(from: written, to: meant) > Spelling.limit(forLength: max(written.count, meant.count))
  }

  /// Words, and beginnings of words, that turn what follows around.
  private static let negations: Set = [
    "de", "dis", "im", "in", "ir", "mis", "never", "no", "non", "not", "over", "post", "pre", "re", "un", "under",
    "without",
  ]
}
