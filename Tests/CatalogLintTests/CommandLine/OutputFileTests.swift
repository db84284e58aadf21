import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct OutputFileTests {
  private func faulty() throws -> ShopFolder {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    return shop
  }

  @Test("The file has the format that was asked for, and standard output what people read")
  func both() throws {
    let shop = try faulty()
    let human = shop.run()
    let json = shop.run(["--format", "json"], from: "Sources")
    let both = shop.run(["--format", "json", "--output", "lint.json"], from: "Sources")
    #expect(try shop.read("Sources/lint.json") == json.output)
    #expect(both.status == human.status)
    #expect(both.findings == human.findings.map { String($0.dropFirst("Sources/".count)) })
  }

  @Test("Without a format the file has what people read, without colour")
  func human() throws {
    let shop = try faulty()
    let transcript = Transcript()
    let console = transcript.console(in: shop.path, environment: ["CLICOLOR_FORCE": "1"])
    #expect(LintTool.run(["--output", "lint.txt"], console: console) == .findings)
    #expect(transcript.output.contains("\u{1B}"))
    #expect(try shop.read("lint.txt") == shop.run().output)
  }

  @Test("A clean run replaces the report of the last one")
  func replaced() throws {
    let shop = try faulty()
    try shop.folder.write("old", to: "lint.txt")
    #expect(shop.run(["--format", "xcode", "--output", "lint.txt", "--rule", "duplicate-key"]).status == .success)
    #expect(try shop.read("lint.txt").isEmpty)
  }

  @Test(
    "A file that cannot be written is a sentence and status 2, and the findings are told all the same",
    arguments: [
      ("below a file", "Package.swift/lint.json"), ("a folder", "Sources"), ("a full disk", "/dev/full"),
      ("below a folder that is not there", "reports/lint.json"),
    ]
  )
  func unwritable(id: String, path: String) throws {
    let shop = try faulty()
    let result = shop.run(["--format", "json", "--output", path])
    #expect(result.status == .failure)
    #expect(result.findings.count == 1)
    #expect(
      result.errors.split(separator: "\n").last?.hasPrefix("catalog-lint: \(path) could not be written (") == true
    )
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    #expect(try shop.read("Package.swift") == ShopFolder.manifest)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shop.path).sorted() == ["Package.swift", "Sources"])
  }

  private func command(_ path: String) -> BuiltCommand { BuiltCommand(at: URL(fileURLWithPath: path)) }

  @Test("A disk without room for the report leaves the last one as it was, and nothing beside it")
  func noRoom() throws {
    let shop = try faulty()
    try shop.folder.write("old", to: "lint.sarif")
    // A limit of 8 blocks of 1,024 bytes for each file, told as an error and not by a signal (bash(1), setrlimit(2)).
    let script = "ulimit -f 8; exec \"$0\" --format sarif --output lint.sarif"
    let result = try command("/bin/bash").run(
      ["-c", script, BuiltCommand("catalog-lint").url.path],
      in: shop.folder.url
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("lint.sarif could not be written (File too large)"), "\(result.errors)")
    #expect(try shop.read("lint.sarif") == "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: shop.path).sorted()
    #expect(names == ["Package.swift", "Sources", "lint.sarif"])
  }

  @Test(
    "A report that the person may only read stays, though its folder may be written to; so does a folder that may not"
  )
  func readOnly() throws {
    for path in ["lint.json", "reports/lint.json"] {
      let shop = try faulty()
      let file = "\(shop.path)/\(path)"
      try shop.folder.write("old", to: path)
      let folders = ["", "/Sources"].map { shop.path + $0 } + (path == "lint.json" ? [] : ["\(shop.path)/reports"])
      // Root may write everything; somebody else may not.
      for folder in folders {
        let mode = folder.hasSuffix("reports") ? 0o555 : 0o777
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
      }
      let mode = path == "lint.json" ? 0o444 : 0o666
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      let tool = BuiltCommand("catalog-lint")
      let arguments = ["--format", "json", "--output", path]
      let result =
        getuid() == 0
        ? try command("/usr/bin/setpriv").run(
          ["--reuid=65534", "--regid=65534", "--clear-groups", tool.url.path] + arguments,
          in: shop.folder.url
        ) : try tool.run(arguments, in: shop.folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(path) could not be written (Permission denied)"), "\(result.errors)")
      #expect(result.output.contains("[missing-message]"))
      #expect(try shop.read(path) == "old")
    }
  }

  @Test("A link that leads nowhere yet is filled, a pipe gets the report, and both stay what they are")
  func linksAndPipes() throws {
    let shop = try faulty()
    try FileManager.default.createSymbolicLink(atPath: "\(shop.path)/link.json", withDestinationPath: "lint.json")
    #expect(shop.run(["--format", "json", "--output", "link.json"]).status == .findings)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(shop.path)/link.json") == "lint.json")
    let script = "mkfifo pipe; cat pipe > copy.json & \"$0\" --format json --output pipe; wait; test -p pipe"
    let result = try command("/bin/bash").run(
      ["-c", script, BuiltCommand("catalog-lint").url.path],
      in: shop.folder.url
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shop.read("copy.json") == shop.read("lint.json"))
  }
}
