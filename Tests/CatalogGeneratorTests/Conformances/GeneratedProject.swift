import CatalogGenerator
import ErrorInventory
import Foundation
import TestSupport

/// The fixture's package with the conformances that were generated for it, in a folder of its own.
struct GeneratedProject {
  let folder: TemporaryFolder
  let plan: ConformancePlan
  let types: [ErrorType]

  /// Generates conformances for every error enum of the package, and for those of a checkout of other packages.
  init() throws {
    folder = try TemporaryFolder()
    let fixtures = PackageFolder.fixtures(of: "CatalogGenerator").appending(path: "Variations")
    for part in ["Sources", "Checkout"] {
      try FileManager.default.copyItem(at: fixtures.appending(path: part), to: folder.url.appending(path: part))
    }
    // An error with eight reasons, of another package.
    let transfer = PackageFolder.fixtures(of: "ErrorInventory").appending(path: "Transfer.swift")
    try folder.write(Data(contentsOf: transfer), to: "Checkout/Sources/Transfers/Transfer.swift")
    let own = try Inventory.read(paths: [folder.url.appending(path: "Sources").path]).types
    let others = try Inventory.read(paths: [folder.url.appending(path: "Checkout").path]).types
    let types = own + others
    self.types = types
    let hiding = folder.url.appending(path: "Sources/Hiding/Hiding.swift")
    let modules = Set(others.map(\.module))
    plan = ConformancePlan(
      types: types,
      catalogued: Set(types.indices.filter { types[$0].kind == .error || types[$0].conformsToCatalogError }),
      declared: ["Hiding": DeclaredNames.read([hiding.path], among: TypeNames.bearing)]
    ) { type in
      modules.contains(type.module)
        ? ConformanceFile.Home(module: "Variations", isSamePackage: false)
        : ConformanceFile.Home(module: type.extending.conformingModule ?? type.module)
    }
    for file in plan.files {
      try folder.write(file.file.text, to: path(of: file))
    }
  }

  private func path(of file: ConformancePlan.File) -> String {
    "Sources/\(file.home.module)/Generated/\(file.file.name)"
  }

  /// The generated files.
  var generated: [URL] { plan.files.map { folder.url.appending(path: path(of: $0)) } }

  /// The Swift files of a module.
  func sources(of module: String, in part: String = "Sources") -> [URL] {
    let root = folder.url.appending(path: part == "Sources" ? "Sources/\(module)" : "\(part)/Sources/\(module)")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
  }
}
