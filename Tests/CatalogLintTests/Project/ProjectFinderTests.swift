import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// What is found without a configuration, beyond the folder of one package.
@Suite struct ProjectFinderTests {
  private static let source = "enum AError: Error { case one }\n"
  private static let words = "\"AError.one.title\" = \"One\";\n\"AError.one.description\" = \"One.\";\n"
  private static let half = "\"AError.one.title\" = \"One\";\n"

  private func packages(in shop: ShopFolder, at path: String = "") throws -> [LintedPackage] {
    try PackageReader.readAll(at: FilePaths.absolute(path, from: shop.path)) { _ in CheckPlan() }
  }

  /// The old-style property list that Xcode writes, cut to what matters.
  private static func project(region: String) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjects = {
    /* Begin PBXProject section */
    \t\t83CBB9F71A601CBA00E9B192 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tdevelopmentRegion = \(region);
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t);
    \t\t};
    \t};
    \trootObject = 83CBB9F71A601CBA00E9B192 /* Project object */;
    }
    """
  }

  @Test("An app's folder is one module in the language of its project, whatever its folders are called")
  func app() throws {
    let shop = try ShopFolder(only: [
      "Shop.xcodeproj/project.pbxproj": Self.project(region: "ja"),
      "Shop/Sources/Core/AError.swift": Self.source,
      "Shop/Resources/ja.lproj/Errors.strings": Self.words,
      "Shop/Resources/en.lproj/Errors.strings": Self.half,
      "ShopTests/BError.swift": "enum BError: Error { case two }",
      "Pods/Other/en.lproj/E.strings": "broken",
      "Carthage/en.lproj/E.strings": "broken",
      "DerivedData/en.lproj/E.strings": "broken",
      "node_modules/en.lproj/E.strings": "broken",
      ".build/en.lproj/E.strings": "broken",
      ".hidden/en.lproj/E.strings": "broken",
    ])
    let package = try #require(try packages(in: shop).first)
    #expect(package.developmentLocale == "ja")
    #expect(package.folders.map(\.path) == ["Shop/Resources"])
    #expect(package.types.map { "\($0.module).\($0.path)" } == ["Shop.AError"])
    // From anywhere inside, and by the path of a file.
    for place in ["Shop/Resources", "Shop/Sources/Core/AError.swift"] {
      #expect(try packages(in: shop, at: place).map(\.folder) == [shop.path])
    }
    let result = shop.run(from: "Shop")
    #expect(result.findings == ["Sources/Core/AError.swift:1:27: error [missing-message]"])
    #expect(result.errors.contains("..: 2 tables and 2 Swift files; words are written in ja first."))
  }

  @Test(
    "The language that words are written in first is told by what there is",
    arguments: [
      (
        "the project's region", ["A.xcodeproj/project.pbxproj": project(region: "fr"), "en.lproj/E.strings": words],
        "fr"
      ),
      (
        "a region by its English name",
        ["A.xcodeproj/project.pbxproj": project(region: "German"), "en.lproj/E.strings": words], "de"
      ),
      (
        "a project that cannot be read",
        ["A.xcodeproj/project.pbxproj": "{", "ja.lproj/E.strings": words, "en.lproj/E.strings": words], "en"
      ),
      (
        "en among others", ["de.lproj/E.strings": words, "en.lproj/E.strings": words, "Base.lproj/E.strings": words],
        "en"
      ),
      ("Base, where there is no en", ["de.lproj/E.strings": words, "Base.lproj/E.strings": words], "Base"),
      ("the only one", ["de.lproj/E.strings": words], "de"),
      (
        "the source of a string catalog",
        ["E.xcstrings": "{\"sourceLanguage\": \"it\", \"strings\": {\"a\": {}}}", "en.lproj/E.strings": words], "it"
      ),
    ]
  )
  func base(id: String, files: [String: String], base: String) throws {
    #expect(try packages(in: try ShopFolder(only: files)).first?.developmentLocale == base)
  }

  @Test("A folder with several packages is each of them, each with its own locales, beside the app's own words")
  func severalPackages() throws {
    let shop = try ShopFolder(only: [
      "App/en.lproj/E.strings": Self.words,
      "App/AError.swift": Self.source,
      "Packages/One/Package.swift": ShopFolder.manifest,
      "Packages/One/Sources/Shop/A.swift": Self.source,
      "Packages/One/\(ShopFolder.english)": Self.words,
      "Packages/One/\(ShopFolder.japanese)": Self.half,
      "Packages/Two/Package.swift": ShopFolder.manifest,
      "Packages/Two/Sources/Shop/A.swift": Self.source,
      "Packages/Two/\(ShopFolder.english)": Self.words,
      "Packages/Wordless/Package.swift": ShopFolder.manifest,
      "Packages/Wordless/Sources/Shop/A.swift": "struct A {}",
    ])
    let packages = try packages(in: shop)
    #expect(packages.map { FilePaths.relative($0.folder, to: shop.path) } == [".", "Packages/One", "Packages/Two"])
    #expect(packages[0].folders.map(\.path) == ["App"])
    #expect(packages[0].types.count == 1)
    let result = shop.run()
    #expect(result.findings.contains("Packages/One/Sources/Shop/A.swift:1:27: error [missing-message]"))
    #expect(result.findings.count == 1, "\(result.findings)")
    #expect(result.errors.split(separator: "\n").filter { $0.contains("words are written in en first") }.count == 3)
  }

  @Test("Apps in the folders of a repository are each their own, with the packages inside of them")
  func severalApps() throws {
    let shop = try ShopFolder(only: [
      "README.md": "",
      "ios/Shop.xcodeproj/project.pbxproj": Self.project(region: "fr"),
      "ios/Shop/fr.lproj/E.strings": Self.words,
      "ios/Shop/A.swift": Self.source,
      "ios/Packages/Core/Package.swift": ShopFolder.manifest,
      "ios/Packages/Core/Sources/Shop/A.swift": Self.source,
      "ios/Packages/Core/\(ShopFolder.english)": Self.words,
      "tools/Helper.xcodeproj/project.pbxproj": Self.project(region: "en"),
      "tools/ja.lproj/E.strings": Self.words,
    ])
    let packages = try packages(in: shop)
    #expect(
      packages.map { "\(FilePaths.relative($0.folder, to: shop.path)) \($0.developmentLocale) \($0.types.count)" }
        == ["ios fr 1", "ios/Packages/Core en 1", "tools en 0"]
    )
  }

  @Test("Catalogs of one project have their own locales: nobody demands Japanese of a tool that speaks English alone")
  func severalCatalogs() throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest.replacing(
        "[.target(name: \"Shop\")]",
        with: "[.target(name: \"Shop\"), .target(name: \"Probe\")]"
      ),
      "Sources/Shop/A.swift": Self.source,
      ShopFolder.english: Self.words,
      ShopFolder.japanese: Self.words,
      "Sources/Probe/B.swift": "enum BError: Error { case two }",
      "Sources/Probe/en.lproj/E.strings": "\"BError.two.title\" = \"Two\"; \"BError.two.description\" = \"Two.\";",
    ])
    #expect(shop.run().findings.isEmpty)
  }

  @Test("A string catalog is a table of each of its languages")
  func stringCatalog() throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": "enum AError: Error { case one, two(limit: Int) }",
      "Sources/Shop/Errors.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "AError.one.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "One"}},
          "ja": {"stringUnit": {"state": "needs_review", "value": "一"}}}},
        "AError.one.description": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "One."}},
          "ja": {"stringUnit": {"state": "translated", "value": "一です。"}}}},
        "AError.two.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Two"}}}},
        "AError.two.description": {},
        "Brand": {"shouldTranslate": false, "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Shop"}}}}
      }}
      """,
    ])
    let result = shop.run()
    // A key without a text is none: people would read `AError.two.description`.
    let gaps = "en (description) and ja (title, description)"
    #expect(result.output.contains("“AError.two” lacks words: \(gaps)."), "\(result)")
    #expect(result.findings.map { $0.contains("[needs-review]") } == [false, true], "\(result)")
    #expect(
      result.errors.contains("  en  75% (3 translated, 0 to review, 1 missing, 1 excluded)\n"),
      "\(result.errors)"
    )
    #expect(
      result.errors.contains("  ja  25% (1 translated, 1 to review, 2 missing, 1 excluded)\n"),
      "\(result.errors)"
    )
  }

  @Test("A fault of a string catalog is told once, not once for each language")
  func brokenCatalog() throws {
    let shop = try ShopFolder(only: [
      "E.xcstrings": """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"value": "A"}}, "ja": {"stringUnit": {"value": "あ"}}
      """
    ])
    #expect(shop.run().findings.count == 1)
  }

  @Test("A link to a folder above ends no search, and none goes on for ever")
  func links() throws {
    let shop = try ShopFolder(only: ["App/en.lproj/E.strings": Self.words, "App/AError.swift": Self.source])
    try FileManager.default.createSymbolicLink(atPath: shop.path + "/App/Loop", withDestinationPath: shop.path)
    #expect(try packages(in: shop).map(\.folders.count) == [1])
  }

  @Test("In a target links are followed, and one that leads back is not")
  func linksInTargets() throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": Self.source,
      "Shared/Words/en.lproj/E.strings": Self.words,
    ])
    let target = shop.path + "/Sources/Shop"
    try FileManager.default.createSymbolicLink(
      atPath: target + "/Words",
      withDestinationPath: shop.path + "/Shared/Words"
    )
    try FileManager.default.createSymbolicLink(atPath: target + "/Loop", withDestinationPath: target)
    let package = try #require(try packages(in: shop).first)
    #expect(package.folders.map(\.path) == ["Sources/Shop/Words"])
  }

  @Test(
    "Nothing to check is never clean",
    arguments: [
      ("no such path", "absent", "There is no file or folder"),
      ("a folder without anything", "empty", "There is no Package.swift and no Xcode project in"),
      ("a file in it", "empty/README.md", "There is no Package.swift and no Xcode project in"),
    ]
  )
  func nothing(id: String, path: String, part: String) throws {
    let shop = try ShopFolder(only: ["empty/README.md": "", "other/A.swift": Self.source])
    let result = shop.run([path])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(part), "\(result.errors)")
  }

  @Test("A folder that may not be read is not clean", .enabled(if: getuid() != 0))
  func unreadable() throws {
    let shop = try ShopFolder(only: ["App/en.lproj/E.strings": Self.words, "App/Secret/ja.lproj/E.strings": ""])
    let secret = shop.path + "/App/Secret"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: secret) }
    #expect(shop.run().status == .failure)
  }

  @Test("The nearest project around a path is meant, and a package's folder may hold others beside its targets")
  func besidePackage() throws {
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest,
      "Sources/Shop/A.swift": Self.source,
      ShopFolder.english: Self.words,
      "App/Shop.xcodeproj/project.pbxproj": Self.project(region: "en"),
      "App/en.lproj/E.strings": Self.words,
      "Examples/Demo/Package.swift": ShopFolder.manifest,
      "Examples/Demo/\(ShopFolder.english)": Self.words,
      "Tests/Fixtures/Package.swift": ShopFolder.manifest,
      "Tests/Fixtures/\(ShopFolder.english)": Self.words,
    ])
    func folders(at path: String = "") throws -> [String] {
      try packages(in: shop, at: path).map { FilePaths.relative($0.folder, to: shop.path) }
    }
    #expect(try folders() == [".", "App", "Examples/Demo"])
    #expect(try folders(at: "App/en.lproj") == ["App"])
    #expect(try folders(at: "Examples/Demo/Sources") == ["Examples/Demo"])
    #expect(try folders(at: "Sources/Shop") == ["."])
  }

  @Test(
    "Without a project a folder is checked as it is, by itself, by a folder of a language and by a table",
    arguments: ["some/loose/folder", "some/loose/folder/ja.lproj", "some/loose/folder/en.lproj/A.strings", "some"]
  )
  func looseFolder(path: String) throws {
    let shop = try ShopFolder(only: [
      "some/loose/folder/en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\"\n",
      "some/loose/folder/ja.lproj/A.strings": "\"a\" = \"あ\";\n\"b\" = \"い\";\n",
      "other/en.lproj/A.strings": "broken",
    ])
    let result = shop.run([path])
    #expect(result.findings == ["some/loose/folder/en.lproj/A.strings:2:10: error [syntax-error]"], "\(result)")
    #expect(result.errors.contains("2 tables"))
    #expect(result.status == .findings)
  }

  @Test("Tables in no folder of a language are checked where nothing else is, in no language that is known")
  func looseTables() throws {
    let shop = try ShopFolder(only: [
      "flat/A.strings": "\"a\" = \"カート\";\n\"b\" = \"B\"\n",
      "both/A.strings": "\"a\" = \"A\"\n",
      "both/en.lproj/B.strings": "\"b\" = \"B\"\n",
    ])
    for path in ["flat", "flat/A.strings"] {
      let result = shop.run([path, "--strict"])
      #expect(result.findings == ["flat/A.strings:2:10: error [syntax-error]"], "\(result)")
      #expect(result.errors.contains("words are written in Base first"))
    }
    #expect(shop.run(["both"]).findings == ["both/en.lproj/B.strings:1:10: error [syntax-error]"])
    // Who names the table means it.
    #expect(shop.run(["both/A.strings"]).findings.contains("both/A.strings:1:10: error [syntax-error]"))
    let named = try ShopFolder(only: [".catalog-lint.json": #"{"base": "ja"}"#, "A.strings": "\"a\" = \"カート\";\n"])
    #expect(named.run(["--strict"]).errors.contains("words are written in ja first"))
  }

  @Test("An Xcode project beside a Package.swift is an app of its own: its tables outside of the package's targets")
  func xcodeProjectBesidePackage() throws {
    let shop = try ShopFolder([
      "Shop.xcodeproj/project.pbxproj": Self.project(region: "fr"),
      "App/fr.lproj/L.strings": "\"x\" = \"Panier\";\n\"x\" = \"Panier\";\n",
      "App/AppError.swift": "enum AppError: Error { case a }\n",
      "Demo/Demo.xcodeproj/project.pbxproj": Self.project(region: "de"),
      "Demo/de.lproj/L.strings": "\"y\" = \"Y\";\n",
    ])
    func projects(at path: String = "") throws -> [String] {
      try packages(in: shop, at: path).map {
        "\(FilePaths.relative($0.identity, to: shop.path)) \($0.developmentLocale)"
      }
    }
    #expect(try projects() == [". en", "Shop.xcodeproj fr", "Demo/Demo.xcodeproj de"])
    #expect(try projects(at: "App") == [". en", "Shop.xcodeproj fr"])
    #expect(try projects(at: "Sources/Shop") == [". en", "Shop.xcodeproj fr"])
    let all = try packages(in: shop)
    #expect(all.map { $0.folders.map(\.path) } == [["Sources/Shop"], ["App"], ["."]])
    #expect(all[1].types.map(\.path) == ["AppError"])
    #expect(all[1].sourceCount == 1)
    let result = shop.run()
    #expect(result.findings == ["App/fr.lproj/L.strings:2:1: warning [duplicate-key]"])
    #expect(
      result.errors.contains("catalog-lint: Shop.xcodeproj: 1 table and 1 Swift file; words are written in fr first.")
    )
    // A fix in the app leaves the package's check as it is.
    #expect(shop.run(["fix"]).status == .success)
    #expect(try shop.read("App/fr.lproj/L.strings") == "\"x\" = \"Panier\";\n")
    #expect(shop.run().findings.isEmpty)
  }

  @Test("What a package's targets hold is not the app's beside it, wherever the manifest puts them")
  func targetsBesideProject() throws {
    let shop = try ShopFolder([
      "Package.swift": ShopFolder.manifest.replacing(
        "[.target(name: \"Shop\")]",
        with: "[.target(name: \"Shop\", path: \"Code\")]"
      ),
      "Code/en.lproj/A.strings": Self.words,
      "Code/A.swift": Self.source,
      "Shop.xcodeproj/project.pbxproj": Self.project(region: "en"),
      "Tests/ShopTests/en.lproj/A.strings": "broken",
    ])
    #expect(try packages(in: shop).map { $0.folders.map(\.path) } == [["Code"]])
    let whole = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest.replacing(
        "[.target(name: \"Shop\")]",
        with: "[.target(name: \"Shop\", path: \".\")]"
      ),
      "en.lproj/A.strings": Self.words,
      "A.swift": Self.source,
      "Shop.xcodeproj/project.pbxproj": Self.project(region: "en"),
    ])
    #expect(try packages(in: whole).map { $0.folders.map(\.path) } == [["."]])
  }

  @Test("A language that is left out of the check is not demanded", arguments: ["App/ja.lproj", "**/ja.lproj/**"])
  func excludedLanguage(pattern: String) throws {
    let shop = try ShopFolder(only: [
      ".catalog-lint.json": #"{ "exclude": ["\#(pattern)"] }"#,
      "App/en.lproj/E.strings": "\"a\" = \"A\";",
      "App/ja.lproj/E.strings": "\"a\" = \"あ\";",
    ])
    let result = shop.run(["--strict"])
    #expect(result.findings.isEmpty)
    #expect(!result.errors.contains("  ja"))
  }
}
