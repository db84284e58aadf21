import Synchronization

@testable import CatalogLint

/// What a command wrote, and the console that it wrote to.
final class Transcript: Sendable {
  private let written = Mutex((output: "", errors: ""))

  var output: String { written.withLock { $0.output } }
  var errors: String { written.withLock { $0.errors } }

  func console(
    in folder: String = "/",
    environment: [String: String] = [:],
    isTerminal: Bool = false,
    answer: String? = nil
  ) -> Console {
    Console(
      output: .init(isTerminal: isTerminal) { text in self.written.withLock { $0.output += text } },
      errors: .init(isTerminal: isTerminal) { text in self.written.withLock { $0.errors += text } },
      input: .init(isTerminal: isTerminal) { answer },
      environment: environment,
      workingFolder: folder
    )
  }
}

extension Console {
  /// A console that nobody reads.
  static func forTests() -> Console { Transcript().console() }
}
