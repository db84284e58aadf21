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
    guard let isTrue = build?.decides(condition) else { return .open }
    return isTrue ? .yes : .no
  }
}

// By hand, and not by the toolchain's SwiftIfConfig. The library brings four others along (SwiftOperators,
// SwiftSyntaxBuilder, SwiftBasicFormat, SwiftParserDiagnostics), which every start of the tool would load: 2.2 ms at the
// median of 150 starts of `catalog-lint --version` in turns (13.6 ms without, 15.8 ms with; quartiles 1.6 to 2.7 ms apart),
// for a question that only `inventory --define` and `--platform` ask. And it answers yes or no, where a build that is known
// in part needs a third answer. `ConditionOracleTests` hold what is decided here against it.
extension BuildConditions {
  private static let languageVersion = [6]
  private static let compilerVersion = [6, 2]

  /// What the build tells of a condition without operators; nil where it does not tell.
  fileprivate func decides(_ condition: ExprSyntax) -> Bool? {
    if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // `$AsyncAwait` asks for a feature of the compiler.
      return name.hasPrefix("$") ? nil : defines.contains(name)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression,
      let function = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    switch function.baseName.text {
    case "os": return platform.map { $0 == argument.trimmedDescription }
    case "swift": return Self.meets(argument, Self.languageVersion)
    case "compiler": return Self.meets(argument, Self.compilerVersion)
    default: return nil
    }
  }

  /// Whether a version is as a condition wants it: `>=5.9`, `<6`.
  private static func meets(_ condition: ExprSyntax, _ version: [Int]) -> Bool? {
    guard let comparison = condition.as(PrefixOperatorExprSyntax.self) else { return nil }
    let parts = comparison.expression.trimmedDescription.split(separator: ".", omittingEmptySubsequences: false)
    var wanted = parts.compactMap { Int($0) }
    guard wanted.count == parts.count else { return nil }
    // 6 and 6.0 are the same version.
    while wanted.last == 0 { wanted.removeLast() }
    switch comparison.operator.text {
    case ">=": return !version.lexicographicallyPrecedes(wanted)
    case "<": return version.lexicographicallyPrecedes(wanted)
    default: return nil
    }
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
