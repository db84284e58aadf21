import ErrorCatalog

/// What became of a file that was written for a project.
enum SetupSummary: Catalogued {
  /// A baseline: how many entries it has, of which a finding may have several.
  case written(file: String, entries: Int)
  /// A baseline, by its entries.
  case pruned(file: String, dropped: Int, kept: Int)
  /// The configuration.
  case configured(file: String)
}
