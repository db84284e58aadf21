import ErrorCatalog

/// What `format` says of one file; it stands behind the file's name.
package enum FormatRemark: Catalogued, Equatable {
  /// `written` says whether it was, or just should be.
  case laidOut(written: Bool)
  /// A new layout would lose what cannot be read.
  case unreadable
  /// A file that is not this project's own.
  case foreign
}

/// How a run of `format` went.
package enum FormatSummary: Catalogued, Equatable {
  case canonical(files: Int)
  /// What the call names holds no table that has a layout of ours.
  case nothingToFormat
  case written(files: Int)
  case stale(files: Int)
  /// Files that were left alone.
  case left(files: Int)
}
