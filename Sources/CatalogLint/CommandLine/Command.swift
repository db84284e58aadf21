/// One command of the tool, described as data: the parser, the help pages and the suggestions all read it.
///
/// A new command is one file in `Commands/` that makes such a value, and one line in `Command.all`.
package struct Command: Sendable {
  /// What a person types: `check`.
  package let name: String
  /// One line for the list of commands, without a full stop.
  package let summary: String
  /// What else its help page says, in short paragraphs.
  package let discussion: String
  /// The arguments that are no options.
  package let operands: Operands
  /// The options it takes beside those that every command takes.
  package let options: [CommandOption]
  /// Calls to copy, shown on its help page.
  package let examples: [Example]
  /// Does the work. An error that it throws is told on standard error and ends with status 2.
  package let run: @Sendable (Invocation) throws -> ExitCode

  /// A call and what it does.
  package struct Example: Sendable {
    /// What follows `catalog-lint`.
    package let arguments: String
    /// What it does, without a full stop.
    package let meaning: String

    /// A call and what it does.
    package init(_ arguments: String, _ meaning: String) {
      self.arguments = arguments
      self.meaning = meaning
    }
  }

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

    var maximum: Int {
      switch self {
      case .none: 0
      case .one, .optional: 1
      case .oneOrMore, .any: .max
      }
    }
  }

  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    operands: Operands = .none,
    options: [CommandOption] = [],
    examples: [Example],
    run: @escaping @Sendable (Invocation) throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }
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
