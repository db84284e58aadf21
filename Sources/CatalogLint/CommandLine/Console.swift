import FoundationEssentials

import Glibc

/// What a command meets of the process around it, as a value, so that a test can stand in for it.
package struct Console: Sendable {
  /// One of the two streams a command writes to.
  package struct Stream: Sendable {
    /// Whether a person looks at it: escape codes go nowhere else.
    package let isTerminal: Bool
    private let sink: @Sendable (String) -> Void

    package init(isTerminal: Bool = false, sink: @escaping @Sendable (String) -> Void) {
      self.isTerminal = isTerminal
      self.sink = sink
    }

    /// Writes the text as it is.
    package func write(_ text: String) { sink(text) }

    /// Writes the text and a line feed.
    package func writeLine(_ text: String = "") { sink(text + "\n") }
  }

  /// For what was asked for: findings, listings, help that was asked for.
  package let output: Stream
  /// For everything else: what was looked at, what went wrong.
  package let errors: Stream
  /// The environment's variables.
  package let environment: [String: String]
  /// The folder that relative paths start from.
  package let workingFolder: String

  package init(output: Stream, errors: Stream, environment: [String: String], workingFolder: String) {
    self.output = output
    self.errors = errors
    self.environment = environment
    self.workingFolder = workingFolder
  }

  /// The console of this process.
  package static var process: Console {
    Console(
      output: Stream(isTerminal: isatty(STDOUT_FILENO) == 1) { put($0, on: STDOUT_FILENO) },
      errors: Stream(isTerminal: isatty(STDERR_FILENO) == 1) { put($0, on: STDERR_FILENO) },
      environment: ProcessInfo.processInfo.environment,
      workingFolder: FileManager.default.currentDirectoryPath
    )
  }

  /// Writes all of it; a reader that has gone away ends the process by its signal, as with every other tool.
  private static func put(_ text: String, on descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
