import ErrorInventory

/// Finds the cases of a type by their names, as keys write them.
struct CaseNames: Sendable {
  private let indices: [String: [Int]]
  /// Finds what misspelled names mean.
  let guess: CaseGuess

  init(of type: ErrorType) {
    var indices: [String: [Int]] = [:]
    for (index, errorCase) in type.cases.enumerated() {
      indices[errorCase.name, default: []].append(index)
      if errorCase.fullName != errorCase.name { indices[errorCase.fullName, default: []].append(index) }
    }
    self.indices = indices
    guess = CaseGuess(in: type.cases)
  }

  /// Where the cases stand in the type that have a base name or full name, in the order of their declaration.
  func indices(of name: String) -> [Int] { indices[name] ?? [] }
}
