import MessageFormatting

/// What a translation shows beside its base.
extension LintedText {
  /// Whether the placeholders of a translation can be compared with those of its base: both are valid patterns of one
  /// style, as is all of their table, what looks like a placeholder is one, both say something, and the translation is no
  /// copy that waits for its translator.
  func isComparable(to base: LintedText) -> Bool {
    facts.isDisjoint(with: [.markedUntranslated, .empty, .blank]) && base.facts.isDisjoint(with: [.empty, .blank])
      && style == base.style && pattern != nil && base.pattern != nil && !isOfOtherStyle
      && !hidesValues && !base.hidesValues && !hasMuddledPositions && !base.hasMuddledPositions
  }

  /// Whether a rule about positions tells that nobody can know which values the text takes.
  private var hasMuddledPositions: Bool {
    style == .printf && !(ArgumentGap.findings(in: self).isEmpty && ArgumentTypeClash.findings(in: self).isEmpty)
  }

  /// Whether its table is written in another style than it is read in, which `style-mismatch` reports.
  var isOfOtherStyle: Bool { package.gaps.isOfOtherStyle[reference.table] }

  /// Whether a text shows a value, rather than only choose words by it.
  func shows(_ name: String) -> Bool {
    placeholders.contains { placeholder in
      guard placeholder.name == name else { return false }
      switch placeholder.kind {
      case .none, .number, .date, .time, .spellout, .ordinal, .duration, .conversion: return true
      case .plural where style == .printf: return false
      case .plural, .selectOrdinal: return source(of: placeholder).utf8.contains(UInt8(ascii: "#"))
      case .select: return false
      }
    }
  }
}
