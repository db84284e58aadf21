internal import SwiftIfConfig
internal import SwiftSyntax

/// Decides which branches of `#if` count, and words their conditions.
///
/// Without a build to decide by, all branches count that are not dead in every build; with one, those that it may
/// compile. What a build does not tell (whether a module can be imported, for one) stays open, and both branches count.
struct ConditionReader: Sendable {
  /// The build, if there is one to decide by.
  var build: BuildConditions?

  /// One branch that counts.
  struct Branch {
    var condition: String?
    var elements: IfConfigClauseSyntax.Elements
  }

  /// The branches that count.
  func branches(of directive: IfConfigDeclSyntax) -> [Branch] {
    var branches: [Branch] = []
    var excluded: [String] = []
    for clause in directive.clauses {
      let value = clause.condition.map(value) ?? .yes
      let written = clause.condition?.textOnOneLine
      if value != .no, let elements = clause.elements {
        let own = value == .yes ? nil : written
        let parts = excluded.map { "!(\($0))" } + [own].compactMap(\.self)
        branches.append(Branch(condition: parts.reduce(nil, Self.join), elements: elements))
      }
      if value == .yes { break }
      if value == .open, let written { excluded.append(written) }
    }
    return branches
  }

  /// Both conditions as one.
  static func join(_ outer: String?, _ inner: String?) -> String? {
    guard let outer, let inner else { return outer ?? inner }
    return [outer, inner].map { $0.isAlternative ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  // MARK: Three-valued logic

  private enum Value {
    case yes, no, open

    static func not(_ value: Value) -> Value {
      switch value {
      case .yes: .no
      case .no: .yes
      case .open: .open
      }
    }

    static func all(_ values: [Value]) -> Value { values.contains(.no) ? .no : values.contains(.open) ? .open : .yes }

    static func any(_ values: [Value]) -> Value { values.contains(.yes) ? .yes : values.contains(.open) ? .open : .no }
  }

  private func value(_ condition: ExprSyntax) -> Value {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .yes : .no
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return .not(value(negated.expression))
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(only.expression)
    }
    // The parser does not fold operators: `a && b || c` is one flat list.
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    return leaf(condition)
  }

  /// `||` binds less than `&&`; with any other operator (a version is compared inside parentheses) nothing is known.
  private func value(of elements: [ExprSyntax]) -> Value {
    var alternatives: [[Value]] = [[]]
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        alternatives[alternatives.count - 1].append(value(element))
      } else {
        switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        case "&&": continue
        case "||": alternatives.append([])
        default: return .open
        }
      }
    }
    return .any(alternatives.map(Value.all))
  }

  private func leaf(_ condition: ExprSyntax) -> Value {
    guard let build, build.decides(condition) else { return .open }
    switch IfConfigRegionState.evaluating(condition, in: build.configuration).state {
    case .active: return .yes
    case .inactive, .unparsed: return .no
    @unknown default: return .open
    }
  }
}

extension BuildConditions {
  /// Whether the build tells what a condition without operators is.
  fileprivate func decides(_ condition: ExprSyntax) -> Bool {
    if condition.is(DeclReferenceExprSyntax.self) { return true }
    let function = condition.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    switch function?.baseName.text {
    case "os": return platform != nil
    case "swift", "compiler": return true
    default: return false
    }
  }

  fileprivate var configuration: StaticBuildConfiguration {
    StaticBuildConfiguration(
      customConditions: defines,
      targetOSs: platform.map { [$0] } ?? [],
      languageVersion: VersionTuple(6),
      compilerVersion: VersionTuple(6, 2)
    )
  }
}

extension String {
  /// Whether the condition is of the form `a || b`, which binds less than `&&`.
  fileprivate var isAlternative: Bool {
    var depth = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "|") where depth == 0: return true
      default: continue
      }
    }
    return false
  }
}
