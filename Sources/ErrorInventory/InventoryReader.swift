import Synchronization

/// The way from files to an inventory: scan all, parse those that can matter, resolve, and again with what that found.
struct InventoryReader {
  private let files: [FoundFile]
  private let options: InventoryOptions
  private let known: KnownNames
  private var notes: [InventoryNote]
  /// The facts of the files that were parsed, by their place in `files`.
  private var facts: [Int: FileFacts] = [:]
  private var ignores: [SourceIgnore] = []

  init(files: [FoundFile], notes: [InventoryNote], options: InventoryOptions) {
    self.files = files
    self.notes = notes
    self.options = options
    known = KnownNames(errorProtocols: options.errorProtocols)
  }

  // MARK: Plans

  /// Parses what was handed over.
  mutating func readTexts(_ texts: [[UInt8]]) -> Inventory {
    for (index, text) in texts.enumerated() { facts[index] = Self.facts(of: text, options) }
    return resolve { _, _ in false }
  }

  /// Reads and parses everything.
  mutating func readEveryFileSerially() -> Inventory {
    for (index, file) in files.enumerated() {
      do throws(SourceFile.Failure) {
        let bytes = try Self.bytes(of: file, options)
        let digest = FileDigest(bytes)
        guard digest.isText else { throw SourceFile.Failure(kind: .notUTF8) }
        facts[index] = Self.facts(of: bytes, options)
        add(digest.ignores, of: file)
      } catch {
        note(error.kind, index)
      }
    }
    return resolve { _, _ in false }
  }

  /// Scans everything and parses what can matter, or takes the inventory that an earlier run made of the same.
  ///
  /// - Parameters:
  ///   - cacheFolder: where to keep what was read; nil is nowhere.
  ///   - paths: the paths that led to the files: what is kept is theirs.
  mutating func readRelevantFiles(cacheFolder: String?, paths: [String]) -> Inventory {
    let (files, options, notes) = (files, options, notes)
    guard let cacheFolder else { return readRelevantFiles(cache: nil, hashes: nil).inventory }
    func key(_ hashes: [ContentHash]) -> ContentHash {
      InventoryCache.key(files: files, hashes: hashes, notes: notes, options: options)
    }
    let cache = InventoryCache(folder: cacheFolder, paths: paths, options: options)
    // Before the files are read: what is written meanwhile has another stamp.
    let stamps = fileStamps().whole.map(key)
    if let stamps, let inventory = cache.inventory(forStamps: stamps) { return inventory }
    let hashes = cache.isEmpty ? nil : contentHashes()
    if let key = hashes?.whole.map(key), let inventory = cache.inventory(for: key, stamps: stamps) { return inventory }
    let facts = FactsCache(folder: cacheFolder, paths: paths, options: options)
    let result = readRelevantFiles(cache: facts, hashes: hashes)
    if let hashes = result.hashes.whole { cache.save(result.inventory, for: key(hashes), stamps: stamps) }
    return result.inventory
  }

  /// Scans everything and parses what can matter.
  ///
  /// - Parameter hashes: of the files' contents, as far as they are known.
  /// - Returns: the inventory, and the hashes of what it was made of; nil for files that could not be read, or changed
  ///   meanwhile.
  private mutating func readRelevantFiles(
    cache: FactsCache?,
    hashes: [ContentHash?]?
  ) -> (inventory: Inventory, hashes: [ContentHash?]) {
    let scanned = scan(cache, hashes)
    var contents = scanned.map { $0?.hash }
    for (file, scan) in zip(files, scanned) { add(scan?.digest.ignores ?? [], of: file) }
    var entries = Dictionary(
      scanned.compactMap { $0 }.map {
        ($0.hash, FactsCache.Entry(digest: $0.digest, facts: cache?.entry(for: $0.hash)?.facts))
      }
    ) { first, _ in first }
    var isChanged = scanned.contains { $0?.isNew == true }
    var parsed = Set(scanned.indices.filter { scanned[$0] == nil })
    let inventory = resolve { reader, names in
      let pending = scanned.indices.filter { index in
        guard !parsed.contains(index), let digest = scanned[index]?.digest else { return false }
        return digest.mentions(names.hot) || digest.declares(names.asked)
      }
      guard !pending.isEmpty else { return false }
      parsed.formUnion(pending)
      for (index, result) in zip(pending, reader.parse(pending, scanned, cache)) {
        switch result {
        case .cached(let facts): reader.facts[index] = facts
        case .parsed(let facts, let hash, let digest):
          reader.facts[index] = facts
          if hash != contents[index] { contents[index] = nil }
          guard cache != nil else { continue }
          entries[hash] = FactsCache.Entry(digest: digest, facts: facts.encoded[...])
          isChanged = true
        case .failed(let kind):
          reader.note(kind, index)
          contents[index] = nil
        }
      }
      return true
    }
    if isChanged { cache?.save(entries) }
    return (inventory, contents)
  }

  // MARK: Files

  /// What a scan told about one file.
  private struct Scanned: Sendable {
    var hash: ContentHash
    var digest: FileDigest
    /// Whether the cache did not know the content.
    var isNew: Bool
  }

  private enum Parsed: Sendable {
    case cached(FileFacts)
    case parsed(FileFacts, ContentHash, FileDigest)
    case failed(InventoryNote.Kind)
  }

  private static func bytes(of file: FoundFile, _ options: InventoryOptions) throws(SourceFile.Failure) -> [UInt8] {
    if let bytes = options.contents[file.absolutePath] { return bytes }
    return try SourceFile.read(file.absolutePath)
  }

  /// The stamps of all files; nil where a file has none that tells of its content.
  private func fileStamps() -> [ContentHash?] {
    let (files, options, now) = (files, options, FileStamp.now)
    return Parallel.map(files.count) { index in
      guard options.contents[files[index].absolutePath] == nil else { return nil }
      return FileStamp.hash(ofFile: files[index].absolutePath, now: now)
    }
  }

  /// The hashes of all files' contents; nil where a file cannot be read.
  private func contentHashes() -> [ContentHash?] {
    let (files, options) = (files, options)
    return Parallel.map(files.count) { index in
      (try? Self.bytes(of: files[index], options)).map { bytes in bytes.withUnsafeBytes { ContentHash($0) } }
    }
  }

  /// Scans all files; nil where there is nothing to parse, with a note.
  private mutating func scan(_ cache: FactsCache?, _ hashes: [ContentHash?]?) -> [Scanned?] {
    let (files, options) = (files, options)
    let results = Parallel.map(files.count) { index -> Result<Scanned, SourceFile.Failure> in
      if let hash = hashes?[index], let known = cache?.entry(for: hash)?.digest {
        return .success(Scanned(hash: hash, digest: known, isNew: false))
      }
      do throws(SourceFile.Failure) {
        let bytes = try Self.bytes(of: files[index], options)
        let hash = bytes.withUnsafeBytes { ContentHash($0) }
        if let known = cache?.entry(for: hash)?.digest {
          return .success(Scanned(hash: hash, digest: known, isNew: false))
        }
        return .success(Scanned(hash: hash, digest: FileDigest(bytes), isNew: true))
      } catch {
        return .failure(error)
      }
    }
    return results.enumerated().map { index, result in
      switch result {
      case .success(let scanned) where scanned.digest.isText: return scanned
      case .success: note(.notUTF8, index)
      case .failure(let failure): note(failure.kind, index)
      }
      return nil
    }
  }

  /// Parses some files, or takes what the cache has of them.
  private func parse(_ indices: [Int], _ scanned: [Scanned?], _ cache: FactsCache?) -> [Parsed] {
    let (files, options) = (files, options)
    // The memory of two large trees at a time would be twice the peak.
    let largeTree = Mutex(())
    return Parallel.map(indices.count) { position in
      let index = indices[position]
      if let hash = scanned[index]?.hash, let bytes = cache?.entry(for: hash)?.facts,
        let facts = try? FileFacts(encoded: bytes)
      {
        return .cached(facts)
      }
      do throws(SourceFile.Failure) {
        let bytes = try Self.bytes(of: files[index], options)
        let digest = FileDigest(bytes)
        guard digest.isText else { return .failed(.notUTF8) }
        let facts =
          bytes.count < SourceFile.large
          ? Self.facts(of: bytes, options) : largeTree.withLock { _ in Self.facts(of: bytes, options) }
        return .parsed(facts, bytes.withUnsafeBytes { ContentHash($0) }, digest)
      } catch {
        return .failed(error.kind)
      }
    }
  }

  private static func facts(of bytes: [UInt8], _ options: InventoryOptions) -> FileFacts {
    bytes.withUnsafeBufferPointer { whole in
      FactsReader.read(whole.withoutByteOrderMark, conditions: ConditionReader(build: options.build))
    }
  }

  private mutating func add(_ ignores: [IgnoreFacts], of file: FoundFile) {
    if !file.isTest { self.ignores += ignores.map { $0.ignore(inFile: file.path) } }
  }

  private mutating func note(_ kind: InventoryNote.Kind, _ index: Int) {
    let location = SourceLocation(file: files[index].path, line: 1, column: 1)
    notes.append(InventoryNote(kind: kind, location: location))
  }

  // MARK: Resolution

  /// Hashes of names that make a file worth parsing.
  private struct WantedNames {
    /// In any header.
    var hot: Set<UInt32>
    /// As the name of a declaration.
    var asked: Set<UInt32>
  }

  /// Resolves what the parsed files declare, until no file and no name is new: a protocol that turns out to lead to
  /// `Error` makes its own name one to look for.
  ///
  /// - Parameter addFiles: parses more files for the names and tells whether there were any.
  private mutating func resolve(_ addFiles: (inout InventoryReader, WantedNames) -> Bool) -> Inventory {
    var hot = known.names
    var asked: Set<String> = []
    var last: (hot: Set<String>, extensions: [DeclarationID], inventory: Inventory)?
    while true {
      let names = WantedNames(hot: Self.hashes(hot), asked: Self.hashes(asked))
      let isGrown = addFiles(&self, names)
      let units = units()
      let extensions = World.neededExtensions(in: units, hotNames: hot, relevantNames: hot.union(asked))
      // Names that were asked for and lead to nothing leave all as it was.
      if let last, !isGrown, last.hot == hot, last.extensions == extensions { return last.inventory }
      let world = World(units: units, extensions: extensions)
      let judge = Judge(world: world, known: known, hotNames: hot)
      var builder = InventoryBuilder(judge: judge, options: options)
      let notes = notes + syntaxNotes()
      let unread = Set(notes.filter(\.skipsFile).map(\.location.file)).intersection(files.map(\.path))
      var inventory = builder.build(notes: notes, fileCount: files.count - unread.count)
      inventory.ignores = ignores.sorted { $0.mark.location < $1.mark.location }
      if !isGrown, judge.hotNames.isSubset(of: hot), world.asked.isSubset(of: asked) { return inventory }
      last = (hot, extensions, inventory)
      hot.formUnion(judge.hotNames)
      asked.formUnion(world.asked)
    }
  }

  private static func hashes(_ names: Set<String>) -> Set<UInt32> { Set(names.map { NameHash($0).value }) }

  private func units() -> [SourceUnit] {
    facts.keys.sorted().compactMap { index in
      facts[index].map { facts in
        SourceUnit(path: files[index].path, module: files[index].module, isTest: files[index].isTest, facts: facts)
      }
    }
  }

  private func syntaxNotes() -> [InventoryNote] {
    facts.compactMap { index, facts in
      facts.syntaxError.map { error in
        let (line, column) = (error.place.line, error.place.column)
        let location = SourceLocation(file: files[index].path, line: line, column: column)
        return InventoryNote(kind: error.kind.note, location: location)
      }
    }
  }
}

extension FileFacts.SyntaxError.Kind {
  /// What a note calls it.
  fileprivate var note: InventoryNote.Kind {
    switch self {
    case .broken: .syntaxError
    case .tooDeep: .tooDeep
    case .mergeConflict: .mergeConflict
    }
  }
}

extension [ContentHash?] {
  /// All of them; nil where one is missing.
  fileprivate var whole: [ContentHash]? {
    let known = compactMap(\.self)
    return known.count == count ? known : nil
  }
}
