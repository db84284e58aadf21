import MessageFormatting

/// What a placeholder asks of its value.
enum PlaceholderNeed: String, Sendable {
  case number, wholeNumber, fraction, date, character
  /// A word that chooses what is shown.
  case word
  /// Anything that can be written: what `%@` takes.
  case text

  /// What a kind of placeholder needs; nil where any value will do.
  init?(_ kind: Placeholder.Kind) {
    switch kind {
    case .none: return nil
    case .number, .spellout, .ordinal, .duration, .plural, .selectOrdinal: self = .number
    case .date, .time: self = .date
    case .select(let keywords):
      // Whether there is a value at all can be asked of each.
      if keywords.allSatisfy({ $0 == "none" || $0 == "other" }) { return nil }
      self = .word
    case .conversion(let name):
      switch name.last {
      case "@", "s", "S": self = .text
      case "c", "C": self = .character
      case "a", "A", "e", "E", "f", "F", "g", "G": self = .fraction
      default: self = .wholeNumber
      }
    }
  }

  /// Whether a value of the kind can be shown as the placeholder asks: as the formatter does.
  func isMet(by value: ShownValue) -> Bool {
    switch self {
    case .text: true
    case .number: [.integer, .number, .duration].contains(value)
    case .wholeNumber: value == .integer
    case .fraction: [.number, .duration].contains(value)
    case .date: value == .date
    case .character: [.text, .truth, .integer].contains(value)
    // A number chooses by its digits, which the keywords then are.
    case .word: [.text, .truth, .integer].contains(value)
    }
  }
}

extension Placeholder.Kind {
  /// The keywords of a select that no number and no absent value is.
  var words: [String] {
    guard case .select(let keywords) = self else { return [] }
    return keywords.filter { $0 != "none" && $0 != "other" && Int64($0) == nil }
  }
}
