import ErrorInventory
import Foundation
import TestSupport
import Testing

/// Parsing only what can matter gives what parsing everything gives.
@Suite("Files that cannot matter are not parsed")
struct PrefilterTests {
  /// What two plans must agree on. Notes of syntax errors are about the files that were parsed, and these differ.
  private static func compare(
    _ folder: TemporaryFolder,
    _ comment: Comment
  ) throws {
    let options = InventoryOptions()
    let paths = [folder.url.path]
    let relevant = try Inventory.read(paths: paths, options: options, plan: .relevantFiles)
    let everything = try Inventory.read(paths: paths, options: options, plan: .everyFileSerially)
    #expect(relevant.types == everything.types, comment)
    #expect(relevant.skipped == everything.skipped, comment)
    #expect(relevant.notEnumerable == everything.notEnumerable, comment)
  }

  @Test("Small trees in which names meet", arguments: 0..<40)
  func small(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var sources = RandomSources(seed: seed)
    for file in sources.files(40) { try folder.write(file.text, to: file.path) }
    try Self.compare(folder, "seed \(seed)")
  }

  @Test("Types that inherit from themselves, round about, do not stop the reader", arguments: 100..<110)
  func circles(seed: UInt64) throws {
    var sources = RandomSources(seed: seed, allowsCircles: true)
    let inventory = Inventory.read(sources: sources.files(60))
    #expect(!inventory.types.isEmpty)
  }

  @Test("A large tree")
  func large() throws {
    let folder = try TemporaryFolder()
    var sources = RandomSources(seed: 2024)
    for file in sources.files(1500) { try folder.write(file.text, to: file.path) }
    let inventory = try Inventory.read(paths: [folder.url.path])
    // The comparison would also hold of two empty inventories.
    #expect(inventory.types.count > 100)
    try Self.compare(folder, "large")
  }
}
