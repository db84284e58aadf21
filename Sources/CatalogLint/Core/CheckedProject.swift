import ErrorCatalog
import MessageFormatting

/// What was looked at, and how much of it there is.
enum CheckedProject: Sendable {
  /// `base` is the tag of the language that words are written in first.
  case looked(folder: String, tables: Int, sources: Int, base: String)
  /// The texts of one locale.
  case coverage(percent: Int, translated: Int, needsReview: Int, missing: Int, excluded: Int)
  /// What a baseline knew, and what of it was not found any more.
  case baseline(known: Int, mended: Int)
}

extension CheckedProject: Catalogued {
  var catalogKey: CatalogKey {
    switch self {
    case .looked: Self.key("looked")
    case .coverage: Self.key("coverage")
    case .baseline: Self.key("baseline")
    }
  }

  var catalogArguments: MessageArguments {
    switch self {
    case .looked(let folder, let tables, let sources, let base):
      [
        "folder": .string(folder), "tables": ArgumentValue(tables), "sources": ArgumentValue(sources),
        "base": .string(base),
      ]
    case .coverage(let percent, let translated, let needsReview, let missing, let excluded):
      [
        "percent": ArgumentValue(percent), "translated": ArgumentValue(translated),
        "needsReview": ArgumentValue(needsReview), "missing": ArgumentValue(missing),
        "excluded": ArgumentValue(excluded),
      ]
    case .baseline(let known, let mended): ["known": ArgumentValue(known), "mended": ArgumentValue(mended)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "CheckedProject", case: name)
  }
}
