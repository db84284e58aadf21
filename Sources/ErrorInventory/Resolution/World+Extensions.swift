extension World {
  /// The extensions that may bear on errors: by what they inherit, or by what is declared in them.
  ///
  /// - Parameter relevantNames: names whose declarations matter, beside all that a path among `hotNames` reaches.
  static func neededExtensions(
    in units: [SourceUnit],
    hotNames: Set<String>,
    relevantNames: Set<String>
  ) -> [DeclarationID] {
    var needed: [DeclarationID] = []
    for (unit, source) in units.enumerated() {
      var isNeeded = Array(repeating: false, count: source.facts.declarations.count)
      for (index, declaration) in source.facts.declarations.enumerated().reversed() {
        let matters =
          isNeeded[index] || !declaration.catalogMembers.isEmpty
          || declaration.inherited.contains { path in path.contains(where: hotNames.contains) }
          || (declaration.kind != .extension && declaration.name.contains { relevantNames.contains($0) })
        guard matters else { continue }
        isNeeded[index] = true
        if let parent = declaration.parent { isNeeded[parent] = true }
        if declaration.kind == .extension { needed.append(DeclarationID(unit: unit, index: index)) }
      }
    }
    return needed.sorted { ($0.unit, $0.index) < ($1.unit, $1.index) }
  }

  /// Finds what each extension extends. One may extend what another declares, so this goes round until nothing changes.
  func bindExtensions(_ extensions: [DeclarationID]) {
    var unbound = extensions
    while !unbound.isEmpty {
      let before = unbound.count
      unbound = unbound.filter { !bind($0, allowsExternal: false) }
      if unbound.count == before {
        // What is left extends members that no scanned file declares. The shortest paths may still be what others
        // wait for.
        let shortest = unbound.map { declaration($0).name.count }.min()
        unbound = unbound.filter { declaration($0).name.count > shortest ?? 0 || !bind($0, allowsExternal: true) }
        if unbound.count == before { break }
      }
      types.removeAll()
      bases.removeAll()
      inheritedMembers.removeAll()
    }
  }

  private func bind(_ id: DeclarationID, allowsExternal: Bool) -> Bool {
    let path = declaration(id).name
    let target: Owner
    switch resolve(path, from: nil, in: id.unit) {
    case .entities(let found):
      guard let type = found.compactMap({ nominal($0) }).first else { return false }
      target = .entity(type)
      entities[type].extensions.append(id)
    case .unknown(let path, let isPartial):
      guard allowsExternal || !isPartial else { return false }
      target = .external(path.joined(separator: "."))
    }
    targetOf[id] = target
    addDescendants(of: id)
    return true
  }

  private func addDescendants(of id: DeclarationID) {
    let declarations = units[id.unit].facts.declarations
    var inside: Set<Int> = [id.index]
    for index in declarations.indices.dropFirst(id.index + 1) {
      guard let parent = declarations[index].parent, inside.contains(parent) else { continue }
      inside.insert(index)
      add(DeclarationID(unit: id.unit, index: index))
    }
  }
}
