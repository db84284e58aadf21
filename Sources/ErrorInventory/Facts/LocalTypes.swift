internal import SwiftSyntax

/// Finds the outermost type declarations, and the `#if` that may hold some, inside statements and expressions.
enum LocalTypes {
  /// The declarations, in source order.
  static func find(in node: Syntax) -> [DeclSyntax] {
    var found: [DeclSyntax] = []
    // An explicit stack: a chain of a hundred thousand calls is a tree as deep as that.
    var pending = [node]
    while let next = pending.popLast() {
      if next.mayDeclareType {
        if let declaration = next.as(DeclSyntax.self) { found.append(declaration) }
      } else {
        pending += next.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return found
  }
}

extension Syntax {
  fileprivate var mayDeclareType: Bool {
    switch kind {
    case .enumDecl, .structDecl, .classDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl, .ifConfigDecl:
      true
    default: false
    }
  }
}
