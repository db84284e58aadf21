import Foundation

extension Inventory {
  /// Reads the symbol graphs in a folder: what the compiler itself says about error enums, those that macros made too.
  ///
  /// The graphs come from `swiftc -emit-symbol-graph`, `swift package dump-symbol-graph` or `swift-symbolgraph-extract`;
  /// they hold the declarations of one platform down to the access level that was asked for, and none that is
  /// unavailable. A file that is no symbol graph becomes a note.
  ///
  /// - Throws: `InventoryError.noSources` where the folder holds no symbol graph.
  public static func read(
    symbolGraphs folder: String,
    options: InventoryOptions = InventoryOptions()
  ) throws(InventoryError) -> Inventory {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .unreadable(folder) }
    let files = names.filter { $0.hasSuffix(".symbols.json") }.sorted()
    guard !files.isEmpty else { throw .noSources([folder]) }
    var graphs: [SymbolGraph] = []
    var notes: [InventoryNote] = []
    for name in files {
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path),
        let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
      else {
        let place = SourceLocation(file: path, line: 1, column: 1)
        notes.append(InventoryNote(kind: .unreadable("it is not a symbol graph"), location: place))
        continue
      }
      graphs.append(graph)
    }
    var reader = SymbolGraphReader(graphs, options: options)
    return reader.inventory(notes: notes, fileCount: graphs.count)
  }
}

/// Turns symbol graphs into an inventory.
private struct SymbolGraphReader {
  private let options: InventoryOptions
  private let known: KnownNames
  private var symbols: [String: (symbol: SymbolGraph.Symbol, module: String)] = [:]
  private var order: [String] = []
  private var casesOf: [String: [String]] = [:]
  private var parentOf: [String: String] = [:]
  private var conformances: [String: Conformances] = [:]
  private var leftOut: [String: SkippedTypes.Reason] = [:]

  init(_ graphs: [SymbolGraph], options: InventoryOptions) {
    self.options = options
    known = KnownNames(errorProtocols: options.errorProtocols)
    for graph in graphs {
      for symbol in graph.symbols where symbols[symbol.identifier.precise] == nil {
        symbols[symbol.identifier.precise] = (symbol, graph.module.name)
        order.append(symbol.identifier.precise)
      }
      for relationship in graph.relationships { add(relationship) }
    }
    for id in order where symbols[id]?.symbol.kind.identifier == "swift.enum.case" {
      if let parent = parentOf[id] { casesOf[parent, default: []].append(id) }
    }
  }

  private mutating func add(_ relationship: SymbolGraph.Relationship) {
    switch relationship.kind {
    case "memberOf": parentOf[relationship.source] = relationship.target
    case "conformsTo":
      guard let name = relationship.targetFallback else { return }
      let conformance = known.conformances(of: name.split(separator: ".").map(String.init))
      conformances[relationship.source, default: []].formUnion(conformance)
    default: return
    }
  }

  mutating func inventory(notes: [InventoryNote], fileCount: Int) -> Inventory {
    var kinds: [String: ErrorType.Kind] = [:]
    var notEnumerable: [NotEnumerable] = []
    for id in order {
      guard let (symbol, module) = symbols[id], let conformance = conformances[id], !conformance.isEmpty else {
        continue
      }
      switch symbol.kind.identifier {
      case "swift.enum":
        guard isListed(id) else { continue }
        kinds[id] = conformance.contains(.error) ? .error : .catalogued
      case "swift.struct", "swift.class", "swift.actor":
        guard conformance.contains(.error), reasonToSkip(id) == nil else { continue }
        let reason: NotEnumerable.Reason = symbol.kind.identifier == "swift.struct" ? .structure : .class
        notEnumerable.append(
          NotEnumerable(module: module, path: symbol.path, reason: reason, location: symbol.place)
        )
      default: continue
      }
    }
    addReasons(to: &kinds)
    return Inventory(
      types: kinds.compactMap { type($0.key, kind: $0.value) }.sorted {
        ($0.module, $0.location, $0.path) < ($1.module, $1.location, $1.path)
      },
      leftOut: leftOut.compactMap(leftOutType).sorted(by: LeftOutType.precedes),
      notEnumerable: notEnumerable.sorted { ($0.location, $0.path) < ($1.location, $1.path) },
      notes: notes,
      fileCount: fileCount
    )
  }

  // MARK: What is listed

  private mutating func isListed(_ id: String) -> Bool {
    leftOut[id] = reasonToSkip(id)
    return leftOut[id] == nil
  }

  private func reasonToSkip(_ id: String) -> SkippedTypes.Reason? {
    if isLocal(id), !options.includesLocal { return .local }
    if access(of: id) < .internal, !options.includesPrivate { return .private }
    return nil
  }

  private func leftOutType(_ id: String, _ reason: SkippedTypes.Reason) -> LeftOutType? {
    symbols[id].map { symbol, module in
      LeftOutType(
        module: module,
        path: symbol.path,
        reason: reason,
        conformsToCatalogError: conformances[id]?.contains(.catalogued) == true
      )
    }
  }

  /// A local type's mangled name ends in `L_` or `L0_` and so on before the letter for its kind.
  private func isLocal(_ id: String) -> Bool {
    if let parent = parentOf[id], isLocal(parent) { return true }
    guard let kind = id.last, "OVC".contains(kind), let name = symbols[id]?.symbol.pathComponents.last,
      !id.hasSuffix(name + String(kind))
    else { return false }
    let end = id.dropLast()
    guard end.last == "_" else { return false }
    return end.dropLast().reversed().drop(while: \.isNumber).first == "L"
  }

  private func access(of id: String) -> ErrorType.Access {
    let own = symbols[id].flatMap { ErrorType.Access(rawValue: $0.symbol.accessLevel) } ?? .public
    guard let parent = parentOf[id], symbols[parent] != nil else { return own }
    return min(own, access(of: parent))
  }

  private mutating func addReasons(to kinds: inout [String: ErrorType.Kind]) {
    var pending = kinds.keys.sorted()
    var reached: [String: Set<CaseReference>] = [:]
    while let id = pending.popLast() {
      for (item, parameter) in payloads(of: id) {
        guard let reason = enumeration(of: parameter), reason != id, kinds[reason] != .error,
          conformances[reason]?.contains(.error) != true, isListed(reason)
        else { continue }
        if reached[reason] == nil, kinds[reason] == nil { pending.append(reason) }
        reached[reason, default: []].insert(item)
      }
    }
    for (reason, references) in reached where kinds[reason] == nil {
      kinds[reason] = .reason(reachedThrough: references.sorted())
    }
  }

  private func payloads(of id: String) -> [(CaseReference, CaseFragments.Parameter)] {
    guard let (symbol, module) = symbols[id] else { return [] }
    return (casesOf[id] ?? []).flatMap { item -> [(CaseReference, CaseFragments.Parameter)] in
      let fragments = CaseFragments(symbols[item]?.symbol.declarationFragments ?? [])
      let reference = CaseReference(module: module, type: symbol.path, name: fragments.fullName)
      return fragments.parameters.map { (reference, $0) }
    }
  }

  /// The enum a parameter is, lists and optionals aside.
  private func enumeration(of parameter: CaseFragments.Parameter) -> String? {
    parameter.valueType.flatMap(resolveAlias).flatMap {
      symbols[$0]?.symbol.kind.identifier == "swift.enum" ? $0 : nil
    }
  }

  /// The type an alias stands for.
  private func resolveAlias(_ id: String) -> String? {
    guard let symbol = symbols[id]?.symbol, symbol.kind.identifier == "swift.typealias" else { return id }
    return symbol.declarationFragments?.last { $0.preciseIdentifier != nil }?.preciseIdentifier
  }

  // MARK: Types

  private func type(_ id: String, kind: ErrorType.Kind) -> ErrorType? {
    guard let (symbol, module) = symbols[id] else { return nil }
    let cases = (casesOf[id] ?? []).compactMap { symbols[$0]?.symbol }
    return ErrorType(
      module: module,
      path: symbol.path,
      kind: kind,
      access: access(of: id),
      location: symbol.place,
      nameLength: symbol.pathComponents.last?.utf8.count ?? 0,
      documentation: symbol.documentation,
      availability: symbol.stated,
      cases: cases.map(item).sorted { $0.location < $1.location },
      conformance: conformances[id]?.contains(.catalogued) == true ? .byHand : .none
    )
  }

  private func item(_ symbol: SymbolGraph.Symbol) -> ErrorCase {
    let fragments = CaseFragments(symbol.declarationFragments ?? [])
    return ErrorCase(
      name: fragments.keyName,
      fullName: fragments.fullName,
      arguments: fragments.parameters.enumerated().map { index, parameter in
        let isError = isError(parameter)
        return AssociatedValue(
          label: parameter.label,
          index: index,
          type: parameter.type,
          defaultValue: parameter.defaultValue,
          isError: isError,
          isPresentable: isError || isPresentable(parameter)
        )
      },
      availability: symbol.stated,
      documentation: symbol.documentation,
      location: symbol.place,
      nameLength: fragments.name.utf8.count
    )
  }

  private func isError(_ parameter: CaseFragments.Parameter) -> Bool {
    let bare = parameter.bareType
    if known.isError(bare.split(separator: ".").map(String.init)) { return true }
    guard !bare.contains("["), !bare.contains("(") else { return false }
    let types = bare.contains("&") ? parameter.mentioned : parameter.valueType.map { [$0] } ?? []
    return types.contains { conformances[resolveAlias($0) ?? $0]?.contains(.error) == true }
  }

  private func isPresentable(_ parameter: CaseFragments.Parameter) -> Bool {
    if enumeration(of: parameter) != nil { return !parameter.type.hasPrefix("[") }
    let path = parameter.bareType.split(separator: ".").map(String.init)
    if KnownNames.isPresentable(path) { return true }
    guard parameter.type.hasPrefix("["), parameter.type.hasSuffix("]") else { return false }
    return KnownNames.isText([String(parameter.type.dropFirst().dropLast())])
  }
}

extension CaseFragments {
  /// The base name as keys write it.
  fileprivate var keyName: String { String(keyNameOf: name.hasPrefix("`") ? name : "`\(name)`") }

  /// The name with labels.
  fileprivate var fullName: String {
    parameters.isEmpty ? keyName : keyName + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension CaseFragments.Parameter {
  /// The mangled name of the type the value has, lists and optionals aside; nil where it has no name of its own, as a
  /// tuple has none.
  fileprivate var valueType: String? {
    let wrappers: Set = ["s:Sq", "s:Sa", "s:Sh", "s:s15ContiguousArrayV"]
    let mentioned = mentioned.filter { !wrappers.contains($0) }
    var plain = type.filter { !"[]?!".contains($0) && !$0.isWhitespace }[...]
    for name in ["Optional<", "Array<", "Set<", "ContiguousArray<"] where plain.hasPrefix(name) && plain.last == ">" {
      plain = plain.dropFirst(name.count).dropLast()
    }
    guard !plain.contains("->"), !plain.hasSuffix(".Type") else { return nil }
    let path = plain.prefix { $0 != "<" }
    guard !path.contains(","), !path.contains(":") else { return nil }
    // Of `Outer.Inner` the last is the type, of `Generic<Argument>` the first; which it is of both, the graph does not say.
    if path.endIndex == plain.endIndex { return mentioned.last }
    return plain.last == ">" && !path.contains(".") ? mentioned.first : nil
  }

  /// The type without optionality, parentheses and `any`.
  fileprivate var bareType: String {
    var text = type[...]
    while let last = text.last, "?!)".contains(last) { text = text.dropLast() }
    while text.first == "(" { text = text.dropFirst() }
    if text.hasPrefix("any ") { text = text.dropFirst(4) }
    return String(text.filter { !$0.isWhitespace })
  }
}

extension SymbolGraph.Symbol {
  /// The path as keys write it.
  fileprivate var path: String { pathComponents.map { String(keyNameOf: "`\($0)`") }.joined(separator: ".") }

  fileprivate var documentation: String? {
    docComment.map { comment in
      comment.lines.map(\.text).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  fileprivate var place: SourceLocation {
    let prefix = "file://"
    let uri = location?.uri ?? ""
    let file = uri.hasPrefix(prefix) ? String(uri.dropFirst(prefix.count)) : uri
    return SourceLocation(
      file: file.removingPercentEncoding ?? file,
      line: (location?.position.line ?? 0) + 1,
      column: (location?.position.character ?? 0) + 1
    )
  }

  fileprivate var stated: Availability {
    let statements = availability ?? []
    let everywhere = statements.filter { [nil, "*", "Swift", "swift"].contains($0.domain) }
    if everywhere.contains(where: { $0.isUnconditionallyUnavailable == true || $0.obsoleted != nil }) {
      return .unavailable
    }
    let isDeprecated = statements.contains { $0.isUnconditionallyDeprecated == true || $0.deprecated != nil }
    return isDeprecated ? .deprecated : .available
  }
}
