import ErrorCatalog

/// What was looked at, and how much of it there is.
enum CheckedProject: Catalogued {
  /// `base` is the tag of the language that words are written in first.
  case looked(folder: String, tables: Int, sources: Int, base: String)
  /// The texts of one locale.
  case coverage(percent: Int, translated: Int, needsReview: Int, missing: Int, excluded: Int)
  /// Those of a locale that need have none: of nothing there is no percentage.
  case noneWanted(excluded: Int)
  /// What a baseline knew, and what of it was not found any more.
  case baseline(known: Int, mended: Int)
  /// What the call names and a configuration leaves out.
  case leftOut(path: String, configuration: String)
}
