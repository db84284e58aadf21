import AlertPresentation
import CatalogICU
import GitHubSearch
import Testing

@Suite("The command line of github-search")
struct SearchProgramTests {
  static let found = #"""
    {"items": [
      {"full_name": "apple/swift", "stargazers_count": 67000, "description": "The Swift language"},
      {"full_name": "日本/検索", "stargazers_count": 5, "description": "検索の👍🏽見本"},
      {"full_name": "a/b", "stargazers_count": 0, "description": null}
    ]}
    """#

  @Test("results are a list in columns, on standard output, with status 0")
  func list() async throws {
    let server = try LoopbackServer(answer: .response(body: Self.found))
    defer { server.stop() }
    let run = await SearchRun.run(["swift", "--server", server.address])
    #expect(run.status == .results)
    #expect(run.errors == "")
    #expect(
      run.output == """
        apple/swift  ★ 67,000  The Swift language
        日本/検索         ★ 5  検索の👍🏽見本
        a/b               ★ 0

        """
    )
  }

  @Test("on a terminal no line of the list is wider than the window, and what is cut says so", arguments: 40...60)
  func narrowList(columns: Int) async throws {
    let long = String(repeating: "検索", count: 40)
    let body = #"{"items": [{"full_name": "a/b", "stargazers_count": 1, "description": "\#(long)"}]}"#
    let server = try LoopbackServer(answer: .response(body: body))
    defer { server.stop() }
    let line = await SearchRun.run(["swift", "--server", server.address], columns: columns).output.dropLast()
    #expect((columns - 1...columns).contains(DisplayWidth.columns(of: line)))
    #expect(line.hasSuffix("…"))
  }

  @Test("no results are told in the person's language, apart from the list, with status 0")
  func empty() async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items": []}"#))
    defer { server.stop() }
    let english = await SearchRun.run(["なし", "--server", server.address])
    #expect(english.status == .results)
    #expect(english.output == "")
    #expect(english.errors == "No repository matches “なし”. Try another word.\n")
    let japanese = await SearchRun.run(["なし", "--server", server.address], language: "ja_JP.UTF-8")
    #expect(japanese.errors.contains("「なし」"))
  }

  @Test("nothing that a server sends acts on the terminal or on the lines around it")
  func hostileServer() async throws {
    let evil = #"\u001b[2J\u001b]0;x\u0007\u009b31m\u202eevil\r\nroot\u0000\u2028x\ttab"#
    let body = #"{"items": [{"full_name": "a\#(evil)", "stargazers_count": 1, "description": "\#(evil)"}]}"#
    let server = try LoopbackServer(answer: .response(body: body))
    defer { server.stop() }
    let output = await SearchRun.run(["swift", "--server", server.address]).output
    #expect(output == "aevil root x tab  ★ 1  evil root x tab\n")
  }

  @Test("a word of the person's own cannot act on the terminal either")
  func hostileWord() async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items": []}"#))
    defer { server.stop() }
    let run = await SearchRun.run(["\u{1B}[2Ja\r\nb\u{202E}", "--server", server.address])
    #expect(run.errors == "No repository matches “a b”. Try another word.\n")
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    var id: String
    var answer: LoopbackServer.Answer?
    var english: String
    var japanese: String
    var testDescription: String { id }
  }

  // The words are those of Localizations/*.lproj/APIErrors.strings.
  static let failures = [
    Failure(
      id: "404",
      answer: .response(status: "404 Not Found", body: ""),
      english: "Unexpected problem\n",
      japanese: "予期しない問題\n"
    ),
    Failure(id: "broken JSON", answer: .response(body: "{"), english: "Unexpected problem\n", japanese: "予期しない問題\n"),
    Failure(id: "refused", answer: nil, english: "Connection problem\n", japanese: "通信エラー\n"),
  ]

  @Test("an error is an alert in the person's language, on standard error, with status 1", arguments: failures)
  func alert(_ example: Failure) async throws {
    let server = try example.answer.map { try LoopbackServer(answer: $0) }
    defer { server?.stop() }
    let address = try server?.address ?? LoopbackServer.addressOfNobody()
    for (language, title) in [("en_US.UTF-8", example.english), ("ja_JP.UTF-8", example.japanese)] {
      let run = await SearchRun.run(["swift", "--server", address], language: language)
      #expect(run.status == .alert)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix(title))
      #expect(run.errors.count > title.count + 10)
    }
  }

  @Test("--locale goes before the environment", arguments: [["--locale", "ja"], ["--locale=ja_JP.UTF-8"]])
  func locale(_ option: [String]) async {
    let run = await SearchRun.run([""] + option, language: "en_US.UTF-8")
    #expect(run.status == .alert)
    #expect(run.errors.hasPrefix("検索エラー\n"))
  }

  @Test("a language without words falls back to the development language")
  func unknownLanguage() async {
    #expect(await SearchRun.run(["", "--locale", "fr"]).errors.hasPrefix("Search error\n"))
  }

  @Test("several words are one search", arguments: [["a", "b"], ["a b"], ["--", "a", "b"], ["a", "--", "b"]])
  func severalWords(_ words: [String]) async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items": []}"#))
    defer { server.stop() }
    _ = await SearchRun.run(["--server", server.address] + words)
    #expect(server.requests.map(\.line) == ["GET /search/repositories?q=a%20b HTTP/1.1"])
  }

  @Test("after -- everything is a word")
  func hyphens() async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items": []}"#))
    defer { server.stop() }
    _ = await SearchRun.run(["--server", server.address, "--", "--help", "--"])
    #expect(server.requests.map(\.line) == ["GET /search/repositories?q=--help%20-- HTTP/1.1"])
  }

  struct Misuse: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var names: String
    var testDescription: String { arguments.description }
  }

  static let misuses = [
    Misuse(arguments: [], names: "word"),
    Misuse(arguments: ["--server", "http://a"], names: "word"),
    Misuse(arguments: ["swift", "--frobnicate"], names: "--frobnicate"),
    Misuse(arguments: ["swift", "-x"], names: "-x"),
    Misuse(arguments: ["swift", "--server"], names: "--server"),
    Misuse(arguments: ["swift", "--locale"], names: "--locale"),
    Misuse(arguments: ["swift", "--locale", "??"], names: "??"),
    Misuse(arguments: ["swift", "--help=yes"], names: "--help"),
  ]

  @Test(
    "a command line that is not understood is told on standard error, in both languages, with status 2",
    arguments: misuses
  )
  func misuse(_ example: Misuse) async {
    let english = await SearchRun.run(example.arguments)
    #expect(english.status == .usage)
    #expect(english.output == "")
    #expect(english.errors.hasPrefix("github-search: "))
    #expect(english.errors.contains(example.names))
    #expect(english.errors.hasSuffix("See github-search --help.\n"))
    let japanese = await SearchRun.run(example.arguments, language: "ja_JP.UTF-8")
    #expect(japanese.status == .usage)
    #expect(japanese.errors.hasSuffix("使い方はgithub-search --helpで確認できます。\n"))
  }

  @Test("help is on standard output, in the person's language, with status 0", arguments: ["--help", "-h"])
  func help(_ option: String) async {
    let english = await SearchRun.run([option])
    #expect(english.status == .results)
    #expect(english.output.hasPrefix("Usage: github-search WORD… [--server URL] [--locale ID]\n"))
    #expect(english.errors == "")
    #expect(await SearchRun.run([option], language: "ja_JP.UTF-8").output.hasPrefix("使い方: github-search"))
    #expect(await SearchRun.run(["--locale", "ja", option]).output.hasPrefix("使い方: github-search"))
    for line in english.output.split(separator: "\n") { #expect(DisplayWidth.columns(of: line) <= 120) }
  }
}
