internal import SwiftSyntax

/// What a comment in Swift source is about: what follows it, or, where nothing else follows on its line, what it stands
/// behind there.
struct IgnoreReach {
  let lines: LineTable

  /// For a comment above a token: the case of a list, or the declaration, that begins with the token.
  func reach(before token: TokenSyntax) -> SourceReach {
    let node = outermost(around: token) { $0.firstToken(viewMode: .sourceAccurate) }
    return isWhole(node) ? reach(of: node) : lines(of: node)
  }

  /// For a comment behind a token, on its line.
  func reach(behind token: TokenSyntax) -> SourceReach {
    let next = token.nextToken(viewMode: .sourceAccurate).flatMap { isOnLine(of: token, $0) ? $0 : nil }
    if let element = ancestor(of: token, as: EnumCaseElementSyntax.self) {
      // Behind a comma the next case follows.
      if token == element.trailingComma, let next { return reach(before: next) }
      return reach(of: Syntax(element))
    }
    if let declaration = ancestor(of: token, as: EnumCaseDeclSyntax.self) {
      if let next, let element = ancestor(of: next, as: EnumCaseElementSyntax.self) {
        return reach(of: Syntax(element))
      }
      return reach(of: Syntax(declaration))
    }
    if token.tokenKind == .leftBrace, let block = token.parent?.as(MemberBlockSyntax.self), let type = block.parent {
      if let next { return reach(before: next) }
      // The members have comments of their own.
      return SourceReach(
        start(of: type),
        position(of: token.endPositionBeforeTrailingTrivia)
      )
    }
    if token.tokenKind == .semicolon, let next { return reach(before: next) }
    let node = outermost(around: token) { $0.lastToken(viewMode: .sourceAccurate) }
    return isWhole(node) ? reach(of: node) : lines(of: node)
  }

  // MARK: - Nodes

  /// The largest part of a declaration that begins, or ends, with a token; no more than one case.
  private func outermost(around token: TokenSyntax, edge: (Syntax) -> TokenSyntax?) -> Syntax {
    var node = Syntax(token)
    while let parent = node.parent, edge(parent) == token, !node.is(EnumCaseElementSyntax.self),
      !parent.is(CodeBlockItemListSyntax.self), !parent.is(MemberBlockItemListSyntax.self),
      !parent.is(SourceFileSyntax.self)
    {
      node = parent
    }
    return node
  }

  /// Whether a node is a declaration, a statement or a case: all else is told by its lines.
  private func isWhole(_ node: Syntax) -> Bool {
    node.is(EnumCaseElementSyntax.self) || node.is(DeclSyntax.self) || node.is(MemberBlockItemSyntax.self)
      || node.is(CodeBlockItemSyntax.self)
  }

  private func ancestor<Node: SyntaxProtocol>(of token: TokenSyntax, as type: Node.Type) -> Node? {
    var node = token.parent
    while let current = node, !current.is(MemberBlockItemListSyntax.self), !current.is(CodeBlockItemListSyntax.self) {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }

  // MARK: - Places

  private func isOnLine(of token: TokenSyntax, _ next: TokenSyntax) -> Bool {
    next.tokenKind != .endOfFile
      && position(of: token.endPosition).line == start(of: Syntax(next)).line
  }

  private func reach(of node: Syntax) -> SourceReach {
    SourceReach(start(of: node), position(of: node.endPositionBeforeTrailingTrivia))
  }

  private func lines(of node: Syntax) -> SourceReach {
    let first = start(of: node).line
    return SourceReach(lines: first...max(first, position(of: node.endPositionBeforeTrailingTrivia).line))
  }

  private func start(of node: some SyntaxProtocol) -> SourceReach.Position {
    position(of: node.positionAfterSkippingLeadingTrivia)
  }

  private func position(of position: AbsolutePosition) -> SourceReach.Position {
    let place = lines.place(of: position.utf8Offset)
    return SourceReach.Position(line: place.line, column: place.column)
  }
}
