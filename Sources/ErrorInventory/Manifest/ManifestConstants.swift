internal import SwiftSyntax

/// Collects the constants of a manifest: `let core = "Core"`, unless a parameter somewhere has the same name, and
/// `static let core: Self = .target(name: "Core")` in an extension of dependencies.
final class ManifestConstants: SyntaxVisitor {
  private var values: [String: ExprSyntax] = [:]
  private var ambiguous: Set<String> = []
  private var members: [String: ExprSyntax] = [:]
  private var ambiguousMembers: Set<String> = []
  /// The names of the functions that the manifest declares.
  private(set) var functions: Set<String> = []

  /// The text of a literal, or of a constant.
  func text(_ expression: ExprSyntax) -> String? {
    expression.literal ?? value(of: expression)?.literal
  }

  /// What a constant is; nil where the expression names none.
  func value(of expression: ExprSyntax) -> ExprSyntax? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return ambiguous.contains(name) ? nil : values[name]
    }
    // `.core`, `Target.Dependency.core`
    guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
    return ambiguousMembers.contains(name) ? nil : members[name]
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) {
        let value = isConstant ? binding.initializer?.value : binding.getter
        if let value, members[name] == nil { members[name] = value } else { ambiguousMembers.insert(name) }
      } else {
        let value = isConstant ? binding.initializer?.value : nil
        if let value, values[name] == nil { values[name] = value } else { ambiguous.insert(name) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    ambiguous.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    ambiguous.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    ambiguous.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    for token in node.pattern.tokens(viewMode: .sourceAccurate) { ambiguous.insert(token.text) }
    return .visitChildren
  }
}

extension PatternBindingSyntax {
  /// The only expression of a property that is computed by it: `{ .target(name: "Core") }`.
  fileprivate var getter: ExprSyntax? {
    guard case .getter(let items)? = accessorBlock?.accessors, items.count == 1,
      case .expr(let value)? = items.first?.item
    else { return nil }
    return value
  }
}
