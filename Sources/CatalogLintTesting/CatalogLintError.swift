/// Why a package could not be checked.
public enum CatalogLintError: Error, Equatable, CustomStringConvertible {
  /// The tool does not stand beside the tests.
  case notBuilt(folder: String)
  /// The tool could not do its work; `reason` is what it said.
  case failed(reason: String)

  /// What went wrong and the way out.
  public var description: String {
    switch self {
    case .notBuilt(let folder):
      "There is no catalog-lint in \(folder), where the tests were built. Run `swift build --product catalog-lint` first."
    case .failed(let reason): reason
    }
  }
}
