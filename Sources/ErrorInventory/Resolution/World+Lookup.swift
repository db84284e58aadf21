extension World {
  /// What a path leads to.
  enum Resolution {
    /// Declarations of scanned files; more than one where `#if` makes them so.
    case entities([Int])
    /// Nothing that was scanned: the path as far as it is known; partial where its beginning was found and the rest not.
    case unknown(TypePath, isPartial: Bool)
  }

  /// Resolves a path as it stands in a scope; nil is the top of the file.
  func resolve(_ path: TypePath, from scope: DeclarationID?, in unit: Int) -> Resolution {
    guard let first = path.first else { return .unknown(path, isPartial: false) }
    var found: [Int]
    var rest = path.dropFirst()
    if first.hasSuffix("::") {
      guard let second = rest.popFirst() else { return .unknown(path, isPartial: false) }
      found = topLevel(second, of: first.withoutSelectorMark, from: unit)
      if found.isEmpty { return .unknown(path, isPartial: false) }
    } else {
      found = lookUp(first, from: scope, in: unit)
      if found.isEmpty, let second = rest.first, modules.contains(first) {
        found = topLevel(second, of: first, from: unit)
        rest = rest.dropFirst()
        if found.isEmpty { return .unknown(path, isPartial: false) }
      }
    }
    if found.isEmpty { return resolveExternal(path, in: unit) }
    var known = path.dropLast(rest.count)
    for name in rest {
      let next = found.flatMap { entity in nominal(entity).map { member(name, of: .entity($0), in: unit) } ?? [] }
      if next.isEmpty {
        let start = found.first.map(self.path(of:)) ?? Array(known)
        return .unknown(start + path[known.endIndex...], isPartial: true)
      }
      known = path[...known.endIndex]
      found = next
    }
    return .entities(found)
  }

  /// A path whose first name no scanned file declares: scanned extensions may still declare what follows.
  private func resolveExternal(_ path: TypePath, in unit: Int) -> Resolution {
    for split in path.indices.dropFirst().reversed() {
      var found = member(path[split], of: .external(path[..<split].joined(separator: ".")), in: unit)
      guard !found.isEmpty else { continue }
      for name in path[(split + 1)...] {
        found = found.flatMap { entity in nominal(entity).map { member(name, of: .entity($0), in: unit) } ?? [] }
      }
      return found.isEmpty ? .unknown(path, isPartial: true) : .entities(found)
    }
    return .unknown(path, isPartial: path.count > 1)
  }

  /// The path of an entity in its module.
  func path(of entity: Int) -> TypePath { prefix(of: entities[entity].owner) + [entities[entity].name] }

  private func prefix(of owner: Owner) -> TypePath {
    switch owner {
    case .module: []
    case .entity(let outer): path(of: outer)
    case .external(let path): [path]
    case .block(let block): enclosingType(of: block).map(prefix) ?? []
    }
  }

  /// The type a declaration stands in, whatever is between.
  private func enclosingType(of id: DeclarationID) -> Owner? {
    var scope = parent(of: id)
    while let current = scope {
      switch declaration(current).kind {
      case .extension: return targetOf[current]
      case .block: scope = parent(of: current)
      default: return entityOf[current].map(Owner.entity)
      }
    }
    return nil
  }

  /// Swift's unqualified lookup: the scopes from inside out, the module, what the file imports.
  private func lookUp(_ name: String, from scope: DeclarationID?, in unit: Int) -> [Int] {
    asked.insert(name)
    var scope = scope
    while let current = scope {
      let owner: Owner? =
        switch declaration(current).kind {
        case .block: .block(current)
        case .extension: targetOf[current]
        default: entityOf[current].map(Owner.entity)
        }
      if let owner {
        if name == "Self", case .entity(let type) = owner { return [type] }
        let found = member(name, of: owner, in: unit, seesGenericParameters: true)
        if !found.isEmpty { return found }
      }
      scope = parent(of: current)
    }
    let own = topLevel(name, of: units[unit].module, from: unit)
    if !own.isEmpty { return own }
    for module in importedModules(of: unit) {
      let found = topLevel(name, of: module, from: unit)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func importedModules(of unit: Int) -> [String] {
    var found: [String] = []
    var pending = units[unit].facts.imports.map(\.module)
    while let module = pending.popLast() {
      guard modules.contains(module), module != units[unit].module, !found.contains(module) else { continue }
      found.append(module)
      pending += exports[module] ?? []
    }
    return found.sorted()
  }

  private func topLevel(_ name: String, of module: String, from unit: Int) -> [Int] {
    asked.insert(name)
    return (members[MemberKey(owner: .module(module), name: name)] ?? []).filter { isVisible($0, from: unit) }
  }

  /// Whether a file can name an entity: not what is private elsewhere, nor what another module keeps to itself.
  private func isVisible(_ entity: Int, from unit: Int) -> Bool {
    if let only = entities[entity].onlyUnit { return only == unit }
    let home = units[entities[entity].declarations[0].unit]
    // Test targets import what they test with `@testable`.
    if home.module == units[unit].module || units[unit].isTest { return true }
    return access(of: entity) >= .package
  }

  private func member(
    _ name: String,
    of owner: Owner,
    in unit: Int,
    seesGenericParameters: Bool = false
  ) -> [Int] {
    asked.insert(name)
    let key = MemberKey(owner: owner, name: name)
    let own = (members[key] ?? []).filter {
      isVisible($0, from: unit) && (seesGenericParameters || entities[$0].kind != .genericParameter)
    }
    guard own.isEmpty, case .entity(let type) = owner, inheritableNames.contains(name) else { return own }
    let inherited = inherited(name, by: type).filter { isVisible($0, from: unit) }
    // The nearest ancestor that has the name hides those behind it.
    return inherited.filter { entities[$0].owner == entities[inherited[0]].owner }
  }

  /// The members of that name in all that a type inherits, the nearest ancestor's first.
  private func inherited(_ name: String, by type: Int) -> [Int] {
    let key = MemberKey(owner: .entity(type), name: name)
    if let known = inheritedMembers[key] { return known }
    // A type may inherit from itself, round about. Such source does not compile; it must not stop the reader either.
    inheritedMembers[key] = []
    var found: [Int] = []
    for base in bases(of: type) where base != type {
      let own = (members[MemberKey(owner: .entity(base), name: name)] ?? []).filter {
        entities[$0].kind != .genericParameter
      }
      found += (own + inherited(name, by: base)).filter { !found.contains($0) }
    }
    inheritedMembers[key] = found
    return found
  }

  /// The types in the inheritance clauses of a type's declarations.
  ///
  /// Not those of its extensions: a superclass stands at the declaration, and of a protocol that an extension adds the
  /// type has the members that count, its associated types, as members of its own.
  private func bases(of type: Int) -> [Int] {
    if let known = bases[type] { return known }
    bases[type] = []
    let found = entities[type].declarations.flatMap { id in
      declaration(id).inherited.flatMap { path -> [Int] in
        guard case .entities(let found) = resolve(path, from: parent(of: id), in: id.unit) else { return [] }
        return found.compactMap { nominal($0) }
      }
    }
    bases[type] = found
    return found
  }
}
