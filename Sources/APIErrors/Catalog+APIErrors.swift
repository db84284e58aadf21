import ErrorCatalog
import LocalizedMessages

extension Catalog {
  /// The words of `APIError`.
  public static let apiErrors = Catalog.packageWords(tables: ["APIErrors"], serving: ["APIErrors"])
}
