internal import SwiftSyntax

/// What the dependencies of targets are in a manifest that does not write each as a list of its own.
struct ManifestDependencies {
  /// The dependencies of one target.
  struct List {
    /// The names of targets and products.
    var names: [String] = []
    /// Whether there is nothing beside them.
    var isWhole = true

    fileprivate mutating func add(_ other: List) {
      names += other.names.filter { !names.contains($0) }
      isWhole = isWhole && other.isWhole
    }

    fileprivate static let unread = List(isWhole: false)
  }

  private let constants: ManifestConstants
  /// Whether a statement changes the dependencies of targets after they were made.
  private let areChanged: Bool

  init(of tree: SourceFileSyntax, constants: ManifestConstants) {
    self.constants = constants
    let changes = DependencyChanges(viewMode: .sourceAccurate)
    changes.walk(tree)
    areChanged = changes.areFound
  }

  /// The dependencies that an argument names; nil is no argument.
  func list(_ argument: ExprSyntax?) -> List {
    var list = argument.map { elements($0, depth: 0) } ?? List()
    if areChanged { list.isWhole = false }
    return list
  }

  /// Constants may name each other; a manifest that goes in circles does not compile.
  private static let deepest = 16

  /// An expression that is a list.
  private func elements(_ expression: ExprSyntax, depth: Int) -> List {
    var list = List()
    if depth > Self.deepest { return .unread }
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { list.add(dependency(element.expression, depth: depth)) }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      // The parser does not fold operators: what stands between them is a flat sequence.
      for (index, part) in sequence.elements.enumerated() {
        if index.isMultiple(of: 2) {
          list.add(elements(part, depth: depth))
        } else if part.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
          list.isWhole = false
        }
      }
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return elements(only.expression, depth: depth)
    } else if let constant = constants.value(of: expression) {
      return elements(constant, depth: depth + 1)
    } else {
      return .unread
    }
    return list
  }

  /// `"Other"`, `.target(name: "Other")`, `.product(name: "Library", package: "package")`, `.byName(name: "Other")`, or a
  /// constant that is one of these.
  private func dependency(_ expression: ExprSyntax, depth: Int) -> List {
    if depth > Self.deepest { return .unread }
    if let name = constants.text(expression) { return List(names: [name]) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.argument("name").flatMap(constants.text).map { List(names: [$0]) } ?? .unread
    }
    return constants.value(of: expression).map { dependency($0, depth: depth + 1) } ?? .unread
  }
}

/// Looks for `target.dependencies.append(…)` and the like.
private final class DependencyChanges: SyntaxVisitor {
  private(set) var areFound = false

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // The package has dependencies too: other packages.
    if node.declName.baseName.text == "dependencies", let base = node.base, base.trimmedDescription != "package" {
      areFound = true
    }
    return .visitChildren
  }
}
