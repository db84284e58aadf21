/// Turns what the judge decided into an inventory.
struct InventoryBuilder {
  let judge: Judge
  let options: InventoryOptions
  private var types: [Int: ErrorType.Kind] = [:]
  private var leftOut: [Int: SkippedTypes.Reason] = [:]
  /// What the types of associated values are, by where they are written: an enum writes few of them many times.
  private var judgements: [WrittenType: Judgement] = [:]

  private struct WrittenType: Hashable {
    let scope: DeclarationID
    let shape: TypeShape
  }

  private struct Judgement {
    let isError: Bool
    let isPresentable: Bool
    let form: ValueForm?
  }

  var world: World { judge.world }

  init(judge: Judge, options: InventoryOptions) {
    self.judge = judge
    self.options = options
  }

  /// The inventory; notes about reading are the caller's.
  mutating func build(notes: [InventoryNote], fileCount: Int) -> Inventory {
    for (index, entity) in world.entities.enumerated() where entity.kind == .enumeration {
      let conformances = judge.conformances(of: index)
      guard !conformances.isEmpty, isListed(index) else { continue }
      types[index] = conformances.contains(.error) ? .error : .catalogued
    }
    addReasons()
    return Inventory(
      types: listedTypes().sorted(by: precedes),
      leftOut: leftOut.map(leftOutType).sorted(by: LeftOutType.precedes),
      notEnumerable: notEnumerable(),
      notes: notes.sorted { ($0.location, $0.message) < ($1.location, $1.message) },
      fileCount: fileCount
    )
  }

  private mutating func listedTypes() -> [ErrorType] {
    var listed: [ErrorType] = []
    for (index, kind) in types { listed.append(type(index, kind: kind)) }
    return listed
  }

  private func precedes(_ left: ErrorType, _ right: ErrorType) -> Bool {
    (left.module, left.location, left.path) < (right.module, right.location, right.path)
  }

  // MARK: What is listed

  private mutating func isListed(_ entity: Int) -> Bool {
    leftOut[entity] = reasonToSkip(entity)
    return leftOut[entity] == nil
  }

  private func leftOutType(_ entity: Int, _ reason: SkippedTypes.Reason) -> LeftOutType {
    LeftOutType(
      module: world.units[world.entities[entity].declarations[0].unit].module,
      path: world.path(of: entity).joined(separator: "."),
      reason: reason,
      conformsToCatalogError: judge.conformances(of: entity).contains(.catalogued)
    )
  }

  private func reasonToSkip(_ entity: Int) -> SkippedTypes.Reason? {
    let id = world.entities[entity].declarations[0]
    if world.units[id.unit].isTest, !options.includesTests { return .test }
    if world.isLocal(id), !options.includesLocal { return .local }
    if world.access(of: entity) < .internal, !options.includesPrivate { return .private }
    return nil
  }

  /// Follows associated values from the listed errors to enums that are no errors themselves.
  private mutating func addReasons() {
    var pending = types.keys.sorted()
    var reached: [Int: Set<CaseReference>] = [:]
    while let entity = pending.popLast() {
      for (parameter, scope, reference) in payloads(of: entity) {
        for reason in judge.enums(of: parameter.shape, from: scope) where reason != entity {
          if case .error? = types[reason] { continue }
          guard !judge.conformances(of: reason).contains(.error), isListed(reason) else { continue }
          if reached[reason] == nil, types[reason] == nil { pending.append(reason) }
          reached[reason, default: []].insert(reference)
        }
      }
    }
    // A conformance to `Catalogued`, which a reason needs to be found, does not make it more than that.
    for (reason, references) in reached { types[reason] = .reason(reachedThrough: references.sorted()) }
  }

  private func payloads(of entity: Int) -> [(ParameterFacts, DeclarationID, CaseReference)] {
    let path = world.path(of: entity).joined(separator: ".")
    return world.entities[entity].declarations.flatMap { id in
      world.declaration(id).cases.flatMap { item in
        let reference = CaseReference(module: world.units[id.unit].module, type: path, name: item.fullName)
        return item.parameters.map { ($0, id, reference) }
      }
    }
  }

  // MARK: Types

  private mutating func type(_ index: Int, kind: ErrorType.Kind) -> ErrorType {
    let entity = world.entities[index]
    let declarations = entity.declarations.map { ($0, world.declaration($0)) }
    let (first, main) = declarations[0]
    let conditions = declarations.map(\.1.condition)
    let marks = declarations.flatMap { id, declaration in declaration.marks.map { mark($0, in: id.unit) } }
    let extensionMarks = entity.extensions
      .filter { !judge.inherited(by: $0).isEmpty }
      .flatMap { id in world.declaration(id).marks.map { mark($0, in: id.unit) } }
    return ErrorType(
      module: world.units[first.unit].module,
      path: world.path(of: index).joined(separator: "."),
      kind: kind,
      access: world.access(of: index),
      location: location(main.place, in: first.unit),
      nameLength: main.nameLength,
      documentation: declarations.lazy.compactMap(\.1.documentation).first,
      conditions: alternatives(conditions),
      availability: least(declarations.map(\.1.availability)),
      cases: cases(of: declarations),
      marks: marks + extensionMarks,
      conformance: conformance(of: index),
      extending: extensionForm(of: index)
    )
  }

  /// The cases of all declarations, one for each full name.
  private mutating func cases(of declarations: [(DeclarationID, Declaration)]) -> [ErrorCase] {
    var order: [String] = []
    var written: [String: [(DeclarationID, CaseFacts)]] = [:]
    for (id, declaration) in declarations {
      for item in declaration.cases {
        if written[item.fullName] == nil { order.append(item.fullName) }
        var item = item
        item.availability = max(item.availability, declaration.availability)
        written[item.fullName, default: []].append((id, item))
      }
    }
    var cases: [ErrorCase] = []
    for name in order {
      if let merged = written[name].flatMap({ merged($0) }) { cases.append(merged) }
    }
    return cases
  }

  private mutating func merged(_ written: [(DeclarationID, CaseFacts)]) -> ErrorCase? {
    guard let (id, first) = written.first else { return nil }
    return ErrorCase(
      name: first.name,
      spelling: first.spelling,
      fullName: first.fullName,
      arguments: arguments(of: first, in: id),
      variants: variants(of: written),
      conditions: alternatives(written.map(\.1.condition)),
      availability: least(written.map(\.1.availability)),
      documentation: written.lazy.compactMap(\.1.documentation).first,
      location: location(first.place, in: id.unit),
      nameLength: first.nameLength,
      marks: written.flatMap { id, item in item.marks.map { mark($0, in: id.unit) } }
    )
  }

  private mutating func arguments(of item: CaseFacts, in id: DeclarationID) -> [AssociatedValue] {
    var arguments: [AssociatedValue] = []
    for (index, parameter) in item.parameters.enumerated() {
      let judgement = judgement(of: parameter.shape, in: id)
      arguments.append(
        AssociatedValue(
          label: parameter.label,
          secondName: parameter.secondName,
          index: index,
          type: parameter.type,
          defaultValue: parameter.defaultValue,
          isError: judgement.isError,
          isPresentable: judgement.isPresentable,
          form: judgement.form
        )
      )
    }
    return arguments
  }

  private mutating func judgement(of shape: TypeShape, in id: DeclarationID) -> Judgement {
    let type = WrittenType(scope: id, shape: shape)
    if let known = judgements[type] { return known }
    let judgement = Judgement(
      isError: judge.isError(shape, from: id),
      isPresentable: judge.isPresentable(shape, from: id),
      form: judge.form(of: shape, from: id, in: id.unit)
    )
    judgements[type] = judgement
    return judgement
  }

  /// The payloads of a case by what they are to a message; none where all are the same to it.
  private mutating func variants(of written: [(DeclarationID, CaseFacts)]) -> [ErrorCase.Variant] {
    var payloads: [(arguments: [AssociatedValue], conditions: [String?])] = []
    for (id, item) in written where written.count > 1 {
      let arguments = arguments(of: item, in: id)
      if let index = payloads.firstIndex(where: { $0.arguments.map(\.form) == arguments.map(\.form) }) {
        payloads[index].conditions.append(item.condition)
      } else {
        payloads.append((arguments, [item.condition]))
      }
    }
    guard payloads.count > 1 else { return [] }
    return payloads.map { ErrorCase.Variant(arguments: $0.arguments, conditions: alternatives($0.conditions)) }
  }

  /// The conditions of several declarations of one thing; none if one of them has none.
  func alternatives(_ conditions: [String?]) -> [String] {
    var result: [String] = []
    for condition in conditions {
      guard let condition else { return [] }
      if !result.contains(condition) { result.append(condition) }
    }
    return result
  }

  private func least(_ availabilities: [Availability]) -> Availability {
    availabilities.min() ?? .available
  }

  private func mark(_ mark: Mark, in unit: Int) -> SourceMark {
    SourceMark(name: mark.name, text: mark.text, location: location(mark.place, in: unit))
  }

  private func location(_ place: FileFacts.Place, in unit: Int) -> SourceLocation {
    SourceLocation(file: world.units[unit].path, line: place.line, column: place.column)
  }

  // MARK: Errors without known cases

  private func notEnumerable() -> [NotEnumerable] {
    var found: [NotEnumerable] = []
    for (index, entity) in world.entities.enumerated() {
      switch entity.kind {
      case .structure, .class, .actor:
        guard judge.conformances(of: index).contains(.error), reasonToSkip(index) == nil else { continue }
        found.append(report(index, entity.kind == .structure ? .structure : entity.kind == .class ? .class : .actor))
      case .enumeration where types[index] != nil:
        found += macros(on: entity).map { report(index, .macro($0)) }
      default: continue
      }
    }
    found += importedErrors()
    return found.sorted { ($0.location, $0.path) < ($1.location, $1.path) }
  }

  private func report(_ index: Int, _ reason: NotEnumerable.Reason) -> NotEnumerable {
    let id = world.entities[index].declarations[0]
    return NotEnumerable(
      module: world.units[id.unit].module,
      path: world.path(of: index).joined(separator: "."),
      reason: reason,
      location: location(world.declaration(id).place, in: id.unit)
    )
  }

  private func macros(on entity: Entity) -> [String] {
    (entity.declarations + entity.extensions).flatMap { id -> [String] in
      let declaration = world.declaration(id)
      let attached = declaration.customAttributes.filter { !world.isGlobalActor($0, in: id) }
      return attached.map { $0.joined(separator: ".") } + declaration.expandedMacros
    }
  }

  /// Conformances of types that no scanned file declares.
  private func importedErrors() -> [NotEnumerable] {
    world.units.enumerated().flatMap { unit, source -> [NotEnumerable] in
      // What was generated says nothing new about a type whose source is read elsewhere.
      guard !source.isTest || options.includesTests, !source.facts.isGenerated else { return [] }
      return source.facts.declarations.indices.compactMap { index in
        let id = DeclarationID(unit: unit, index: index)
        guard case .external(let path)? = world.target(of: id), judge.inherited(by: id).contains(.error) else {
          return nil
        }
        let place = location(world.declaration(id).place, in: unit)
        return NotEnumerable(module: source.module, path: path, reason: .importedType, location: place)
      }
    }
  }
}
