import Synchronization

extension Inventory {
  /// Reads Swift source from files and folders.
  ///
  /// What cannot be read becomes a note; the rest is read. Files that cannot bear on errors are not parsed, so a syntax
  /// error in one of those is not noted.
  ///
  /// - Parameters:
  ///   - paths: files and folders; what is found is shown by these paths.
  ///   - folder: where relative paths begin; nil is the process's current folder.
  /// - Throws: `InventoryError.noSources` where there is no Swift file at all.
  public static func read(
    paths: [String],
    relativeTo folder: String? = nil,
    options: InventoryOptions = InventoryOptions()
  ) throws(InventoryError) -> Inventory {
    try read(paths: paths, relativeTo: folder, options: options, plan: .relevantFiles)
  }

  /// Which files are parsed, and how: the answer is the same.
  package enum ReadingPlan: Sendable {
    /// Those that can bear on errors, on all cores.
    case relevantFiles
    /// All, one after the other, without a cache: what the other plan is measured against.
    case everyFileSerially
  }

  /// Reads Swift source from files and folders by a plan.
  package static func read(
    paths: [String],
    relativeTo folder: String? = nil,
    options: InventoryOptions,
    plan: ReadingPlan
  ) throws(InventoryError) -> Inventory {
    var finder = SourceFinder(options: options, workingFolder: folder)
    for path in paths { finder.add(path) }
    guard !finder.files.isEmpty else { throw .noSources(paths) }
    var reader = InventoryReader(files: finder.files, notes: finder.notes, options: options)
    switch plan {
    case .relevantFiles:
      let folders = finder.roots
      return reader.readRelevantFiles(
        cache: options.cacheFolder.map {
          FactsCache(folder: $0, paths: folders, options: options)
        }
      )
    case .everyFileSerially: return reader.readEveryFileSerially()
    }
  }

  /// Reads Swift source from memory, as if the texts were files of one module.
  public static func read(
    sources: [(path: String, text: String)],
    options: InventoryOptions = InventoryOptions()
  ) -> Inventory {
    let files = sources.map { source in
      FoundFile(path: source.path, absolutePath: source.path, module: options.module ?? "Main", isTest: false)
    }
    return Parallel.onDeepStack {
      var reader = InventoryReader(files: files, notes: [], options: options)
      return reader.readTexts(sources.map { Array($0.text.utf8) })
    }
  }
}

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
        let bytes = try SourceFile.read(file.absolutePath)
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

  /// Scans everything and parses what can matter.
  mutating func readRelevantFiles(cache: FactsCache?) -> Inventory {
    let scanned = scan(cache)
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
          guard cache != nil else { continue }
          entries[hash] = FactsCache.Entry(digest: digest, facts: facts.encoded[...])
          isChanged = true
        case .failed(let kind): reader.note(kind, index)
        }
      }
      return true
    }
    if isChanged { cache?.save(entries) }
    return inventory
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

  /// Scans all files; nil where there is nothing to parse, with a note.
  private mutating func scan(_ cache: FactsCache?) -> [Scanned?] {
    let files = files
    let results = Parallel.map(files.count) { index -> Result<Scanned, SourceFile.Failure> in
      do throws(SourceFile.Failure) {
        let bytes = try SourceFile.read(files[index].absolutePath)
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
        let bytes = try SourceFile.read(files[index].absolutePath)
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
