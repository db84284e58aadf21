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
    guard !foreign.isEmpty, latinCount > 0, word.count > 2 else { return nil }
    self.foreign = foreign
    self.mended = String(mended)
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
