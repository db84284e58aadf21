import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Interrupts the built tool at known moments, by a library that is loaded before the system's own and raises the signal
/// within one of its calls.
@Suite struct InterruptedWritingTests {
  /// When the signal comes.
  enum Moment: String, CaseIterable {
    /// A folder of the sources is listed.
    case reading = "opendir"
    /// The first file is on the disk beside the one that it will replace.
    case staging = "fsync"
    /// The first file takes its place.
    case replacing = "rename"
  }

  private static let library = """
    #define _GNU_SOURCE
    #include <dirent.h>
    #include <dlfcn.h>
    #include <signal.h>
    #include <stdlib.h>
    #include <string.h>

    static void reach(const char *call) {
      const char *wanted = getenv("INTERRUPTED_CALL");
      if (!wanted || strcmp(wanted, call) != 0) return;
      unsetenv("INTERRUPTED_CALL");
      raise(atoi(getenv("INTERRUPTING_SIGNAL")));
    }
    DIR *opendir(const char *path) {
      if (strstr(path, "/Sources/Shop")) reach("opendir");
      return ((DIR *(*)(const char *))dlsym(RTLD_NEXT, "opendir"))(path);
    }
    int fsync(int file) {
      reach("fsync");
      return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
    }
    int rename(const char *from, const char *to) {
      reach("rename");
      return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
    }

    """

  private static let commands: [(arguments: [String], files: Set<String>)] = [
    (["init"], [Configuration.fileName, Baseline.fileName]),
    (["baseline"], [Baseline.fileName]),
    (["--format", "sarif", "--output", "lint.sarif"], ["lint.sarif"]),
    (
      ["generate"],
      [
        ShopFolder.english, ShopFolder.japanese, "Sources/Shop/Generated/CheckoutError+Catalog.swift",
        "Sources/Shop/Generated/EmbeddedWords.swift",
      ]
    ),
    (["fix", "--rule", "duplicate-key"], [ShopFolder.english, ShopFolder.japanese]),
    (["format"], [ShopFolder.english, ShopFolder.japanese]),
  ]

  /// A package in which each of these commands has something to write.
  private func shop() throws -> ShopFolder {
    let shop = try ShopFolder([
      "Package.swift": ShopPackage.manifest,
      ShopFolder.swift: "enum CheckoutError: Error {\n  case emptyCart\n  case declined\n  case expired\n}\n",
    ])
    for table in [ShopFolder.english, ShopFolder.japanese] {
      try shop.edit(table) { $0.replacing("title\" = ", with: "title\"= ") + "\"a\" = \"1\";\n\"a\" = \"1\";\n" }
    }
    return shop
  }

  private func contents(of shop: ShopFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: shop.path) {
      contents[path] = FilePaths.isFolder("\(shop.path)/\(path)") ? "" : try shop.read(path)
    }
    return contents
  }

  @Test("A signal leaves all files as they were or as they should be, nothing beside them, and says which it is")
  func interrupts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.library, to: "interrupt.c")
    let env = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env"))
    let compiled = try env.run(["clang", "-shared", "-fPIC", "-o", "interrupt.so", "interrupt.c"], in: folder.url)
    try #require(compiled.status == 0, "\(compiled.errors)")
    let library = folder.url.appending(path: "interrupt.so").path
    let tool = BuiltCommand("catalog-lint")
    for (index, command) in Self.commands.enumerated() {
      let whole = try shop()
      let before = try contents(of: whole)
      let result = try tool.run(command.arguments, in: whole.folder.url)
      let after = try contents(of: whole)
      let name = command.arguments.joined(separator: " ")
      let files = after.filter { !FilePaths.isFolder("\(whole.path)/\($0.key)") && before[$0.key] != $0.value }
      #expect(Set(files.keys) == command.files, "\(name): \(result.errors)")
      for (number, moment) in Moment.allCases.enumerated() {
        let signal = Interruption.signals[(index + number) % Interruption.signals.count]
        let shop = try shop()
        // The threads of a test hold signals back, and their children with them: without env none would ever come.
        let interrupted = try env.run(
          [
            "--default-signal=INT,TERM,HUP", "LD_PRELOAD=\(library)", "INTERRUPTED_CALL=\(moment.rawValue)",
            "INTERRUPTING_SIGNAL=\(signal)", tool.url.path,
          ] + command.arguments,
          in: shop.folder.url
        )
        let id: Comment = "\(name), signal \(signal) at \(moment.rawValue): \(interrupted.errors)"
        #expect(interrupted.wasSignaled && interrupted.status == signal, id)
        #expect(try contents(of: shop) == (moment == .replacing ? after : before), id)
        let said = interrupted.errors.split(separator: "\n").last ?? ""
        if moment == .replacing {
          #expect(said.hasPrefix("catalog-lint: Interrupted"), id)
          for file in command.files { #expect(said.contains(file), id) }
        } else {
          #expect(said == "catalog-lint: Interrupted. Nothing was written.", id)
        }
      }
    }
  }

  @Test("Who has asked that a signal be ignored, as nohup does, gets the work done")
  func ignored() throws {
    let shop = try shop()
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let script = "trap '' HUP; (sleep 0; kill -HUP $$) & exec \"$0\" init"
    let result = try shell.run(["-c", script, BuiltCommand("catalog-lint").url.path], in: shop.folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("\(Baseline.fileName) keeps"))
  }
}
