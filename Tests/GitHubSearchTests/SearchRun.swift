import AlertPresentation
import GitHubSearch
import Synchronization

/// What a run of the program said.
struct SearchRun: Sendable {
  var status: SearchProgram.Status
  var output: String
  var errors: String

  /// Runs the program inside the test, in a language, without a terminal.
  static func run(
    _ arguments: [String],
    language: String = "en_US.UTF-8",
    patience: Duration = .seconds(60),
    columns: Int? = nil
  ) async -> SearchRun {
    let said = Said()
    let program = SearchProgram(
      environment: ["LANG": language],
      outputOptions: TerminalOptions(columns: columns, frame: .none),
      errorOptions: TerminalOptions(columns: nil, frame: .none),
      patience: patience,
      output: { said.output.append($0) },
      errors: { said.errors.append($0) }
    )
    let status = await program.run(arguments)
    return SearchRun(status: status, output: said.output.text, errors: said.errors.text)
  }

  private final class Said: Sendable {
    let output = Text()
    let errors = Text()
  }

  private final class Text: Sendable {
    private let content = Mutex("")
    var text: String { content.withLock { $0 } }
    func append(_ text: String) { content.withLock { $0 += text } }
  }
}
