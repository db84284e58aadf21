import Testing
import TestSupport

@testable import CatalogLint

@Suite struct LintToolTests {
  private func run(
    _ arguments: [String],
    environment: [String: String] = ["LANG": "en_US.UTF-8"],
    in folder: String = "/"
  ) -> (status: ExitCode, output: String, errors: String) {
    let transcript = Transcript()
    let status = LintTool.run(arguments, console: transcript.console(in: folder, environment: environment))
    return (status, transcript.output, transcript.errors)
  }

  @Test("The version is one line on standard output")
  func version() {
    let result = run(["--version"])
    #expect(result.status == .success)
    #expect(result.output == "catalog-lint \(LintTool.version)\n")
    #expect(result.errors.isEmpty)
  }

  @Test(
    "Nothing can follow the version, and help is for one command",
    arguments: [
      ["--version", "foo"], ["--help", "foo"], ["-h", "foo"], ["help", "foo"], ["--help", "rules", "foo"],
      ["help", "rules", "foo"],
    ]
  )
  func strays(arguments: [String]) {
    let result = run(arguments)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("foo"))
  }

  @Test("Where the working folder was deleted no command starts", arguments: Command.all.map(\.name))
  func noWorkingFolder(name: String) {
    let result = run([name], in: "")
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("is there no more"), "\(result.errors)")
  }

  @Test("What could not be written ends with status 2 and the reason, whatever was found")
  func lostOutput() {
    let transcript = Transcript()
    let console = Console(
      output: .init { text throws(OutputError) in throw .notWritten(reason: "No space left on device") },
      errors: transcript.console().errors,
      environment: [:],
      workingFolder: "/"
    )
    #expect(LintTool.run(["--help"], console: console) == .failure)
    #expect(transcript.errors.contains("No space left on device"))
  }

  @Test("After a text that was lost a stream takes no more, and tells its first error")
  func lostStream() {
    let transcript = Transcript()
    let stream = Console.Stream { text throws(OutputError) in
      transcript.console().output.write(text)
      throw .notWritten(reason: text)
    }
    #expect(stream.error == nil)
    stream.write("one")
    stream.write("two")
    #expect(stream.error == .notWritten(reason: "one"))
    #expect(transcript.output == "one")
  }

  @Test("Help names every command and the exit statuses", arguments: [["--help"], ["-h"], ["help"]])
  func overview(arguments: [String]) {
    let result = run(arguments)
    #expect(result.status == .success)
    for command in Command.all { #expect(result.output.contains("\n  \(command.name) ")) }
    #expect(result.output.contains("EXIT STATUS"))
    #expect(result.errors.isEmpty)
  }

  @Test("The help of a command names its options and shows calls to copy", arguments: Command.all.map(\.name))
  func help(command name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let result = run([name, "--help"])
    #expect(result.status == .success)
    #expect(result.output == run(["help", name]).output)
    for option in command.options + CommandOption.common { #expect(result.output.contains("  \(option.usage)")) }
    #expect(!command.examples.isEmpty)
    for example in command.examples { #expect(result.output.contains("catalog-lint \(example)")) }
  }

  @Test("The help of check says what --strict leaves alone")
  func strictHelp() {
    #expect(run(["check", "--help"]).output.contains("notes never do"))
  }

  @Test("Commands have names of their own")
  func names() { #expect(Set(Command.all.map(\.name)).count == Command.all.count) }

  @Test("A mistyped command is answered with the nearest, on standard error, with status 2")
  func misspelledCommand() {
    let result = run(["chekc"])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("catalog-lint: "))
    #expect(result.errors.contains("“check”"))
  }

  @Test("A mistyped topic of help is answered like a mistyped command")
  func misspelledTopic() {
    #expect(run(["help", "previw"]).errors.contains("“preview”"))
    #expect(run(["help", "nothing-like-it"]).status == .failure)
  }

  @Test("A word that is neither a command nor near one is taken for a path")
  func path() throws {
    let folder = try TemporaryFolder()
    let result = run(["no-such-folder"], in: folder.url.path)
    #expect(result.status == .failure)
    #expect(result.errors.contains("no-such-folder"))
  }

  @Test("A word that is near a command is a path all the same where such a folder exists")
  func folderNamedLikeACommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "chek/.keep")
    let result = run(["chek"], in: folder.url.path)
    #expect(result.errors.contains("Package.swift"))
  }

  @Test(
    "Errors are told in the language of --language, else of the environment",
    arguments: [
      ("option", ["chekc", "--language", "ja"], "en_US.UTF-8", "ではありませんか"),
      ("option with a sign", ["chekc", "--language=ja"], "en_US.UTF-8", "ではありませんか"),
      ("environment", ["chekc"], "ja_JP.UTF-8", "ではありませんか"),
      ("option over environment", ["chekc", "--language", "en"], "ja_JP.UTF-8", "may be meant"),
      ("a language it does not speak", ["chekc", "--language", "xx"], "ja_JP.UTF-8", "may be meant"),
    ]
  )
  func language(id: String, arguments: [String], environment: String, part: String) {
    #expect(run(arguments, environment: ["LANG": environment]).errors.contains(part))
  }
}
