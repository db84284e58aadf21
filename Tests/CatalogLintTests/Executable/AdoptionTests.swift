import Foundation
import TestSupport
import Testing

/// A project of some age adopts the built tool: 300 entries, 40 faults that nobody has time for today.
@Suite struct AdoptionTests {
  private let command = BuiltCommand("catalog-lint")

  private static func cases(_ type: Int) -> [String] { (0..<15).map { "case\(type)x\($0)" } }

  /// Ten errors of fifteen cases with a title and a description: 300 entries in each of two languages.
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])
      """,
      to: "Package.swift"
    )
    var english: [String] = []
    var japanese: [String] = []
    for type in 0..<10 {
      let name = "Error\(type)"
      let cases = Self.cases(type).map { "  case \($0)(count: Int)\n" }.joined()
      try folder.write("enum \(name): Error {\n\(cases)}\n", to: "Sources/Shop/\(name).swift")
      for each in Self.cases(type) {
        english.append("\"\(name).\(each).title\" = \"Title of \(each)\";")
        english.append("\"\(name).\(each).description\" = \"There are {count} of \(each).\";")
        japanese.append("\"\(name).\(each).title\" = \"\(each)の題\";")
        japanese.append("\"\(name).\(each).description\" = \"\(each)が{count}個あります。\";")
      }
    }
    #expect(english.count == 300)
    // Ten of each: a text that is missing, a value that does not exist, a case that is gone, a key that stands twice.
    for index in 0..<10 {
      let key = "\"Error\(index).\(Self.cases(index)[index]).description\""
      japanese.removeAll { $0.hasPrefix(key) }
      let other = "\"Error\(index).\(Self.cases(index)[14]).description\""
      english = english.map { $0.hasPrefix(other) ? $0.replacing("{count}", with: "{amount}") : $0 }
      english.append("\"Error\(index).gone\(index).title\" = \"Gone\";")
      japanese.append("\"Error\(index).\(Self.cases(index)[13]).title\" = \"別の題\";")
    }
    try folder.write(english.joined(separator: "\n") + "\n", to: "Sources/Shop/en.lproj/Errors.strings")
    try folder.write(japanese.joined(separator: "\n") + "\n", to: "Sources/Shop/ja.lproj/Errors.strings")
    return folder
  }

  private func edit(_ path: String, in folder: TemporaryFolder, _ change: (String) -> String) throws {
    let url = folder.url.appending(path: path)
    try folder.write(change(try String(contentsOf: url, encoding: .utf8)), to: path)
  }

  @Test("Forty old faults are kept, a new one is caught, an old one is mended and pruned")
  func adoption() throws {
    let folder = try shop()
    let first = try command.run([], in: folder.url)
    #expect(first.status == 1)
    #expect(first.errors.contains("30 errors, 10 warnings"), "\(first.errors)")

    let setUp = try command.run(["init"], in: folder.url)
    #expect(setUp.status == 0)
    #expect(setUp.errors.contains("keeps 40 entries"), "\(setUp.errors)")
    let clean = try command.run(["--strict"], in: folder.url)
    #expect(clean.status == 0)
    #expect(clean.output.isEmpty)
    #expect(clean.errors.contains("40 known findings are in the baseline."))

    // Lines move, as they do every day.
    try edit("Sources/Shop/en.lproj/Errors.strings", in: folder) { "/* The words of the shop. */\n\n" + $0 }
    try edit("Sources/Shop/Error3.swift", in: folder) { "import Glibc\n\n" + $0 }
    #expect(try command.run(["--strict"], in: folder.url).status == 0)

    // Texts are reworded, commented and marked while their faults stay, and the cases of those that lack words gain values.
    try edit("Sources/Shop/en.lproj/Errors.strings", in: folder) {
      $0.replacing("There are {amount} of ", with: "We have {amount} of ")
        .replacing("\"Gone\";", with: "\"Gone for good\"; // See the archive.")
    }
    try edit("Sources/Shop/ja.lproj/Errors.strings", in: folder) {
      $0.replacing("\"別の題\";", with: "\"また別の題\"; /* 商品の画面 */")
    }
    for index in 0..<10 {
      try edit("Sources/Shop/Error\(index).swift", in: folder) {
        $0.replacing("(count: Int)", with: "(count: Int /* how many */)")
      }
    }
    let reworded = try command.run(["--strict"], in: folder.url)
    #expect(reworded.status == 0, "\(reworded.output)")
    #expect(reworded.errors.contains("40 known findings are in the baseline.\n"), "\(reworded.errors)")

    try edit("Sources/Shop/Error3.swift", in: folder) {
      $0.replacing("  case case3x0(", with: "  case brandNew\n  case case3x0(")
    }
    let caught = try command.run([], in: folder.url)
    #expect(caught.status == 1)
    #expect(
      caught.output.hasPrefix("Sources/Shop/Error3.swift:4:8: error: “Error3.brandNew” lacks title and description")
    )
    #expect(caught.errors.contains("1 error, 0 warnings"))
    try edit("Sources/Shop/Error3.swift", in: folder) { $0.replacing("  case brandNew\n", with: "") }

    try edit("Sources/Shop/ja.lproj/Errors.strings", in: folder) {
      $0 + "\"Error5.case5x5.description\" = \"case5x5が{count}個あります。\";\n"
    }
    let mended = try command.run([], in: folder.url)
    #expect(mended.status == 0)
    #expect(mended.errors.contains("39 known findings are in the baseline; 1 entry was mended."))
    let pruned = try command.run(["baseline", "--prune"], in: folder.url)
    #expect(pruned.errors.contains("1 entry was mended and dropped from .catalog-lint-baseline.json; 39 are left."))
    #expect(try command.run([], in: folder.url).errors.contains("39 known findings are in the baseline.\n"))

    // What was mended stays so: the fault would be a new one.
    try edit("Sources/Shop/ja.lproj/Errors.strings", in: folder) { text in
      text.split(separator: "\n").filter { !$0.contains("Error5.case5x5.description") }.joined(separator: "\n")
    }
    #expect(try command.run([], in: folder.url).status == 1)
  }
}
