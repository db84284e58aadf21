import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Kills the built `catalog-lint generate` at random moments.
@Suite struct KilledRunTests {
  private static let typeCount = 20
  private static let runCount = 15

  /// A package in which every run of `generate` writes a file for each type and the tables.
  private func package() throws -> ShopPackage {
    var files: [String: String] = [:]
    for number in 0..<Self.typeCount {
      files["Sources/Shop/E\(number).swift"] = "enum E\(number): Error { case one(Int), two, three(name: String) }\n"
    }
    let entries = (0..<Self.typeCount).map { "\"E\($0).title\" = \"検索エラー\";\n" }
    for locale in ["en", "ja", "fr"] { files["Sources/Shop/\(locale).lproj/Errors.strings"] = entries.joined() }
    return try ShopPackage(files)
  }

  @Test("A run that is killed leaves each file as it was or as it should be, and the next one finishes the work")
  func kills() throws {
    let before = try package()
    let old = try contents(of: before)
    before.generate()
    let new = try contents(of: before)
    #expect(new.count == old.count + Self.typeCount + 1)

    // How long a run takes on this machine tells where the moments lie.
    let whole = try ContinuousClock().measure { _ = try run(in: try package(), killedAfter: nil) }
    var killedCount = 0
    for _ in 0..<Self.runCount {
      let package = try package()
      let moment = whole * Double.random(in: 0..<1)
      if try run(in: package, killedAfter: moment) { killedCount += 1 }
      for (path, text) in try contents(of: package) where !path.hasSuffix(".catalog-lint") {
        #expect(text == old[path] || text == new[path], "\(path) after \(moment)")
      }
      package.generate()
      #expect(try contents(of: package) == new)
    }
    #expect(killedCount > 0)
  }

  private func contents(of package: ShopPackage) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in package.paths { contents[path] = try Data(contentsOf: package.folder.url.appending(path: path)) }
    return contents
  }

  /// Runs the tool, to its end or to a moment; tells whether it was killed.
  ///
  /// `timeout` kills its own child, whose number nobody else can have got in the meantime.
  private func run(in package: ShopPackage, killedAfter moment: Duration?) throws -> Bool {
    let tool = BuiltCommand("catalog-lint")
    guard let moment else {
      try #require(try tool.run(["generate"], in: package.folder.url).status == 0)
      return false
    }
    // Zero would be no limit at all.
    let seconds = String(max(0.001, moment / .seconds(1)))
    let timeout = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/timeout"))
    let arguments = ["--foreground", "--signal=KILL", seconds, tool.url.path, "generate"]
    let result = try timeout.run(arguments, in: package.folder.url)
    // Coreutils: 128 and the number of the signal.
    return result.wasSignaled || result.status == 128 + SIGKILL
  }
}
