import ErrorInventory

/// One call of a command: what was asked for, and where the answer goes.
package struct Invocation: Sendable {
  /// The arguments that are no options, in order.
  package let operands: [String]
  /// Where the answer goes.
  package let console: Console
  private let given: [String: [String]]

  package init(operands: [String], options: [String: [String]], console: Console) {
    self.operands = operands
    self.given = options
    self.console = console
  }

  /// Whether the option was given.
  package func has(_ option: CommandOption) -> Bool { given[option.name] != nil }

  /// All values of an option that repeats, in order.
  package func values(of option: CommandOption) -> [String] { given[option.name] ?? [] }

  /// The value of an option; the last one where it was given more than once.
  package func value(of option: CommandOption) -> String? { given[option.name]?.last }

  /// Where to keep what was read of Swift source; nil is nowhere.
  package var cacheFolder: String? {
    has(.noCache) ? nil : InventoryOptions.usualCacheFolder(environment: console.environment)
  }

  /// The value of an option that takes a number.
  package func number(of option: CommandOption) -> Int? { value(of: option).flatMap { Int($0) } }
}
