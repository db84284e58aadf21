import ErrorInventory

/// The enums that `generate` makes conform and words: those that are catalogued, or those that were asked for, and the
/// reasons that they reach.
struct GenerationScope {
  /// Where the types that get words stand in `LintedPackage.types`, in order.
  let types: [Int]
  /// The conformances of these types.
  let conformances: [PackageConformances.Conformance]
  let remarks: [GenerationRemark]
  /// Whether all types of the package are meant.
  let isWhole: Bool

  /// - Parameter named: the types that are asked for; empty for all that are catalogued.
  init(of package: LintedPackage, named: Set<Int>, sources: OwnSources, declared: [String: Set<String>]) {
    let catalogued = Set(package.types.indices.filter(package.isCatalogued))
    let asked = named.isEmpty ? catalogued : named
    let meant = PackageConformances(of: asked, in: package, sources: sources, declared: declared)
    // What a type hands on to its reasons depends on which of them speak, so the plan is one for all.
    let whole = PackageConformances(of: catalogued.union(asked), in: package, sources: sources, declared: declared)
    types = asked.union(meant.types).subtracting(meant.unseen).sorted()
    let references = Set(meant.all.map(\.type.reference))
    conformances = whole.all.filter { references.contains($0.type.reference) }
    let begun = package.types.indices.first { package.isSeen(package.types[$0]) && !package.isLeftOut($0) }
    // Words for types of other packages are words too.
    let isNothingCatalogued =
      types.isEmpty && named.isEmpty && !package.entries.contains { $0.bindings.contains(.foreignModule) }
    let example = isNothingCatalogued ? begun.map { package.types[$0].path } : nil
    remarks = meant.remarks + (example.map { [.nothingCatalogued(example: $0)] } ?? [])
    isWhole = named.isEmpty
  }

  /// The types that people mean by names.
  ///
  /// - Parameter names: as people write them.
  /// - Throws: `GenerateError.unknownType`.
  static func types(named names: [String], in package: LintedPackage) throws(GenerateError) -> Set<Int> {
    // Where another package was read, its types are meant.
    let hasForeign = package.modules.contains(where: \.isForeign)
    let meant = package.types.indices.filter { !hasForeign || package.isForeign(package.types[$0].module) }
    var found: Set<Int> = []
    for name in names {
      let named = meant.filter { package.types[$0].path == name || package.types[$0].qualifiedName == name }
      if named.isEmpty { throw .unknownType(name, known: Set(meant.map { package.types[$0].path }).sorted()) }
      found.formUnion(named)
    }
    return found
  }
}

extension ErrorType {
  /// The module and the path, as a key for another module's table writes them: `Shop/CheckoutError`.
  var qualifiedName: String { "\(module)/\(path)" }
}
