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

  @Test("The example package builds, and each command prints what the README shows", .timeLimit(.minutes(10)))
  func examplePackage() throws {
    let example = try ExamplePackage(readme.files)
    let commands = readme.commands.filter { !$0.line.hasPrefix("tools/") }
    try #require(!commands.isEmpty)
    for command in commands {
      let result = try example.run(command.line)
      #expect(result.status == 0, "\(command.line)\n\(result.output)\(result.errors)")
      // What the README shows is what a person sees: standard output whole, and of standard error what is not the build's.
      let shown = lines(of: command.output)
      #expect(lines(of: result.output).filter { !shown.contains($0) } == [], "\(command.line)")
      #expect(shown.filter { !lines(of: result.output + result.errors).contains($0) } == [], "\(command.line)")
    }

    // The gate in CI closes when a translation goes.
    let table = "Sources/Shop/ja.lproj/Errors.strings"
    let words = try #require(readme.files.first { $0.path == table })
    let remaining = lines(of: words.text).filter { !$0.contains("declined.title") }
    try example.write(remaining.joined(separator: "\n"), to: table)
    let broken = try example.run("swift run catalog-lint --strict")
    #expect(broken.status == 1)
    #expect(broken.output.contains("missing-message"))
    #expect(broken.output.contains("Sources/Shop/CheckoutError.swift:5:"))
  }
}

/// The README's package on disk, beside a link to this checkout, where its manifest looks for it.
///
/// It stays below `.build`, so that the second run of the tests need not build everything again.
private struct ExamplePackage {
  private let folder: URL

  init(_ files: [Readme.File]) throws {
    let parent = PackageFolder.url.appending(path: ".build/readme")
    folder = parent.appending(path: "Shop")
    let sources = folder.appending(path: "Sources")
    if FileManager.default.fileExists(atPath: sources.path) {
      try FileManager.default.removeItem(at: sources)
    }
    for file in files {
      try write(file.text, to: file.path)
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

  func run(_ line: String) throws -> BuiltCommand.Result {
    try BuiltCommand(at: URL(fileURLWithPath: "/bin/bash")).run(["-c", line], in: folder)
  }
}
