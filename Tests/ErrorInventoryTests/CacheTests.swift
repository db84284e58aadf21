import ErrorInventory
import Foundation
import TestSupport
import Testing

@Suite("What was read is kept by content")
struct CacheTests {
  /// A tree and a place for its cache.
  struct Tree {
    let folder: TemporaryFolder
    let cache: URL
    let options: InventoryOptions

    init(fileCount: Int = 60) throws {
      folder = try TemporaryFolder()
      cache = folder.url.appending(path: "cache")
      var options = InventoryOptions()
      options.cacheFolder = cache.path
      self.options = options
      var sources = RandomSources(seed: 7)
      for file in sources.files(fileCount) { try folder.write(file.text, to: "tree/" + file.path) }
      try folder.write(
        "/// All that there is.\nenum E: Error { case a(Int = 1, String) } // catalog-lint:forwards",
        to: path
      )
    }

    let path = "tree/Sources/Own/Known.swift"

    /// Reads without a cache.
    func readAnew(_ options: InventoryOptions? = nil) throws -> Inventory {
      var options = options ?? self.options
      options.cacheFolder = nil
      return try read(options)
    }

    func read(_ options: InventoryOptions? = nil) throws -> Inventory {
      try Inventory.read(paths: [folder.url.appending(path: "tree").path], options: options ?? self.options)
    }

    var files: [URL] {
      (try? FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)) ?? []
    }

    /// The only file of a kind.
    func file(_ kind: String) throws -> URL {
      let files = files.filter { $0.lastPathComponent.hasPrefix(kind + "-") }
      return try #require(files.count == 1 ? files.first : nil, "\(kind): \(files)")
    }
  }

  @Test("A second run gives what the first gave, and what a run without a cache gives")
  func same() throws {
    let tree = try Tree()
    let plain = try tree.read(InventoryOptions())
    #expect(plain.types.contains { $0.path == "E" && $0.documentation == "All that there is." })
    #expect(try tree.read() == plain)
    let written = try ["facts", "inventory"].map { try Data(contentsOf: tree.file($0)) }
    #expect(tree.files.count == written.count)
    #expect(try tree.read() == plain)
    #expect(try ["facts", "inventory"].map { try Data(contentsOf: tree.file($0)) } == written)
  }

  @Test("A changed file is read anew, even if its size and date are what they were")
  func changed() throws {
    let tree = try Tree()
    _ = try tree.read()
    let file = tree.folder.url.appending(path: tree.path)
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("case a", with: "case b").write(to: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: file.path)
    #expect(try tree.read().types.first { $0.path == "E" }?.cases.map(\.name) == ["b"])
    #expect(try tree.read() == tree.read(InventoryOptions()))
  }

  @Test("Another build has facts of its own")
  func builds() throws {
    let tree = try Tree()
    try tree.folder.write("enum P: Error {\n#if X\ncase x\n#else\ncase y\n#endif\n}", to: "tree/Sources/Own/P.swift")
    var options = tree.options
    for (defines, expected) in [(["X"], ["x"]), ([], ["y"]), (["X"], ["x"])] as [(Set<String>, [String])] {
      options.build = BuildConditions(defines: defines)
      #expect(try tree.read(options).types.first { $0.path == "P" }?.cases.map(\.name) == expected)
    }
    #expect(try tree.read().types.first { $0.path == "P" }?.cases.map(\.name) == ["x", "y"])
  }

  /// Ways to damage a file.
  static let damage: [(id: String, change: @Sendable (Data) -> Data)] = [
    ("empty", { _ in Data() }),
    ("cut in half", { $0.prefix($0.count / 2) }),
    ("one byte short", { $0.dropLast() }),
    ("a byte more", { $0 + [0] }),
    ("another text", { _ in Data(String(repeating: "no cache ", count: 100).utf8) }),
    ("a bit in the middle", { data in flip(data, at: data.count / 2) }),
    ("a bit at the beginning", { data in flip(data, at: 0) }),
    ("a bit in the check", { data in flip(data, at: data.count - 1) }),
  ]

  private static func flip(_ data: Data, at offset: Int) -> Data {
    var copy = Data(data)
    copy[offset] ^= 0x10
    return copy
  }

  @Test("A damaged cache is as good as none, and is replaced", arguments: 0..<8)
  func damaged(kind: Int) throws {
    let tree = try Tree()
    let plain = try tree.read()
    let files = [try tree.file("inventory"), try tree.file("facts")]
    let intact = try files.map { try Data(contentsOf: $0) }
    // The inventory alone, then the facts it can be made of as well.
    for count in 1...files.count {
      for (file, data) in zip(files, intact).prefix(count) { try Self.damage[kind].change(data).write(to: file) }
      #expect(try tree.read() == plain, "\(Self.damage[kind].id)")
      #expect(try files.map { try Data(contentsOf: $0) } == intact, "\(Self.damage[kind].id)")
    }
  }

  @Test("Files of packages that nobody reads any more go away")
  func old() throws {
    let tree = try Tree()
    let names = [
      "facts-old.cache", "inventory-old.cache", "manifest-old.cache", "inventory-new.cache", "other.cache",
      "inventory-old.txt",
    ]
    for name in names { try tree.folder.write("x", to: "cache/" + name) }
    for name in names where name != "inventory-new.cache" {
      let past = Date(timeIntervalSinceNow: -40 * 24 * 60 * 60)
      let path = tree.cache.appending(path: name).path
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    }
    _ = try tree.read()
    let left = Set(tree.files.map(\.lastPathComponent)).intersection(names)
    #expect(left == ["inventory-new.cache", "other.cache", "inventory-old.txt"])
  }

  @Test("The environment says where the cache is, or that there is none")
  func place() {
    let places: [([String: String], String?)] = [
      (["HOME": "/h"], "/h/.cache/catalog-lint"),
      (["HOME": "/h", "XDG_CACHE_HOME": "/x"], "/x/catalog-lint"),
      (["HOME": "/h", "XDG_CACHE_HOME": "relative"], "/h/.cache/catalog-lint"),
      (["HOME": "/h", "CATALOG_LINT_CACHE": "/c"], "/c"),
      (["HOME": "/h", "CATALOG_LINT_CACHE": ""], nil),
      (["HOME": ""], nil),
      (["HOME": "relative"], nil),
      (["HOME": "./h", "XDG_CACHE_HOME": "~/x"], nil),
      (["HOME": "relative", "XDG_CACHE_HOME": "/x"], "/x/catalog-lint"),
      (["HOME": "/h", "XDG_CACHE_HOME": ""], "/h/.cache/catalog-lint"),
      ([:], nil),
    ]
    for (environment, place) in places {
      #expect(InventoryOptions.usualCacheFolder(environment: environment) == place, "\(environment)")
    }
  }

  @Test("A cache that cannot be written is no problem")
  func unwritable() throws {
    let tree = try Tree()
    var options = tree.options
    options.cacheFolder = tree.folder.url.appending(path: tree.path).path
    #expect(try tree.read(options) == tree.read(InventoryOptions()))
  }

  @Test("Runs at the same time share the folder")
  func shared() async throws {
    let tree = try Tree()
    let plain = try tree.read(InventoryOptions())
    let (paths, options) = ([tree.folder.url.appending(path: "tree").path], tree.options)
    try await withThrowingTaskGroup(of: Inventory.self) { group in
      for _ in 0..<8 { group.addTask { try Inventory.read(paths: paths, options: options) } }
      for try await inventory in group { #expect(inventory == plain) }
    }
    #expect(tree.files.count == 2)
  }
}
