/// The help pages, made from the commands' descriptions.
enum HelpPage {
  /// What `--help` shows.
  static var overview: String {
    """
    \(LintTool.name) \(LintTool.version): every error that people can meet has words in every language

    USAGE
      \(LintTool.name) [check] [PATH…] [OPTION…]
      \(LintTool.name) COMMAND [OPTION…]

    COMMANDS
    \(table(Command.all.map { ($0.name, $0.summary) }))

    OPTIONS
    \(table([("--help", "Show this page; after a command, the page of that command"), ("--version", "Show the version")]))

    EXIT STATUS
      0  nothing to object to, or warnings and notes alone
      1  an error was found; with --strict, a warning
      2  the work could not be done: the call, the configuration or a file is at fault

    Without a command, `check` is meant: in a package's folder, `\(LintTool.name)` is the whole call.

    """
  }

  /// What `--help` shows after a command.
  static func page(of command: Command) -> String {
    let operands = command.operands.usage
    let options = command.options + CommandOption.common
    let usage = [LintTool.name, command.name, operands, "[OPTION…]"].filter { !$0.isEmpty }.joined(separator: " ")
    let examples = command.examples.map { ("\(LintTool.name) \($0.arguments)", $0.meaning) }
    return [
      "\(command.summary)\n",
      command.discussion.isEmpty ? "" : "\(command.discussion)\n",
      "USAGE\n  \(usage)\n",
      "OPTIONS\n\(table(options.map { ($0.usage, $0.summary) }))\n",
      "EXAMPLES\n\(table(examples))\n",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Two columns; a left cell that is long stands on a line of its own.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 34 }.max() ?? 0
    return rows.map { left, right in
      let gap = left.count <= width ? String(repeating: " ", count: width - left.count + 2) : "\n      "
      return "  \(left)\(gap)\(right)"
    }.joined(separator: "\n")
  }
}
