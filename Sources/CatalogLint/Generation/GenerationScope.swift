import ErrorInventory

/// The enums that `generate` makes conform and words: those that are catalogued, or those that were asked for.
struct GenerationScope {
  /// Where they stand in `LintedPackage.types`, in order.
  let types: [Int]
  let remarks: [GenerationRemark] = []

  /// - Parameter names: types as people write them; empty for all that are catalogued.
  /// - Throws: `GenerateError.unknownType`.
  init(of package: LintedPackage, named names: [String]) throws(GenerateError) {
    let all = package.types.indices
    if names.isEmpty {
      types = all.filter(package.isCatalogued)
      return
    }
    var found: [Int] = []
    for name in names {
      let named = all.filter { [package.types[$0].path, package.types[$0].qualifiedName].contains(name) }
      if named.isEmpty { throw .unknownType(name, known: all.map { package.types[$0].path }.sorted()) }
      found += named
    }
    types = Set(found).sorted()
  }
}

extension ErrorType {
  /// The module and the path, as a key for another module's table writes them: `Shop/CheckoutError`.
  var qualifiedName: String { "\(module)/\(path)" }
}
