/// What an earlier run read, by the content of the files it read.
struct FactsCache: Sendable {
  /// What is known about one content.
  struct Entry: Sendable {
    var digest: FileDigest
    /// The facts as bytes, where the file was parsed.
    var facts: ArraySlice<UInt8>?
  }

  private let file: CacheFile
  private let entries: [ContentHash: Entry]

  /// Opens the cache of some paths in a folder.
  ///
  /// - Parameter options: the build matters: it decides what a file's facts are.
  init(folder: String, paths: [String], options: InventoryOptions) {
    let build = options.build.map { "\($0.defines.sorted()) \($0.platform ?? "")" } ?? ""
    file = CacheFile(.facts, for: paths + [build], in: folder)
    entries = file.read().flatMap { try? Self.entries(encoded: $0) } ?? [:]
  }

  /// What is known about a content.
  func entry(for hash: ContentHash) -> Entry? { entries[hash] }

  /// Keeps these entries and no others.
  func save(_ entries: [ContentHash: Entry]) {
    file.write { writer in
      writer.write(entries.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) { writer, item in
        writer.write(item.key)
        writer.write(item.value.digest.declared)
        writer.write(item.value.digest.mentioned)
        writer.write(item.value.digest.isText)
        writer.write(item.value.digest.isUnsure)
        writer.write(item.value.digest.ignores) { $1.write(to: &$0) }
        writer.write(item.value.facts) { $0.write(block: $1) }
      }
    }
  }

  private static func entries(encoded: ArraySlice<UInt8>) throws(ByteReader.Damage) -> [ContentHash: Entry] {
    var reader = ByteReader(encoded)
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
}
