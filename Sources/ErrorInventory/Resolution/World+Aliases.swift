extension World {
  /// The type behind an entity: itself, or what a type alias stands for.
  func nominal(_ entity: Int) -> Int? {
    switch entities[entity].kind {
    case .enumeration, .structure, .class, .actor, .protocol: return entity
    case .typealias: return aliasedType(entity)
    case .extension, .associatedType, .genericParameter, .block: return nil
    }
  }

  private func aliasedType(_ entity: Int) -> Int? {
    if let known = types[entity] { return known }
    // An alias may stand for itself, round about. Such source does not compile; it must not stop the reader either.
    types[entity] = .some(nil)
    let type = unfold(entity)
    types[entity] = .some(type)
    return type
  }

  private func unfold(_ entity: Int) -> Int? {
    for id in entities[entity].declarations {
      let declaration = declaration(id)
      guard declaration.inherited.count == 1, !declaration.alias.isList,
        case .entities(let found) = resolve(declaration.inherited[0], from: parent(of: id), in: id.unit)
      else { continue }
      for next in found where next != entity {
        if let type = nominal(next) { return type }
      }
    }
    return nil
  }
}
