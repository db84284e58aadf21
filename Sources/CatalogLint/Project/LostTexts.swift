import StringsFiles

/// What the broken files of one locale may hold, although it could not be read.
///
/// A missing quotation mark costs an entry; that the entry is now missing as well is no second fault.
struct LostTexts: Sendable {
  /// Everything in the files that could be a key.
  private let words: Set<String>
  /// Whether of some file nothing is known.
  private let hasUnknownFile: Bool

  init(of files: [WordsFile]) {
    let lines = files.flatMap { file in (1...max(1, file.catalog.lineCount)).map(file.catalog.text(ofLine:)) }
    words = Set(lines.flatMap { $0.split(whereSeparator: Self.separates).map(String.init) })
    hasUnknownFile = files.contains { file in
      !file.catalog.hasPositions
        || (1...max(1, file.catalog.lineCount)).allSatisfy { file.catalog.text(ofLine: $0).isEmpty }
    }
  }

  /// Whether an entry of this key may be among what was not read.
  func mayHold(_ key: String) -> Bool { hasUnknownFile || words.contains(key) }

  private static func separates(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && !"._/`():$".contains(character)
  }
}

extension WordsFile {
  /// Whether it could not be read whole.
  var lacksTexts: Bool { catalog.problems.contains { !$0.kind.isHarmless } }
}
