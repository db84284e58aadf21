import ErrorCatalog

/// What a person is asked.
package enum GenerationQuestion: Catalogued, Equatable {
  /// Whether a case or a type is the one that is gone, under another name.
  case renamed(old: String, new: String)
}

/// The last line of a run: how it went.
package enum GenerationSummary: Catalogued, Equatable {
  /// Nothing had to be changed.
  case fresh
  /// Files were written or removed.
  case written(files: Int)
  /// Files should be, and were not touched.
  case stale(files: Int)
  /// Some of what was told is for a person to mend.
  case left(things: Int)
}
