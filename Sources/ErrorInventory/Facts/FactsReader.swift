internal import SwiftSyntax

/// Reads the facts of one file from its syntax tree.
///
/// The tree is walked by hand, declaration by declaration: bodies are entered only where a type may be declared in them.
struct FactsReader {
  private(set) var facts = FileFacts()
  private let lines: LineTable
  private let comments: CommentReader
  private let conditions: ConditionReader
  /// The offsets of what may be the keyword of a type declaration, ascending.
  private let keywords: [Int]

  /// Parses a file's bytes (without a byte order mark) and reads its facts.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, conditions: ConditionReader) -> FileFacts {
    var reader = FactsReader(bytes, conditions: conditions)
    let source = ParsableSource(bytes)
    reader.read(source.tree.statements, in: Context())
    reader.facts.isGenerated = reader.isGenerated(source.tree)
    // What was taken out says more than what the parser makes of the rest.
    reader.facts.syntaxError =
      source.hazard.map { FileFacts.SyntaxError(kind: $0.kind, place: reader.lines.place(of: $0.offset)) }
      ?? SyntaxErrorFinder(lines: reader.lines).first(in: Syntax(source.tree))
    return reader.facts
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, conditions: ConditionReader) {
    lines = LineTable(bytes)
    comments = CommentReader(lines: lines)
    self.conditions = conditions
    var scanner = HeaderScanner(bytes)
    var keywords: [Int] = []
    while let header = scanner.next() { keywords.append(header.start) }
    self.keywords = keywords
  }

  /// Where a declaration stands.
  private struct Context {
    var parent: Int?
    var condition: String?

    func with(parent: Int) -> Context { Context(parent: parent, condition: condition) }
    func with(condition: String?) -> Context { Context(parent: parent, condition: condition) }
  }

  /// Whether the comments before the first token say that the linter wrote the file.
  private func isGenerated(_ tree: SourceFileSyntax) -> Bool {
    comments.marks(before: tree.firstToken(viewMode: .sourceAccurate)).contains { $0.name == "generated" }
  }

  // MARK: Lists

  private mutating func read(_ items: CodeBlockItemListSyntax, in context: Context) {
    for item in items {
      if case .decl(let declaration) = item.item {
        read(declaration, after: item.semicolon, in: context)
      } else {
        readBodies(of: Syntax(item.item), in: context)
      }
    }
  }

  private mutating func read(_ items: MemberBlockItemListSyntax, in context: Context) {
    for item in items { read(item.decl, after: item.semicolon, in: context) }
  }

  private mutating func read(_ directive: IfConfigDeclSyntax, in context: Context) {
    for branch in conditions.branches(of: directive) {
      let inner = context.with(condition: ConditionReader.join(context.condition, branch.condition))
      switch branch.elements {
      case .decls(let members): read(members, in: inner)
      case .statements(let statements): read(statements, in: inner)
      case .postfixExpression(let expression): readBodies(of: Syntax(expression), in: inner)
      default: continue
      }
    }
  }

  // MARK: Declarations

  private mutating func read(_ declaration: DeclSyntax, after semicolon: TokenSyntax?, in context: Context) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .enumDecl(let node):
      read(node, .enumeration, node.name, node.genericParameterClause, node.genericWhereClause, in: context)
    case .structDecl(let node):
      read(node, .structure, node.name, node.genericParameterClause, node.genericWhereClause, in: context)
    case .classDecl(let node):
      read(node, .class, node.name, node.genericParameterClause, node.genericWhereClause, in: context)
    case .actorDecl(let node):
      read(node, .actor, node.name, node.genericParameterClause, node.genericWhereClause, in: context)
    case .protocolDecl(let node):
      read(node, .protocol, node.name, nil, node.genericWhereClause, in: context)
    case .extensionDecl(let node): read(node, in: context)
    case .typeAliasDecl(let node):
      guard node.name.isWritten else { return }
      var alias = self.declaration(.typealias, node.name, node, context)
      alias.alias = node.initializer.value.shape
      alias.inherited = alias.alias.paths
      add(alias)
    case .associatedTypeDecl(let node):
      guard node.name.isWritten else { return }
      add(self.declaration(.associatedType, node.name, node, context))
    case .enumCaseDecl(let node): read(node, after: semicolon, in: context)
    case .ifConfigDecl(let node): read(node, in: context)
    case .importDecl(let node): read(node, in: context)
    case .variableDecl(let node): read(node, in: context)
    case .macroExpansionDecl(let node): noteMacro(node.macroName.text, in: context)
    default: readBodies(of: Syntax(declaration), in: context)
    }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax,
    _ kind: Declaration.Kind,
    _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?,
    in context: Context
  ) {
    // What stands in a type without a name has no name either. The syntax error is told.
    guard name.isWritten else { return }
    var type = declaration(kind, name, node, context)
    type.inherited = node.inheritanceClause.paths
    if kind == .protocol { type.inherited += requirements.pathsRequiredOfSelf }
    type.marks += comments.marks(after: node.memberBlock.leftBrace)
    type.marks += comments.marks(after: node.memberBlock.rightBrace)
    let inner = context.with(parent: add(type))
    for parameter in generics?.parameters ?? [] {
      var generic = declaration(.genericParameter, parameter.name, parameter, inner)
      generic.inherited = parameter.inheritedType?.namedPaths ?? []
      add(generic)
    }
    read(node.memberBlock.members, in: inner)
  }

  private mutating func read(_ node: ExtensionDeclSyntax, in context: Context) {
    guard let path = node.extendedType.extendedPath, !path.contains("") else { return }
    var type = declaration(.extension, node.extendedType.lastToken(viewMode: .sourceAccurate), node, context)
    type.name = path
    type.inherited = node.inheritanceClause.paths
    type.requirements = node.genericWhereClause?.textOnOneLine
    type.marks += comments.marks(after: node.memberBlock.leftBrace)
    type.marks += comments.marks(after: node.memberBlock.rightBrace)
    read(node.memberBlock.members, in: context.with(parent: add(type)))
  }

  private mutating func read(_ node: ImportDeclSyntax, in context: Context) {
    guard let module = node.path.first?.name.keyName else { return }
    let isExported =
      node.attributes.names.contains(["_exported"]) || node.modifiers.contains { $0.name.text == "public" }
    facts.imports.append(
      FileFacts.Import(module: module, isExported: isExported, condition: context.condition)
    )
  }

  private mutating func read(_ node: VariableDeclSyntax, in context: Context) {
    if let parent = context.parent {
      facts.declarations[parent].catalogMembers += node.catalogMembers
    }
    readBodies(of: Syntax(node), in: context)
  }

  @discardableResult
  private mutating func add(_ declaration: Declaration) -> Int {
    facts.declarations.append(declaration)
    return facts.declarations.count - 1
  }

  private func declaration(
    _ kind: Declaration.Kind,
    _ name: TokenSyntax?,
    _ node: some SyntaxProtocol,
    _ context: Context
  ) -> Declaration {
    let first = node.firstToken(viewMode: .sourceAccurate)
    var declaration = Declaration(kind: kind, parent: context.parent, name: name.map { [$0.keyName] } ?? [])
    declaration.condition = context.condition
    declaration.documentation = comments.documentation(before: first)
    declaration.marks = comments.marks(before: first)
    if let name {
      declaration.place = place(of: name)
      declaration.nameLength = name.trimmedLength.utf8Length
      declaration.spelling = name.unusualSpelling
    }
    if let group = node.asProtocol((any WithModifiersSyntax).self) { declaration.access = group.modifiers.access }
    if let attributed = node.asProtocol((any WithAttributesSyntax).self) {
      declaration.availability = attributed.attributes.availability
      declaration.availableAttributes = attributed.attributes.availableAttributes
      declaration.customAttributes = attributed.attributes.customNames
      declaration.isGlobalActor = attributed.attributes.names.contains(["globalActor"])
    }
    return declaration
  }

  private mutating func noteMacro(_ name: String, in context: Context) {
    guard let parent = context.parent else { return }
    facts.declarations[parent].expandedMacros.append(name)
  }

  // MARK: Cases

  private mutating func read(_ node: EnumCaseDeclSyntax, after semicolon: TokenSyntax?, in context: Context) {
    guard let parent = context.parent else { return }
    let first = node.firstToken(viewMode: .sourceAccurate)
    let documentation = comments.documentation(before: first)
    let marks =
      comments.marks(before: first)
      + comments.marks(after: node.lastToken(viewMode: .sourceAccurate))
      + comments.marks(after: semicolon)
    for element in node.elements where element.name.isWritten {
      let elementFirst = element.firstToken(viewMode: .sourceAccurate)
      let isLast = element.trailingComma == nil
      let ownMarks =
        comments.marks(before: elementFirst)
        + (isLast ? [] : comments.marks(after: element.lastToken(viewMode: .sourceAccurate)))
      facts.declarations[parent].cases.append(
        CaseFacts(
          name: element.name.keyName,
          spelling: element.name.unusualSpelling,
          parameters: (element.parameterClause?.parameters ?? []).map(parameter),
          condition: context.condition,
          availability: node.attributes.availability,
          documentation: comments.documentation(before: elementFirst) ?? documentation,
          place: place(of: element.name),
          nameLength: element.name.trimmedLength.utf8Length,
          marks: ownMarks + marks
        )
      )
    }
  }

  private func parameter(_ node: EnumCaseParameterSyntax) -> ParameterFacts {
    ParameterFacts(
      label: node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.keyName },
      secondName: node.secondName.flatMap { $0.tokenKind == .wildcard ? nil : $0.keyName },
      type: node.type.textOnOneLine,
      defaultValue: node.defaultValue?.value.textOnOneLine,
      shape: node.type.shape
    )
  }

  // MARK: Bodies

  /// Looks for types that are declared inside statements and expressions.
  private mutating func readBodies(of node: Syntax, in context: Context) {
    guard holdsKeyword(node) else { return }
    var block: Int?
    for found in LocalTypes.find(in: node) {
      let parent = block ?? add(Declaration(kind: .block, parent: context.parent, name: []))
      block = parent
      read(found, after: nil, in: context.with(parent: parent))
    }
  }

  private func holdsKeyword(_ node: Syntax) -> Bool {
    let start = node.position.utf8Offset
    var (low, high) = (0, keywords.count)
    while low < high {
      let middle = (low + high) / 2
      if keywords[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < keywords.count && keywords[low] < node.endPosition.utf8Offset
  }

  // MARK: Places

  private func place(of token: TokenSyntax) -> FileFacts.Place {
    lines.place(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
