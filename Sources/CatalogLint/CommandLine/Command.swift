/// One command of the tool, described as data: the parser, the help pages and the suggestions all read it.
///
/// A new command is one file in `Commands/` that makes such a value, one line in `Command.all`, and the words of its help
/// page in Lint.strings.
package struct Command: Sendable {
  /// What a person types: `check`.
  package let name: String
  /// What stands in two columns below its discussion.
  let rows: @Sendable (ToolWords) -> [(String, String)]
  /// The arguments that are no options.
  package let operands: Operands
  /// The options it takes beside those that every command takes.
  package let options: [CommandOption]
  /// Calls to copy, shown on its help page: what follows `catalog-lint`.
  package let examples: [String]
  /// Does the work. An error that it throws is told on standard error and ends with status 2.
  package let run: @Sendable (Invocation) throws -> ExitCode

  /// How many arguments a command takes beside its options, and what they are called in its help.
  package enum Operands: Sendable {
    case none
    case optional(String)
    case one(String)
    case oneOrMore(String)
    case any(String)

    var usage: String {
      switch self {
      case .none: ""
      case .optional(let name): "[\(name)]"
      case .one(let name): name
      case .oneOrMore(let name): "\(name)…"
      case .any(let name): "[\(name)…]"
      }
    }

    /// What a call that lacks it has to add, or nil where nothing is demanded.
    var demanded: String? {
      switch self {
      case .one(let name), .oneOrMore(let name): name
      case .none, .optional, .any: nil
      }
    }

    /// What the operands are called where they are paths; nil where they are something else.
    var path: String? {
      switch self {
      case .optional(let name), .one(let name), .oneOrMore(let name), .any(let name):
        ["PATH", "FILE"].contains(name) ? name : nil
      case .none: nil
      }
    }

    var maximum: Int {
      switch self {
      case .none: 0
      case .one, .optional: 1
      case .oneOrMore, .any: .max
      }
    }
  }

  init(
    _ name: String,
    rows: @escaping @Sendable (ToolWords) -> [(String, String)] = { _ in [] },
    operands: Operands = .none,
    options: [CommandOption] = [],
    examples: [String],
    run: @escaping @Sendable (Invocation) throws -> ExitCode
  ) {
    self.name = name
    self.rows = rows
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }
}

extension Command {
  /// The key of the line for the list of commands.
  var summaryKey: String { "Commands.\(name).summary" }

  /// The key of what else its help page says, in short paragraphs whose lines fit a terminal.
  var discussionKey: String { "Commands.\(name).discussion" }

  /// The key of what an example does.
  func exampleKey(_ index: Int) -> String { "Commands.\(name).examples.\(index + 1)" }
}

/// What the process tells whoever started it.
package enum ExitCode: Int32, Sendable {
  /// Nothing to object to; warnings and notes may have been told.
  case success = 0
  /// An error was found, or under `--strict` a warning.
  case findings = 1
  /// The work could not be done: the call, the configuration or a file is at fault.
  case failure = 2
}
