import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Interrupts the built `catalog-lint fix` at random moments, as Ctrl-C does.
@Suite struct InterruptedFixTests {
  private static let tableCount = 60
  private static let runCount = 8
  private static let old = (0..<tableCount).map { "\"a\($0)\" = \"検索\";\r\n\"a\($0)\" = \"検索\";\r\n" }
  private static let new = (0..<tableCount).map { "\"a\($0)\" = \"検索\";\r\n" }

  /// A package with tables that each hold one fault.
  private func shop() throws -> ShopFolder {
    let tables = Self.old.enumerated().map { ("Sources/Shop/en.lproj/T\($0).strings", $1) }
    return try ShopFolder(Dictionary(uniqueKeysWithValues: tables))
  }

  private func tables(of shop: ShopFolder) throws -> [String] {
    try (0..<Self.tableCount).map { try shop.read("Sources/Shop/en.lproj/T\($0).strings") }
  }

  @Test("Ctrl-C leaves each file as it was or as it should be, and the next run finishes the work")
  func interrupts() throws {
    let tool = BuiltCommand("catalog-lint")
    let first = try shop()
    // How long a run takes on this machine tells where the moments lie; files are written at its end.
    var whole = try ContinuousClock().measure { _ = try tool.run(["fix"], in: first.folder.url) }
    #expect(try tables(of: first) == Self.new)
    var (interrupted, told) = (0, 0)
    for _ in 0..<Self.runCount {
      let shop = try shop()
      let moment = whole * Double.random(in: 0.3..<1)
      let seconds = String(max(0.001, moment / .seconds(1)))
      let env = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env"))
      // The threads of a test hold signals back, and their children with them: without env none would ever come.
      let arguments = [
        "--default-signal=INT", "timeout", "--foreground", "--preserve-status", "--signal=INT", seconds, tool.url.path,
        "fix",
      ]
      let start = ContinuousClock.now
      let result = try env.run(arguments, in: shop.folder.url)
      // Coreutils: the status of a run that a signal has ended is 128 and the signal's number.
      if result.status == 128 + SIGINT { interrupted += 1 } else { whole = ContinuousClock.now - start }
      let left = try tables(of: shop)
      for (index, text) in left.enumerated() {
        #expect(text == Self.old[index] || text == Self.new[index], "after \(moment)")
      }
      let written = left.count { Self.new.contains($0) }
      if result.errors.contains("Interrupted. Nothing was written.") {
        #expect(written == 0)
        told += 1
      } else if result.errors.contains("Interrupted.") {
        #expect(result.errors.contains("Interrupted. \(written) files were written whole"), "\(result.errors)")
        told += 1
      }
      let leftovers = try FileManager.default.contentsOfDirectory(atPath: shop.path + "/Sources/Shop/en.lproj")
        .filter { $0.hasPrefix(".") }
      #expect(leftovers.isEmpty)
      _ = shop.run(["fix"])
      #expect(try tables(of: shop) == Self.new)
    }
    #expect(interrupted > 0)
    // The first moments may come before the tool has found out what is asked of it.
    #expect(told > 0)
  }
}
