import ErrorCatalog

/// An error with the key that a test gives it.
struct SampleError: CatalogError {
  let catalogKey: CatalogKey
  var catalogArguments: MessageArguments = .none
  var catalogReason: (any Catalogued)?
  var catalogCause: (any Error)?
  var prefersCause = false
}

extension SampleError {
  /// `Outer.failed`: says what.
  static func outer(causedBy cause: (any Error)? = nil) -> SampleError {
    SampleError(catalogKey: .outer, catalogCause: cause)
  }

  /// `Middle.failed`: says what.
  static func middle(causedBy cause: (any Error)? = nil) -> SampleError {
    SampleError(catalogKey: .middle, catalogCause: cause)
  }

  /// `Inner.failed`: says what.
  static let inner = SampleError(catalogKey: .inner)

  /// `Where.during`: says where, and leaves it to its cause to say what.
  static func during(_ cause: any Error) -> SampleError {
    SampleError(catalogKey: .during, catalogCause: cause, prefersCause: true)
  }

  /// `Whereabouts.during`: another one of that kind.
  static func around(_ cause: any Error) -> SampleError {
    SampleError(catalogKey: .around, catalogCause: cause, prefersCause: true)
  }
}

extension CatalogKey {
  static let outer = CatalogKey(module: "ErrorCatalogTests", type: "Outer", case: "failed")
  static let middle = CatalogKey(module: "ErrorCatalogTests", type: "Middle", case: "failed")
  static let inner = CatalogKey(module: "ErrorCatalogTests", type: "Inner", case: "failed")
  static let during = CatalogKey(module: "ErrorCatalogTests", type: "Where", case: "during")
  static let around = CatalogKey(module: "ErrorCatalogTests", type: "Whereabouts", case: "during")
}

/// A reason: no error, but the associated value of one.
struct SampleReason: Catalogued {
  let catalogKey: CatalogKey
  var catalogArguments: MessageArguments = .none
  var catalogReason: (any Catalogued)?
}

/// An error that no catalog knows.
struct ForeignError: Error {}

/// An error that is its own cause.
final class CircularError: CatalogError {
  let catalogKey = CatalogKey(module: "ErrorCatalogTests", type: "Circular", case: "round")
  var catalogCause: (any Error)? { self }
  var catalogArguments: MessageArguments { ["cause": .error(self)] }
}
