import ErrorCatalog
import LocalizedMessages

extension Catalog {
  /// The words of `SessionTaskError`, `RequestError` and `ResponseError`.
  public static let sessionErrors = Catalog.packageWords(tables: ["SessionErrors"], serving: ["SessionErrors"])
}
