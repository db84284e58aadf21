import TestSupport
import Testing

@testable import CatalogLint

/// One made-up package in every format. The golden files of SARIF and JUnit are held against other programs' validators by
/// `Fixtures/Reports/judge.py`.
@Suite struct GoldenReportTests {
  /// Findings of every severity, notes with and without a place, fixes, wide characters, and a folder whose name every format escapes.
  private func shop() throws -> ShopFolder {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/50% off, a:b & <c>/CheckoutError.swift": """
      enum CheckoutError: Error {
        case emptyCart
        /* 題😀 */ case declined(reason: String)
      }
      enum CacheError: Error { case full }

      """,
      ShopFolder.english: """
      "CheckoutError.emptyCart.title" = "Empty cart";
      "CheckoutError.emptyCart.description" = "There are {count} “items” 😀.";
      "CheckoutError.declined.description" = "😀“{raeson}” 題{raeson}";
      "CheckoutError.gone.title" = "Gone";
      "CheckoutError.gone.title" = "Gone";

      """,
      ShopFolder.japanese: """
      /* 空 */ "CheckoutError.emptyCart.title" = "空のカート";
      "CheckoutError.emptyCart.description" = "空です。"

      """,
      "Sources/Shop/de.lproj/Other.strings": "",
    ])
    // Reports for services are written from the root of the repository.
    try shop.folder.write("", to: ".git/HEAD")
    return shop
  }

  private static let rules = [
    "duplicate-key", "missing-message", "orphaned-message", "syntax-error", "uncatalogued-type", "unknown-argument",
  ]

  @Test(
    "Every format is as it was",
    arguments: [
      ("github", "report.github.txt"), ("human", "report.txt"), ("json", "report.json"), ("junit", "report.junit.xml"),
      ("sarif", "report.sarif"), ("xcode", "report.xcode.txt"),
    ]
  )
  func golden(format: String, file: String) throws {
    let shop = try shop()
    let arguments = ["--format", format, "--quiet"] + Self.rules.flatMap { ["--rule", $0] }
    let (first, second) = (shop.run(arguments), shop.run(arguments))
    #expect(first.status == .findings)
    #expect(first.errors.isEmpty)
    #expect(first.output == second.output)
    #expect(!first.output.contains(shop.path))
    try Snapshot(file, of: "CatalogLint").check(first.output)
  }

  @Test("The list of formats is sorted, and --format takes all of them")
  func list() throws {
    let formats = Reporters.all.map { $0.format }
    #expect(formats == formats.sorted())
    #expect(Reporters.formats.first == "human")
    #expect(Set(Reporters.formats) == Set(formats))
    for format in formats { #expect(Reporters.reporter(format).format == format) }
  }

  @Test("Formats for programs are in English unless another language is asked for", arguments: Reporters.formats)
  func language(format: String) throws {
    let shop = try shop()
    func output(_ arguments: [String]) -> String {
      let transcript = Transcript()
      let console = transcript.console(in: shop.path, environment: ["LANG": "ja_JP.UTF-8"])
      _ = LintTool.run(["--format", format, "--quiet"] + arguments, console: console)
      return transcript.output
    }
    #expect(output([]).contains(format == "human" ? "ありません" : "lacks"))
    #expect(output(["--language", "ja"]).contains("ありません"))
  }
}
