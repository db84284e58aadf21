import Foundation

/// What an earlier run read, by the content of the files it read: one file in a folder that anyone may delete.
///
/// The whole is written anew beside the old and takes its place in one step, so that a reader sees the one or the other
/// and two processes may share it. A damaged file, or one of another version of this tool, is as good as none.
struct FactsCache: Sendable {
  /// What is known about one content.
  struct Entry: Sendable {
    var digest: FileDigest
    /// The facts as bytes, where the file was parsed.
    var facts: ArraySlice<UInt8>?
  }

  /// Goes up with every change to what is kept or how.
  private static let format = 5

  private static let prefix = "inventory-"
  private static let suffix = ".cache"
  /// In seconds: thirty days without a change to the sources.
  private static let longestLife = 30.0 * 24 * 60 * 60

  private let file: URL
  private let tool: ContentHash
  private let entries: [ContentHash: Entry]

  /// Opens the cache of some paths in a folder.
  ///
  /// - Parameter options: the build matters: it decides what a file's facts are.
  init(folder: String, paths: [String], options: InventoryOptions) {
    let build = options.build.map { "\($0.defines.sorted()) \($0.platform ?? "")" } ?? ""
    let name = ContentHash((paths + [build]).joined(separator: "\n")).text
    file = URL(fileURLWithPath: folder, isDirectory: true).appending(path: Self.prefix + name + Self.suffix)
    tool = Self.toolIdentity()
    entries = (try? Self.read(file, tool: tool)) ?? [:]
  }

  /// What is known about a content.
  func entry(for hash: ContentHash) -> Entry? { entries[hash] }

  /// Keeps these entries and no others. Where the folder cannot be written, nothing is kept.
  func save(_ entries: [ContentHash: Entry]) {
    var writer = ByteWriter()
    writer.write(tool)
    writer.write(entries.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) { writer, item in
      writer.write(item.key)
      writer.write(item.value.digest.declared)
      writer.write(item.value.digest.mentioned)
      writer.write(item.value.digest.isText)
      writer.write(item.value.digest.isUnsure)
      writer.write(item.value.digest.ignores) { $1.write(to: &$0) }
      writer.write(item.value.facts) { $0.write(block: $1) }
    }
    let hash = writer.bytes.withUnsafeBytes { ContentHash($0) }
    writer.write(hash)
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(writer.bytes).write(to: file, options: .atomic)
    removeOldFiles(in: folder)
  }

  /// Each package has a file of its own; those of packages that are gone must not pile up.
  private func removeOldFiles(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(Self.prefix) && name.hasSuffix(Self.suffix) {
      let path = folder.appending(path: name).path
      let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      guard let date, -date.timeIntervalSinceNow > Self.longestLife else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func read(_ file: URL, tool: ContentHash) throws -> [ContentHash: Entry] {
    let bytes = try SourceFile.read(file.path, limit: 1 << 30)
    let hashSize = 16
    guard bytes.count > 2 * hashSize else { throw ByteReader.Damage() }
    let body = bytes.dropLast(hashSize)
    var end = ByteReader(bytes.suffix(hashSize))
    guard try end.hash() == body.withUnsafeBytes({ ContentHash($0) }) else { throw ByteReader.Damage() }
    var reader = ByteReader(body)
    guard try reader.hash() == tool else { throw ByteReader.Damage() }
    let entries = try reader.list { reader throws(ByteReader.Damage) in
      let hash = try reader.hash()
      let digest = FileDigest(
        declared: try reader.words(),
        mentioned: try reader.words(),
        isText: try reader.flag(),
        isUnsure: try reader.flag(),
        ignores: try reader.list { reader throws(ByteReader.Damage) in try IgnoreFacts(from: &reader) }
      )
      let facts = try reader.optional { reader throws(ByteReader.Damage) in try reader.block() }
      return (hash, Entry(digest: digest, facts: facts))
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// The running program: a tool that was built anew may read files in another way.
  private static func toolIdentity() -> ContentHash {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    )
    let size = attributes?[.size] as? NSNumber
    let date = attributes?[.modificationDate] as? Date
    return ContentHash("\(format) \(size ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)")
  }
}
