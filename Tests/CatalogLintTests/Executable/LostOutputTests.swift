import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Standard output that nobody reads any more, or that has no room: for every command and every format.
@Suite struct LostOutputTests {
  private static let calls =
    Reporters.formats.map { "check --format \($0)" } + [
      "check --schema", "dump-configuration", "dump-configuration --schema", "entries \(ShopFolder.english)",
      "entries --format json \(ShopFolder.english)", "explain missing-message", "fix --dry-run", "format --check",
      "generate --check", "inventory Sources", "inventory --format json Sources", "preview", "rules",
      "say CheckoutError.emptyCart.title", "--help", "help fix", "--version",
    ]

  /// A package in which each of these commands has something to say on standard output.
  private func shop() throws -> ShopFolder {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.declined.title\"=\"Payment declined\";\n" }
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    return shop
  }

  private func statuses(_ script: String) throws -> [String: Int32] {
    let shop = try shop()
    let calls = Self.calls.map { "run \($0)" }.joined(separator: "\n")
    let bash = BuiltCommand(at: URL(fileURLWithPath: "/bin/bash"))
    let result = try bash.run(
      ["-c", script + "\n" + calls + "\nwait", BuiltCommand("catalog-lint").url.path],
      in: shop.folder.url
    )
    let lines = result.errors.split(separator: "\n").map { $0.split(separator: "\t") }
    return Dictionary(lines.compactMap { $0.count == 2 ? (String($0[0]), Int32($0[1]) ?? -1) : nil }) { $1 }
  }

  @Test("A reader that has gone away ends the process by its signal, as with every other tool")
  func closedPipe() throws {
    // By the time the tool writes, the reader is gone.
    let statuses = try statuses(
      """
      run() { { sleep 1; "$0" "$@" 2>/dev/null; printf '%s\\t%s\\n' "$*" $? >&2; } | true & }
      """
    )
    #expect(statuses == Dictionary(uniqueKeysWithValues: Self.calls.map { ($0, 128 + SIGPIPE) }))
  }

  @Test("Where the signal is ignored, the reader has what it wanted, and the status is that of the work")
  func ignoredSignal() throws {
    let statuses = try statuses(
      """
      trap '' PIPE
      run() { { sleep 1; "$0" "$@" 2>/dev/null; printf '%s\\t%s\\n' "$*" $? >&2; } | true & }
      """
    )
    #expect(statuses.count == Self.calls.count)
    #expect(statuses.filter { $0.value > 1 } == [:])
  }

  @Test("A full disk is status 2 and a sentence")
  func fullDisk() throws {
    let statuses = try statuses(
      """
      run() {
        { said=$("$0" "$@" 2>&1 >/dev/full); status=$?
        [[ "$said" == *"could not be written whole (No space left on device)"* ]] || status=-1
        printf '%s\\t%s\\n' "$*" $status >&2; } &
      }
      """
    )
    #expect(statuses == Dictionary(uniqueKeysWithValues: Self.calls.map { ($0, 2) }))
  }

  @Test("No output at all is status 2 as well, and what was asked to be written to a file is there")
  func closedOutput() throws {
    let shop = try shop()
    let bash = BuiltCommand(at: URL(fileURLWithPath: "/bin/bash"))
    let result = try bash.run(
      ["-c", "\"$0\" check --format json --output report.json >&-", BuiltCommand("catalog-lint").url.path],
      in: shop.folder.url
    )
    #expect(result.status == 2, "\(result.errors)")
    #expect(try shop.read("report.json").hasSuffix("}\n"))
  }
}
