import TestSupport
import Testing

/// Runs the built `catalog-lint preview` over this very package.
@Suite struct PreviewTests {
  private let command = BuiltCommand("catalog-lint")

  @Test("Every alert of a type is drawn in the language that is asked for, within the width")
  func thisPackage() throws {
    let arguments = ["preview", "--type", "APIError", "--locale", "ja", "--width", "40"]
    let result = try command.run(arguments, in: PackageFolder.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    for name in ["searchWordEmpty", "invalidURL", "networkError", "unknown"] {
      #expect(result.output.contains("APIError.\(name)  ja\n"))
    }
    #expect(result.output.contains("検索エラー"))
    // Japanese characters take two columns each, so no line of the box has more than 40 characters.
    for line in result.output.split(separator: "\n") where line.hasPrefix("│") { #expect(line.count <= 40) }
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("Where no error has words, that is said on standard error")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: ".catalog-lint.json")
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/A.strings")
    let result = try command.run(["preview", "--language", "en"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors == "catalog-lint: No error here has words, so there is no alert to show.\n")
  }

  @Test("A mistyped type or locale is told on standard error with status 2")
  func unknown() throws {
    let type = try command.run(["preview", "--type", "APIErorr"], in: PackageFolder.url)
    #expect(type.status == 2)
    #expect(type.output.isEmpty)
    #expect(type.errors.contains("APIError"))
    let locale = try command.run(["preview", "--locale", "tlh"], in: PackageFolder.url)
    #expect(locale.status == 2)
    #expect(locale.errors.contains("en and ja"))
  }
}
