import APIErrors
import ErrorCatalog
import Foundation

extension Catalog {
  /// The words of this program, over those for the errors of a search.
  static let search = Catalog(resources: .module, embedded: .module).layered(over: .apiErrors)
}
