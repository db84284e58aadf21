import ErrorCatalog
import MessageFormatting

/// The text as a pattern.
extension LintedText {
  /// The compiled text, or why it cannot be compiled. Compiled once, whichever rules ask.
  package var compiled: Result<MessagePattern, PatternError> {
    pass.patterns.value(of: reference) {
      Result { () throws(PatternError) in
        switch entry.value {
        case .text(let text): try MessagePattern(text, style: style, keepsURLs: true)
        case .plural(let plural): try plural.pattern(keepsURLs: true)
        }
      }
    }
  }

  /// The compiled text; nil where it is no valid pattern.
  package var pattern: MessagePattern? { try? compiled.get() }

  /// The places that values go into, in the order of the text; none where it is no valid pattern.
  package var placeholders: [Placeholder] {
    facts.isDisjoint(with: .patternSigns) ? [] : pattern?.placeholders ?? []
  }
}
