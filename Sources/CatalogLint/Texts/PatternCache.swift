import MessageFormatting

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
