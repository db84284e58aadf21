import Foundation
import TestSupport
import Testing

@Suite("The built github-search")
struct BuiltSearchTests {
  static let languages = [("ja_JP.UTF-8", "検索エラー\n"), ("en_US.UTF-8", "Search error\n")]

  @Test("an empty word is an alert in the language of the environment", arguments: languages)
  func emptyWord(language: String, title: String) throws {
    let result = try BuiltCommand("github-search").run([""], environment: ["LANG": language])
    #expect(result.status == 1)
    #expect(!result.wasSignaled)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(title))
  }

  @Test(
    "a server that is down is an alert in the language of the environment",
    arguments: [("ja_JP.UTF-8", "通信エラー\n"), ("en_US.UTF-8", "Connection problem\n")]
  )
  func serverDown(language: String, title: String) throws {
    let address = try LoopbackServer.addressOfNobody()
    let result = try BuiltCommand("github-search").run(["swift", "--server", address], environment: ["LANG": language])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix(title))
  }

  @Test("results are on standard output with status 0, usage errors on standard error with status 2")
  func statuses() throws {
    let server = try LoopbackServer(
      answer: .response(body: #"{"items": [{"full_name": "a/b", "stargazers_count": 1, "description": "c"}]}"#)
    )
    defer { server.stop() }
    let found = try BuiltCommand("github-search").run(["swift", "--server", server.address])
    #expect(found.status == 0)
    #expect(found.output == "a/b  ★ 1  c\n")
    #expect(found.errors == "")
    let misused = try BuiltCommand("github-search").run(["--nonsense"])
    #expect(misused.status == 2)
    #expect(misused.output == "")
    #expect(try BuiltCommand("github-search").run(["--help"]).status == 0)
  }

  /// Runs the program under a shell, which prepares its streams.
  private func run(_ command: String, language: String = "en_US.UTF-8") throws -> BuiltCommand.Result {
    try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
      .run(["-c", command, BuiltCommand("github-search").url.path], environment: ["LANG": language])
  }

  @Test("output that cannot be written is an alert with status 1", arguments: ["> /dev/full", ">&-"])
  func fullDisk(redirection: String) throws {
    let english = try run("\"$0\" --help \(redirection)")
    #expect(english.status == 1)
    #expect(english.errors.hasPrefix("Output not written\n"))
    let japanese = try run("\"$0\" --help \(redirection)", language: "ja_JP.UTF-8")
    #expect(japanese.errors.hasPrefix("出力エラー\n"))
  }

  @Test("an alert that cannot be written leaves the status to tell", arguments: ["2> /dev/full", "2>&-"])
  func mute(redirection: String) throws {
    #expect(try run("\"$0\" '' \(redirection)").status == 1)
    #expect(try run("\"$0\" --nonsense \(redirection)").status == 2)
  }

  @Test("a reader that has gone away is no fault, even where its signal is ignored")
  func goneReader() throws {
    let result = try run("trap '' PIPE; { \"$0\" --help; echo $? >&2; } | true")
    #expect(result.errors == "0\n")
  }

  @Test("a pipe gets no escape codes and no frame; CLICOLOR_FORCE gives it colour, NO_COLOR takes it away")
  func colors() throws {
    let command = BuiltCommand("github-search")
    let plain = try command.run([""], environment: ["TERM": "xterm"]).errors
    #expect(plain.hasPrefix("Search error\n"))
    let forced = try command.run([""], environment: ["CLICOLOR_FORCE": "1"]).errors
    #expect(forced.hasPrefix("\u{1B}[1;31mSearch error\u{1B}[0m\n"))
    let forbidden = try command.run([""], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).errors
    #expect(forbidden == plain)
  }

  @Test(
    "the binary alone in an empty folder, its build folder out of reach, still speaks both languages",
    arguments: languages
  )
  func moved(language: String, title: String) throws {
    let folder = try TemporaryFolder()
    let copy = try MovedProgram.copy("github-search", to: folder)
    let empty = try copy.run([""], in: folder.url, environment: ["LANG": language])
    #expect(!empty.wasSignaled)
    #expect(empty.status == 1)
    #expect(empty.errors.hasPrefix(title))
    let help = try copy.run(["--help"], in: folder.url, environment: ["LANG": language])
    #expect(help.status == 0)
    #expect(help.output == (try BuiltCommand("github-search").run(["--help"], environment: ["LANG": language]).output))
  }
}
