extension InventoryBuilder {
  /// What an extension of a type must repeat.
  func extensionForm(of index: Int) -> ExtensionForm {
    let entity = world.entities[index]
    let sources = sources(of: index, .error)
    return ExtensionForm(
      path: spelling(of: index),
      attributes: availableAttributes(around: entity.declarations[0]),
      errorConditions: alternatives(sources.map { world.declaration($0).condition }),
      conformingModule: conformingModule(of: index),
      errorRequirements: sources.lazy.compactMap { self.world.declaration($0).requirements }.first,
      imports: importsAround(index),
      declaresSendable: judge.conformances(of: index).contains(.error) || declaresSendable(index),
      members: membersByHand(of: index)
    )
  }

  /// How source makes a type conform to `Catalogued`.
  func conformance(of index: Int) -> CatalogConformance {
    guard judge.conformances(of: index).contains(.catalogued) else { return .none }
    let written = sources(of: index, .catalogued).filter { !world.units[$0.unit].facts.isGenerated }
    if written.isEmpty { return .generated }
    let isByHand = membersByHand(of: index).contains("catalogKey") || written.contains(where: conformsByOwnProtocol)
    return isByHand ? .byHand : .declared
  }

  /// The members of a conformance that somebody wrote.
  private func membersByHand(of index: Int) -> Set<String> {
    let entity = world.entities[index]
    let written = (entity.declarations + entity.extensions).filter { !world.units[$0.unit].facts.isGenerated }
    return Set(written.flatMap { world.declaration($0).catalogMembers })
  }

  /// The declarations and extensions that make a type conform.
  private func sources(of index: Int, _ conformance: Conformances) -> [DeclarationID] {
    let entity = world.entities[index]
    return (entity.declarations + entity.extensions).filter { judge.inherited(by: $0).contains(conformance) }
  }

  /// Whether a protocol that refines `Catalogued` is inherited, which may have the members in an extension.
  private func conformsByOwnProtocol(_ id: DeclarationID) -> Bool {
    world.declaration(id).inherited.contains { path in
      guard case .entities(let found) = world.resolve(path, from: world.parent(of: id), in: id.unit) else {
        return false
      }
      return found.contains { ancestor in
        judge.conformances(of: ancestor).contains(.catalogued)
          && !["CatalogError", "Catalogued"].contains(world.entities[ancestor].name)
      }
    }
  }

  /// The module that makes a type conform, or else an error, where that is not the type's own.
  private func conformingModule(of index: Int) -> String? {
    let module = world.units[world.entities[index].declarations[0].unit].module
    let catalogued = sources(of: index, .catalogued)
    let modules = Set(
      (catalogued.isEmpty ? sources(of: index, .error) : catalogued).map { world.units[$0.unit].module }
    )
    return modules.contains(module) ? nil : modules.min()
  }

  private func spelling(of index: Int) -> String {
    let entity = world.entities[index]
    let name = world.declaration(entity.declarations[0]).spelling ?? entity.name
    switch entity.owner {
    case .entity(let outer): return spelling(of: outer) + "." + name
    case .external(let path): return path + "." + name
    case .module, .block: return name
    }
  }

  private func availableAttributes(around id: DeclarationID) -> [String] {
    var attributes: [String] = []
    var next: DeclarationID? = id
    while let current = next {
      attributes = world.declaration(current).availableAttributes + attributes
      next = world.parent(of: current)
    }
    return attributes
  }

  /// The imports of the file, where the type stands inside one of another module.
  private func importsAround(_ index: Int) -> [ExtensionForm.Import] {
    let unit = world.units[world.entities[index].declarations[0].unit]
    guard outermostModule(of: index) != unit.module else { return [] }
    if let name = externalName(of: index), KnownNames.isOfStandardLibrary(name) { return [] }
    return unit.facts.imports.map {
      ExtensionForm.Import(module: $0.module, condition: $0.condition, isPublic: $0.isExported)
    }
  }

  /// The module of the type that all others are nested in; nil where no scanned file declares it.
  private func outermostModule(of index: Int) -> String? {
    switch world.entities[index].owner {
    case .module(let module): module
    case .entity(let outer): outermostModule(of: outer)
    case .external: nil
    case .block(let id): world.units[id.unit].module
    }
  }

  /// The name of the outermost type, where no scanned file declares it.
  private func externalName(of index: Int) -> String? {
    switch world.entities[index].owner {
    case .external(let path): path.split(separator: ".").first.map(String.init)
    case .entity(let outer): externalName(of: outer)
    case .module, .block: nil
    }
  }

  /// Whether the type's declaration, a protocol in it, or an extension in the same file, which is where the language
  /// wants it, says `Sendable`.
  private func declaresSendable(_ index: Int) -> Bool {
    var visited: Set<DeclarationID> = []
    let declarations = world.entities[index].declarations
    if declarations.contains(where: { inheritsSendable($0, &visited) }) { return true }
    return Set(declarations.map(\.unit)).contains { unit in
      world.units[unit].facts.declarations.enumerated().contains { position, declaration in
        guard declaration.kind == .extension, declaration.name.last == world.entities[index].name,
          inheritsSendable(DeclarationID(unit: unit, index: position), &visited),
          case .entities(let found) = world.resolve(declaration.name, from: nil, in: unit)
        else { return false }
        return found.contains { world.nominal($0) == index }
      }
    }
  }

  private func inheritsSendable(_ id: DeclarationID, _ visited: inout Set<DeclarationID>) -> Bool {
    // Protocols that refine each other round about do not compile; they must not stop the reader either.
    guard visited.insert(id).inserted else { return false }
    for path in world.declaration(id).inherited {
      if path.last == "Sendable" { return true }
      guard case .entities(let found) = world.resolve(path, from: world.parent(of: id), in: id.unit) else { continue }
      for ancestor in found where [.protocol, .typealias].contains(world.entities[ancestor].kind) {
        if judge.conformances(of: ancestor).contains(.error) { return true }
        for declaration in world.entities[ancestor].declarations where inheritsSendable(declaration, &visited) {
          return true
        }
      }
    }
    return false
  }
}
