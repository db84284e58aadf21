/// A target of a package that is not for tests.
package struct LintedModule: Sendable {
  /// The module's name.
  package let name: String
  /// The folder of its sources, from the package's folder.
  package let path: String
  /// The modules of the same package that it can see, itself first, then by distance.
  package let visible: [String]
  /// Whether its sources can import ErrorCatalog: the target names it as a dependency, or may do so in a way that is not
  /// followed.
  package let usesErrorCatalog: Bool
  /// Whether the manifest leaves no doubt about that.
  package let isUseCertain: Bool
  /// Whether an import shows nothing outside of the module unless it says so.
  package let importsInternally: Bool
  /// Whether it belongs to another package; then nothing is written into it.
  package let isForeign: Bool

  init(
    name: String,
    path: String,
    visible: [String],
    usesErrorCatalog: Bool,
    isUseCertain: Bool = true,
    importsInternally: Bool = false,
    isForeign: Bool = false
  ) {
    self.name = name
    self.path = path
    self.visible = visible
    self.usesErrorCatalog = usesErrorCatalog
    self.isUseCertain = isUseCertain
    self.importsInternally = importsInternally
    self.isForeign = isForeign
  }
}
