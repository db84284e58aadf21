/// The inventory that an earlier run made of the same files with the same options.
struct InventoryCache: Sendable {
  private let file: CacheFile
  private let kept: (key: ContentHash, stamps: ContentHash?, inventory: ArraySlice<UInt8>)?

  /// Opens the cache of some paths in a folder.
  init(folder: String, paths: [String], options: InventoryOptions) {
    var writer = ByteWriter()
    options.write(to: &writer)
    let options = writer.bytes.withUnsafeBytes { ContentHash($0) }
    file = CacheFile(.inventory, for: paths + [options.text], in: folder)
    kept = file.read().flatMap { bytes in
      var reader = ByteReader(bytes)
      let keys = try? (
        reader.hash(), reader.optional { reader throws(ByteReader.Damage) in try reader.hash() }
      )
      return keys.map { ($0, $1, bytes[reader.position...]) }
    }
  }

  /// Whether it keeps nothing, so that no key is worth asking for.
  var isEmpty: Bool { kept == nil }

  /// What was made of files of these contents; nil where it was not, or of others.
  ///
  /// - Parameter stamps: the key of the files' stamps, kept instead of that of an earlier run.
  func inventory(for key: ContentHash, stamps: ContentHash?) -> Inventory? {
    guard let kept, kept.key == key, let inventory = try? Inventory(encoded: kept.inventory) else { return nil }
    if let stamps, stamps != kept.stamps {
      save(for: key, stamps: stamps) { $0.write(encoded: kept.inventory) }
    }
    return inventory
  }

  /// What was made of files of these stamps; nil where it was not, or of others.
  func inventory(forStamps stamps: ContentHash) -> Inventory? {
    kept.flatMap { kept in kept.stamps == stamps ? try? Inventory(encoded: kept.inventory) : nil }
  }

  /// Keeps an inventory and no other.
  ///
  /// - Parameters:
  ///   - key: of the files' contents.
  ///   - stamps: the key of their stamps; nil where the stamps do not tell that the files stay as they are.
  func save(_ inventory: Inventory, for key: ContentHash, stamps: ContentHash?) {
    save(for: key, stamps: stamps) { inventory.write(to: &$0) }
  }

  private func save(for key: ContentHash, stamps: ContentHash?, _ inventory: (inout ByteWriter) -> Void) {
    file.write { writer in
      writer.write(key)
      writer.write(stamps) { $0.write($1) }
      inventory(&writer)
    }
  }

  /// All that decides what an inventory is.
  ///
  /// - Parameters:
  ///   - files: in the order they were found in.
  ///   - hashes: what each holds, or the stamps that stand for it.
  ///   - notes: what was noted while they were looked for.
  static func key(
    files: [FoundFile],
    hashes: [ContentHash],
    notes: [InventoryNote],
    options: InventoryOptions
  ) -> ContentHash {
    var writer = ByteWriter()
    options.write(to: &writer)
    writer.write(notes) { $1.write(to: &$0) }
    writer.write(files.count)
    for (file, hash) in zip(files, hashes) {
      writer.write(file.path)
      writer.write(file.module)
      writer.write(file.isTest)
      writer.write(hash)
    }
    return writer.bytes.withUnsafeBytes { ContentHash($0) }
  }
}

extension InventoryOptions {
  /// All but the folder of the cache, which changes no answer.
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(includesPrivate)
    writer.write(includesLocal)
    writer.write(includesTests)
    writer.write(module) { $0.write($1) }
    writer.write(errorProtocols.sorted()) { $0.write($1) }
    writer.write(build) { writer, build in
      writer.write(build.defines.sorted()) { $0.write($1) }
      writer.write(build.platform) { $0.write($1) }
    }
  }
}
