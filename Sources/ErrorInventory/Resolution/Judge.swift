/// Decides what conforms to `Error` and `Catalogued`, and which values are errors or have a form for people.
final class Judge {
  let world: World
  private let known: KnownNames
  private let hotNames: Set<String>
  /// By entity.
  private var decided: [Conformances] = []
  /// Types that no scanned file declares and that a scanned extension makes errors, by their paths.
  private var externalErrors: Set<String> = []

  /// A judge of a world in which only paths with one of the hot names can lead to an error protocol.
  init(world: World, known: KnownNames, hotNames: Set<String>) {
    self.world = world
    self.known = known
    self.hotNames = hotNames
    decided = decide()
    externalErrors = Set(
      world.boundExtensions.compactMap { id, target in
        guard case .external(let path) = target, inherited(by: id).contains(.error) else { return nil }
        return path
      }
    )
  }

  /// What an entity conforms to by itself, by its extensions and by what it inherits.
  func conformances(of entity: Int) -> Conformances { decided[entity] }

  /// What one declaration's inheritance clause says.
  func inherited(by id: DeclarationID) -> Conformances {
    inheritance(of: id).reduce(into: []) { result, ancestor in
      switch ancestor {
      case .known(let conformances): result.formUnion(conformances)
      case .entity(let entity): result.formUnion(decided[entity])
      }
    }
  }

  /// Something in an inheritance clause that may lead to an error protocol.
  private enum Ancestor {
    case known(Conformances)
    case entity(Int)
  }

  private func inheritance(of id: DeclarationID) -> [Ancestor] {
    let declaration = world.declaration(id)
    // The clause does not see the type's own members, nor an extension's clause those of what it extends.
    let scope = declaration.kind == .extension ? nil : world.parent(of: id)
    return declaration.inherited.flatMap { path -> [Ancestor] in
      guard path.contains(where: hotNames.contains) else { return [] }
      switch world.resolve(path, from: scope, in: id.unit) {
      case .unknown(let path, _): return [.known(known.conformances(of: path))]
      case .entities(let found):
        return found.filter { [.protocol, .typealias, .class].contains(world.entities[$0].kind) }.map(Ancestor.entity)
      }
    }
  }

  /// Hands conformances down from ancestors until nothing changes.
  private func decide() -> [Conformances] {
    var decided = Array(repeating: Conformances(), count: world.entities.count)
    var heirs = Array(repeating: [Int](), count: world.entities.count)
    for (index, entity) in world.entities.enumerated() {
      // A known protocol is known in its own package as well, where its declaration is scanned.
      if entity.kind == .protocol, let id = entity.declarations.first, world.parent(of: id) == nil {
        decided[index].formUnion(known.conformances(of: [world.units[id.unit].module, entity.name]))
      }
      for ancestor in (entity.declarations + entity.extensions).flatMap(inheritance) {
        switch ancestor {
        case .known(let conformances): decided[index].formUnion(conformances)
        case .entity(let other): heirs[other].append(index)
        }
      }
    }
    var pending = decided.indices.filter { !decided[$0].isEmpty }
    while let entity = pending.popLast() {
      for heir in heirs[entity] where !decided[heir].isSuperset(of: decided[entity]) {
        decided[heir].formUnion(decided[entity])
        pending.append(heir)
      }
    }
    return decided
  }

  /// Names of protocols and aliases that lead to what the judge looks for.
  func leadingNames() -> Set<String> {
    Set(
      world.entities.indices.lazy
        .filter { [.protocol, .typealias, .class].contains(self.world.entities[$0].kind) }
        .filter { !self.decided[$0].isEmpty }
        .map { self.world.entities[$0].name }
    )
  }

  // MARK: Values

  /// The enums that a value can be, optionality and lists aside.
  func enums(of shape: TypeShape, from scope: DeclarationID) -> [Int] {
    shape.paths.flatMap { path -> [Int] in
      guard case .entities(let found) = world.resolve(path, from: scope, in: scope.unit) else { return [] }
      return found.compactMap { world.nominal($0) }.filter { world.entities[$0].kind == .enumeration }
    }
  }

  /// Whether a value is an error.
  func isError(_ shape: TypeShape, from scope: DeclarationID) -> Bool {
    !shape.isList && shape.paths.contains { isError($0, from: scope, in: scope.unit) }
  }

  private func isError(_ path: TypePath, from scope: DeclarationID?, in unit: Int, depth: Int = 0) -> Bool {
    switch world.resolve(path, from: scope, in: unit) {
    case .unknown(let path, _): known.isError(path) || externalErrors.contains(path.joined(separator: "."))
    case .entities(let found):
      found.contains { entity in
        if conformances(of: entity).contains(.error) { return true }
        return aliased(entity, depth: depth).contains { target in
          !target.isList && isError(target.path, from: target.scope, in: target.unit, depth: depth + 1)
        }
      }
    }
  }

  /// Whether a value has a form for people.
  func isPresentable(_ shape: TypeShape, from scope: DeclarationID) -> Bool {
    if isError(shape, from: scope) { return true }
    guard shape.paths.count == 1 else { return false }
    return isPresentable(shape.paths[0], isList: shape.isList, from: scope, in: scope.unit)
  }

  private func isPresentable(
    _ path: TypePath,
    isList: Bool,
    from scope: DeclarationID?,
    in unit: Int,
    depth: Int = 0
  ) -> Bool {
    switch world.resolve(path, from: scope, in: unit) {
    case .unknown(let path, let isPartial):
      !isPartial && (isList ? KnownNames.isText(path) : KnownNames.isPresentable(path))
    case .entities(let found):
      found.contains { entity in
        if world.entities[entity].kind == .enumeration { return !isList }
        return aliased(entity, depth: depth).contains { target in
          !(isList && target.isList)
            && isPresentable(
              target.path,
              isList: isList || target.isList,
              from: target.scope,
              in: target.unit,
              depth: depth + 1
            )
        }
      }
    }
  }

  /// What a type alias stands for; nothing for a composition.
  private func aliased(
    _ entity: Int,
    depth: Int
  ) -> [(path: TypePath, isList: Bool, scope: DeclarationID?, unit: Int)] {
    guard world.entities[entity].kind == .typealias, depth < 32 else { return [] }
    return world.entities[entity].declarations.compactMap { id in
      let declaration = world.declaration(id)
      guard declaration.inherited.count == 1 else { return nil }
      return (declaration.inherited[0], declaration.isList, world.parent(of: id), id.unit)
    }
  }
}
