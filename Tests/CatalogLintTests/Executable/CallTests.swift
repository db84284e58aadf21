import Foundation
import TestSupport
import Testing

/// How the built `catalog-lint` reads a call: languages, the place of a command, and where a report goes.
@Suite struct CallTests {
  private let command = BuiltCommand("catalog-lint")

  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("enum CheckoutError: Error { case emptyCart }\n", to: "App/CheckoutError.swift")
    try folder.write("\"CheckoutError.emptyCart.title\" = \"Empty cart\";\n", to: "App/en.lproj/Errors.strings")
    return folder
  }

  @Test(
    "A language that is none is a usage error that names those the tool speaks",
    arguments: [["--language", "zz-bad!"], ["--language=not a language"], ["--language="], ["--language", "und"]]
  )
  func noLanguage(option: [String]) throws {
    for arguments in [option, option + ["rules"], ["rules"] + option, option + ["--help"], ["--version"] + option] {
      let result = try command.run(arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output.isEmpty)
      #expect(result.errors.hasSuffix("names no language. This tool speaks en and ja.\n"), "\(result.errors)")
    }
  }

  @Test("What is wrong with a language is told in that of the environment")
  func toldInEnvironment() throws {
    let result = try command.run(["--language", "!"], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(result.errors == "catalog-lint: 「!」という言語はありません。使えるのはen、jaです。\n")
  }

  @Test("The code of a country, or a name, is answered with the language", arguments: ["jp", "JP", "Japanese"])
  func country(name: String) throws {
    let result = try command.run(["rules", "--language", name])
    #expect(result.status == 2)
    #expect(result.errors.contains("“ja” may be meant"))
  }

  @Test(
    "A language that the tool does not speak is answered in English",
    arguments: ["fr", "xx", "zh-Hant", "de_DE.UTF-8"]
  )
  func otherLanguage(name: String) throws {
    let result = try command.run(["--language", name, "rules"], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(result.status == 0)
    #expect(result.output == (try command.run(["rules", "--language", "en"]).output))
  }

  @Test("A folder that was deleted is not taken for the root of the disk")
  func deletedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "gone/x")
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let result = try shell.run(
      ["-c", "rm x; rmdir ../gone; exec \"$0\"", command.url.path],
      in: folder.url.appending(path: "gone")
    )
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("started in is there no more"))
  }

  @Test("A pipe is no configuration, whatever its permissions")
  func pipe() throws {
    let folder = try shop()
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    let result = try command.run(["--config", "pipe"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors == "catalog-lint: pipe is a pipe or a device where a file is expected. Name a file.\n")
  }

  @Test("Where there is no table to lay out, none is said to be in order")
  func nothingToFormat() throws {
    let folder = try shop()
    let result = try command.run(["format", "--check", "App/CheckoutError.swift"], in: folder.url)
    #expect(result.errors == "catalog-lint: There is no .strings table to lay out here.\n")
  }

  @Test(
    "An option may stand before the command",
    arguments: [
      (["--language", "ja", "rules"], ["rules", "--language", "ja"]),
      (["--language=ja", "rules"], ["rules", "--language", "ja"]),
      (["--language", "en", "--language", "ja", "rules"], ["rules", "--language", "ja"]),
      (["--language", "ja", "explain", "encoding"], ["explain", "encoding", "--language", "ja"]),
      (["--language", "ja", "help", "rules"], ["help", "rules", "--language", "ja"]),
      (["--language", "ja", "--help"], ["--help", "--language", "ja"]),
      (
        ["--format", "json", "entries", "App/en.lproj/Errors.strings"],
        ["entries", "App/en.lproj/Errors.strings", "--format=json"]
      ),
      (["--strict", "check", "App"], ["check", "App", "--strict"]),
      (["--rule", "encoding", "check"], ["check", "--rule", "encoding"]),
      (["--help", "rules"], ["rules", "--help"]),
    ]
  )
  func before(arguments: [String], usual: [String]) throws {
    let folder = try shop()
    let result = try command.run(arguments, in: folder.url)
    let expected = try command.run(usual, in: folder.url)
    #expect(result.status == expected.status)
    #expect(result.output == expected.output)
    #expect(result.errors == expected.errors)
  }

  @Test(
    "A mistyped command is answered behind an option too, and an option that the command lacks is told",
    arguments: [
      (["--language", "en", "rulse"], "“rules” may be meant"),
      (["--strict", "rules"], "“rules” has no option --strict"),
      (["--language"], "The option needs a value: --language ID"),
      (["rules", "--language"], "The option needs a value: --language ID"),
      (["--language", "--strict"], "The option needs a value: --language ID"),
    ]
  )
  func mistyped(arguments: [String], part: String) throws {
    let folder = try shop()
    let result = try command.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(part), "\(result.errors)")
  }

  @Test("A folder is checked by the name of a command behind two dashes, or with a slash")
  func folderNamedLikeACommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "rules/en.lproj/A.strings")
    for arguments in [["--", "rules"], ["rules/"], ["check", "rules"], ["--strict", "--", "rules"]] {
      let result = try command.run(arguments, in: folder.url)
      #expect(result.errors.hasPrefix("catalog-lint: rules: 1 table"), "\(arguments): \(result.errors)")
    }
  }

  // MARK: - Where a report goes

  @Test(
    "A dash is standard output, which has what --format says and nothing else",
    arguments: ["json", "sarif", "human"]
  )
  func dash(format: String) throws {
    let folder = try shop()
    let usual = try command.run(["--format", format], in: folder.url)
    for output in [["--output", "-"], ["--output=-"], ["--output", "/dev/stdout"], ["--output", "/proc/self/fd/1"]] {
      let result = try command.run(["--format", format] + output, in: folder.url)
      #expect(result.output == usual.output, "\(output)")
      #expect(result.errors == usual.errors)
      #expect(result.status == usual.status)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "-").path))
  }

  @Test("A file that standard output goes to already has one report")
  func sameFile() throws {
    let folder = try shop()
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let script = "exec '\(command.url.path)' --format json --output report.json > report.json"
    #expect(try shell.run(["-c", script], in: folder.url).status == 1)
    let report = try String(contentsOf: folder.url.appending(path: "report.json"), encoding: .utf8)
    #expect(report == (try command.run(["--format", "json"], in: folder.url).output))
  }

  @Test("A file named by a dash is reached by its folder")
  func fileNamedByADash() throws {
    let folder = try shop()
    let result = try command.run(["--format", "json", "--output", "./-"], in: folder.url)
    #expect(result.output.contains("[missing-message]"))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "-").path))
  }

  // MARK: - Paths

  @Test("Paths for people and for editors are the shortest from where one stands, in every command")
  func paths() throws {
    let folder = try shop()
    for (place, path) in [("", "App/"), ("App", ""), ("App/en.lproj", "../")] {
      for format in ["human", "xcode"] {
        let result = try command.run(["--format", format], in: folder.url.appending(path: place))
        #expect(result.output.hasPrefix("\(path)CheckoutError.swift:1:34: error: "), "\(place): \(result.output)")
      }
    }
    try folder.write("\"b\"=\"B\";\n", to: "App/en.lproj/Other.strings")
    let format = try command.run(["format", "--check"], in: folder.url.appending(path: "App/en.lproj"))
    #expect(format.output.hasPrefix("Other.strings: "), "\(format)")
  }

  @Test("A tool whose own folder nobody may list says what it has to say from its copy of the words")
  func unlistedFolder() throws {
    let folder = try TemporaryFolder()
    let bin = folder.url.appending(path: "bin")
    let tool = bin.appending(path: "catalog-lint")
    let manager = FileManager.default
    try manager.createDirectory(at: bin, withIntermediateDirectories: true)
    try manager.copyItem(at: BuiltCommand("catalog-lint").url, to: tool)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    try manager.setAttributes([.posixPermissions: 0o311], ofItemAtPath: bin.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin.path) }
    let arguments = ["explain", "missing-message", "--language", "ja"]
    // Root may list everything; somebody else may not.
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", tool.path] + arguments
    let result =
      getuid() == 0
      ? try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/setpriv")).run(nobody, in: URL(fileURLWithPath: "/"))
      : try BuiltCommand(at: tool).run(arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("missing-message"))
  }
}
