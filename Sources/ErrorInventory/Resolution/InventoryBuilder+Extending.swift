extension InventoryBuilder {
  /// What an extension of a type must repeat.
  func extensionForm(of index: Int) -> ExtensionForm {
    let entity = world.entities[index]
    let sources = (entity.declarations + entity.extensions).filter { judge.inherited(by: $0).contains(.error) }
    let module = world.units[entity.declarations[0].unit].module
    let sourceModules = Set(sources.map { world.units[$0.unit].module })
    return ExtensionForm(
      path: spelling(of: index),
      attributes: availableAttributes(around: entity.declarations[0]),
      errorConditions: alternatives(sources.map { world.declaration($0).condition }),
      errorModule: sourceModules.contains(module) ? nil : sourceModules.min(),
      errorRequirements: sources.lazy.compactMap { self.world.declaration($0).requirements }.first,
      imports: importsAround(index),
      declaresSendable: judge.conformances(of: index).contains(.error) || declaresSendable(index)
    )
  }

  /// Whether everything that makes a type conform to `Catalogued` was generated.
  func isConformanceGenerated(_ index: Int) -> Bool {
    let entity = world.entities[index]
    let sources = (entity.declarations + entity.extensions).filter { judge.inherited(by: $0).contains(.catalogued) }
    return !sources.isEmpty && sources.allSatisfy { world.units[$0.unit].facts.isGenerated }
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
    return unit.facts.imports.map { ExtensionForm.Import(module: $0.module, condition: $0.condition) }
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

  /// Whether the type's declaration, a protocol in it, or an extension in the same file, which is where the language
  /// wants it, says `Sendable`.
  private func declaresSendable(_ index: Int) -> Bool {
    let declarations = world.entities[index].declarations
    if declarations.contains(where: { inheritsSendable($0) }) { return true }
    return Set(declarations.map(\.unit)).contains { unit in
      world.units[unit].facts.declarations.enumerated().contains { position, declaration in
        guard declaration.kind == .extension, declaration.name.last == world.entities[index].name,
          inheritsSendable(DeclarationID(unit: unit, index: position)),
          case .entities(let found) = world.resolve(declaration.name, from: nil, in: unit)
        else { return false }
        return found.contains { world.nominal($0) == index }
      }
    }
  }

  private func inheritsSendable(_ id: DeclarationID, depth: Int = 0) -> Bool {
    world.declaration(id).inherited.contains { path in
      guard path.last != "Sendable" else { return true }
      guard depth < 32, case .entities(let found) = world.resolve(path, from: world.parent(of: id), in: id.unit) else {
        return false
      }
      return found.contains { ancestor in
        guard [.protocol, .typealias].contains(world.entities[ancestor].kind) else { return false }
        return judge.conformances(of: ancestor).contains(.error)
          || world.entities[ancestor].declarations.contains { inheritsSendable($0, depth: depth + 1) }
      }
    }
  }
}
