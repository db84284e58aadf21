import ErrorInventory

/// Guesses which case a key means that names none of its type: one that was renamed, or that is misspelled.
enum CaseGuess {
  /// The name of a case as a key writes it, or nil where none is near enough to be meant.
  ///
  /// - Parameter name: the base name or the full name, as the key writes it.
  static func name(meantBy name: String, in cases: [ErrorCase]) -> String? {
    // A keyword needs backticks in Swift and none in a key.
    let bare = name.filter { $0 != "`" }
    if let same = cases.first(where: { $0.name == bare }) { return same.name }
    return Spelling.nearest(to: name, in: cases.map(name.contains("(") ? \.fullName : \.name))
  }
}
