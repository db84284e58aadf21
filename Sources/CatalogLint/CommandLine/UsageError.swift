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
  /// What follows `--version` or `--help`, which stand alone.
  case strayArgument(_ argument: String, option: String)
  /// - Parameter name: an option with its dashes, or a word of the help page such as PATH.
  case emptyPath(_ name: String)
  /// Two options of which one call takes one.
  ///
  /// - Parameters:
  ///   - option: an option with its dashes.
  ///   - other: another one with its dashes.
  case conflictingOptions(_ option: String, other: String)
  /// - Parameter spoken: the tags of the languages that the tool speaks.
  case unknownLanguage(_ name: String, spoken: [String])
  case misspelledLanguage(_ name: String, nearest: String)
  case unknownRule(_ id: String)
  case misspelledRule(_ id: String, nearest: String)
}

extension UsageError {
  /// What is wrong with an id that no rule has.
  static func rule(_ id: String) -> UsageError {
    Spelling.nearest(to: id, in: Rules.all.map { $0.id }).map { .misspelledRule(id, nearest: $0) } ?? .unknownRule(id)
  }
}
