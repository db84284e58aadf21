/// One option of a command, described as data.
package struct CommandOption: Hashable, Sendable {
  /// What an option takes.
  package enum Value: Hashable, Sendable {
    /// Nothing: it is there or not.
    case none
    /// Any text; the name stands for it in the help.
    case text(String)
    /// The path of a file or a folder; the name stands for it in the help. An empty one is no path: what a script's variable
    /// left out would else be the folder that the script stands in.
    case path(String)
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
  /// The key of the line for the help.
  let summaryKey: String

  /// - Parameter command: whose it is alone; nil where several commands share it.
  init(_ name: String, _ value: Value = .none, repeats: Bool = false, of command: String? = nil) {
    self.name = name
    self.value = value
    self.repeats = repeats
    summaryKey = command.map { "Commands.\($0).options.\(name)" } ?? "Options.\(name)"
  }

  /// How the help writes it: `--format human|json`.
  package var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder), .path(let placeholder), .number(let placeholder): "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }

  /// The language of the tool's own sentences; every command takes it.
  package static let language = CommandOption("language", .text("ID"))
  /// The commands that read Swift source take it.
  package static let noCache = CommandOption("no-cache")
  /// Every command takes it.
  package static let help = CommandOption("help")
  /// What every command takes beside its own options.
  package static let common = [language, help]
}
