import ErrorCatalog

/// What became of a file that was written for a project.
enum SetupSummary: Catalogued {
  case written(file: String, findings: Int)
  case pruned(file: String, dropped: Int, kept: Int)
  /// The configuration.
  case configured(file: String)
}
