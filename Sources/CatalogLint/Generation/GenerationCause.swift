import ErrorCatalog
import MessageFormatting

/// Why a file is not as it should be; `written` says that now it is.
package enum GenerationCause: Sendable, Equatable {
  /// The type has no generated conformance yet.
  case newConformance(type: String, written: Bool)
  /// The conformance is not what the cases of the type ask for.
  case staleConformance(type: String, written: Bool)
  /// The conformance of a type that is gone, or that conforms by hand now.
  case unneededConformance(type: String, written: Bool)
  /// The table lacks entries of these cases.
  case entries(cases: [String], written: Bool)
  /// The entries of a case that has another name now.
  case renamed(old: String, new: String, written: Bool)
  /// There is no copy of the tables inside the program yet.
  case newCopy(tables: [String], written: Bool)
  /// The copy inside the program is not what the tables say.
  case staleCopy(tables: [String], written: Bool)
  /// A copy in a target that has no tables any more.
  case unneededCopy(written: Bool)
}

extension GenerationCause: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .newConformance: Self.key("newConformance")
    case .staleConformance: Self.key("staleConformance")
    case .unneededConformance: Self.key("unneededConformance")
    case .entries: Self.key("entries")
    case .renamed: Self.key("renamed")
    case .newCopy: Self.key("newCopy")
    case .staleCopy: Self.key("staleCopy")
    case .unneededCopy: Self.key("unneededCopy")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .newConformance(let type, let written), .staleConformance(let type, let written),
      .unneededConformance(let type, let written):
      ["type": .string(type), "written": ArgumentValue(written)]
    case .entries(let cases, let written): ["cases": .list(cases), "written": ArgumentValue(written)]
    case .renamed(let old, let new, let written):
      ["old": .string(old), "new": .string(new), "written": ArgumentValue(written)]
    case .newCopy(let tables, let written), .staleCopy(let tables, let written):
      ["tables": .list(tables), "written": ArgumentValue(written)]
    case .unneededCopy(let written): ["written": ArgumentValue(written)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "GenerationCause", case: name)
  }
}
