public import ErrorCatalog

extension Catalog {
  /// The words of Wayfarer, and of the app that depends on it.
  public static let wayfarer = Catalog(resources: .module, modules: ["Wayfarer", "WayfarerApp"])
}
