import ErrorCatalog

/// How a run of `fix` went.
package enum FixSummary: Catalogued, Equatable {
  /// Nothing has a fix.
  case nothing
  case mended(findings: Int, files: Int)
  /// Nothing was written.
  case mendable(findings: Int, files: Int)
  /// What no fix mends.
  case left(errors: Int, warnings: Int, notes: Int)
  /// Programs have copies of the tables inside.
  case copiesOutdated
}

/// What `fix` does not do.
package enum FixRemark: Catalogued, Hashable {
  /// A file that is not this project's own.
  case foreignFile(path: String)
  /// A file with bytes that are no text, so that no diff can show it.
  case brokenText(path: String)
  /// A file whose bytes a program like `patch` would not find.
  case foreignEncoding(path: String, encoding: String)
  /// A file whose encoding changes, which no diff can tell.
  case becomesUTF8(path: String, encoding: String)
  /// The folder that the paths of a diff start from, where it is not the one that the person stands in.
  case diffStartsElsewhere(folder: String)
}
