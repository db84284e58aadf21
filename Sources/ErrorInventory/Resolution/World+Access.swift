extension World {
  /// Whether a declaration stands inside a body of statements.
  func isLocal(_ id: DeclarationID) -> Bool {
    var scope = parent(of: id)
    while let current = scope {
      if declaration(current).kind == .block { return true }
      scope = parent(of: current)
    }
    return false
  }

  /// How far an entity can be seen: its own level, or the level its surroundings give it, within theirs.
  func access(of entity: Int) -> ErrorType.Access {
    let id = entities[entity].declarations[0]
    guard let parent = parent(of: id) else { return declaration(id).access ?? .internal }
    let around = declaration(parent)
    let written = declaration(id).access
    switch around.kind {
    case .extension:
      // What a private extension declares, its whole file sees.
      let own = written ?? around.access.map { max($0, .fileprivate) } ?? .internal
      guard case .entity(let type)? = target(of: parent) else { return own }
      return min(own, access(of: type))
    case .block: return written ?? .internal
    case .protocol: return entityAccess(parent).map { min(written ?? $0, $0) } ?? .internal
    default:
      let outer = entityAccess(parent) ?? .internal
      return min(written ?? .internal, outer)
    }
  }

  private func entityAccess(_ id: DeclarationID) -> ErrorType.Access? { self.entity(of: id).map(access) }

  /// Whether an attribute is a global actor and no macro; an actor that is not scanned is known by its name.
  func isGlobalActor(_ path: TypePath, in id: DeclarationID) -> Bool {
    guard case .entities(let found) = resolve(path, from: parent(of: id), in: id.unit) else {
      return path.last?.hasSuffix("Actor") == true
    }
    return found.contains { entity in
      entities[entity].declarations.contains { declaration($0).isGlobalActor }
    }
  }
}
