import CatalogICU

/// The Cyrillic and Greek letters of a word that is meant to be Latin.
struct LookalikeLetters {
  /// The letters of another script.
  let foreign: [Unicode.Scalar]
  /// The word with Latin letters in their places.
  let mended: String

  /// Nil where the word is of one script, or where the other letters may be meant.
  ///
  /// - Parameters:
  ///   - word: which scalars.
  ///   - isInCyrillic: whether the text is in a Cyrillic language: foreign words have its endings there.
  init?(of word: Range<Int>, in scalars: ScalarText, isInCyrillic: Bool) {
    var mended = String.UnicodeScalarView()
    var foreign: [Unicode.Scalar] = []
    var latinCount = 0
    for index in word {
      let scalar = scalars.scalars[index]
      let facts = TextFacts(ofScalar: scalar)
      if facts.contains(.latin) { latinCount += 1 }
      guard !facts.isDisjoint(with: [.cyrillic, .greek]) else {
        mended.append(scalar)
        continue
      }
      // Letters of formulas and units.
      guard !"αβγδλμπσωΔΣΩΠ".unicodeScalars.contains(scalar), let twin = Self.twin(of: scalar) else { return nil }
      if isInCyrillic {
        let neighbors = [index - 1, index + 1]
        guard neighbors.allSatisfy({ word.contains($0) && scalars.scalars[$0].value < 0x250 }) else { return nil }
      }
      foreign.append(scalar)
      mended.append(twin)
    }
    guard !foreign.isEmpty, latinCount > 0, word.count > 2, !Self.isFormula(word, in: scalars) else { return nil }
    self.foreign = foreign
    self.mended = String(mended)
  }

  /// Small Greek letters that stand for quantities (ISO 80000). Not omicron, iota and upsilon: nobody tells these from o, i
  /// and u.
  private static let symbols = "αβγδεζηθκλμνξπρστφχψω".unicodeScalars

  /// Whether a word is one of quantities, as ρgh, νmax or mgρ are, rather than of a language: it is short, its Greek letters
  /// are symbols, and they stand at its start, or nothing in it could be spoken.
  private static func isFormula(_ word: Range<Int>, in scalars: ScalarText) -> Bool {
    let letters = scalars.scalars[word]
    guard letters.count <= 4 else { return false }
    let rest = letters.drop(while: symbols.contains)
    let latin = letters.filter { !symbols.contains($0) }
    guard latin.allSatisfy({ $0.value < 0x80 }) else { return false }
    return rest.count == latin.count && rest.count < letters.count
      || !latin.contains { "aeiouyAEIOUY".unicodeScalars.contains($0) }
  }

  /// The Latin letter that a letter is taken for (UTS #39).
  private static func twin(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let skeleton = ConfusableText.skeleton(of: String(scalar))
    let letters =
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).map(Unicode.Scalar.init)
      + (UInt8(ascii: "a")...UInt8(ascii: "z")).map(Unicode.Scalar.init)
    return letters.first { letter in
      letter.properties.isUppercase == scalar.properties.isUppercase
        && ConfusableText.skeleton(of: String(letter)) == skeleton
    }
  }
}
