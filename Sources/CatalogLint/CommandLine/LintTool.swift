/// `catalog-lint` itself: finds the command, runs it, and tells what went wrong.
package enum LintTool {
  /// What a person types.
  package static let name = "catalog-lint"
  /// The version that `--version` tells.
  package static let version = "0.1.0"

  /// Runs the tool to its end.
  ///
  /// - Parameter arguments: what follows the name of the program.
  package static func run(_ arguments: [String], console: Console) -> ExitCode {
    do {
      let code = try dispatch(arguments, console: console)
      if let error = console.output.error { throw error }
      return code
    } catch let error as ConfigurationError {
      let words = ToolWords(requested: requestedLanguage(in: arguments), environment: console.environment)
      for fault in error.faults { console.errors.writeLine("\(fault.place): \(words.sentence(fault.sentence))") }
      return .failure
    } catch {
      let words = ToolWords(requested: requestedLanguage(in: arguments), environment: console.environment)
      console.errors.writeLine("\(name): \(words.sentences(for: error))")
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String], console: Console) throws -> ExitCode {
    func help() -> HelpPage {
      HelpPage(in: ToolWords(requested: requestedLanguage(in: arguments), environment: console.environment))
    }
    let calls = withoutLanguage(arguments)
    switch calls.first {
    case "--version":
      console.output.writeLine("\(name) \(version)")
      return .success
    case "--help", "-h":
      console.output.write(help().overview)
      return .success
    case "help":
      let topic = try calls.dropFirst().first.map(namedCommand)
      console.output.write(topic.map(help().page) ?? help().overview)
      return .success
    default:
      break
    }
    let (command, rest) = try commandAndRest(of: arguments, console: console)
    switch try CommandParser.parse(rest, for: command, console: console) {
    case .help:
      console.output.write(help().page(of: command))
      return .success
    case .run(let invocation):
      return try command.run(invocation)
    }
  }

  /// The first argument names the command; where it is an option or a path, `check` is meant.
  private static func commandAndRest(
    of arguments: [String],
    console: Console
  ) throws(UsageError) -> (Command, ArraySlice<String>) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return (.check, arguments[...]) }
    if let command = Command.all.first(where: { $0.name == first }) { return (command, arguments.dropFirst()) }
    let isPath = first.contains("/") || FilePaths.exists(FilePaths.absolute(first, from: console.workingFolder))
    if !isPath, let nearest = Spelling.nearest(to: first, in: Command.all.map(\.name)) {
      throw .misspelledCommand(first, nearest: nearest)
    }
    return (.check, arguments[...])
  }

  private static func namedCommand(_ name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if let nearest = Spelling.nearest(to: name, in: Command.all.map(\.name)) {
      throw .misspelledCommand(name, nearest: nearest)
    }
    throw .unknownCommand(name)
  }

  /// The language that a call asks for, also where the call as a whole cannot be read.
  private static func requestedLanguage(in arguments: [String]) -> String? {
    let option = "--" + CommandOption.language.name
    if let attached = arguments.last(where: { $0.hasPrefix(option + "=") }) {
      return String(attached.dropFirst(option.count + 1))
    }
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  /// A call without what it says of the language, which may stand before the name of a command's page.
  private static func withoutLanguage(_ arguments: [String]) -> [String] {
    let option = "--" + CommandOption.language.name
    var rest = arguments.filter { !$0.hasPrefix(option + "=") }
    if let index = rest.firstIndex(of: option) { rest.removeSubrange(index...min(index + 1, rest.count - 1)) }
    return rest
  }
}
