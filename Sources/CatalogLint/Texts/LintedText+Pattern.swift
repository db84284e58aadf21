import ErrorCatalog
import MessageFormatting

/// The text as a pattern.
extension LintedText {
  /// The compiled text, or why it cannot be compiled. Compiled once, whichever rules ask.
  package var compiled: Result<MessagePattern, PatternError> {
    patterns.result(for: reference) { () throws(PatternError) in
      switch entry.value {
      case .text(let text): try MessagePattern(text, style: style)
      case .plural(let plural): try plural.pattern()
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

/// The patterns of the text that the rules are at, and of those that they compare it with.
///
/// Used by one thread: whoever goes over texts has one, and forgets what it holds before the next text.
final class PatternCache {
  private var results: [LintedTables.Reference: Result<MessagePattern, PatternError>] = [:]

  func result(
    for reference: LintedTables.Reference,
    compile: () throws(PatternError) -> MessagePattern
  ) -> Result<MessagePattern, PatternError> {
    if let known = results[reference] { return known }
    let result = Result { () throws(PatternError) in try compile() }
    results[reference] = result
    return result
  }

  func forget() {
    if !results.isEmpty { results.removeAll(keepingCapacity: true) }
  }
}
