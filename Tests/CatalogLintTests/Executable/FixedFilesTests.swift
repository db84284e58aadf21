import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// What `fix` leaves of the files that it writes, and of those that it cannot write.
@Suite struct FixedFilesTests {
  private static let folder = "Sources/Shop/en.lproj/"
  private static let faulty = faulty("a")
  private static let mended = "\"a\" = \"1\";\n"

  /// A table with one fault; the keys of each are its own.
  private static func faulty(_ key: String) -> String { "\"\(key)\" = \"1\";\n\"\(key)\" = \"1\";\n" }

  private func command(_ path: String) -> BuiltCommand { BuiltCommand(at: URL(fileURLWithPath: path)) }

  private func names(in shop: ShopFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: shop.path).sorted()
  }

  @Test("Of several tables one cannot be written: it is named, none has changed, and nothing stays beside them")
  func oneOfSeveral() throws {
    // Beside a file with so long a name no other can be made, not even by root.
    let long = Self.folder + String(repeating: "L", count: 240) + ".strings"
    let others = ["A", "Z"].map { Self.folder + $0 + ".strings" }
    for name in ["fix", "format"] {
      func faulty(_ path: String) -> String { name == "fix" ? Self.faulty(path) : "\"\(path)\"=\"1\";\n" }
      let shop = try ShopFolder(Dictionary(uniqueKeysWithValues: (others + [long]).map { ($0, faulty($0)) }))
      let before = try names(in: shop)
      let result = try BuiltCommand("catalog-lint").run([name], in: shop.folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(long) could not be written"))
      #expect(result.errors.contains("All files are as they were"))
      #expect(result.output == "")
      for path in others + [long] { #expect(try shop.read(path) == faulty(path)) }
      #expect(try names(in: shop) == before)
    }
  }

  @Test("A disk without room for the last of the tables leaves the first as it was")
  func fullDisk() throws {
    let small = Self.folder + "A.strings"
    let large = Self.folder + "Z.strings"
    let rest = (0..<2000).map { "\"z\($0)\" = \"1\";\n" }.joined()
    let shop = try ShopFolder([small: Self.faulty, large: Self.faulty("b") + rest])
    let before = try names(in: shop)
    // A limit of 8 blocks of 1,024 bytes for each file, told as an error and not by a signal (bash(1), setrlimit(2)).
    let script = "ulimit -f 8; exec \"$0\" fix --no-cache"
    let tool = BuiltCommand("catalog-lint").url.path
    let result = try command("/bin/bash").run(["-c", script, tool], in: shop.folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("\(large) could not be written (File too large)"), "\(result.errors)")
    #expect(try shop.read(small) == Self.faulty)
    #expect(try shop.read(large) == Self.faulty("b") + rest)
    #expect(try names(in: shop) == before)
  }

  @Test("A table that the person may only read stays, though its folder may be written to")
  func readOnly() throws {
    let path = Self.folder + "A.strings"
    let shop = try ShopFolder([path: Self.faulty])
    let file = shop.folder.url.appending(path: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let tool = BuiltCommand("catalog-lint")
    var result = try tool.run(["fix"], in: shop.folder.url)
    if getuid() == 0 {
      // Root may write everything; somebody else may not.
      for name in [""] + (try names(in: shop)) where FilePaths.isFolder("\(shop.path)/\(name)") {
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: "\(shop.path)/\(name)")
      }
      try shop.folder.write(Self.faulty, to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let arguments = ["--reuid=65534", "--regid=65534", "--clear-groups", tool.url.path, "fix", "--no-cache"]
      result = try command("/usr/bin/setpriv").run(arguments, in: shop.folder.url)
    }
    #expect(result.status == 2)
    #expect(result.errors.contains("\(path) could not be written (Permission denied)"), "\(result.errors)")
    #expect(try shop.read(path) == Self.faulty)
  }

  @Test("A link to a table, to a folder or to the project stays one, and what it leads to keeps its mode")
  func links() throws {
    let shop = try ShopFolder([
      "Shared/Words.strings": Self.faulty, "Shared/ja/Other.strings": Self.faulty,
      Self.folder + "A.strings": Self.faulty("b"),
    ])
    let manager = FileManager.default
    func link(_ path: String, to target: String) throws {
      try manager.createSymbolicLink(atPath: "\(shop.path)/\(path)", withDestinationPath: target)
    }
    try link(Self.folder + "Linked.strings", to: "../../../Shared/Words.strings")
    try link("Sources/Shop/fr.lproj", to: "../../Shared/ja")
    try link("Project", to: ".")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(shop.path)/Shared/Words.strings")
    let result = try BuiltCommand("catalog-lint").run(
      ["fix", "--rule", "duplicate-key"],
      in: shop.folder.url.appending(path: "Project")
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shop.read("Shared/Words.strings") == Self.mended)
    #expect(try shop.read("Shared/ja/Other.strings") == Self.mended)
    #expect(try shop.read(Self.folder + "A.strings") == "\"b\" = \"1\";\n")
    for path in [Self.folder + "Linked.strings", "Sources/Shop/fr.lproj", "Project"] {
      #expect((try? manager.destinationOfSymbolicLink(atPath: "\(shop.path)/\(path)")) != nil, "\(path)")
    }
    let mode = try manager.attributesOfItem(atPath: "\(shop.path)/Shared/Words.strings")[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test("Every line of a diff that no program can apply is a comment of its own", arguments: ["\n", "\r\n"])
  func comment(lineEnd: String) throws {
    let shop = try ShopFolder()
    let text = "\u{FEFF}\"a\" = \"One\u{200B}\";\n\"c\" = \"Two\";\n".replacing("\n", with: lineEnd)
    try shop.folder.write(try #require(text.data(using: .utf16LittleEndian)), to: Self.folder + "Wide.strings")
    let output = shop.run(["fix", "--dry-run"]).output
    #expect(
      output.split(separator: "\n").suffix(5) == [
        "# +++ b/\(Self.folder)Wide.strings", "# @@ -1,2 +1,2 @@", "# -\"a\" = \"One\u{200B}\";", "# +\"a\" = \"One\";",
        "#  \"c\" = \"Two\";",
      ]
    )
    #expect(!output.contains("\\r"))
  }

  @Test(
    "git apply and patch make of a project what fix makes, but for a file whose bytes they could not find",
    arguments: ["git", "patch"]
  )
  func applied(program: String) throws {
    let tool = "/usr/bin/\(program)"
    // SwiftPM itself needs git; not every machine has the other one.
    if program == "patch", !FileManager.default.isExecutableFile(atPath: tool) { return }
    func shop() throws -> ShopFolder {
      let shop = try ShopFolder([
        Self.folder + "two \"words\".strings": "\"a\" = \"1\";\r\n\"a\" = \"1\";\r\n\"z\" = \"1\"; // end",
        Self.folder + "two words.strings": "\"b\" = \"1\";\n\"b\" = \"1\";",
        Self.folder + "日本\\語.strings": "\u{FEFF}\"d\" = \"1\";\n\"d\" = \"1\";\n",
        "Sources/Shop/jp.lproj/Words.strings": Self.faulty,
        "Sources/Shop/jp.lproj/Others.strings": "\"e\" = \"1\";\n",
      ])
      try FileManager.default.removeItem(atPath: "\(shop.path)/Sources/Shop/ja.lproj")
      let wide = try #require("\u{FEFF}\"c\" = \"1\";\n\"c\" = \"1\";\n".data(using: .utf16LittleEndian))
      try shop.folder.write(wide, to: Self.folder + "Wide.strings")
      return shop
    }
    func contents(_ shop: ShopFolder) throws -> [String: Data] {
      var contents: [String: Data] = [:]
      for name in try names(in: shop) where !FilePaths.isFolder("\(shop.path)/\(name)") && !name.hasSuffix(".diff") {
        contents[name] = try Data(contentsOf: shop.folder.url.appending(path: name))
      }
      return contents
    }
    let (patched, fixed) = (try shop(), try shop())
    let before = try contents(patched)
    let dryRun = patched.run(["fix", "--dry-run"])
    #expect(dryRun.output.contains("# \(Self.folder)Wide.strings is UTF-16LE"))
    #expect(dryRun.errors.contains("catalog-lint: \(Self.folder)Wide.strings is UTF-16LE"))
    try patched.folder.write(dryRun.output, to: "changes.diff")
    let arguments =
      program == "git"
      ? ["apply", "--whitespace=nowarn", "changes.diff"] : ["-p1", "--binary", "-s", "-i", "changes.diff"]
    let result = try command(tool).run(arguments, in: patched.folder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    _ = fixed.run(["fix"])
    var expected = try contents(fixed)
    #expect(expected != before)
    #expect(expected["Sources/Shop/ja.lproj/Words.strings"] == Data(Self.mended.utf8))
    expected[Self.folder + "Wide.strings"] = before[Self.folder + "Wide.strings"]
    #expect(try contents(patched) == expected)
  }
}
