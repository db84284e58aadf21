/// Decides what conforms to `Error` and `Catalogued`, and which values are errors or have a form for people.
final class Judge {
  /// How many names are followed for one value: no person writes as many, and each is a step deeper.
  static let mostFollowed = 64

  let world: World
  private let known: KnownNames
  /// Names that lead to an error protocol: those that are known, and those of protocols, aliases and classes that do.
  private(set) var hotNames: Set<String>
  /// By entity.
  private var decided: [Conformances]
  /// What the values of entities are to a message, as far as it was asked.
  var forms: [Int: ValueForm?] = [:]
  /// Types that no scanned file declares and that a scanned extension makes errors, by their paths.
  private var externalErrors: Set<String> = []

  /// A judge of a world in which only paths with a hot name can lead to an error protocol.
  init(world: World, known: KnownNames, hotNames: Set<String>) {
    self.world = world
    self.known = known
    self.hotNames = []
    decided = Array(repeating: [], count: world.entities.count)
    decide(hotNames)
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
    world.declaration(id).inherited.reduce(into: []) { result, path in
      guard path.contains(where: hotNames.contains) else { return }
      for ancestor in ancestors(path, of: id) {
        switch ancestor {
        case .known(let conformances): result.formUnion(conformances)
        case .entity(let entity): result.formUnion(decided[entity])
        }
      }
    }
  }

  // MARK: Conformance

  /// Something in an inheritance clause that may lead to an error protocol.
  private enum Ancestor {
    case known(Conformances)
    case entity(Int)
  }

  /// A path in the inheritance clause of an entity's declaration or extension.
  private struct Mention {
    var entity: Int
    var declaration: DeclarationID
    var path: TypePath
  }

  private func ancestors(_ path: TypePath, of id: DeclarationID) -> [Ancestor] {
    // The clause does not see the type's own members, nor an extension's clause those of what it extends.
    let scope = world.declaration(id).kind == .extension ? nil : world.parent(of: id)
    switch world.resolve(path, from: scope, in: id.unit) {
    case .unknown(let path, _): return [.known(known.conformances(of: path))]
    case .entities(let found):
      return found.filter { leads(world.entities[$0].kind) }.map(Ancestor.entity)
    }
  }

  /// Whether what inherits from this kind of thing has its conformances.
  private func leads(_ kind: Declaration.Kind) -> Bool { [.protocol, .typealias, .class].contains(kind) }

  /// Follows hot names to those who mention them, until nothing is new. A path without one is never looked up.
  private func decide(_ names: Set<String>) {
    var mentions: [String: [Mention]] = [:]
    for (entity, value) in world.entities.enumerated() {
      for id in value.declarations + value.extensions {
        for path in world.declaration(id).inherited {
          let mention = Mention(entity: entity, declaration: id, path: path)
          for name in Set(path) { mentions[name, default: []].append(mention) }
        }
      }
    }
    var heirs: [Int: [Int]] = [:]
    var pending = Array(names)
    for (index, entity) in world.entities.enumerated() where entity.kind == .protocol {
      // A known protocol is known in its own package as well, where its declaration is scanned.
      guard case .module(let module) = entity.owner else { continue }
      grant(known.conformances(of: [module, entity.name]), index, heirs, &pending)
    }
    while let name = pending.popLast() {
      guard hotNames.insert(name).inserted else { continue }
      for mention in mentions[name] ?? [] {
        for ancestor in ancestors(mention.path, of: mention.declaration) {
          switch ancestor {
          case .known(let conformances): grant(conformances, mention.entity, heirs, &pending)
          case .entity(let other):
            heirs[other, default: []].append(mention.entity)
            grant(decided[other], mention.entity, heirs, &pending)
          }
        }
      }
    }
  }

  /// Gives conformances to an entity and to all that inherit from it; a name that now leads to them becomes hot.
  private func grant(_ conformances: Conformances, _ entity: Int, _ heirs: [Int: [Int]], _ names: inout [String]) {
    var pending = [(entity, conformances)]
    while let (entity, conformances) = pending.popLast() {
      guard !decided[entity].isSuperset(of: conformances) else { continue }
      decided[entity].formUnion(conformances)
      if leads(world.entities[entity].kind) { names.append(world.entities[entity].name) }
      pending += (heirs[entity] ?? []).map { ($0, decided[entity]) }
    }
  }

  // MARK: Values

  /// The enums that a value can be or hold: behind optionals, in lists, dictionaries, tuples and results.
  func enums(of shape: TypeShape, from scope: DeclarationID) -> [Int] {
    var seen: Set<Int> = []
    return enums(of: shape, from: scope, in: scope.unit, &seen)
  }

  /// - Parameter seen: the aliases that were followed; one may stand for itself, round about.
  private func enums(of shape: TypeShape, from scope: DeclarationID?, in unit: Int, _ seen: inout Set<Int>) -> [Int] {
    func entities(_ paths: [TypePath]) -> [Int] {
      paths.flatMap { path -> [Int] in
        guard case .entities(let found) = world.resolve(path, from: scope, in: unit) else { return [] }
        return found
      }
    }
    let direct = entities(shape.paths)
    // A generic type of the sources may have the name of the standard library's: what it holds nobody knows.
    return (direct.isEmpty ? entities(shape.held) : direct).flatMap { entity -> [Int] in
      switch world.entities[entity].kind {
      case .enumeration: return [entity]
      case .typealias where seen.count < Self.mostFollowed && seen.insert(entity).inserted:
        return world.entities[entity].declarations.flatMap { id in
          enums(of: world.declaration(id).alias, from: world.parent(of: id), in: id.unit, &seen)
        }
      default: return []
      }
    }
  }

  /// Whether a value is an error.
  func isError(_ shape: TypeShape, from scope: DeclarationID) -> Bool {
    var seen: Set<Int> = []
    return !shape.isList && shape.paths.contains { isError($0, from: scope, in: scope.unit, &seen) }
  }

  /// - Parameter seen: the aliases that were followed; one may stand for itself, round about.
  private func isError(_ path: TypePath, from scope: DeclarationID?, in unit: Int, _ seen: inout Set<Int>) -> Bool {
    switch world.resolve(path, from: scope, in: unit) {
    case .unknown(let path, _): return isUnscannedError(path)
    case .entities(let found):
      return found.contains { entity in
        if conformances(of: entity).contains(.error) { return true }
        guard seen.count < Self.mostFollowed, seen.insert(entity).inserted else { return false }
        return aliased(entity).contains { target in
          !target.isList && isError(target.path, from: target.scope, in: target.unit, &seen)
        }
      }
    }
  }

  /// Whether a type that no scanned file declares is an error.
  func isUnscannedError(_ path: TypePath) -> Bool {
    known.isError(path) || externalErrors.contains(path.joined(separator: "."))
  }

  /// Whether a value has a form for people.
  func isPresentable(_ shape: TypeShape, from scope: DeclarationID) -> Bool {
    if isError(shape, from: scope) { return true }
    guard shape.paths.count == 1 else { return false }
    var seen: Set<FollowedAlias> = []
    return isPresentable(shape.paths[0], isList: shape.isList, from: scope, in: scope.unit, &seen)
  }

  private struct FollowedAlias: Hashable {
    var entity: Int
    var isList: Bool
  }

  private func isPresentable(
    _ path: TypePath,
    isList: Bool,
    from scope: DeclarationID?,
    in unit: Int,
    _ seen: inout Set<FollowedAlias>
  ) -> Bool {
    switch world.resolve(path, from: scope, in: unit) {
    case .unknown(let path, _): return isList ? KnownNames.isText(path) : KnownNames.isPresentable(path)
    case .entities(let found):
      return found.contains { entity in
        if world.entities[entity].kind == .enumeration { return !isList }
        guard seen.count < Self.mostFollowed, seen.insert(FollowedAlias(entity: entity, isList: isList)).inserted
        else { return false }
        return aliased(entity).contains { target in
          !(isList && target.isList)
            && isPresentable(
              target.path,
              isList: isList || target.isList,
              from: target.scope,
              in: target.unit,
              &seen
            )
        }
      }
    }
  }

  /// What a type alias stands for; nothing for a composition.
  private func aliased(_ entity: Int) -> [(path: TypePath, isList: Bool, scope: DeclarationID?, unit: Int)] {
    guard world.entities[entity].kind == .typealias else { return [] }
    return world.entities[entity].declarations.compactMap { id in
      let declaration = world.declaration(id)
      guard declaration.inherited.count == 1 else { return nil }
      return (declaration.inherited[0], declaration.alias.isList, world.parent(of: id), id.unit)
    }
  }
}
