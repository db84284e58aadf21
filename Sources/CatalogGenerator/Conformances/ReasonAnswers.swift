import ErrorInventory

/// What the generated code of an error may ask the reasons that it holds.
package struct ReasonAnswers: Sendable, Equatable {
  /// The reasons that conform to `Catalogued`.
  package let speaking: Set<TypeReference>
  /// Those among them that are generated and hold errors, themselves or in reasons of their own.
  package let causing: Set<TypeReference>

  /// No reason is known.
  package static let none = ReasonAnswers(byHand: [], generated: [])

  /// The answers of reasons whose conformances are written by hand or generated.
  package init(byHand: [ErrorType], generated: [ErrorType]) {
    speaking = Set((byHand + generated).map(\.reference))
    var causing: Set<TypeReference> = []
    var isGrown = true
    while isGrown {
      isGrown = false
      for type in generated where type.kind != .error && !causing.contains(type.reference) {
        let forms = type.cases.flatMap(\.branches).flatMap(\.arguments).compactMap(\.form)
        let hasCause = forms.contains { $0.kind == .error || $0.reason.map(causing.contains) == true }
        guard hasCause || type.extending.members.contains("catalogCause") else { continue }
        causing.insert(type.reference)
        isGrown = true
      }
    }
    self.causing = causing
  }
}

extension ValueForm {
  /// The reason that a value is, where it is one and no list.
  var reason: TypeReference? {
    guard case .reason(let reference) = kind, list == nil else { return nil }
    return reference
  }
}
