/// One option of a command, described as data.
package struct CommandOption: Hashable, Sendable {
  /// What an option takes.
  package enum Value: Hashable, Sendable {
    /// Nothing: it is there or not.
    case none
    /// Any text; the name stands for it in the help.
    case text(String)
    /// A whole number above zero.
    case number(String)
    /// One of some words.
    case choice([String])
  }

  /// The name without its dashes: `format`.
  package let name: String
  /// What it takes.
  package let value: Value
  /// Whether it may be given more than once. One that may not takes its last value, so that a script's default can be overridden.
  package let repeats: Bool
  /// One line for the help, without a full stop.
  package let summary: String

  package init(_ name: String, _ value: Value = .none, repeats: Bool = false, summary: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// How the help writes it: `--format human|json`.
  package var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder), .number(let placeholder): "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }

  /// The language of the tool's own sentences; every command takes it.
  package static let language = CommandOption(
    "language",
    .text("ID"),
    summary: "The language of this tool's own sentences; the environment's otherwise"
  )
  /// The commands that read Swift source take it.
  package static let noCache = CommandOption(
    "no-cache",
    summary: "Read every source file anew, and keep nothing for the next run"
  )
  /// Every command takes it.
  package static let help = CommandOption("help", summary: "Show this page")
  /// What every command takes beside its own options.
  package static let common = [language, help]
}
