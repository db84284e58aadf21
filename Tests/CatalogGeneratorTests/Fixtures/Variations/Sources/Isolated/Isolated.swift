// swift-format-ignore-file
// A target that is the main actor's unless it says otherwise, as those of apps often are.
import ErrorCatalog

enum Plain: Error { case a, why(Why), cause(any Error) }
enum Why { case a(Int), error(any Error) }
public enum Open: Error {
  case why(OpenWhy)
  // catalog-lint:forwards
  case held(any Error)
}
public enum OpenWhy { case a(Int) }
nonisolated enum Free: Error { case a(Int) }
final class Screen { enum Failure: Error { case a(Int) } }

/// Whoever is on another actor may ask as well.
nonisolated func key(of error: some CatalogError) -> CatalogKey { error.catalogKey }
nonisolated func ask() -> [CatalogKey] { [key(of: Plain.a), key(of: Open.why(.a(1))), OpenWhy.a(1).catalogKey] }
