import TestSupport
import Testing

@testable import CatalogLint

@Suite("Cases that were renamed")
struct RenamedCasesTests {
  private static let old = """
    /* Note. */
    "E.limitReached.title" = "Limit";
    "E.limitReached.description" = "At most {limit}.";

    """
  private static let new = old.replacing("limitReached", with: "limitsReached")

  private func package(case name: String = "limitsReached(limit: Int)") throws -> ShopPackage {
    try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case \(name) }",
      "Sources/Shop/en.lproj/Errors.strings": Self.old,
      "Sources/Shop/ja.lproj/Errors.strings": Self.old,
    ])
  }

  private func tables(of package: ShopPackage) throws -> [String] {
    try ["en", "ja"].map { try package.text("Sources/Shop/\($0).lproj/Errors.strings") }
  }

  @Test("With --yes the words move along in all languages, comments and all")
  func yes() throws {
    let package = try package()
    let run = package.generate("--yes")
    #expect(run.status == .success)
    #expect(
      run.lines.contains(
        "Sources/Shop/ja.lproj/Errors.strings: has the entries of E.limitReached under E.limitsReached."
      )
    )
    #expect(try tables(of: package) == [Self.new, Self.new])
    #expect(package.generate("--check").status == .success)
  }

  @Test("With --no new words are begun, and the old ones stay")
  func no() throws {
    let package = try package()
    #expect(package.generate("--no").status == .success)
    for table in try tables(of: package) {
      #expect(table.hasPrefix(Self.old))
      #expect(table.contains("\"E.limitsReached.title\" = \"Limits reached\"; /* catalog: untranslated */"))
    }
  }

  @Test("--yes and --no at once is no call, and nothing is written")
  func both() throws {
    let package = try package()
    let state = try package.state()
    let run = package.generate("--yes", "--no")
    #expect(run.status == .failure)
    #expect(run.errors.contains("--yes") && run.errors.contains("--no"))
    #expect(try package.state() == state)
  }

  @Test("Where nobody can be asked, nothing is renamed or begun, and the way out is told")
  func undecided() throws {
    for arguments in [[], ["--check"]] as [[String]] {
      let package = try package()
      let run = arguments.isEmpty ? package.generate() : package.generate("--check")
      #expect(run.status == .findings)
      #expect(run.errors.contains("--yes") && run.errors.contains("--no"))
      #expect(try tables(of: package) == [Self.old, Self.old])
    }
  }

  @Test("On a terminal a person is asked", arguments: [("y", true), ("Yes", true), ("n", false), ("", false)])
  func asked(answer: String, isRenamed: Bool) throws {
    let package = try package()
    let run = package.generate(answer: answer, isTerminal: true)
    #expect(run.errors.contains("Was “E.limitReached” renamed to “E.limitsReached”?"))
    #expect((try tables(of: package) == [Self.new, Self.new]) == isRenamed)
  }

  @Test(
    "Values that do not fill the placeholders are another case's; a word that all cases have tells nothing among several",
    arguments: ["limitsReached(count: Int)", "limitsReached", "quotaFull(limit: Int), pastEnd(limit: Int)"]
  )
  func notRenamed(name: String) throws {
    let package = try package(case: name)
    let run = package.generate("--yes")
    #expect(run.status == .success)
    #expect(!run.lines.contains { $0.contains(" under ") })
    #expect(try tables(of: package).allSatisfy { $0.hasPrefix(Self.old) })
  }

  @Test(
    "Where one case is gone and one is new, the question is asked whatever their names",
    arguments: [
      ("limitReached", "quotaExceeded"), ("networkError", "networkFailure"), ("fileMissing", "missingFile"),
      ("unknown", "unknownError"), ("invalidURL", "badURL"), ("unauthorized", "unauthenticated"),
    ]
  )
  func alone(old: String, new: String) throws {
    let table = Self.old.replacing("limitReached", with: old)
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case \(new)(limit: Int) }",
      "Sources/Shop/en.lproj/Errors.strings": table,
    ])
    #expect(package.generate("--check").errors.contains("“E.\(new)” may be the new name of “E.\(old)”."))
    #expect(package.generate("--yes").status == .success)
    #expect(
      try package.text("Sources/Shop/en.lproj/Errors.strings") == table.replacing("E.\(old)", with: "E.\(new)")
    )
  }

  @Test("Of several that are gone and new, shared words tell which is which")
  func several() throws {
    let old = """
      "E.fileMissing.title" = "No file";
      "E.fileMissing.description" = "No file.";
      "E.invalidURL.title" = "Bad";
      "E.invalidURL.description" = "Bad.";

      """
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case badURL, missingFile }",
      "Sources/Shop/en.lproj/Errors.strings": old,
    ])
    #expect(package.generate("--yes").status == .success)
    let new = old.replacing("fileMissing", with: "missingFile").replacing("invalidURL", with: "badURL")
    #expect(try package.text("Sources/Shop/en.lproj/Errors.strings") == new)
  }

  @Test(
    "A case that stands alone where one alone is gone takes its place; of two with shared words, the one that stands there",
    arguments: [
      (
        "a, tooMany, b, overdrawn, c", ["a", "quotaFull", "b", "noMoney", "c"],
        ["quotaFull": "tooMany", "noMoney": "overdrawn"]
      ),
      ("a, first, second, b", ["a", "quotaFull", "b", "noMoney"], [:]),
      ("a, missingURL, b, badURL, c", ["a", "c", "b", "invalidURL"], ["invalidURL": "missingURL"]),
      ("missingURL, a, badURL, b", ["a", "invalidURL", "b"], ["invalidURL": "badURL"]),
    ]
  )
  func place(cases: String, entries: [String], renamed: [String: String]) throws {
    func table(_ names: [String]) -> String {
      names.map { "\"E.\($0).title\" = \"Title\";\n\"E.\($0).description\" = \"Text.\";\n" }.joined()
    }
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case \(cases) }",
      "Sources/Shop/en.lproj/Errors.strings": table(entries),
    ])
    let run = package.generate("--yes")
    let told = run.lines.filter { $0.contains(" under ") }
    #expect(
      told.sorted()
        == renamed.map { "Sources/Shop/en.lproj/Errors.strings: has the entries of E.\($0) under E.\($1)." }.sorted()
    )
  }
}
