/// The name of a case as words that a person can read: `limitReached` is "Limit reached", `invalidURL` "Invalid URL".
package enum NameWords {
  /// The words with a capital at the beginning; the name itself where it holds no letter.
  static func sentence(of name: String) -> String {
    let words = words(of: name).enumerated().map { index, word in
      // A word in capitals is an abbreviation and stays one.
      if word.count > 1, word.allSatisfy({ $0.isUppercase || $0.isNumber }) { return word }
      return index == 0
        ? word.prefix(1).uppercased() + word.dropFirst() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return words.isEmpty ? name : words.joined(separator: " ")
  }

  /// Cuts a name before a capital that begins a word, around numbers, and where something else than a letter stands.
  package static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words = [""]
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        words.append("")
        continue
      }
      if let before = index > 0 ? characters[index - 1] : nil {
        let after = index + 1 < characters.count ? characters[index + 1] : nil
        // `invalidURL` before the U; `URLInvalid` before the I, which a small letter follows.
        let beginsWord = character.isUppercase && (!before.isUppercase || after?.isLowercase == true)
        if beginsWord || character.isNumber != before.isNumber { words.append("") }
      }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }
}
