/// Reads the arguments of one command by its description.
///
/// By hand: no package can be fetched where this one is built, and the toolchain brings no argument parser.
package enum CommandParser {
  /// What a call asks for.
  package enum Request: Sendable {
    case run(Invocation)
    case help
  }

  /// Options may stand before, between and after the operands, as `--name value` or `--name=value`; `--` ends them.
  package static func parse(
    _ arguments: some Sequence<String>,
    for command: Command,
    console: Console
  ) throws(UsageError) -> Request {
    let options = command.options + CommandOption.common
    var operands: [String] = []
    var given: [String: [String]] = [:]
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument == "-h" || argument == "--help" { return .help }
      // A lone dash is an operand by custom: standard input.
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = split(argument)
      guard let option = options.first(where: { "--" + $0.name == name }) else {
        throw unknown(name, of: command, among: options)
      }
      given[option.name, default: []].append(try value(of: option, attached: attached, rest: &rest))
    }
    if operands.count > command.operands.maximum {
      throw .unexpectedArgument(operands[command.operands.maximum], command: command.name)
    }
    if let name = command.operands.path, operands.contains("") { throw .emptyPath(name) }
    if operands.isEmpty, let demanded = command.operands.demanded {
      throw .missingArgument(demanded, command: command.name)
    }
    return .run(Invocation(operands: operands, options: given, console: console))
  }

  /// The place of the first argument that is no option and no option's value, of whichever command; nil where there is none
  /// before two dashes.
  static func firstOperand(of arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      let argument = arguments[index]
      guard argument.hasPrefix("-"), argument != "-" else { return index }
      let takesValue = Command.all.contains { command in
        (command.options + CommandOption.common).contains { "--" + $0.name == argument && $0.value != .none }
      }
      index += takesValue ? 2 : 1
    }
    return nil
  }

  /// `--name=value` in its two parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func value(
    of option: CommandOption,
    attached: String?,
    rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let name = "--" + option.name
    if option.value == .none {
      guard attached == nil else { throw .valueNotTaken(option: name) }
      return ""
    }
    // What begins with two dashes is the next option: its value was forgotten. `--name=--value` says otherwise.
    guard let value = attached ?? (rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil) else {
      throw .missingValue(option: option.usage)
    }
    switch option.value {
    case .none, .text:
      return value
    case .path:
      guard !value.isEmpty else { throw .emptyPath(name) }
      return value
    case .number:
      guard let number = Int(value), number > 0 else { throw .notANumber(value, option: name) }
      return value
    case .choice(let words):
      if words.contains(value) { return value }
      throw .unknownChoice(value, option: name, choices: words)
    }
  }

  private static func unknown(_ name: String, of command: Command, among options: [CommandOption]) -> UsageError {
    if let nearest = Spelling.nearest(to: name, in: options.map { "--" + $0.name }) {
      return .misspelledOption(name, nearest: nearest)
    }
    return .unknownOption(name, command: command.name)
  }
}
