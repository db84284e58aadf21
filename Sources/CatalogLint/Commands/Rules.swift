extension Command {
  /// `catalog-lint rules`: what can be found.
  package static let rules = Command(
    "rules",
    examples: ["rules"]
  ) { call in
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let width = CatalogLint.Rules.all.map { $0.id.count }.max() ?? 0
    for rule in CatalogLint.Rules.all {
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let name = RuleSeverity(rule.usualSeverity).rawValue
      let severity = name + String(repeating: " ", count: 7 - name.count)
      call.console.output.writeLine("\(id)  \(severity)  \(words.text(RulePage.summaryKey(of: rule)))")
    }
    return .success
  }

  /// `catalog-lint explain`: what a rule means.
  package static let explain = Command(
    "explain",
    operands: .oneOrMore("ID"),
    examples: ["explain missing-message"]
  ) { call in
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let rules = try call.operands.map { id throws(UsageError) in
      guard let rule = CatalogLint.Rules.rule(id) else { throw .rule(id) }
      return rule
    }
    let pages = rules.map { RulePage($0, words: words).text }
    call.console.output.write(pages.joined(separator: "\n"))
    return .success
  }
}
