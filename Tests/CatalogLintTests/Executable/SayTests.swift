import TestSupport
import Testing

/// Runs the built `catalog-lint say` over this very package and over folders of its own.
@Suite struct SayTests {
  /// A call and what it answers over this package.
  struct Call: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var environment: [String: String] = [:]
    let output: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let calls: [Call] = [
    Call(arguments: ["Alerts.ok"], output: "OK\n"),
    Call(arguments: ["Alerts.retry", "--locale", "ja"], output: "再試行\n"),
    Call(
      arguments: ["APIError.networkError", "--locale", "ja-JP"],
      output: "通信エラー\nサーバーに接続できませんでした。通信環境のよい場所で、もう一度お試しください。\n"
    ),
    // The case has no title of its own, so a program shows that of its type.
    Call(arguments: ["APIError.invalidURL.title"], output: "Search error\n"),
    Call(arguments: ["Alerts.retry", "--locale", "ko", "--locale", "ja"], output: "再試行\n"),
    Call(arguments: ["Alerts.retry", "--accept-language", "ko, ja;q=0.5"], output: "再試行\n"),
    Call(arguments: ["Alerts.retry", "--environment"], environment: ["LANG": "ja_JP.UTF-8"], output: "再試行\n"),
    // Without a word about it, the environment is left out.
    Call(arguments: ["Alerts.retry"], environment: ["LANG": "ja_JP.UTF-8"], output: "Retry\n"),
    Call(
      arguments: ["ResponseError.unacceptableStatusCode.description", "--arg", "0=8080"],
      output: "The server answered with status 8080. Wait a moment and try again.\n"
    ),
    // A module may be named where several have a type of that name.
    Call(
      arguments: ["SessionErrors/ResponseError.unacceptableStatusCode.title"],
      output: "Problem with the answer\n"
    ),
  ]

  @Test("A key is said as a program gets it", arguments: calls)
  func thisPackage(_ call: Call) throws {
    let result = try BuiltCommand("catalog-lint").run(
      ["say"] + call.arguments,
      in: PackageFolder.url,
      environment: call.environment
    )
    #expect(result.output == call.output)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test("What is wrong is told on standard error, in the tool's language, with status 1")
  func problems() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"ShopError.low.title\" = \"Low\";\n\"ShopError.low.description\" = \"{n, number} left\";\n\"broken\" = \"x\"\n\"k\" = \"v\";",
      to: "en.lproj/T.strings"
    )
    func say(_ arguments: String...) throws -> BuiltCommand.Result {
      try BuiltCommand("catalog-lint").run(["say", "--catalog", "."] + arguments, in: folder.url)
    }
    let missing = try say("ShopError.low.description")
    #expect(missing.output == "{n} left\n")
    #expect(missing.status == 1)
    let lines = missing.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("en.lproj/T.strings:3:") == true)
    #expect(lines.last == "catalog-lint: en: ShopError.low.description: There is no value for “n”. Add --arg n=….")
    let forced = try say("ShopError.low.description", "--arg", "n:string=3")
    #expect(forced.output == "3 left\n")
    #expect(forced.errors.contains("“n” should be a number"))
    #expect(try say("ShopError.low.description", "--arg", "n=3", "--language", "ja").errors.contains("セミコロン"))
    let unknown = try say("ShopError.gone.title")
    #expect(unknown.output == "ShopError.gone.title\n")
    #expect(unknown.errors.contains("No table has this key"))
  }

  @Test("A call that cannot be read ends with status 2 and says nothing")
  func mistakes() throws {
    for arguments in [
      ["say"], ["say", "Alerts.ok", "--locale", "!!"], ["say", "Alerts.ok", "--arg", "n"],
      ["say", "Alerts.ok", "--arg", "n:kind=1"], ["say", "Alerts.ok", "--catalog", "/nowhere/at/all"],
    ] {
      let result = try BuiltCommand("catalog-lint").run(arguments, in: PackageFolder.url)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty)
    }
  }
}
