/// All declarations of the scanned files, and how a name in one of them is found: Swift's lookup of type names.
///
/// Only what may bear on errors is resolved. Every name that was looked for is remembered, so that files that declare
/// such a name can be read as well and the whole be asked again.
final class World {
  let units: [SourceUnit]
  var entities: [Entity] = []
  /// Every name that was looked for.
  var asked: Set<String> = []

  var members: [MemberKey: [Int]] = [:]
  var entityOf: [DeclarationID: Int] = [:]
  var targetOf: [DeclarationID: Owner] = [:]
  let modules: Set<String>
  /// For each module, those it imports for its importers too.
  var exports: [String: Set<String>] = [:]
  /// Names of members of protocols and classes: only these are looked for in what a type inherits.
  var inheritableNames: Set<String> = []
  /// What type aliases stand for, as far as it was asked and until more extensions have brought their members.
  var types: [Int: Int?] = [:]
  /// The types that a type inherits from, with the same reservation.
  var bases: [Int: [Int]] = [:]
  /// The members that types inherit, with the same reservation.
  var inheritedMembers: [MemberKey: [Int]] = [:]

  /// Takes the declarations in and finds out what each extension extends.
  ///
  /// - Parameter extensions: those that may bear on errors, as `neededExtensions(in:hotNames:relevantNames:)` finds them.
  init(units: [SourceUnit], extensions: [DeclarationID]) {
    self.units = units
    modules = Set(units.map(\.module))
    for unit in units {
      for case let item in unit.facts.imports where item.isExported {
        exports[unit.module, default: []].insert(item.module)
      }
    }
    for unit in units.indices { addDeclarations(of: unit) }
    bindExtensions(extensions)
  }

  // MARK: Declarations

  /// The declaration itself.
  func declaration(_ id: DeclarationID) -> Declaration { units[id.unit].facts.declarations[id.index] }

  /// The declaration around another.
  func parent(of id: DeclarationID) -> DeclarationID? {
    declaration(id).parent.map { DeclarationID(unit: id.unit, index: $0) }
  }

  /// The extensions that bear on errors, and what they extend.
  var boundExtensions: [DeclarationID: Owner] { targetOf }

  /// What an extension extends.
  func target(of id: DeclarationID) -> Owner? { targetOf[id] }

  /// The entity a declaration is part of; nil inside an extension that was of no interest.
  func entity(of id: DeclarationID) -> Int? { entityOf[id] }

  func owner(of id: DeclarationID) -> Owner? {
    guard let parent = parent(of: id) else { return .module(units[id.unit].module) }
    switch declaration(parent).kind {
    case .block: return .block(parent)
    case .extension: return targetOf[parent]
    case .enumeration, .structure, .class, .actor, .protocol: return entityOf[parent].map(Owner.entity)
    case .typealias, .associatedType, .genericParameter: return nil
    }
  }

  func addDeclarations(of unit: Int) {
    for index in units[unit].facts.declarations.indices { add(DeclarationID(unit: unit, index: index)) }
  }

  /// Makes a declaration part of an entity, if what it is a member of is known.
  func add(_ id: DeclarationID) {
    let declaration = declaration(id)
    guard declaration.kind != .extension, declaration.kind != .block, entityOf[id] == nil,
      let owner = owner(of: id), let name = declaration.name.first
    else { return }
    let onlyUnit = isHiddenFromOtherFiles(id) ? id.unit : nil
    let key = MemberKey(owner: owner, name: name)
    let same = members[key]?.first { entities[$0].kind == declaration.kind && entities[$0].onlyUnit == onlyUnit }
    if let same {
      entities[same].declarations.append(id)
      entityOf[id] = same
    } else {
      entities.append(
        Entity(kind: declaration.kind, owner: owner, name: name, onlyUnit: onlyUnit, declarations: [id])
      )
      members[key, default: []].append(entities.count - 1)
      entityOf[id] = entities.count - 1
      if case .entity(let outer) = owner, [.protocol, .class].contains(entities[outer].kind) {
        inheritableNames.insert(name)
      }
    }
  }

  /// Whether other files cannot name a declaration, by its own level or by that of the extension it stands in.
  private func isHiddenFromOtherFiles(_ id: DeclarationID) -> Bool {
    let around = parent(of: id).map(declaration)
    let level = declaration(id).access ?? (around?.kind == .extension ? around?.access : nil)
    return level == .private || level == .fileprivate
  }
}
