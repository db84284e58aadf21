import MessageFormatting

/// The help pages, made from the commands' descriptions and their words.
struct HelpPage {
  private let words: ToolWords

  /// - Parameter words: the language of the pages.
  init(in words: ToolWords) { self.words = words }

  /// What `--help` shows.
  var overview: String {
    """
    \(LintTool.name) \(LintTool.version): \(text("Help.tagline"))

    \(text("Help.usage"))
      \(LintTool.name) [check] [PATH…] [OPTION…]
      \(LintTool.name) COMMAND [OPTION…]

    \(text("Help.commands"))
    \(Self.table(Command.all.map { ($0.name, text($0.summaryKey)) }))

    \(text("Help.options"))
    \(Self.table([("--help", text("Help.help")), ("--version", text("Help.version")), summary(of: .language)]))

    \(text("Help.status"))
      0  \(text("Help.status.success"))
      1  \(text("Help.status.findings"))
      2  \(text("Help.status.failure"))

    \(text("Help.withoutCommand"))

    """
  }

  /// What `--help` shows after a command.
  func page(of command: Command) -> String {
    let usage = [LintTool.name, command.name, command.operands.usage, "[OPTION…]"].filter { !$0.isEmpty }
    let examples = command.examples.enumerated().map { index, call in
      ("\(LintTool.name) \(call)", text(command.exampleKey(index)))
    }
    let rows = command.rows(words)
    return [
      text(command.summaryKey),
      text(command.discussionKey) + (rows.isEmpty ? "" : "\n\n" + Self.table(rows)),
      "\(text("Help.usage"))\n  \(usage.joined(separator: " "))",
      "\(text("Help.options"))\n\(Self.table((command.options + CommandOption.common).map(summary)))",
      "\(text("Help.examples"))\n\(Self.table(examples))",
    ].map { $0 + "\n" }.joined(separator: "\n")
  }

  private func summary(of option: CommandOption) -> (String, String) { (option.usage, text(option.summaryKey)) }

  private func text(_ key: String) -> String { words.text(key, arguments: Self.names) }

  /// What the words name that the tool knows better.
  static let names: MessageArguments = [
    "baseline": .string(Baseline.fileName), "configuration": .string(Configuration.fileName),
    "kinds": .string(SpokenArgument.kinds.joined(separator: ", ")),
  ]

  /// Two columns; a left cell that is long stands on a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 34 }.max() ?? 0
    return rows.map { left, right in
      let gap = left.count <= width ? String(repeating: " ", count: width - left.count + 2) : "\n      "
      return "  \(left)\(gap)\(right)"
    }.joined(separator: "\n")
  }
}
