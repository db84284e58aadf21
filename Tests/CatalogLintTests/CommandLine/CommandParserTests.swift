import Testing

@testable import CatalogLint

@Suite struct CommandParserTests {
  private static let form = CommandOption("form", .choice(["long", "short"]))
  private static let width = CommandOption("width", .number("N"))
  private static let name = CommandOption("name", .text("TEXT"), repeats: true)
  private static let file = CommandOption("file", .path("FILE"))
  private static let loud = CommandOption("loud")

  private static func command(_ operands: Command.Operands) -> Command {
    Command("try", operands: operands, options: [form, width, name, file, loud], examples: []) { _ in .success }
  }

  private func parse(_ arguments: [String], operands: Command.Operands = .any("PATH")) throws -> Invocation {
    let request = try CommandParser.parse(arguments, for: Self.command(operands), console: .forTests())
    guard case .run(let call) = request else { throw HelpWasAsked() }
    return call
  }

  private struct HelpWasAsked: Error {}

  @Test("Options stand anywhere, with a space or an equals sign before their value")
  func options() throws {
    let call = try parse(["a", "--form", "short", "--width=40", "b", "--loud", "--name=x=y", "--name", "-1"])
    #expect(call.operands == ["a", "b"])
    #expect(call.value(of: Self.form) == "short")
    #expect(call.number(of: Self.width) == 40)
    #expect(call.has(Self.loud))
    #expect(call.values(of: Self.name) == ["x=y", "-1"])
  }

  @Test("Two dashes end the options, and a lone dash is no option")
  func endOfOptions() throws {
    #expect(try parse(["-", "--", "--loud", "-x"]).operands == ["-", "--loud", "-x"])
  }

  @Test("The last of two values counts where an option is meant once")
  func lastValue() throws {
    #expect(try parse(["--form", "long", "--form", "short"]).value(of: Self.form) == "short")
  }

  @Test("Help is shown whatever else stands there", arguments: [["--help"], ["-h"], ["x", "--loud", "--help"]])
  func help(arguments: [String]) {
    #expect(throws: HelpWasAsked.self) { try parse(arguments) }
  }

  @Test(
    "A call that cannot be read is told with what was meant",
    arguments: [
      (["--lout"], .misspelledOption("--lout", nearest: "--loud")),
      (["-loud"], .misspelledOption("-loud", nearest: "--loud")),
      (["--something"], .unknownOption("--something", command: "try")),
      (["--name"], .missingValue(option: "--name TEXT")),
      (["--name", "--loud"], .missingValue(option: "--name TEXT")),
      (["--loud=yes"], .valueNotTaken(option: "--loud")),
      (["--width", "wide"], .notANumber("wide", option: "--width")),
      (["--width", "0"], .notANumber("0", option: "--width")),
      (["--file", ""], .emptyPath("--file")),
      (["--file="], .emptyPath("--file")),
      (["a", ""], .emptyPath("PATH")),
      (["--form", "middle"], .unknownChoice("middle", option: "--form", choices: ["long", "short"])),
    ] as [([String], UsageError)]
  )
  func unreadable(arguments: [String], error: UsageError) {
    #expect(throws: error) { try parse(arguments) }
  }

  @Test("Every operand and every option that takes a path refuses an empty one", arguments: Command.all.map(\.name))
  func emptyPaths(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    func error(_ arguments: [String]) -> UsageError? {
      do { _ = try CommandParser.parse(arguments, for: command, console: .forTests()) } catch { return error }
      return nil
    }
    let operand = command.operands.path
    if let operand { #expect(error([""]) == .emptyPath(operand)) }
    for option in command.options where ["FILE", "DIR"].contains(where: option.usage.hasSuffix) {
      #expect(error(["--\(option.name)=", "x"]) == .emptyPath("--\(option.name)"))
    }
  }

  @Test("A command takes as many arguments as its description says")
  func operandCount() throws {
    #expect(throws: UsageError.unexpectedArgument("a", command: "try")) { try parse(["a"], operands: .none) }
    #expect(throws: UsageError.unexpectedArgument("b", command: "try")) {
      try parse(["a", "b"], operands: .optional("P"))
    }
    #expect(throws: UsageError.missingArgument("KEY", command: "try")) { try parse([], operands: .one("KEY")) }
    #expect(throws: UsageError.missingArgument("FILE", command: "try")) { try parse([], operands: .oneOrMore("FILE")) }
    #expect(try parse([], operands: .optional("P")).operands.isEmpty)
    #expect(try parse(["a", "b"], operands: .oneOrMore("FILE")).operands == ["a", "b"])
  }
}
