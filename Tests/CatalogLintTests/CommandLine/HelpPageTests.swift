import CatalogICU
import ErrorCatalog
import StringsFiles
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct HelpPageTests {
  /// The keys of all that a page says.
  private static let keys: Set<String> = {
    let commands = Command.all.flatMap { command in
      [command.summaryKey, command.discussionKey] + command.examples.indices.map(command.exampleKey)
        + command.options.map(\.summaryKey)
    }
    let configuration = ConfigurationKey.all.map(\.field.summaryKey)
    return Set(commands + CommandOption.common.map(\.summaryKey) + configuration)
  }()

  @Test("Every command, option and example has words in both languages", arguments: ["en", "ja"])
  func words(language: String) {
    let words = Catalog.lint.localized(in: [language])
    for key in Self.keys.sorted() {
      let text = words.text(key, arguments: HelpPage.names)
      #expect(text.problems.isEmpty && text.locale.tag == language, "\(key)")
    }
  }

  @Test("No words are left of a command or an option that is gone", arguments: ["en", "ja"])
  func unused(language: String) throws {
    let path = PackageFolder.url.appending(path: "Sources/CatalogLint/\(language).lproj/Lint.strings").path
    let table = try CatalogFile.read(contentsOf: path)
    let worded = table.entries.map(\.key).filter { key in
      ["Commands.", "Options.", "Configuration."].contains { key.hasPrefix($0) }
    }
    // What stands under a key of the configuration is told in its schema alone.
    let inner = Set(["Configuration.rules.severity", "Configuration.rules.locales"])
    #expect(Set(worded).subtracting(Self.keys) == inner)
  }

  @Test("No line of a page is too wide for a terminal", arguments: ["en", "ja"])
  func width(language: String) {
    let pages = HelpPage(in: ToolWords(requested: language))
    for page in [pages.overview] + Command.all.map(pages.page) {
      for line in page.split(separator: "\n") { #expect(DisplayWidth.columns(of: String(line)) <= 120, "\(line)") }
    }
  }

  @Test("Lines of the lists are no sentences", arguments: [("en", "."), ("ja", "。")])
  func lines(language: String, stop: String) {
    let words = ToolWords(requested: language)
    let lines = Self.keys.filter { !$0.hasSuffix(".discussion") && !$0.hasPrefix("Configuration.") }
    for key in lines.sorted() { #expect(!words.text(key).hasSuffix(stop), "\(key)") }
  }

  private func run(_ arguments: [String], language: String) -> String {
    let transcript = Transcript()
    let console = transcript.console(in: "/", environment: ["LANG": language])
    #expect(LintTool.run(arguments, console: console) == .success)
    return transcript.output
  }

  @Test(
    "A page speaks the language of --language, wherever it stands, else that of the environment",
    arguments: [
      (["--help"], "en_US.UTF-8", "en"), (["--help"], "ja_JP.UTF-8", "ja"),
      (["--help", "--language", "ja"], "C", "ja"),
      (["--language", "ja", "--help"], "C", "ja"), (["--language=ja", "help"], "C", "ja"),
      (["help", "--language=en"], "ja_JP.UTF-8", "en"), (["--help"], "fr_FR.UTF-8", "en"),
    ]
  )
  func languages(arguments: [String], environment: String, language: String) {
    #expect(run(arguments, language: environment) == HelpPage(in: ToolWords(requested: language)).overview)
  }

  @Test(
    "The page of a command does the same",
    arguments: [
      ["help", "fix", "--language", "ja"], ["help", "--language", "ja", "fix"], ["--language=ja", "help", "fix"],
      ["fix", "--help", "--language", "ja"], ["fix", "--language=ja", "-h"],
    ]
  )
  func pages(arguments: [String]) {
    let page = HelpPage(in: ToolWords(requested: "ja")).page(of: .fix)
    #expect(run(arguments, language: "en_US.UTF-8") == page)
    #expect(run(["help", "fix"], language: "ja_JP.UTF-8") == page)
  }

  @Test("The version has no language, and what stands beside it changes nothing")
  func version() {
    #expect(run(["--language", "ja", "--version"], language: "C") == "catalog-lint \(LintTool.version)\n")
  }
}
