extension Judge {
  /// What a value is to a message; nil where its type does not tell, or holds optionals of optionals.
  func form(of shape: TypeShape, from scope: DeclarationID?, in unit: Int) -> ValueForm? {
    guard shape.optionals <= 1, shape.elementOptionals <= 1 else { return nil }
    for path in shape.paths {
      guard let single = form(of: path, from: scope, in: unit) else { continue }
      // Several paths are a composition: with an error among them it is one, else it has no form.
      guard shape.paths.count == 1 || single.kind == .error else { continue }
      return single.wrapped(in: shape)
    }
    return nil
  }

  private func form(of path: TypePath, from scope: DeclarationID?, in unit: Int) -> ValueForm? {
    switch world.resolve(path, from: scope, in: unit) {
    case .unknown(let path, _):
      // A number is shown as one, also where somebody makes numbers errors.
      if let name = KnownNames.presentableName(path) { return ValueForm(kind: .known(name)) }
      return isUnscannedError(path) ? ValueForm(kind: .error) : nil
    case .entities(let found):
      return found.lazy.compactMap { self.form(of: $0) }.first
    }
  }

  private func form(of entity: Int) -> ValueForm? {
    if let known = forms[entity] { return known }
    // An alias may stand for itself, round about. Such source does not compile; it must not stop the reader either.
    forms[entity] = .some(nil)
    let form = findForm(of: entity)
    forms[entity] = .some(form)
    return form
  }

  private func findForm(of entity: Int) -> ValueForm? {
    let conformances = conformances(of: entity)
    if conformances.contains(.error) { return ValueForm(kind: .error) }
    switch world.entities[entity].kind {
    case .typealias:
      return world.entities[entity].declarations.lazy.compactMap { id in
        self.form(of: self.world.declaration(id).alias, from: self.world.parent(of: id), in: id.unit)
      }.first
    case .enumeration: return ValueForm(kind: .reason(reference(to: entity)))
    case .structure, .class, .actor:
      return conformances.contains(.catalogued) ? ValueForm(kind: .reason(reference(to: entity))) : nil
    default: return nil
    }
  }

  private func reference(to entity: Int) -> TypeReference {
    let unit = world.entities[entity].declarations[0].unit
    return TypeReference(module: world.units[unit].module, path: world.path(of: entity).joined(separator: "."))
  }
}

extension ValueForm {
  /// The form of an optional of this, or of a list; nil where that has none for people.
  fileprivate func wrapped(in shape: TypeShape) -> ValueForm? {
    guard let outer = shape.list else {
      guard !(isOptional && shape.optionals > 0) else { return nil }
      let isOptional = isOptional || shape.optionals > 0
      return ValueForm(kind: kind, isOptional: isOptional, list: list, hasOptionalElements: hasOptionalElements)
    }
    guard list == nil, !(isOptional && shape.elementOptionals > 0), case .known(let name) = kind,
      KnownNames.isText([name])
    else { return nil }
    return ValueForm(
      kind: kind,
      isOptional: shape.optionals > 0,
      list: outer,
      hasOptionalElements: isOptional || shape.elementOptionals > 0
    )
  }
}
