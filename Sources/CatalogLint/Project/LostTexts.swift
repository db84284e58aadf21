import StringsFiles

/// What the broken files of one locale may hold, although it could not be read.
///
/// A missing quotation mark costs an entry; that the entry is now missing as well is no second fault.
struct LostTexts: Sendable {
  /// The keys of the entries that are known to be all that a file has lost.
  private let keys: Set<String>
  /// Everything in the files that could be a key, or a part of one, with where it stands.
  private let words: [Substring: [Int]]
  private let order: [Substring]
  /// Whether of some file nothing is known.
  private let hasUnknownFile: Bool

  init(of files: [WordsFile]) {
    let lostKeys = files.map(\.lostKeys)
    keys = Set(lostKeys.compactMap(\.self).joined())
    let files = zip(files, lostKeys).filter { $1 == nil }.map { $0.0 }
    let lines = files.flatMap { file in (1...max(1, file.catalog.lineCount)).map(file.catalog.text(ofLine:)) }
    order = lines.flatMap { $0.split(whereSeparator: Self.separates) }
    words = Dictionary(grouping: order.indices) { [order] in order[$0] }
    hasUnknownFile = files.contains(where: \.mayHoldAnything)
  }

  /// Whether an entry of this key may be among what was not read.
  ///
  /// A key of several words, such as a text that is its own key, may be where these follow each other.
  func mayHold(_ key: String) -> Bool {
    if hasUnknownFile || keys.contains(key) { return true }
    let parts = key.split(whereSeparator: Self.separates)
    // Of a key of signs alone nothing is known.
    guard let first = parts.first else { return true }
    return words[first]?.contains { order[$0...].starts(with: parts) } ?? false
  }

  private static func separates(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && !"._/`():$".contains(character)
  }
}

extension WordsFile {
  /// Whether it could not be read whole.
  var lacksTexts: Bool { catalog.problems.contains { !$0.kind.isHarmless } }

  /// The keys of the entries that its faults are inside of; nil where more may be lost.
  fileprivate var lostKeys: Set<String>? {
    var keys: Set<String> = []
    for problem in catalog.problems where !problem.kind.isHarmless {
      guard let key = key(ofEntryAround: problem) else { return nil }
      keys.insert(key)
    }
    return keys
  }

  /// The key of the entry that a fault costs at most; nil where it may cost others as well.
  private func key(ofEntryAround problem: FileProblem) -> String? {
    switch problem.kind {
    // What an entry lacks is told when the document was read.
    case .missingFormat, .missingVariable, .cyclicVariable, .missingRuleType, .unknownRuleType, .missingValueType,
      .wrongValueType, .wrongArgumentNumber, .unknownCategory, .missingOther, .unknownVariation, .wrongType,
      .missingMember, .duplicateMember:
      return problem.key
    // An escape spoils the text that it stands in; in a key nobody knows which one that is.
    case .emptyUnicodeEscape, .invalidEscape, .controlCharacter, .unpairedSurrogate:
      let entry = catalog.entry(around: problem.span.lowerBound)
      return entry.flatMap { $0.keySpan.contains(problem.span.lowerBound) ? nil : $0.key }
    default: return nil
    }
  }

  /// Whether bytes of a key are lost, so that nobody knows which one it is.
  func hasLost(partOf key: String) -> Bool { lacksTexts && key.unicodeScalars.contains("\u{FFFD}") }

  /// Whether it could not be read whole, and nothing tells which texts it lacks.
  var mayHoldAnything: Bool {
    lacksTexts
      && (!catalog.hasPositions || (1...max(1, catalog.lineCount)).allSatisfy { catalog.text(ofLine: $0).isEmpty })
  }
}
