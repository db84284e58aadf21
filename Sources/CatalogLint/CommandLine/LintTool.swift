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
    let call = LanguageRequest(in: arguments)
    // A language that does not exist is told in that of the environment.
    func words() -> ToolWords {
      ToolWords(requested: call.fault == nil ? call.language : nil, environment: console.environment)
    }
    do {
      if let fault = call.fault { throw fault }
      let code = try dispatch(call, words: words, console: console)
      if let error = console.output.error { throw error }
      return code
    } catch let error as ConfigurationError {
      let words = words()
      for fault in error.faults { console.errors.writeLine("\(fault.place): \(words.sentence(fault.sentence))") }
      return .failure
    } catch {
      let named = (error as? any NamesPaths)?.naming { shown($0, in: arguments, from: console.workingFolder) }
      console.errors.writeLine("\(name): \(words().sentences(for: named ?? error))")
      return .failure
    }
  }

  /// A path as a person reads it: as it was typed, else from where the person stands.
  private static func shown(_ path: String, in arguments: [String], from folder: String) -> String {
    // Where nothing was typed, the whole path says more than a dot.
    if !path.hasPrefix("/") || path == folder || arguments.contains(where: { $0 == path || $0.hasSuffix("=" + path) }) {
      return path
    }
    return FilePaths.relative(path, to: folder)
  }

  private static func dispatch(
    _ call: LanguageRequest,
    words: () -> ToolWords,
    console: Console
  ) throws -> ExitCode {
    func help() -> HelpPage { HelpPage(in: words()) }
    switch call.rest.first {
    case "--version":
      if call.rest.count > 1 { throw UsageError.strayArgument(call.rest[1], option: "--version") }
      console.output.writeLine("\(name) \(version)")
      return .success
    case let word? where ["--help", "-h", "help"].contains(word):
      let operands = call.rest.dropFirst()
      if let stray = operands.dropFirst().first { throw UsageError.strayArgument(stray, option: word) }
      let topic = try operands.first.map(namedCommand)
      console.output.write(topic.map(help().page) ?? help().overview)
      return .success
    default:
      break
    }
    if console.workingFolder.isEmpty { throw ProjectError.noWorkingFolder }
    let (command, rest) = try commandAndRest(of: call.rest, console: console)
    switch try CommandParser.parse(call.arguments + rest, for: command, console: console) {
    case .help:
      console.output.write(help().page(of: command))
      return .success
    case .run(let invocation):
      return try command.run(invocation)
    }
  }

  /// The first argument that is no option names the command, wherever it stands; where it is a path, `check` is meant.
  private static func commandAndRest(
    of arguments: [String],
    console: Console
  ) throws(UsageError) -> (Command, [String]) {
    guard let index = CommandParser.firstOperand(of: arguments) else { return (.check, arguments) }
    let first = arguments[index]
    if let command = Command.all.first(where: { $0.name == first }) {
      return (command, Array(arguments[..<index] + arguments[(index + 1)...]))
    }
    let isPath = first.contains("/") || FilePaths.exists(FilePaths.absolute(first, from: console.workingFolder))
    if !isPath, let nearest = Spelling.nearest(to: first, in: Command.all.map(\.name)) {
      throw .misspelledCommand(first, nearest: nearest)
    }
    return (.check, arguments)
  }

  private static func namedCommand(_ name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if let nearest = Spelling.nearest(to: name, in: Command.all.map(\.name)) {
      throw .misspelledCommand(name, nearest: nearest)
    }
    throw .unknownCommand(name)
  }
}
