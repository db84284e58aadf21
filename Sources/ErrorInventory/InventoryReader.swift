extension Inventory {
  /// Reads Swift source from files and folders.
  ///
  /// What cannot be read becomes a note; the rest is read.
  ///
  /// - Throws: `InventoryError.noSources` where there is no Swift file at all.
  public static func read(paths: [String], options: InventoryOptions = InventoryOptions()) throws(InventoryError)
    -> Inventory
  {
    var finder = SourceFinder(options: options)
    for path in paths { finder.add(path) }
    guard !finder.files.isEmpty else { throw .noSources(paths) }
    let files = finder.files
    let results = Parallel.map(files.count) { index in InventoryReader.read(files[index]) }
    return InventoryReader.inventory(
      of: results.compactMap(\.unit),
      notes: finder.notes + results.compactMap(\.note),
      options: options
    )
  }

  /// Reads Swift source from memory, as if the texts were files of one module.
  public static func read(
    sources: [(path: String, text: String)],
    options: InventoryOptions = InventoryOptions()
  ) -> Inventory {
    let results = sources.map { source in
      let file = FoundFile(
        path: source.path,
        absolutePath: source.path,
        module: options.module ?? "Main",
        isTest: false
      )
      return InventoryReader.read(file, bytes: Array(source.text.utf8))
    }
    return InventoryReader.inventory(
      of: results.compactMap(\.unit),
      notes: results.compactMap(\.note),
      options: options
    )
  }
}

/// The way from files to an inventory.
enum InventoryReader {
  /// What became of one file.
  struct FileResult: Sendable {
    var unit: SourceUnit?
    var note: InventoryNote?
  }

  /// Reads and parses one file.
  static func read(_ file: FoundFile) -> FileResult {
    do throws(SourceFile.Failure) {
      return read(file, bytes: try SourceFile.read(file.absolutePath))
    } catch {
      return FileResult(note: note(error.kind, file))
    }
  }

  /// Parses one file's bytes.
  static func read(_ file: FoundFile, bytes: [UInt8]) -> FileResult {
    bytes.withUnsafeBufferPointer { whole in
      guard String(validating: whole, as: UTF8.self) != nil else { return FileResult(note: note(.notUTF8, file)) }
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let bytes = whole.starts(with: mark) ? UnsafeBufferPointer(rebasing: whole.dropFirst(mark.count)) : whole
      let facts = FactsReader.read(bytes, conditions: ConditionReader())
      let unit = SourceUnit(path: file.path, module: file.module, isTest: file.isTest, facts: facts)
      return FileResult(unit: unit, note: facts.syntaxError.map { note(.syntaxError, file, $0) })
    }
  }

  private static func note(
    _ kind: InventoryNote.Kind,
    _ file: FoundFile,
    _ place: FileFacts.Place = FileFacts.Place(line: 1, column: 1)
  ) -> InventoryNote {
    InventoryNote(
      kind: kind,
      location: SourceLocation(file: file.path, line: place.line, column: place.column)
    )
  }

  /// Resolves what the files declare; a protocol that turns out to lead to `Error` makes its own name one to look for.
  static func inventory(of units: [SourceUnit], notes: [InventoryNote], options: InventoryOptions) -> Inventory {
    let known = KnownNames(errorProtocols: options.errorProtocols)
    var hotNames = known.names
    var relevantNames = hotNames
    while true {
      let world = World(units: units, hotNames: hotNames, relevantNames: relevantNames)
      let judge = Judge(world: world, known: known, hotNames: hotNames)
      var builder = InventoryBuilder(judge: judge, options: options)
      let inventory = builder.build(notes: notes)
      let leading = judge.leadingNames()
      if leading.isSubset(of: hotNames), world.asked.isSubset(of: relevantNames) { return inventory }
      hotNames.formUnion(leading)
      relevantNames.formUnion(world.asked)
    }
  }
}
