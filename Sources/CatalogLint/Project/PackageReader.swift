import CatalogICU
import ErrorInventory
import StringsFiles

/// Reads the packages and apps that a path leads to.
package enum PackageReader {
  /// What `Base.lproj` is called where nothing says which language it is in.
  static let unnamedBase = "Base"

  /// Reads the package or app that holds `path`; where the path leads to several, the first.
  ///
  /// - Parameters:
  ///   - path: absolute; a folder or a file.
  ///   - needsWords: whether a package without any words is an error.
  ///   - workingFolder: where the person stands; nil is at the path.
  ///   - cacheFolder: where to keep what was read of Swift source; nil is nowhere.
  /// - Throws: what `readAll(at:plan:)` throws.
  package static func read(
    at path: String,
    needsWords: Bool = true,
    workingFolder: String? = nil,
    cacheFolder: String? = nil
  ) throws -> LintedPackage {
    let file = try ConfigurationFile.find(from: path, workingFolder: workingFolder ?? path)
    var plan = CheckPlan(file: file)
    plan.cacheFolder = cacheFolder
    guard let first = try allWords(at: path, needsWords: needsWords, planFor: { _ in plan }).first else {
      throw ProjectError.noPackage(path)
    }
    return try package(of: first.words, plan: plan)
  }

  /// Reads every package and app that `path` leads to and that has words.
  ///
  /// - Parameters:
  ///   - path: absolute; a folder or a file.
  ///   - planFor: what is looked at in a project, by the absolute path of its folder.
  /// - Throws: `ProjectError` where there is no such path, nothing to check around or below it, or a folder that cannot be
  ///   read, and what `planFor` throws.
  package static func readAll(at path: String, planFor: (String) throws -> CheckPlan) throws -> [LintedPackage] {
    try allWords(at: path, needsWords: true, readsSources: true, planFor: planFor).map {
      try package(of: $0.words, plan: $0.plan)
    }
  }

  private static func package(of words: Words, plan: CheckPlan) throws(InventoryError) -> LintedPackage {
    let ignores = IgnoreReader(folder: words.folder, unwritten: plan.unwritten)
    let inventory = try (words.inventory?.value ?? Self.inventory(of: words.sources, of: words.modules, plan: plan))
      .get()
    return LintedPackage(
      folder: words.folder,
      xcodeProject: words.xcodeProject,
      developmentLocale: words.developmentLocale,
      modules: words.modules,
      folders: words.folders,
      inventory: inventory,
      manifestNotes: words.manifestNotes,
      layout: words.layout,
      plan: plan,
      ignores: plan.heedsIgnores
        ? (ignores.ignores(in: words.manifestIgnores + inventory.ignores) + ignores.ignores(in: words.folders)
          + ignores.ignores(inTables: words.layout.lostFolders.map(\.file)))
          .filter { plan.includes(path: FilePaths.absolute($0.place.file, from: words.folder)) } : []
    )
  }

  /// What a manifest and tables say, without the sources.
  struct Words {
    let folder: String
    /// The name of the Xcode project that builds the app; nil for a package, and where there is none.
    var xcodeProject: String?
    let developmentLocale: String
    let modules: [LintedModule]
    let folders: [WordsFolder]
    /// The absolute paths of the folders and files that hold the sources, sorted.
    let sources: [String]
    /// What could not be read of the manifest.
    let manifestNotes: [InventoryNote]
    /// The comments of the manifest that ask to look away.
    var manifestIgnores: [SourceIgnore] = []
    /// What the manifest and the folders say beside the words.
    var layout = PackageLayout()
    /// What the sources declare, where they are read at the same time.
    var inventory: Parallel.Started<Result<Inventory, InventoryError>>?
  }

  /// Reads the words of the package or app that holds `path`.
  ///
  /// - Throws: what `read(at:)` throws.
  ///
  /// - Parameter needsWords: whether a package without any words is an error.
  static func words(at path: String, needsWords: Bool = true) throws -> Words {
    let file = try ConfigurationFile.find(from: path, workingFolder: path)
    let plan = CheckPlan(file: file)
    guard let first = try allWords(at: path, needsWords: needsWords, planFor: { _ in plan }).first else {
      throw ProjectError.noPackage(path)
    }
    return first.words
  }

  private static func allWords(
    at path: String,
    needsWords: Bool,
    readsSources: Bool = false,
    planFor: (String) throws -> CheckPlan
  ) throws -> [(words: Words, plan: CheckPlan)] {
    let projects = try ProjectFinder.projects(at: path)
    func read(_ project: FoundProject, _ plan: CheckPlan, readsSources: Bool) throws -> Words {
      switch project.kind {
      case .package: try words(ofPackage: project.folder, plan: plan, readsSources: readsSources)
      case .app(let xcodeProject): try words(ofApp: project, xcodeProject: xcodeProject, plan: plan)
      }
    }
    let all = try projects.map { project in
      let plan = try planFor(project.folder)
      return (words: try read(project, plan, readsSources: readsSources), plan: plan)
    }
    // Whoever makes the first words of a package means that one, whatever is in its folder.
    if !needsWords, projects.first?.kind == .package { return all }
    if all.contains(where: { !$0.words.folders.isEmpty }) {
      // What nobody can find is to be told, and not to be left out.
      return try all.filter { try !$0.words.folders.isEmpty || $0.words.mayHideWords }
    }
    for (project, found) in zip(projects, all) {
      let configuration = found.plan.configuration
      guard let file = found.plan.file.path, !configuration.include.isEmpty || !configuration.exclude.isEmpty,
        try !read(project, CheckPlan(), readsSources: false).folders.isEmpty
      else { continue }
      // A misspelled path to be checked is the likeliest reason.
      let faults = UnusedSetting.uselessPaths(toBeCheckedBy: found.plan.file)
      throw faults.isEmpty ? ProjectError.allLeftOut(file) : ConfigurationError(faults: faults)
    }
    if let place = all.lazy.compactMap(\.words.manifestFault).first { throw ProjectError.brokenManifest(place) }
    if let unseen = all.first(where: { $0.words.manifestNotes.contains(where: \.hidesTypes) }) {
      throw ProjectError.unseenTargets(unseen.words.folder)
    }
    throw projects.contains { $0.kind == .package }
      ? ProjectError.noCatalog(projects.last?.folder ?? path) : ProjectError.noPackage(path)
  }

  // MARK: - Packages

  /// - Parameter readsSources: whether to begin with them as soon as there are tables to read.
  private static func words(ofPackage folder: String, plan: CheckPlan, readsSources: Bool) throws -> Words {
    let file = PackageManifest.path(in: folder)
    let manifest = try Self.manifest(at: file, plan: plan).locatingTargets(in: folder)
    let modules = self.modules(of: manifest)
    let all = Set(manifest.targets.map { FilePaths.absolute($0.path, from: folder) })
    let roots = manifest.targets.filter(\.holdsWords).map { target in
      let path = FilePaths.absolute(target.path, from: folder)
      let excluded = target.exclude.map { FilePaths.absolute($0, from: path) }
      return WordsFinder.Root(
        path: path,
        module: target.module,
        // Its own path among them excludes nothing: only what is below it is looked up.
        excluded: all.union(excluded),
        followsLinks: true
      )
    }
    let sources = modules.map { FilePaths.absolute($0.path, from: folder) }.filter(FilePaths.isFolder).sorted()
    var inventory: Parallel.Started<Result<Inventory, InventoryError>>?
    let named = manifest.defaultLocalization.map { LocaleIdentifier($0)?.tag ?? $0 }
    let (base, folders) = try find(in: folder, roots, modules: modules, named: named, plan: plan) {
      if readsSources, inventory == nil {
        inventory = Parallel.start { Self.inventory(of: sources, of: modules, plan: plan) }
      }
    }
    return Words(
      folder: folder,
      developmentLocale: base,
      modules: modules,
      folders: folders,
      sources: sources,
      manifestNotes: manifest.notes(file: file),
      manifestIgnores: manifest.ignores(file: file),
      layout: try PackageLayout(of: manifest, at: file, beside: otherManifests(than: file, plan: plan), plan: plan),
      inventory: inventory
    )
  }

  /// The names of the manifests in a package's folder: that of other versions of Swift may stand beside the usual one.
  private static func manifests(in folder: String) throws(ProjectError) -> [String] {
    try ProjectFinder.contents(of: folder).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
  }

  /// The manifests that other versions of Swift read.
  private static func otherManifests(than file: String, plan: CheckPlan) throws -> [PackageManifest] {
    let folder = FilePaths.parent(of: file)
    return try manifests(in: folder).map { FilePaths.absolute($0, from: folder) }.filter { $0 != file }
      .map { try manifest(at: $0, plan: plan).locatingTargets(in: folder) }
  }

  private static func manifest(at path: String, plan: CheckPlan) throws(InventoryError) -> PackageManifest {
    if let bytes = plan.unwritten.contents[path] {
      return PackageManifest(source: String(decoding: bytes, as: UTF8.self))
    }
    return try PackageManifest.read(contentsOf: path, cacheFolder: plan.cacheFolder)
  }

  /// The targets whose errors people can meet, each with the modules it sees.
  private static func modules(of manifest: PackageManifest) -> [LintedModule] {
    let targets = manifest.targets.filter(\.holdsWords)
    let numbers = Dictionary(targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let named = Dictionary(targets.map { ($0.name, $0.dependencies) }) { $0 + $1 }
    let dependencies = targets.map { (named[$0.name] ?? []).compactMap { numbers[$0] } }
    // For each target, who has seen it last. Of a long chain each sees all below it: numbers are quicker than names.
    var seen = [Int?](repeating: nil, count: targets.count)
    return targets.enumerated().map { number, target in
      let first = numbers[target.name] ?? number
      var visible = [first]
      seen[first] = number
      var next = 0
      while next < visible.count {
        for other in dependencies[visible[next]] where seen[other] != number {
          seen[other] = number
          visible.append(other)
        }
        next += 1
      }
      return LintedModule(
        name: target.module,
        path: target.path,
        visible: visible.map { targets[$0].module },
        usesErrorCatalog: target.dependencies.contains("ErrorCatalog") || target.hasOtherDependencies,
        isUseCertain: !target.hasOtherDependencies || target.dependencies.contains("ErrorCatalog"),
        importsInternally: manifest.importsInternally
      )
    }
  }

  // MARK: - Apps

  /// An app is one module, whatever targets its project has: its tables serve all of its sources.
  private static func words(ofApp app: FoundProject, xcodeProject: String?, plan: CheckPlan) throws -> Words {
    let name = PackageManifest.Target(name: appName(of: app, xcodeProject: xcodeProject)).module
    let module = LintedModule(name: name, path: ".", visible: [name], usesErrorCatalog: false)
    let others = app.inner + (app.isBesidePackage ? try folders(ofPackage: app.folder, plan: plan) : [])
    var root = WordsFinder.Root(path: app.folder, module: name, excluded: Set(others), followsLinks: false)
    let named = xcodeProject.flatMap { XcodeProject.developmentLanguage(at: app.folder + "/" + $0) }
    /// What an Xcode project should say, and does not.
    func noteOnLanguage(_ name: String) -> [InventoryNote] {
      let file = XcodeProject.file(of: app.folder + "/" + name)
      return [InventoryNote(kind: .unseenRegion, location: SourceLocation(file: file, line: 1, column: 1))]
    }
    func find() throws -> (base: String, folders: [WordsFolder]) {
      if others.contains(app.folder) { return (named ?? "en", []) }
      return try Self.find(in: app.folder, [root], modules: [module], named: named, plan: plan)
    }
    root.takesLooseTables = app.namesLooseTable
    var (base, folders) = try find()
    // Of no project and in no language: a folder of tables is checked as that, once nothing else is there.
    if folders.isEmpty, xcodeProject == nil, !root.takesLooseTables {
      root.takesLooseTables = true
      (base, folders) = try find()
    }
    return Words(
      folder: app.folder,
      xcodeProject: xcodeProject,
      developmentLocale: base,
      modules: [module],
      folders: folders,
      sources: folders.isEmpty ? [] : try sources(below: app.folder, without: others),
      manifestNotes: named == nil && plan.configuration.base == nil ? xcodeProject.map(noteOnLanguage) ?? [] : []
    )
  }

  /// What of a package's folder is the package's, and not that of an app beside it: its manifests, what its targets hold, and
  /// where targets usually are.
  private static func folders(ofPackage folder: String, plan: CheckPlan) throws -> [String] {
    let file = PackageManifest.path(in: folder)
    let manifest = try Self.manifest(at: file, plan: plan).locatingTargets(in: folder)
    let manifests = try self.manifests(in: folder)
    return (manifest.targets.map(\.path) + manifests + ProjectFinder.packageFolders)
      .map { FilePaths.absolute($0, from: folder) }
  }

  /// The folders and files that make up a folder without some folders below it: another project's types of the same name
  /// are not this one's.
  private static func sources(below folder: String, without inner: [String]) throws(ProjectError) -> [String] {
    if inner.contains(folder) { return [] }
    if !inner.contains(where: { FilePaths.isInside($0, folder) }) { return [folder] }
    var sources: [String] = []
    for name in try ProjectFinder.contents(of: folder) where !ProjectFinder.isForeign(name) {
      let path = FilePaths.absolute(name, from: folder)
      if ProjectFinder.isOwnFolder(path) {
        sources += try Self.sources(below: path, without: inner)
      } else if name.hasSuffix(".swift"), !inner.contains(path) {
        sources.append(path)
      }
    }
    return sources
  }

  private static func appName(of app: FoundProject, xcodeProject: String?) -> String {
    xcodeProject.map { String($0.dropLast(".xcodeproj".count)) } ?? FilePaths.name(of: app.folder)
  }

  // MARK: - Both

  /// The words, and the language that they are written in first: what the configuration says, else the project; else what a
  /// string catalog calls its source, `en`, `Base.lproj`, or the only language there is.
  private static func find(
    in folder: String,
    _ roots: [WordsFinder.Root],
    modules: [LintedModule],
    named: String?,
    plan: CheckPlan,
    willRead: () -> Void = {}
  ) throws -> (base: String, folders: [WordsFolder]) {
    func find(base: String) throws -> [WordsFolder] {
      try WordsFinder(folder: folder, roots: roots, modules: modules, base: base, plan: plan).find(willRead: willRead)
    }
    if let base = plan.configuration.base?.tag ?? named { return (base, try find(base: base)) }
    let folders = try find(base: "en")
    let files = folders.flatMap(\.files)
    let tags = Set(files.filter { !$0.isBase }.map(\.locale))
    let source = files.lazy.compactMap(\.catalog.sourceLanguage).first.map { LocaleIdentifier($0)?.tag ?? $0 }
    let base =
      source ?? (tags.contains("en") ? "en" : files.contains(where: \.isBase) ? unnamedBase : nil)
      ?? (tags.count == 1 ? tags.first : nil) ?? "en"
    return (base, base == "en" ? folders : try find(base: base))
  }

  /// - Parameter sources: the absolute paths of the folders and files that hold the sources.
  private static func inventory(
    of sources: [String],
    of modules: [LintedModule],
    plan: CheckPlan
  ) -> Result<Inventory, InventoryError> {
    var options = InventoryOptions()
    // Whoever words a private error, or lets it conform, means it for people.
    options.includesPrivate = true
    options.errorProtocols = Set(plan.configuration.errorProtocols)
    options.contents = plan.unwritten.contents
    // What is not on the disk yet is not worth keeping.
    options.cacheFolder = options.contents.isEmpty ? plan.cacheFolder : nil
    options.module = modules.first { $0.path == "." }?.name
    do throws(InventoryError) {
      let inventory = try Inventory.read(paths: sources, options: options)
      return .success(options.module.map(inventory.inModule) ?? inventory)
    } catch {
      if case .noSources = error { return .success(Inventory(types: [])) }
      return .failure(error)
    }
  }
}

extension PackageManifest.Target {
  /// Whether a running program can show what the target holds: not tests, not what only builds.
  var holdsWords: Bool {
    switch kind {
    case .regular, .executable: !isForTests
    case .test, .macro, .plugin, .system, .binary: false
    }
  }
}
