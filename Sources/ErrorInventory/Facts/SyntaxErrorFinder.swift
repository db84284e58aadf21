internal import SwiftSyntax

/// Finds the first thing in a file that the parser could not make sense of.
///
/// What the compiler itself need not parse is left alone: in a branch of `#if compiler(>=99)` may stand what only a later
/// compiler understands.
struct SyntaxErrorFinder {
  let lines: LineTable

  /// The first syntax error in a tree.
  func first(in tree: Syntax) -> FileFacts.SyntaxError? {
    guard tree.hasError else { return nil }
    // An explicit stack: a chain of a hundred thousand calls is a tree as deep as that.
    var pending = [(node: tree, depth: 0)]
    while let (node, depth) = pending.popLast() {
      let broken = node.is(UnexpectedNodesSyntax.self) ? [] : node.children(viewMode: .all).filter(\.isBroken)
      if broken.isEmpty {
        // The parser gives up at 256 pairs of brackets, each of which is at least two nodes deep; no person writes that.
        let place = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return FileFacts.SyntaxError(kind: depth >= 512 ? .tooDeep : .broken, place: place)
      }
      let clause = node.as(IfConfigClauseSyntax.self)
      let unparsed = clause?.mayStayUnparsed == true ? clause?.elements.map(Syntax.init) : nil
      pending += broken.filter { $0.id != unparsed?.id }.reversed().map { ($0, depth + 1) }
    }
    return nil
  }
}

extension Syntax {
  fileprivate var isBroken: Bool { hasError || self.is(UnexpectedNodesSyntax.self) }
}

extension IfConfigClauseSyntax {
  /// Whether the compiler skips the branch unparsed in some builds: its condition asks for a version, or it is the
  /// `#else` of one that does.
  fileprivate var mayStayUnparsed: Bool {
    if let condition { return condition.asksForVersion }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.last { $0.condition != nil }?.condition?.asksForVersion == true
  }
}

extension ExprSyntax {
  /// Whether the condition is false without a look at the source for compilers of other versions: one part of a
  /// conjunction suffices, of a disjunction all must be so.
  fileprivate var asksForVersion: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return ["compiler", "swift", "_compiler_version"].contains(name)
    }
    if let negated = self.as(PrefixOperatorExprSyntax.self) { return negated.expression.asksForVersion }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.first?.expression.asksForVersion == true }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    let alternatives = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
    return alternatives.allSatisfy { $0.contains(where: \.asksForVersion) }
  }
}
