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

  // The key without a module in the table of the target below would speak for both as well.
  @Test("A module's own words come before those that another module has for it")
  func ownWordsFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shop", defaultLocalization: "en",
        targets: [.target(name: "Base"), .target(name: "Shop", dependencies: ["Base"])]
      )
      """,
      to: "Package.swift"
    )
    for (module, key) in [("Base", "CartError"), ("Shop", "Shop/CartError")] {
      try folder.write("enum CartError: Error { case full }", to: "Sources/\(module)/CartError.swift")
      try folder.write(
        "\"\(key).full.title\" = \"Full in \(module)\";\n\"\(key).full.description\" = \"Empty it.\";\n",
        to: "Sources/\(module)/en.lproj/Errors.strings"
      )
    }
    for (key, text) in [("Shop/CartError.full", "Full in Shop"), ("Base/CartError.full", "Full in Base")] {
      for (key, output) in [(key, text + "\nEmpty it.\n"), (key + ".title", text + "\n")] {
        let result = try BuiltCommand("catalog-lint").run(["say", key], in: folder.url)
        #expect(result.output == output)
        #expect(result.errors.isEmpty)
      }
    }
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

  @Test("What is wrong with a file that holds several locales is told once")
  func problemOfSeveralLocales() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Files"}},
        "ja": {"stringUnit": {"state": "translated", "value": "ファイル"}, "substitutions": {"n": {
          "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg個"}}}}}}}
      }}}}
      """,
      to: "T.xcstrings"
    )
    let said = try BuiltCommand("catalog-lint").run(["say", "--catalog", ".", "a", "--locale", "ja"], in: folder.url)
    #expect(said.errors.split(separator: "\n").count == 1, "\(said.errors)")
  }

  @Test(
    "Why a text is no pattern is told in the language of the rest of the sentence",
    arguments: ["{n", "{n, nubmer}", "{n, plural, one {x}}", "{a b}", "%y %@", "%n %@"]
  )
  func brokenPattern(text: String) throws {
    let folder = try TemporaryFolder()
    // A sound placeholder in braces makes the table one of ICU's style.
    let other = text.contains("{") ? "\"z\" = \"{x}\";\n" : ""
    try folder.write("\"k\" = \"\(text)\";\n" + other, to: "en.lproj/T.strings")
    func say(_ language: String) throws -> String {
      let arguments = ["say", "--catalog", ".", "k", "--language", language]
      return try BuiltCommand("catalog-lint").run(arguments, in: folder.url).errors
    }
    let japanese = try say("ja")
    let sentence = try #require(japanese.firstRange(of: "書かれたまま表示しました。"))
    let reason = japanese[sentence.upperBound...]
    #expect(reason.contains("ください。") && !reason.contains(". "), "\(japanese)")
    #expect(try say("en").contains("The text is no valid pattern"))
  }

  /// A key of a small table, and what is said of it.
  struct Key: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let output: String
    var errors = ""
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let keys: [Key] = [
    Key(arguments: ["E.c.title"], output: "C\n"),
    Key(
      arguments: ["E.c"],
      output: "C\nC of {n}\n",
      errors: "en: E.c.description: There is no value for “n”. Add --arg n=…."
    ),
    Key(arguments: ["E.c", "--arg", "n=1", "--arg", "n=2"], output: "C\nC of 2\n"),
    Key(arguments: ["E"], output: "Any\nAny at all\n"),
    // A digit that was typed is shown.
    Key(
      arguments: ["E.c.description", "--arg", "n=99999999999999999999999"],
      output: "C of 99,999,999,999,999,999,999,999\n"
    ),
    Key(arguments: ["E.c.description", "--arg", "n=12345678901234567.89"], output: "C of 12,345,678,901,234,567.89\n"),
    Key(
      arguments: ["E.c.title", "--arg", "n=1"],
      output: "C\n",
      errors: "E.c.title: No placeholder is called “n”, so its value was not shown. Check the name."
    ),
    // Nothing stands in for a key that does not exist, however much of it does.
    Key(
      arguments: ["E.c.titel"],
      output: "E.c.titel\n",
      errors: "E.c.titel: No table has this key. The nearest is E.c.title."
    ),
    Key(
      arguments: ["E.d"],
      output: "E.d\n",
      errors: "E.d: No table has this key. The nearest is E.c."
    ),
    Key(
      arguments: ["E.c.recovery"],
      output: "E.c.recovery\n",
      errors: "en: E.c.recovery: No table has this key. Check the spelling."
    ),
    Key(
      arguments: ["E.c.title.title"],
      output: "E.c.title.title\n",
      errors: "en: E.c.title.title: No table has this key. Check the spelling."
    ),
  ]

  @Test("Only a key that exists is answered, and what is not shown is told", arguments: keys)
  func answered(_ key: Key) throws {
    let folder = try TemporaryFolder()
    let text = """
      "E.title" = "Any"; "E.description" = "Any at all"; "E.c.title" = "C"; "E.c.description" = "C of {n}";
      """
    try folder.write(text, to: "en.lproj/T.strings")
    let result = try BuiltCommand("catalog-lint").run(["say", "--catalog", "."] + key.arguments, in: folder.url)
    #expect(result.output == key.output)
    #expect(result.errors == (key.errors.isEmpty ? "" : "catalog-lint: \(key.errors)\n"))
    #expect(result.status == (key.errors.isEmpty ? 0 : 1))
  }

  @Test("A call that cannot be read ends with status 2 and says nothing")
  func mistakes() throws {
    for arguments in [
      ["say"], ["say", "Alerts.ok", "--locale", "!!"], ["say", "Alerts.ok", "--arg", "n"],
      ["say", "Alerts.ok", "--arg", "n:kind=1"], ["say", "Alerts.ok", "--arg", "d:date=2024-02-30"],
      ["say", "Alerts.ok", "--locale", "ja", "--accept-language", "de"],
      ["say", "Alerts.ok", "--locale", "ja", "--environment"],
      ["say", "Alerts.ok", "--accept-language", "de", "--environment"],
      ["say", "Alerts.ok", "--catalog", "/nowhere/at/all"],
    ] {
      let result = try BuiltCommand("catalog-lint").run(arguments, in: PackageFolder.url)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty)
    }
  }
}
