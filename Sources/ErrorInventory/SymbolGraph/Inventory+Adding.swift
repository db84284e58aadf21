extension Inventory {
  /// This inventory, read from source, with what the compiler's symbol graphs add: enums that no scanned file declares,
  /// and cases and conformances that macros made.
  ///
  /// What both know is told as the source has it: with marks, with branches that the graphs' build left out, and with
  /// unavailable cases.
  public func adding(_ graphs: Inventory) -> Inventory {
    var types = self.types
    let places = Dictionary(types.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    for type in graphs.types {
      if let index = places[type.identity] {
        types[index] = types[index].adding(type)
      } else {
        types.append(type)
      }
    }
    let known = Set(graphs.types.map(\.identity))
    let reported = Set(notEnumerable.map(\.identity))
    var inventory = Inventory(
      types: types.sorted { ($0.module, $0.location, $0.path) < ($1.module, $1.location, $1.path) },
      leftOut: leftOut,
      notEnumerable: notEnumerable.filter { !$0.isAnswered(by: known) }
        + graphs.notEnumerable.filter { !reported.contains($0.identity) },
      notes: notes + graphs.notes,
      fileCount: fileCount + graphs.fileCount
    )
    inventory.ignores = ignores
    return inventory
  }
}

/// What tells types apart.
private struct TypeIdentity: Hashable {
  var module: String
  var path: String
}

extension ErrorType {
  fileprivate var identity: TypeIdentity { TypeIdentity(module: module, path: path) }

  /// This type with what a graph knows beyond it.
  fileprivate func adding(_ other: ErrorType) -> ErrorType {
    let names = Set(cases.map(\.fullName))
    return ErrorType(
      module: module,
      path: path,
      kind: other.kind == .error ? .error : kind,
      access: access,
      location: location,
      nameLength: nameLength,
      documentation: documentation,
      conditions: conditions,
      availability: availability,
      cases: cases + other.cases.filter { !names.contains($0.fullName) },
      marks: marks,
      conformance: conformance == .none ? other.conformance : conformance,
      extending: extending
    )
  }
}

extension NotEnumerable {
  fileprivate var identity: TypeIdentity { TypeIdentity(module: module, path: path) }

  /// Whether the graphs list the cases that source could not tell.
  fileprivate func isAnswered(by known: Set<TypeIdentity>) -> Bool {
    switch reason {
    case .macro: known.contains(identity)
    case .structure, .class, .actor, .importedType: false
    }
  }
}
