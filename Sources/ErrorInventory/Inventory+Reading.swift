extension Inventory {
  /// Reads Swift source from files and folders.
  ///
  /// What cannot be read becomes a note; the rest is read. Files that cannot bear on errors are not parsed, so a syntax
  /// error in one of those is not noted.
  ///
  /// - Parameters:
  ///   - paths: files and folders; what is found is shown by these paths.
  ///   - folder: where relative paths begin; nil is the process's current folder.
  /// - Throws: `InventoryError` where there is no Swift file at all, or nothing could be read.
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
    guard !finder.files.isEmpty else {
      throw finder.notes.first(where: \.skipsFile).map { .unreadable($0.location.file) } ?? .noSources(paths)
    }
    var reader = InventoryReader(files: finder.files, notes: finder.notes, options: options)
    switch plan {
    case .relevantFiles:
      return reader.readRelevantFiles(cacheFolder: options.cacheFolder, paths: finder.roots)
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
