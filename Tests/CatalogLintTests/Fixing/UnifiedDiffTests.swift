import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "f") -> String {
    String(decoding: UnifiedDiff(path: path, old: Array(old.utf8), new: Array(new.utf8)).bytes, as: UTF8.self)
  }

  /// Expected values are what `diff -u` of GNU diffutils 3.10 writes below its two header lines.
  @Test(
    "A change is written as diff -u writes it",
    arguments: [
      ("nothing", "a\n", "a\n", ""),
      ("a line", "a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
      (
        "no end of line", "a\nb", "a\nx",
        "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+x\n\\ No newline at end of file\n"
      ),
      ("an end of line that was missing", "a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("an empty file filled", "", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
      ("a file emptied", "a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      (
        "changes six lines apart share a hunk", "1\n2\n3\n4\n5\n6\n7\n8\n", "x\n2\n3\n4\n5\n6\n7\nx\n",
        "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+x\n"
      ),
      (
        "changes seven lines apart do not", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\nx\n",
        "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+x\n"
      ),
      ("a carriage return is a part of its line", "a\r\nb\r\n", "a\nb\r\n", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n"),
    ]
  )
  func format(id: String, old: String, new: String, body: String) {
    #expect(diff(old, new) == (body.isEmpty ? "" : "--- a/f\n+++ b/f\n" + body))
  }

  /// The rules are those of `git` (quote.c): a tab behind a name with blanks, quotes around one with special characters.
  @Test(
    "A name is written so that it is read as one",
    arguments: [
      ("plain, with wide characters", "S/題.strings", "--- a/S/題.strings\n"),
      ("a blank", "S/a b.strings", "--- a/S/a b.strings\t\n"),
      ("a quotation mark and a backslash", "a\"\\b", "--- \"a/a\\\"\\\\b\"\n"),
      ("a line feed beside a wide character", "題\nb", "--- \"a/\\351\\241\\214\\012b\"\n"),
    ]
  )
  func names(id: String, path: String, header: String) {
    #expect(diff("a\n", "b\n", path: path).hasPrefix(header))
  }

  @Test("git apply and patch make the new files out of the old ones, whatever changed", arguments: ["git", "patch"])
  func applied(program: String) throws {
    let tool = URL(fileURLWithPath: "/usr/bin/\(program)")
    // SwiftPM itself needs git; not every machine has the other one.
    if program == "patch", !FileManager.default.isExecutableFile(atPath: tool.path) { return }
    let folder = try TemporaryFolder()
    var random = TestRandom(seed: 7)
    var (diff, expected): ([UInt8], [String: String]) = ([], [:])
    for number in 0..<120 {
      let path = number % 10 == 0 ? "in a folder/題 \(number)" : "f\(number)"
      let old = random.text()
      let new = random.changed(old)
      try folder.write(old, to: path)
      diff += UnifiedDiff(path: path, old: Array(old.utf8), new: Array(new.utf8)).bytes
      expected[path] = new
    }
    try folder.write(Data(diff), to: "changes.diff")
    let arguments =
      program == "git"
      ? ["apply", "--whitespace=nowarn", "changes.diff"] : ["-p1", "--binary", "-s", "-i", "changes.diff"]
    let result = try BuiltCommand(at: tool).run(arguments, in: folder.url)
    #expect(result.status == 0, "\(result.errors)\(result.output)")
    for (path, text) in expected {
      let file = folder.url.appending(path: path)
      // Both programs remove a file that has nothing left.
      let bytes = text.isEmpty ? (try? Data(contentsOf: file)) ?? Data() : try Data(contentsOf: file)
      #expect(String(decoding: bytes, as: UTF8.self) == text, "\(path)")
    }
  }

  @Test("A large file that was turned around is told in bounded time")
  func reversed() {
    let lines = (0..<20_000).map { "\($0)\n" }
    let text = diff(lines.joined(), lines.reversed().joined())
    #expect(text.split(separator: "\n").count { $0.hasPrefix("-") } == 20_000)
  }
}

/// Texts that are the same in every run (a linear congruential generator; the numbers are Knuth's).
private struct TestRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func line() -> String {
    ["a", "b", "題", "", "x = \"y\";", "\\"][below(6)] + (below(6) == 0 ? "\r" : "")
  }

  private mutating func joined(_ lines: [String]) -> String {
    lines.isEmpty ? "" : lines.joined(separator: "\n") + (below(3) == 0 && lines.last != "" ? "" : "\n")
  }

  mutating func text() -> String {
    let lines = (0..<below(40)).map { _ in line() }
    return joined(lines)
  }

  mutating func changed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for _ in 0..<below(6) {
      let place = below(lines.count + 1)
      switch below(3) {
      case 0: lines.insert(line(), at: place)
      case 1: if place < lines.count { lines.remove(at: place) }
      default: if place < lines.count { lines[place] = line() }
      }
    }
    return joined(lines)
  }
}
