import ErrorCatalog
import MessageFormatting

/// A call that cannot be read.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(_ name: String)
  case misspelledCommand(_ name: String, nearest: String)
  case unknownOption(_ name: String, command: String)
  case misspelledOption(_ name: String, nearest: String)
  case missingValue(option: String)
  case valueNotTaken(option: String)
  case notANumber(_ value: String, option: String)
  case unknownChoice(_ value: String, option: String, choices: [String])
  case unexpectedArgument(_ argument: String, command: String)
  case missingArgument(_ name: String, command: String)
  case unknownRule(_ id: String)
  case misspelledRule(_ id: String, nearest: String)
}

extension UsageError {
  /// What is wrong with an id that no rule has.
  static func rule(_ id: String) -> UsageError {
    Spelling.nearest(to: id, in: Rules.all.map { $0.id }).map { .misspelledRule(id, nearest: $0) } ?? .unknownRule(id)
  }
}

extension UsageError: CatalogError {
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownCommand: Self.key("unknownCommand")
    case .misspelledCommand: Self.key("misspelledCommand")
    case .unknownOption: Self.key("unknownOption")
    case .misspelledOption: Self.key("misspelledOption")
    case .missingValue: Self.key("missingValue")
    case .valueNotTaken: Self.key("valueNotTaken")
    case .notANumber: Self.key("notANumber")
    case .unknownChoice: Self.key("unknownChoice")
    case .unexpectedArgument: Self.key("unexpectedArgument")
    case .missingArgument: Self.key("missingArgument")
    case .unknownRule: Self.key("unknownRule")
    case .misspelledRule: Self.key("misspelledRule")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownCommand(let name): ["name": .string(name)]
    case .misspelledCommand(let name, let nearest): ["name": .string(name), "nearest": .string(nearest)]
    case .unknownOption(let name, let command): ["name": .string(name), "command": .string(command)]
    case .misspelledOption(let name, let nearest): ["name": .string(name), "nearest": .string(nearest)]
    case .missingValue(let option): ["option": .string(option)]
    case .valueNotTaken(let option): ["option": .string(option)]
    case .notANumber(let value, let option): ["value": .string(value), "option": .string(option)]
    case .unknownChoice(let value, let option, let choices):
      ["value": .string(value), "option": .string(option), "choices": .list(choices)]
    case .unexpectedArgument(let argument, let command): ["argument": .string(argument), "command": .string(command)]
    case .missingArgument(let name, let command): ["name": .string(name), "command": .string(command)]
    case .unknownRule(let id): ["id": .string(id)]
    case .misspelledRule(let id, let nearest): ["id": .string(id), "nearest": .string(nearest)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UsageError", case: name)
  }
}
