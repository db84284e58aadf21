import Foundation
import TestSupport
import Testing

/// The README is a promise to newcomers: what it spells out is built, run and linted here.
@Suite("README")
struct ReadmeTests {
  let readme: Readme

  init() throws {
    readme = try Readme()
  }

  @Test("Every snippet is a file of the example package or a command")
  func nothingUnchecked() {
    #expect(readme.unchecked == [])
    #expect(readme.files.contains { $0.path == "Package.swift" })
  }

  @Test("The commands for a fresh clone exist and can be run", arguments: ["tools/demo", "tools/test"])
  func scripts(path: String) throws {
    // `tools/test` runs these tests, and then `tools/demo`: running them from here would never end.
    #expect(readme.commands.contains { $0.line == path })
    #expect(FileManager.default.isExecutableFile(atPath: PackageFolder.url.appending(path: path).path))
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n")
  }

  @Test("What the README does step by step works, and each command prints what it shows", .timeLimit(.minutes(10)))
  func examplePackage() throws {
    let example = try ExamplePackage()
    try #require(readme.commands.contains { !$0.line.hasPrefix("tools/") })
    for step in readme.steps {
      switch step {
      case .write(let file): try example.write(file.text, to: file.path)
      case .change(let file): try example.change(file.text, in: file.path)
      case .run(let command) where command.line.hasPrefix("tools/"): break
      case .run(let command): try check(command, in: example)
      }
    }

    // The test that the README spells out is in no target of its manifest yet.
    let manifest = try #require(readme.files.first { $0.path == "Package.swift" }).text
    let target = """
          .testTarget(
            name: "ShopTests",
            dependencies: [.product(name: "CatalogLintTesting", package: "ErrorCatalog")]
          ),
      """
    try example.write(manifest.replacing("  targets: [\n", with: "  targets: [\n" + target + "\n"), to: "Package.swift")
    let passed = try example.run("swift test")
    #expect(passed.status == 0, "\(passed.output)\(passed.errors)")

    // The gate in CI closes when a translation goes.
    let table = "Sources/Shop/ja.lproj/Errors.strings"
    let remaining = lines(of: try example.text(of: table)).filter { !$0.contains("declined.title") }
    try example.write(remaining.joined(separator: "\n"), to: table)
    let broken = try example.run("swift run catalog-lint --strict")
    #expect(broken.status == 1)
    #expect(broken.output.contains("missing-message"))
    #expect(broken.output.contains("Sources/Shop/CheckoutError.swift:3:"))
    let failed = try example.run("swift test")
    #expect(failed.status == 1)
    #expect((failed.output + failed.errors).contains("CheckoutError.swift:3:8"), "\(failed.output)")
    #expect((failed.output + failed.errors).contains("“CheckoutError.declined” lacks title in ja."))
  }

  private func check(_ command: Readme.Command, in example: ExamplePackage) throws {
    let result = try example.run(command.line)
    let shown = lines(of: command.output)
    let printed = lines(of: result.output + result.errors)
    // A command that is shown to object must fail, and any other succeed.
    let isFailing = shown.contains { $0.contains("error: ") }
    #expect((result.status != 0) == isFailing, "\(command.line)\n\(result.output)\(result.errors)")
    if command.line == "swift build" {
      // The compiler draws source around what it says, and names whole paths.
      #expect(shown.filter { line in !printed.contains { $0.contains(line) } } == [], "\(result.output)")
      return
    }
    // What the README shows is what a person sees: standard output whole, and of standard error what is not the build's.
    #expect(lines(of: result.output).filter { !shown.contains($0) } == [], "\(command.line)")
    #expect(shown.filter { !printed.contains($0) } == [], "\(command.line)")
  }
}

/// The README's package on disk, beside a link to this checkout, where its manifest looks for it.
///
/// It stays below `.build` with what was built, so that the second run of the tests need not build everything again.
private struct ExamplePackage {
  private let folder: URL

  init() throws {
    let parent = PackageFolder.url.appending(path: ".build/readme")
    folder = parent.appending(path: "Shop")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != ".build" {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let link = parent.appending(path: "ErrorCatalog").path
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != PackageFolder.url.path {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: PackageFolder.url.path)
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Writes entries in the place of those of the same key.
  func change(_ entries: String, in path: String) throws {
    var lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    for entry in entries.split(separator: "\n") {
      let key = try #require(entry.split(separator: " = ").first)
      let index = try #require(lines.firstIndex { $0.hasPrefix(key) }, "\(key)")
      lines[index] = entry
    }
    try write(lines.joined(separator: "\n"), to: path)
  }

  func run(_ line: String) throws -> BuiltCommand.Result {
    try BuiltCommand(at: URL(fileURLWithPath: "/bin/bash")).run(["-c", line], in: folder)
  }
}
