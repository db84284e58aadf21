import ErrorInventory
import Foundation

extension BenchmarkGroup {
  /// Finding the error enums of a large tree.
  static let inventory = BenchmarkGroup(
    name: "inventory",
    summary: "finding error enums in 5,000 Swift files"
  ) { report in
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "tree")
    let tree = try SourceTree(fileCount: 5000, below: source)
    let paths = [source.path]
    let plain = InventoryOptions()
    var cached = plain
    cached.cacheFolder = folder.appending(path: "cache").path

    // The first run fills the cache and brings the files into memory; it is also the proof that nothing is missed.
    let inventory = try Inventory.read(paths: paths, options: cached)
    guard inventory.types.count == tree.errorEnumCount else {
      throw BenchmarkFailure(
        "\(inventory.types.count) error enums were found where \(tree.errorEnumCount) were written."
      )
    }
    // One run of the peer takes about a minute, so there is one, and it serves both comparisons.
    var (cold, warm): ([Double], [Double]) = ([], [])
    for _ in 0..<5 {
      cold.append(try milliseconds { keep(try Inventory.read(paths: paths, options: plain)) })
      warm.append(try milliseconds { keep(try Inventory.read(paths: paths, options: cached)) })
    }
    let serial = [
      try milliseconds { keep(try Inventory.read(paths: paths, options: plain, plan: .everyFileSerially)) }
    ]
    let peer = "parsing every file, one after the other (one round)"
    try report(
      Comparison(benchmark: "inventory-cold", peer: peer, ours: cold, theirs: serial, unit: "ms", goal: 8)
    )
    try report(
      Comparison(benchmark: "inventory-warm", peer: peer, ours: warm, theirs: serial, unit: "ms", goal: 100)
    )
  }
}
