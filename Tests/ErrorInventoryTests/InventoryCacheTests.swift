import Foundation
import TestSupport
import Testing

@testable import ErrorInventory

@Suite("An inventory is kept for the same files and the same question")
struct InventoryCacheTests {
  typealias Tree = CacheTests.Tree

  /// What may happen to a tree between two runs; each changes the answer.
  private static let changes: [(id: String, change: @Sendable (TemporaryFolder) throws -> Void)] = [
    ("a file is changed", { try $0.write("enum Own: Error { case other }", to: "tree/Sources/Own/Known.swift") }),
    ("a comment is changed", { try $0.write("/// B.\nenum Own: Error {}", to: "tree/Sources/Own/Known.swift") }),
    ("a file is added", { try $0.write("enum More: Error { case more }", to: "tree/Sources/Own/More.swift") }),
    ("a file without errors is added", { try $0.write("struct S {}", to: "tree/Sources/Own/More.swift") }),
    ("a file is removed", { try $0.remove("tree/Sources/Own/Known.swift") }),
    ("a file is renamed", { try $0.move("tree/Sources/Own/Known.swift", to: "tree/Sources/Own/Name.swift") }),
    (
      "two files change places",
      { folder in
        try folder.move("tree/Sources/M0/File0.swift", to: "tree/Sources/M0/x.swift")
        try folder.move("tree/Sources/Own/Known.swift", to: "tree/Sources/M0/File0.swift")
        try folder.move("tree/Sources/M0/x.swift", to: "tree/Sources/Own/Known.swift")
      }
    ),
    ("a module's folder is renamed", { try $0.move("tree/Sources/Own", to: "tree/Sources/Owned") }),
    ("a folder becomes one of tests", { try $0.move("tree/Sources/Own", to: "tree/Sources/OwnTests") }),
    (
      "a manifest names the module",
      { folder in
        try folder.write(
          #"let package = Package(name: "P", targets: [.target(name: "Named", path: "Sources/Own")])"#,
          to: "tree/Package.swift"
        )
      }
    ),
    (
      "a link leads nowhere",
      { folder in
        let link = folder.url.appending(path: "tree/Sources/Own/Link.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none.swift")
      }
    ),
    ("a file has a syntax error", { try $0.write("enum Own: Error { case ", to: "tree/Sources/Own/Known.swift") }),
    ("a file is no text", { try $0.write(Data([0xFF, 0xFE, 0x80]), to: "tree/Sources/Own/Known.swift") }),
  ]

  @Test("After a change the answer is that of a run without a cache", arguments: 0..<13)
  func changes(index: Int) throws {
    try #require(Self.changes.count == 13)
    let (id, change) = Self.changes[index]
    let tree = try Tree(fileCount: 6)
    let before = try tree.read()
    try change(tree.folder)
    let plain = try tree.readAnew()
    #expect(plain != before, "\(id)")
    for _ in 0..<2 { #expect(try tree.read() == plain, "\(id)") }
  }

  @Test("A manifest that is changed divides the files anew")
  func manifest() throws {
    let tree = try Tree(fileCount: 6)
    for module in ["One", "Two", "One"] {
      try tree.folder.write(
        #"let package = Package(name: "P", targets: [.target(name: "\#(module)", path: "Sources/Own")])"#,
        to: "tree/Package.swift"
      )
      #expect(try tree.read().types.first { $0.path == "E" }?.module == module)
      #expect(try tree.read() == tree.readAnew())
    }
    #expect(tree.files.count == 3)
    _ = try tree.file("manifest")
  }

  @Test("Other options are another question")
  func options() throws {
    let tree = try Tree(fileCount: 6)
    try tree.folder.write(
      """
      private enum Hidden: Error { case hidden }
      enum Foreign: AbortError { case foreign }
      func f() { enum Local: Error { case local } }
      #if X
      enum Conditional: Error { case conditional }
      #endif
      """,
      to: "tree/Loose.swift"
    )
    try tree.folder.write("enum Tested: Error { case tested }", to: "tree/Tests/OwnTests/Test.swift")
    let changes: [(inout InventoryOptions) -> Void] = [
      { $0.includesPrivate = true },
      { $0.includesLocal = true },
      { $0.includesTests = true },
      { $0.module = "Loose" },
      { $0.errorProtocols = ["AbortError"] },
      { $0.build = BuildConditions() },
      { $0.build = BuildConditions(defines: ["X"]) },
      { $0.build = BuildConditions(platform: "Linux") },
    ]
    let plain = try tree.readAnew()
    #expect(try tree.read() == plain)
    for (index, change) in changes.enumerated() {
      var options = tree.options
      change(&options)
      let anew = try tree.readAnew(options)
      #expect(anew != plain || options.build != nil, "\(index)")
      for _ in 0..<2 { #expect(try tree.read(options) == anew, "\(index)") }
    }
    #expect(try tree.read() == plain)
  }

  @Test("This package's own sources give the same inventory, to the last byte")
  func ownSources() throws {
    let folder = try TemporaryFolder()
    var options = InventoryOptions()
    options.includesPrivate = true
    let paths = ["Sources", "Localizations", "tools"].map { PackageFolder.url.appending(path: $0).path }
    let plain = Self.bytes(try Inventory.read(paths: paths, options: options))
    options.cacheFolder = folder.url.path
    for _ in 0..<2 { #expect(try Self.bytes(Inventory.read(paths: paths, options: options)) == plain) }
  }

  private static func bytes(_ inventory: Inventory) -> [UInt8] {
    var writer = ByteWriter()
    inventory.write(to: &writer)
    return writer.bytes
  }

  @Test("A run that finds all as it was resolves nothing: what it would need for that is not even looked at")
  func facts() throws {
    let tree = try Tree(fileCount: 6)
    let plain = try tree.read()
    let facts = try tree.file("facts")
    try FileManager.default.removeItem(at: facts)
    #expect(try tree.read() == plain)
    // Whoever parses keeps what came of it.
    #expect(!FileManager.default.fileExists(atPath: facts.path))
    // What is kept is what is told.
    let file = try tree.file("inventory")
    var reader = ByteReader(Array(try Data(contentsOf: file).dropFirst(16))[...])
    let key = try reader.hash()
    let paths = [tree.folder.url.appending(path: "tree").path]
    let sample = InventorySample(number: 1).inventory
    InventoryCache(folder: tree.cache.path, paths: paths, options: tree.options).save(sample, for: key, stamps: nil)
    #expect(try tree.read() == sample)
  }

  @Test("Where the file system tells that no file was changed, none is read; else their contents decide")
  func stamps() throws {
    let tree = try Tree(fileCount: 6)
    let plain = try tree.read()
    let paths = [tree.folder.url.appending(path: "tree").path]
    let sample = InventorySample(number: 1).inventory
    // The files' stamps as they will be when the files are old enough.
    func stamps(_ options: InventoryOptions) throws -> ContentHash {
      var finder = SourceFinder(options: options, workingFolder: nil)
      for path in paths { finder.add(path) }
      let hashes = try finder.files.map { try #require(FileStamp.hash(ofFile: $0.absolutePath, now: .max)) }
      return InventoryCache.key(files: finder.files, hashes: hashes, notes: finder.notes, options: options)
    }
    func keep(_ stamps: ContentHash) {
      let cache = InventoryCache(folder: tree.cache.path, paths: paths, options: tree.options)
      cache.save(sample, for: ContentHash("no content"), stamps: stamps)
    }
    keep(try stamps(tree.options))
    // They were written just now, so their stamps tell nothing yet.
    #expect(try tree.read() == plain)
    try tree.waitUntilStampsTell()
    keep(try stamps(tree.options))
    #expect(try tree.read() == sample)
    var edited = tree.options
    edited.contents = [tree.folder.url.appending(path: tree.path).path: Array("enum E: Error { case b }".utf8)]
    #expect(try tree.read(edited) != sample)
    keep(try stamps(tree.options))
    let file = tree.folder.url.appending(path: tree.path)
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    let text = try String(contentsOf: file, encoding: .utf8)
    try tree.folder.write(text.replacing("Int", with: "UInt").replacing("ring", with: "r  "), to: tree.path)
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: file.path)
    #expect(try tree.read() == tree.readAnew())
  }

  @Test("What was found unchanged by its content is found so by its stamps from then on")
  func renewal() throws {
    let tree = try Tree(fileCount: 6)
    let plain = try tree.read()
    try tree.waitUntilStampsTell()
    #expect(try tree.read() == plain)
    let kept = try Data(contentsOf: tree.file("inventory"))
    #expect(try tree.read() == plain)
    #expect(try Data(contentsOf: tree.file("inventory")) == kept)
    let paths = [tree.folder.url.appending(path: "tree").path]
    let cache = InventoryCache(folder: tree.cache.path, paths: paths, options: tree.options)
    var finder = SourceFinder(options: tree.options, workingFolder: nil)
    for path in paths { finder.add(path) }
    let hashes = try finder.files.map { try #require(FileStamp.hash(ofFile: $0.absolutePath, now: FileStamp.now)) }
    let key = InventoryCache.key(files: finder.files, hashes: hashes, notes: finder.notes, options: tree.options)
    #expect(cache.inventory(forStamps: key) == plain)
  }

  @Test("Wherever a byte of what is kept is damaged, the answer is right")
  func damage() throws {
    let tree = try Tree(fileCount: 6)
    try tree.keepStampsFromTelling()
    let plain = try tree.read()
    let file = try tree.file("inventory")
    let intact = try Data(contentsOf: file)
    for offset in stride(from: 0, to: intact.count, by: max(intact.count / 40, 1)) {
      var copy = intact
      copy[offset] ^= 0x41
      try copy.write(to: file)
      #expect(try tree.read() == plain, "\(offset)")
      #expect(try Data(contentsOf: file) == intact, "\(offset)")
    }
  }

  @Test("What another tool has written is as good as none")
  func otherTool() throws {
    let tree = try Tree(fileCount: 6)
    try tree.keepStampsFromTelling()
    let plain = try tree.read()
    for kind in ["inventory", "facts"] {
      let file = try tree.file(kind)
      let intact = try Data(contentsOf: file)
      // The tool stands in front, the check over all behind; the inventory is one that this tool would believe.
      var writer = ByteWriter()
      writer.write(ContentHash("another tool"))
      var bytes = writer.bytes + intact.dropFirst(16).dropLast(16)
      let check = bytes.withUnsafeBytes { ContentHash($0) }
      writer = ByteWriter()
      writer.write(check)
      bytes += writer.bytes
      try Data(bytes).write(to: file)
      if kind == "facts" { try FileManager.default.removeItem(at: tree.file("inventory")) }
      #expect(try tree.read() == plain, "\(kind)")
      #expect(try Data(contentsOf: file) == intact, "\(kind)")
    }
  }
}

extension CacheTests.Tree {
  private var sources: [String] {
    get throws {
      let tree = folder.url.appending(path: "tree").path
      return try FileManager.default.subpathsOfDirectory(atPath: tree).filter { $0.hasSuffix(".swift") }
        .map { tree + "/" + $0 }
    }
  }

  /// Dates the files tomorrow, so that they never become old enough.
  fileprivate func keepStampsFromTelling() throws {
    for file in try sources {
      try FileManager.default.setAttributes([.modificationDate: Date.now + 24 * 60 * 60], ofItemAtPath: file)
    }
  }

  /// Waits until all files are old enough: nothing can set the time at which a file's status was changed.
  fileprivate func waitUntilStampsTell() throws {
    for file in try sources {
      while FileStamp.hash(ofFile: file, now: FileStamp.now) == nil { Thread.sleep(forTimeInterval: 0.05) }
    }
  }
}

extension TemporaryFolder {
  fileprivate func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }

  fileprivate func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(at: url.appending(path: path), to: url.appending(path: other))
  }
}
