internal import SwiftIfConfig
internal import SwiftSyntax

/// Decides which branches of `#if` count, and words their conditions.
struct ConditionReader: Sendable {
  /// One branch that counts.
  struct Branch {
    var condition: String?
    var elements: IfConfigClauseSyntax.Elements
  }

  /// The branches that count: all but those that can never be compiled.
  func branches(of directive: IfConfigDeclSyntax) -> [Branch] {
    var branches: [Branch] = []
    var excluded: [String] = []
    for clause in directive.clauses {
      let value = clause.condition.map(Self.literalValue) ?? .always
      let written = clause.condition?.textOnOneLine
      if value != .never, let elements = clause.elements {
        let own = value == .always ? nil : written
        let condition = (excluded.map { "!(\($0))" } + [own].compactMap(\.self)).joined(separator: " && ")
        branches.append(Branch(condition: condition.isEmpty ? nil : condition, elements: elements))
      }
      if value == .always { break }
      if value == .unknown, let written { excluded.append(written) }
    }
    return branches
  }

  /// Both conditions as one.
  static func join(_ outer: String?, _ inner: String?) -> String? {
    guard let outer, let inner else { return outer ?? inner }
    return [outer, inner].map { $0.contains("||") && !$0.hasPrefix("!(") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private enum Value { case always, never, unknown }

  /// What a condition is whatever the build: `false`, `!true`, `0`.
  private static func literalValue(_ condition: ExprSyntax) -> Value {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .always : .never
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      switch literalValue(negated.expression) {
      case .always: return .never
      case .never: return .always
      case .unknown: return .unknown
      }
    }
    return .unknown
  }
}
