import CatalogGenerator
import ErrorInventory

/// The conformances that the enums of a package should have.
struct PackageConformances {
  /// One of them.
  struct Conformance {
    /// The path from the package's folder.
    let path: String
    let type: ErrorType
    let text: String
  }

  /// By the order of the types.
  let all: [Conformance]
  /// The types that have one, or will have: where they stand in `LintedPackage.types`.
  let types: Set<Int>
  /// The types that nothing in the package can see, so that words for them would never be spoken.
  let unseen: Set<Int>
  /// Why other types get none, as far as somebody should know.
  let remarks: [GenerationRemark]

  /// - Parameters:
  ///   - catalogued: the types that people are meant to see; the reasons that they reach join them.
  ///   - sources: the files that are there.
  ///   - declared: the names of types in each module that bear on how others are spelled.
  init(of catalogued: Set<Int>, in package: LintedPackage, sources: OwnSources, declared: [String: Set<String>]) {
    let homes = ConformanceHomes(of: package)
    let plan = ConformancePlan(
      types: package.types,
      catalogued: catalogued,
      taken: sources.names,
      present: sources.generated.files(in: package),
      declared: declared,
      home: homes.home
    )
    var all: [Conformance] = []
    var obstacles: [GenerationRemark] = []
    for planned in plan.files {
      let type = package.types[planned.typeIndex]
      let (name, module) = (planned.file.name, planned.home.module)
      let header = GeneratedHeader(module: type.module, type: type.path)
      if let path = sources.path(of: header, named: name, in: module, newlyNamed: name) {
        all.append(Conformance(path: path, type: type, text: planned.file.text))
      } else if let obstacle = sources.folders.obstacle(in: module), !obstacles.contains(obstacle) {
        obstacles.append(obstacle)
      }
    }
    self.all = all
    types = Set(plan.files.map(\.typeIndex))
    unseen = Set(
      plan.omissions.filter { if case .notPublic = $0.reason { true } else { false } }.map(\.typeIndex)
    )
    remarks =
      obstacles
      + plan.omissions.compactMap { omitted -> GenerationRemark? in
        switch omitted.reason {
        case .writtenByHand: nil
        case .unreachable(let type): .hiddenType(type: type)
        case .notShown(let type, let home):
          .internalToModule(type: type, module: package.types[omitted.typeIndex].module, home: home)
        case .notPublic(let type): .internalElsewhere(type: type, module: package.types[omitted.typeIndex].module)
        case .hiddenName(let type, let name): .hiddenName(type: type, name: name)
        case .overloaded(let type, let name): .overloadedCase(type: type, name: name)
        case .homeless(let type): .noDependency(type: type, target: package.types[omitted.typeIndex].module)
        }
      }
  }
}

/// Where the conformances of a package are compiled.
private struct ConformanceHomes {
  private let package: LintedPackage
  private let indices: [TypeReference: Int]
  private let modules: [String: [LintedModule]]
  /// Those of them that can hold a conformance.
  private let users: [String: [LintedModule]]

  init(of package: LintedPackage) {
    self.package = package
    modules = Dictionary(grouping: package.modules, by: \.name)
    users = Dictionary(grouping: package.modules.filter(\.usesErrorCatalog), by: \.name)
    indices = Dictionary(package.types.enumerated().map { ($1.reference, $0) }) { first, _ in first }
  }

  /// The module that declares the type or makes it an error; where that does not depend on ErrorCatalog, the one
  /// whose tables hold its words, or will hold them.
  func home(of type: ErrorType) -> ConformanceFile.Home? {
    let declaring = type.extending.conformingModule ?? type.module
    let wording = indices[type.reference].map { HomeFolders(ofType: $0, in: package).folders.map(\.module) } ?? []
    func isHome(_ name: String) -> Bool { users[name]?.contains { sees(type.module, from: $0) } == true }
    let visible = users.isEmpty ? [] : modules[type.module]?.first?.visible ?? []
    let name = ([declaring] + wording).first(where: isHome) ?? visible.first(where: isHome)
    return name.map { name in
      ConformanceFile.Home(
        module: name,
        isSamePackage: !package.isForeign(type.module),
        importsInternally: modules[name]?.contains(where: \.importsInternally) == true
      )
    }
  }

  /// Whether a module's sources can name a type of another.
  private func sees(_ other: String, from module: LintedModule) -> Bool {
    module.visible.contains(other) || package.isForeign(other)
  }
}
