import ErrorCatalog

/// Why a file is not as it should be; `written` says that now it is.
package enum GenerationCause: Catalogued, Hashable {
  /// The type has no generated conformance yet.
  case newConformance(type: String, written: Bool)
  /// The conformance is not what the cases of the type ask for.
  case staleConformance(type: String, written: Bool)
  /// The conformance of a type that is gone, or that conforms by hand now.
  case unneededConformance(type: String, written: Bool)
  /// The table lacks entries of these cases.
  case entries(cases: [String], written: Bool)
  /// The entries of a case or a type that has another name now.
  case renamed(old: String, new: String, written: Bool)
  /// There is no copy of the tables inside the program yet.
  case newCopy(tables: [String], written: Bool)
  /// The copy inside the program is not what the tables say.
  case staleCopy(tables: [String], written: Bool)
  /// A copy in a target that has no tables any more.
  case unneededCopy(written: Bool)
}
