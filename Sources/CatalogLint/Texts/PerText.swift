/// What was found out about the text that the rules are at, and about those that they compare it with: several rules ask.
///
/// Used by one thread: whoever goes over texts has one, and forgets what it holds before the next text.
final class PerText<Value> {
  private var values: [LintedTables.Reference: Value] = [:]

  /// What is known of a text, or what is found now.
  func value(of reference: LintedTables.Reference, find: () -> Value) -> Value {
    if let known = values[reference] { return known }
    let value = find()
    values[reference] = value
    return value
  }

  func forget() {
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }
}
