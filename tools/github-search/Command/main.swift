import AlertPresentation
import Foundation
import GitHubSearch

let program = SearchProgram(
  environment: ProcessInfo.processInfo.environment,
  outputOptions: .standardOutput,
  errorOptions: .standardError,
  output: { FileHandle.standardOutput.write(Data($0.utf8)) },
  errors: { FileHandle.standardError.write(Data($0.utf8)) }
)
let status = await program.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
