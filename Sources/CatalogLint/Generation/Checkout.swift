import ErrorInventory

/// The sources of another package, read so that a package of ours can word its errors.
struct Checkout {
  /// The absolute path of its folder.
  let folder: String
  /// The module of its files where no manifest and no `Sources` folder names one.
  let module: String?
  /// The target of ours that words its errors; nil where there is but one to choose.
  let target: String?

  /// The package with the types of the checkout beside its own.
  ///
  /// - Throws: `ProjectError` or `InventoryError`, or `GenerateError` where the target cannot be told.
  func added(to package: LintedPackage) throws -> LintedPackage {
    try ProjectError.demand(folder)
    let home = try homeModule(in: package)
    var options = InventoryOptions()
    options.module = module
    let inventory = try Inventory.read(paths: [folder], options: options)
    if let note = inventory.notes.first(where: \.hidesTypes) {
      throw GenerateError.unreadSource(place: "\(note.location.file):\(note.location.line):\(note.location.column)")
    }
    let known = Set(package.modules.map(\.name))
    let foreign = Set(inventory.types.map(\.module)).subtracting(known).sorted().map { name in
      LintedModule(name: name, path: folder, visible: [name] + home.visible, usesErrorCatalog: false, isForeign: true)
    }
    return package.adding(inventory, modules: foreign)
  }

  private func homeModule(in package: LintedPackage) throws(GenerateError) -> LintedModule {
    let able = package.modules.filter(\.usesErrorCatalog)
    let names = able.map(\.name).sorted()
    if able.isEmpty { throw .noTarget }
    if let target {
      guard let named = able.first(where: { $0.name == target }) else { throw .unknownTarget(target, known: names) }
      return named
    }
    let worded = able.filter { module in package.folders.contains { $0.module == module.name } }
    let candidates = worded.count == 1 ? worded : able
    guard candidates.count == 1 else { throw .unclearTarget(known: names) }
    return candidates[0]
  }
}
