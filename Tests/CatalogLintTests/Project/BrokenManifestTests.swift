import Testing

@testable import CatalogLint

/// A project that nobody can read in full is told as that, and what follows from it is no advice.
@Suite struct BrokenManifestTests {
  private static func manifest(_ arguments: String) -> String {
    "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(\n\(arguments)\n)\n"
  }

  /// Two targets with a whole error each, beside a folder of words that only a target not seen may have.
  private static func shop(_ arguments: String, _ files: [String: String] = [:]) throws -> ShopFolder {
    try ShopFolder(
      [
        "Package.swift": manifest(arguments), "Sources/More/M.swift": "enum MoreError: Error { case a }\n",
        "Sources/More/en.lproj/M.strings":
          "\"MoreError.a.title\" = \"More\";\n\"MoreError.a.description\" = \"More.\";\n",
        "Sources/More/ja.lproj/M.strings":
          "\"MoreError.a.title\" = \"追加\";\n\"MoreError.a.description\" = \"追加です。\";\n",
      ].merging(files) { $1 }
    )
  }

  private static let syntaxError =
    "The manifest has a syntax error here, so some of its targets may not have been checked. Mend it, and check again."

  @Test(
    "A manifest that is read only in part is told at its line, and ends a strict run with status 2",
    arguments: [
      (
        "no comma between targets",
        "name: \"S\", defaultLocalization: \"en\", targets: [.target(name: \"Shop\") .target(name: \"More\")]",
        "4:71", syntaxError
      ),
      (
        "no comma between dependencies",
        "name: \"S\", targets: [.target(name: \"Shop\", dependencies: [\"A\" \"B\"]), .target(name: \"More\")]", "4:63",
        syntaxError
      ),
      (
        "a misspelled label",
        "name: \"S\", defaultLocalization: \"en\", targets: [.target(name: \"Shop\"), .target(nam: \"More\")]", "4:80",
        "The name or the path of a target cannot be read here, so that target was not checked. "
          + "Write name: and path: with string literals."
      ),
      (
        "a conflict",
        "name: \"S\", defaultLocalization: \"en\", targets: [\n<<<<<<< ours\n.target(name: \"Shop\")\n=======\n"
          + ".target(name: \"Shop\"), .target(name: \"More\")\n>>>>>>> theirs\n]",
        "5:1",
        "A merge conflict is left in the manifest here, so the targets of both sides were checked. "
          + "Choose one side and remove the marks."
      ),
    ]
  )
  func partlyRead(id: String, arguments: String, place: String, sentence: String) throws {
    let shop = try Self.shop(arguments)
    let strict = shop.run(["--strict"])
    #expect(strict.errors.hasPrefix("Package.swift:\(place): \(sentence)\n"), "\(strict)")
    #expect(strict.status == .failure)
    #expect(strict.errors.contains("1 source file was not read in full, so the check is not whole."))
    #expect(strict.findings.isEmpty, "\(strict.output)")
    #expect(shop.run().status == .success)
  }

  @Test("Where no words can be found because of it, that is said, and not that tables should be made")
  func noWords() throws {
    let result = try ShopFolder(only: [
      "Package.swift": Self.manifest("name: \"S\", path: \"P\" targets: [.target(name: \"Shop\")]"),
      "Sources/Other/en.lproj/E.strings": "\"a\" = \"A\";\n",
    ]).run()
    #expect(result.status == .failure)
    #expect(result.errors.contains("because the manifest has a syntax error or a merge conflict: "), "\(result.errors)")
    #expect(result.errors.contains(" Package.swift:4:"))
    #expect(!result.errors.contains("Make one"))
  }

  @Test("Beside packages with words, one whose words cannot be found is not left out")
  func several() throws {
    let shop = try ShopFolder([
      "Package.swift": ShopFolder.manifest,
      "Other/Package.swift": Self.manifest("name: \"O\", targets: [.target(name: \"A\" path: \"B\")]"),
      "Other/B/en.lproj/E.strings": "\"a\" = \"A\";\n",
      "Third/Package.swift": Self.manifest("name: \"T\", targets: [.target(name: \"A\" path: \"B\")]"),
    ])
    let result = shop.run(["--strict"])
    #expect(result.errors.contains("Other/Package.swift:4:"), "\(result)")
    #expect(!result.errors.contains("Third/Package.swift"))
    #expect(result.status == .failure)
  }

  @Test(
    "An Xcode project that does not tell the language is named, with the way out, beside the guess",
    arguments: [
      ("garbage", "garbage {{{", true), ("nothing", nil, true),
      ("no language", "// !$*UTF8*$!\n{ objects = { A = { isa = PBXProject; }; }; rootObject = A; }", true),
      ("no root", "// !$*UTF8*$!\n{ objects = { A = { isa = PBXProject; developmentRegion = en; }; }; }", false),
      (
        "whole", "// !$*UTF8*$!\n{ objects = { A = { isa = PBXProject; developmentRegion = en; }; }; rootObject = A; }",
        false
      ),
    ]
  )
  func xcodeProject(id: String, text: String?, isTold: Bool) throws {
    var files = ["App/en.lproj/E.strings": "\"a\" = \"A\";\n", "App/fr.lproj/E.strings": "\"a\" = \"Un\";\n"]
    files[text == nil ? "App.xcodeproj/project.xcworkspace/contents" : "App.xcodeproj/project.pbxproj"] = text ?? ""
    let shop = try ShopFolder(only: files)
    let result = shop.run(["--strict"])
    let sentence =
      "App.xcodeproj/project.pbxproj:1:1: The project does not tell the language that words are written in first, or cannot "
      + "be read, so the language was guessed. Mend the file, or write “base” in .catalog-lint.json.\n"
    #expect(result.errors.hasPrefix(sentence) == isTold, "\(result.errors)")
    #expect(result.errors.contains("words are written in en first"))
    #expect(result.status == .success)
    try shop.folder.write("{\"base\": \"en\"}", to: ".catalog-lint.json")
    #expect(!shop.run().errors.contains("pbxproj"))
  }
}
