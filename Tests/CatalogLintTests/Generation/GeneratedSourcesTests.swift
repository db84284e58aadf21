import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite("Sources that generate writes")
struct GeneratedSourcesTests {
  private static let table = "\"E.one.title\" = \"One\";\n\"E.one.description\" = \"One.\";\n"
  private static let conformance = "Sources/Shop/Generated/E+Catalog.swift"
  private static let copy = "Sources/Shop/Generated/EmbeddedWords.swift"

  private func package(_ more: [String: String] = [:]) throws -> ShopPackage {
    let files = [
      "Sources/Shop/E.swift": "enum E: Error { case one }", "Sources/Shop/en.lproj/Errors.strings": Self.table,
    ]
    return try ShopPackage(files.merging(more) { $1 })
  }

  @Test("A target that does not depend on ErrorCatalog gets no source, which is a failure")
  func noDependency() throws {
    let manifest = ShopPackage.manifest.replacing(
      ", dependencies: [.product(name: \"ErrorCatalog\", package: \"ErrorCatalog\")]",
      with: ""
    )
    let package = try package(["Package.swift": manifest])
    for run in [package.generate(), package.generate("--check")] {
      #expect(run.status == .findings)
      #expect(run.errors.contains("Shop does not depend on ErrorCatalog"))
      #expect(run.errors.hasSuffix("1 thing needs a person; see above.\n"))
      #expect(!run.errors.contains("up to date"))
    }
    #expect(!package.paths.contains { $0.contains("Generated") })
  }

  @Test("What was generated for an enum that is gone, or for tables that are, is removed; nothing else is")
  func unneeded() throws {
    let package = try package(["Sources/Shop/Generated/Own.swift": "enum Own {}\n"])
    package.generate()
    #expect(
      package.paths.filter { $0.contains("Generated") } == [
        Self.conformance, Self.copy, "Sources/Shop/Generated/Own.swift",
      ]
    )
    try package.write("enum F: Error { case one }", to: "Sources/Shop/E.swift")
    try FileManager.default.removeItem(at: package.folder.url.appending(path: "Sources/Shop/en.lproj"))
    let check = package.generate("--check")
    #expect(
      check.lines == [
        "\(Self.conformance): is left over: nothing asks for a conformance of E any more.",
        "\(Self.copy): is left over: there are no tables to copy any more.",
      ]
    )
    #expect(package.generate().status == .success)
    #expect(package.paths.filter { $0.contains("Generated") } == ["Sources/Shop/Generated/Own.swift"])
  }

  @Test(
    "A catalogued enum that cannot conform is a failure",
    arguments: [
      ("private enum E: Error { case one }", "“E” is private"),
      ("enum E: Error { case one(a: Int), one(b: Int) }", "more than one case “one”"),
    ]
  )
  func cannotConform(source: String, problem: String) throws {
    let package = try package(["Sources/Shop/E.swift": source])
    package.generate()
    for run in [package.generate(), package.generate("--check")] {
      #expect(run.status == .findings)
      #expect(run.errors.contains(problem))
      #expect(run.errors.hasSuffix(" a person; see above.\n"))
    }
  }

  @Test(
    "A table that no encoding fits, and a damaged property list, are named: nobody knows what they lack",
    arguments: [
      // "エラー" in Shift_JIS, and the first bytes of a binary property list.
      [0x22, 0x61, 0x22, 0x3D, 0x22, 0x83, 0x47, 0x83, 0x89, 0x81, 0x5B, 0x22, 0x3B, 0x0A], Array("bplist00\u{1}".utf8),
    ] as [[UInt8]]
  )
  func unknownTable(bytes: [UInt8]) throws {
    let path = "Sources/Shop/ja.lproj/Errors.strings"
    let package = try package([path: ""])
    try Data(bytes).write(to: package.folder.url.appending(path: path))
    for run in [package.generate(), package.generate("--check")] {
      #expect(run.status == .findings)
      #expect(run.errors.contains("\(path) cannot be read as a whole and was not changed."))
    }
    #expect(try Data(contentsOf: package.folder.url.appending(path: path)) == Data(bytes))
  }

  @Test("Files that were checked out with other line ends are not stale")
  func lineEnds() throws {
    let package = try package()
    package.generate()
    for path in package.paths where path != ".catalog-lint.json" {
      try package.write(try package.text(path).replacing("\n", with: "\r\n"), to: path)
    }
    let state = try package.state()
    #expect(package.generate("--check").status == .success)
    #expect(package.generate().lines == [])
    #expect(try package.state() == state)
    try package.write(try package.text(Self.copy).replacing("One.", with: "Two."), to: Self.copy)
    #expect(package.generate("--check").status == .findings)
  }

  @Test("A file that somebody wrote is not replaced")
  func ownFile() throws {
    let package = try package([Self.copy: "enum Own {}\n"])
    let run = package.generate()
    #expect(run.status == .findings)
    #expect(run.errors.contains(Self.copy))
    #expect(try package.text(Self.copy) == "enum Own {}\n")
  }

  @Test("The configuration may name another folder; what stands in the usual one then goes")
  func configuredFolder() throws {
    let package = try package()
    package.generate()
    try package.write("{\"generatedFolder\": \"Support/Made\"}", to: ".catalog-lint.json")
    #expect(package.generate().status == .success)
    #expect(
      package.paths.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") } == [
        "Sources/Shop/E.swift", "Sources/Shop/Support/Made/E+Catalog.swift",
        "Sources/Shop/Support/Made/EmbeddedWords.swift",
      ]
    )
    #expect(package.generate("--check").status == .success)
  }

  @Test("A string catalog is only read, and its cases are named")
  func stringCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"E.one.title": {"localizations": {"en": {"stringUnit":
      {"state": "translated", "value": "One"}}}}}}
      """
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case one }", "Sources/Shop/Errors.xcstrings": catalog,
    ])
    let run = package.generate()
    #expect(run.status == .findings)
    #expect(run.errors.contains("Sources/Shop/Errors.xcstrings") && run.errors.contains("E.one"))
    #expect(try package.text("Sources/Shop/Errors.xcstrings") == catalog)
    #expect(!package.paths.contains { $0.hasSuffix(".strings") })
  }

  @Test("A conformance by hand is left alone")
  func byHand() throws {
    let source = """
      import ErrorCatalog
      enum E: CatalogError {
        case one
        var catalogKey: CatalogKey { CatalogKey(module: "Shop", type: "E", case: "one") }
      }
      """
    let package = try package(["Sources/Shop/E.swift": source])
    #expect(package.generate().status == .success)
    #expect(package.paths.filter { $0.contains("Generated") } == [Self.copy])
  }

  @Test("A generated file with a conflict in it is written anew")
  func conflict() throws {
    let package = try package()
    package.generate()
    let text = try package.text(Self.conformance)
    try package.write(text + "<<<<<<< ours\n=======\n>>>>>>> theirs\n", to: Self.conformance)
    #expect(package.generate().status == .success)
    #expect(try package.text(Self.conformance) == text)
  }

  @Test("Words for another package's errors come from its checkout, name its module, and stay in runs without it")
  func checkout() throws {
    let package = try package()
    let other = try TemporaryFolder()
    try other.write(
      "public enum APIError: Error { case lost(Error) }\nenum E: Error { case two }",
      to: "Sources/APIKit/E.swift"
    )
    let path = other.url.path
    let unnamed = package.generate("--checkout", path)
    #expect(unnamed.status == .failure)
    #expect(unnamed.errors.contains("APIError"))
    let run = package.generate("--checkout", path, "--type", "APIError")
    #expect(run.status == .success)
    #expect(
      try package.text("Sources/Shop/en.lproj/Errors.strings") == Self.table + """

        /* {0}: Error. */
        "APIKit/APIError.lost.title" = "Lost"; /* catalog: untranslated */
        "APIKit/APIError.lost.description" = "Lost: {0}."; /* catalog: untranslated */

        """
    )
    let source = try package.text("Sources/Shop/Generated/APIError+Catalog.swift")
    #expect(source.contains("import APIKit\n"))
    #expect(source.contains("extension APIError: @retroactive CatalogError"))
    #expect(package.generate("--checkout", path, "--type", "APIError", "--check").status == .success)
    package.generate()
    #expect(try package.text("Sources/Shop/Generated/APIError+Catalog.swift") == source)
    #expect(package.generate("--check").status == .success)
  }

  private func checkout(of module: String, _ source: String) throws -> TemporaryFolder {
    let other = try TemporaryFolder()
    try other.write(source, to: "Sources/\(module)/E.swift")
    return other
  }

  /// The first lines of the generated conformances, by the names of their files.
  private func owners(in package: ShopPackage) throws -> [String: String] {
    let folder = "Sources/Shop/Generated/"
    let paths = package.paths.filter { $0.hasPrefix(folder) && $0.hasSuffix("+Catalog.swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let line = try package.text(path).prefix { $0 != "\n" }
        return (String(path.dropFirst(folder.count)), String(line.dropFirst("// catalog-lint:generated ".count)))
      }
    )
  }

  @Test("A conformance keeps its file when another checkout, or the package itself, has a type of that name")
  func namesTaken() throws {
    let package = try package()
    let net = try checkout(of: "NetKit", "public enum Lost: Error { case a }\npublic enum E: Error { case b }")
    let zip = try checkout(of: "ZipKit", "public enum LOST: Error { case a }\npublic enum Lost: Error { case b }")
    for (folder, type) in [(net, "Lost"), (zip, "Lost"), (zip, "LOST"), (net, "E")] {
      #expect(package.generate("--checkout", folder.url.path, "--type", type).status == .success)
    }
    try package.write("enum E: Error { case one }\nenum lost: Error { case c }", to: "Sources/Shop/E.swift")
    package.generate("--type", "lost")
    package.generate()
    // Whoever came first has the short name.
    let expected = [
      "Lost+Catalog.swift": "NetKit/Lost", "ZipKit.Lost+Catalog.swift": "ZipKit/Lost",
      "ZipKit.LOST 2+Catalog.swift": "ZipKit/LOST", "E+Catalog.swift": "NetKit/E",
      "Shop.E+Catalog.swift": "Shop/E", "Shop.lost+Catalog.swift": "Shop/lost",
    ]
    #expect(try owners(in: package) == expected)
    for (folder, type) in [(net, "Lost"), (zip, "Lost"), (zip, "LOST"), (net, "E")] {
      #expect(package.generate("--checkout", folder.url.path, "--type", type, "--check").status == .success)
    }
    #expect(package.generate("--check").status == .success)
  }

  @Test("An internal enum of a checkout is told as one that cannot be worded, and gets no words")
  func internalElsewhere() throws {
    let package = try package()
    package.generate()
    let other = try checkout(of: "NetKit", "enum Inner: Error { case a }")
    let state = try package.state()
    let run = package.generate("--checkout", other.url.path, "--type", "Inner")
    #expect(run.status == .findings)
    #expect(run.errors.contains("“Inner” is internal to NetKit"), "\(run.errors)")
    #expect(try package.state() == state)
  }

  @Test(
    "What is unknown is told with the way out, and nothing is written",
    arguments: [
      (["--type", "F"], "There are E."), (["--locale", "123"], "ja or zh-Hant"),
      (["--checkout", ".", "--type", "E", "--target", "F"], "These do: Shop."),
      (["--checkout", "nowhere", "--type", "E"], "There is no file or folder"),
      (["--locale", "jp"], "“ja” may be meant"), (["--locale", "xx"], "ja or zh-Hant"),
    ]
  )
  func unknown(arguments: [String], told: String) throws {
    let package = try package()
    let state = try package.state()
    let run = package.generate(arguments)
    #expect(run.status == .failure)
    #expect(run.errors.contains(told), "\(run.errors)")
    #expect(try package.state() == state)
  }

  @Test("Where no target could word the errors of a checkout, that is told")
  func noTarget() throws {
    let shop = try ShopFolder()
    let run = shop.run(["generate", "--checkout", ".", "--type", "CheckoutError", "--target", "Shop"])
    #expect(run.status == .failure)
    #expect(run.errors.contains("No target of this package depends on ErrorCatalog"), "\(run.errors)")
  }

  @Test("Words for the types of a checkout are words: nothing tells an author to begin")
  func onlyForeignWords() throws {
    let package = try ShopPackage([
      "Sources/Shop/E.swift": "enum E: Error { case one }",
      "Sources/Shop/en.lproj/Errors.strings": Self.table.replacing("\"E.", with: "\"APIKit/E."),
    ])
    #expect(!package.generate("--check").errors.contains("No error here has words yet"))
    package.generate()
    let check = package.generate("--check")
    #expect(check.status == .success)
    #expect(check.errors == "catalog-lint: Everything is up to date.\n")
    let without = try ShopPackage(["Sources/Shop/E.swift": "enum E: Error { case one }"])
    #expect(
      without.generate("--check").errors
        == "catalog-lint: No error here has words yet. Begin with one: catalog-lint generate --type E.\n"
    )
  }
}
