import AlertPresentation
import Foundation
import GitHubSearch

let program = SearchProgram(
  environment: ProcessInfo.processInfo.environment,
  outputOptions: .standardOutput,
  errorOptions: .standardError,
  output: { text throws(OutputError) in
    if let reason = TerminalOutput.write(text, to: STDOUT_FILENO) { throw .notWritten(reason: reason) }
  },
  // Where an alert cannot be written either, the exit status alone is left to tell.
  errors: { TerminalOutput.write($0, to: STDERR_FILENO) }
)
let status = await program.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
