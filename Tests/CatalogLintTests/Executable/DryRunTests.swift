import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// What `fix --dry-run` tells is what `fix` does, wherever the person stands.
@Suite struct DryRunTests {
  private static let english = "Sources/Shop/en.lproj/E.strings"
  private static let faulty = "\"a\" = \"1\";\n\"a\" = \"1\";\n"
  private static let mended = "\"a\" = \"1\";\n"

  // MARK: - The end of the run

  /// A project in which one fix makes room for others.
  struct Project: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    var arguments: [String] = []
  }

  private static let swift = "enum CheckoutError: Error { case emptyCart }\n"
  private static let words =
    "\"CheckoutError.emptyCart.title\" = \"Empty cart\";\n\"CheckoutError.emptyCart.description\" = \"Add an item.\";\n"
  private static let japanese =
    "\"CheckoutError.emptyCart.title\" = \"空のカート\";\n\"CheckoutError.emptyCart.description\" = \"品を入れます。\";\n"

  private static func shop(_ files: [String: String]) -> [String: String] {
    [
      "Package.swift": ShopFolder.manifest, "Sources/Shop/E.swift": swift, english: words,
    ].merging(files) { $1 }
  }

  static let projects = [
    Project(
      testDescription: "a folder whose name is the only fault",
      files: shop(["Sources/Shop/jp.lproj/E.strings": japanese])
    ),
    Project(
      testDescription: "a table with a fault of its own in such a folder",
      files: shop(["Sources/Shop/jp.lproj/E.strings": japanese.replacing("カート\"", with: "カート \"")])
    ),
    Project(
      testDescription: "a table that lacks texts, which are known to be missing once the folder is named rightly",
      files: shop([
        english: words + "\"a.b\" = \"See {x}\";\n",
        "Sources/Shop/jp.lproj/E.strings": "\"CheckoutError.emptyCart.title\" = \"空\";\n\"a.b\" = \"见る\";\n",
      ])
    ),
    Project(
      testDescription: "such a folder by its name",
      files: shop(["Sources/Shop/jp.lproj/E.strings": "\"CheckoutError.emptyCart.title\" = \"空\";\n"]),
      arguments: ["Sources/Shop/jp.lproj"]
    ),
    Project(
      testDescription: "a language whose severity a configuration tells, and a path that it leaves out",
      files: shop([
        "Sources/Shop/jp.lproj/E.strings": "\"CheckoutError.emptyCart.title\" = \"空\";\n",
        Configuration.fileName: """
        {"rules": {"missing-message": {"locales": {"ja": "error"}}}, "exclude": ["**/jp.lproj/Old.strings"]}
        """,
        "Sources/Shop/jp.lproj/Old.strings": faulty,
      ])
    ),
    Project(
      testDescription: "a comment in a source that ignores something once it is written rightly",
      files: shop([
        "Sources/Shop/E.swift":
          "enum CheckoutError: Error {\n  case emptyCart\n"
          + "  // catalog-lint: ignore missing-message — only a test throws it\n  case other\n}\n"
      ])
    ),
    Project(
      testDescription: "a comment in a table that does",
      files: shop([english: words + "/* catalog-lint: ignore orphaned-message — soon */\n\"XError.a.title\" = \"X\";\n"]
      )
    ),
    Project(
      testDescription: "a manifest that names no language",
      files: shop([
        "Package.swift": ShopFolder.manifest.replacing("defaultLocalization: \"en\", ", with: ""),
        english: words.replacing("cart\"", with: "cart \""),
      ])
    ),
  ]

  /// The lines that count what was done and what is left, without what was written or not.
  private func counts(_ result: ShopFolder.Result) -> [[Int]] {
    result.errors.split(separator: "\n").filter { $0.hasPrefix("catalog-lint: ") && !$0.contains(".strings") }
      .map { $0.split { !$0.isNumber }.compactMap { Int($0) } }
  }

  private func contents(of shop: ShopFolder) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: shop.path)
      .filter { !FilePaths.isFolder("\(shop.path)/\($0)") && !$0.hasPrefix(".git/") && !$0.hasSuffix(".diff") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try shop.read($0)) })
  }

  private func apply(_ difference: String, by program: String, in folder: URL) throws -> BuiltCommand.Result {
    let file = folder.appending(path: "changes.diff")
    try Data(difference.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments =
      program == "git" ? ["apply", "--whitespace=nowarn", "changes.diff"] : ["-p1", "-s", "-i", "changes.diff"]
    return try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/\(program)")).run(arguments, in: folder)
  }

  @Test(
    "A dry run mends as much, leaves as much and ends as the run does, and its diff is the whole change",
    arguments: projects
  )
  func end(project: Project) throws {
    for options in [[], ["--strict"]] {
      let (dry, wet) = (try ShopFolder(only: project.files), try ShopFolder(only: project.files))
      let dryRun = dry.run(["fix", "--dry-run"] + project.arguments + options)
      #expect(try contents(of: dry) == project.files)
      let run = wet.run(["fix"] + project.arguments + options)
      #expect(dryRun.status == run.status, "\(dryRun)\n\(run)")
      #expect(counts(dryRun) == counts(run), "\(dryRun)\n\(run)")
      #expect(dryRun.errors.contains(run.output), "\(dryRun)\n\(run)")
      let applied = try apply(dryRun.output, by: "git", in: dry.folder.url)
      #expect(applied.status == 0, "\(applied.errors)")
      #expect(try contents(of: dry) == contents(of: wet))
      #expect(try contents(of: wet) != project.files)
    }
  }

  @Test("Of a table with bytes that are no text the diff says so, and shows the rest as a comment")
  func brokenText() throws {
    let shop = try ShopFolder(only: [:])
    let broken = Data("\"a\" == \"A\";\n\"b\" = \"".utf8) + [0xFF] + Data("\";\n".utf8)
    try shop.folder.write(broken, to: "en.lproj/L.strings")
    let result = shop.run(["fix", "--dry-run", "--rule", "syntax-error"])
    #expect(result.errors.contains("en.lproj/L.strings has bytes that are no text"), "\(result)")
    #expect(!result.output.isEmpty)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("#") }, "\(result)")
  }

  // MARK: - The paths of the diff

  /// Where a person stands and what the person names, with the folder that the diff's paths start from.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What of two packages is a repository: the folder above both, one of them, or nothing.
    let repository: String?
    let stands: String
    var path: String?
    /// As the person is told; nil where the paths start where the person stands.
    let start: String?
    var isRenaming = false
  }

  static let places = [
    Place(testDescription: "in the package", repository: ".", stands: "B", start: nil),
    Place(testDescription: "above it, in no repository", repository: nil, stands: ".", path: "B", start: nil),
    Place(testDescription: "below it, above the table", repository: ".", stands: "B/Sources/Shop", start: nil),
    Place(testDescription: "beside it, in one repository", repository: ".", stands: "A", path: "../B", start: ".."),
    Place(testDescription: "beside it, in another", repository: "A", stands: "A", path: "../B", start: "../B"),
    Place(testDescription: "beside it, in none", repository: nil, stands: "A", path: "../B", start: "../B"),
    Place(testDescription: "below it, beside the table", repository: ".", stands: "B/Docs", path: "..", start: "../.."),
    Place(testDescription: "below it, in no repository", repository: nil, stands: "B/Docs", path: "..", start: ".."),
    Place(
      testDescription: "in a folder of a repository, where a folder gets another name",
      repository: ".",
      stands: "B",
      start: "..",
      isRenaming: true
    ),
    Place(
      testDescription: "at the top of a repository, where one does",
      repository: "B",
      stands: "B",
      start: nil,
      isRenaming: true
    ),
    Place(
      testDescription: "in no repository, where one does",
      repository: nil,
      stands: "B",
      start: nil,
      isRenaming: true
    ),
    Place(
      testDescription: "beside a folder of another repository, where one does",
      repository: "Outer",
      stands: "A",
      path: "../Outer/B",
      start: "../Outer",
      isRenaming: true
    ),
  ]

  @Test(
    "patch -p1 and git apply make the change where the person stands, or in the folder that a line names",
    arguments: places,
    ["git", "patch"]
  )
  func start(place: Place, program: String) throws {
    // SwiftPM itself needs git; not every machine has the other one.
    if program == "patch", !FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") { return }
    let outer = place.repository == "Outer" ? "Outer/" : ""
    var files = ["A/Docs/A.txt": "", "\(outer)B/Docs/B.txt": ""]
    for package in ["A", outer + "B"] {
      files["\(package)/Package.swift"] = ShopFolder.manifest
      files["\(package)/\(Self.english)"] = Self.faulty
      if place.isRenaming { files["\(package)/Sources/Shop/jp.lproj/E.strings"] = Self.faulty }
    }
    let shop = try ShopFolder(only: files)
    if let repository = place.repository {
      let git = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/git"))
      #expect(try git.run(["init", "-q"], in: shop.folder.url.appending(path: repository)).status == 0)
    }
    let result = shop.run(["fix", "--dry-run"] + [place.path].compactMap(\.self), from: place.stands)
    let told = result.errors.split(separator: "\n").filter { $0.contains("The paths of the diff") }
    let expectedLines = place.start.map {
      ["catalog-lint: The paths of the diff start in \($0), not where you stand. Apply it there."]
    }
    #expect(told.map(String.init) == expectedLines ?? [])
    let folder = FilePaths.absolute(place.start ?? ".", from: FilePaths.absolute(place.stands, from: shop.path))
    let applied = try apply(result.output, by: program, in: URL(fileURLWithPath: folder))
    #expect(applied.status == 0, "\(applied.output)\(applied.errors)\n\(result.output)")
    var expected = files
    expected["\(outer)B/\(Self.english)"] = Self.mended
    if place.isRenaming {
      expected["\(outer)B/Sources/Shop/jp.lproj/E.strings"] = nil
      expected["\(outer)B/Sources/Shop/ja.lproj/E.strings"] = Self.mended
    }
    let after = try contents(of: shop).filter { !$0.key.contains(".git/") }
    #expect(after == expected)
  }
}
