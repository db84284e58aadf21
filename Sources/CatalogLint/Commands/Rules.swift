extension Command {
  /// `catalog-lint rules`: what can be found.
  package static let rules = Command(
    "rules",
    summary: "List the rules with their severities",
    discussion: "The severity is what a finding weighs where neither the configuration nor the finding says otherwise.",
    examples: [.init("rules", "lists all of them")]
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
    summary: "Show what a rule reports and why, with examples",
    operands: .oneOrMore("ID"),
    examples: [.init("explain missing-message", "explains the rule behind a finding")]
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
