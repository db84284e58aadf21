import ErrorCatalog
import ErrorInventory

/// What an inventory holds, and what was left out of it.
enum InventorySummary: Catalogued {
  case listed(types: Int, cases: Int, files: Int)
  case unread(files: Int)
  case partlyRead(files: Int)
  case skippedPrivate(count: Int)
  case skippedLocal(count: Int)
  case skippedTest(count: Int)

  init(_ inventory: Inventory) {
    let cases = inventory.types.map(\.cases.count).reduce(0, +)
    self = .listed(types: inventory.types.count, cases: cases, files: inventory.fileCount)
  }

  init(_ skipped: SkippedTypes) {
    switch skipped.reason {
    case .private: self = .skippedPrivate(count: skipped.count)
    case .local: self = .skippedLocal(count: skipped.count)
    case .test: self = .skippedTest(count: skipped.count)
    }
  }
}

/// An error whose cases source cannot tell.
enum UncountedError: Catalogued {
  case structure(type: String)
  case `class`(type: String)
  case actor(type: String)
  case macro(type: String, macro: String)
  case importedType(type: String)

  init(_ report: ErrorInventory.NotEnumerable) {
    switch report.reason {
    case .structure: self = .structure(type: report.path)
    case .class: self = .class(type: report.path)
    case .actor: self = .actor(type: report.path)
    case .macro(let name): self = .macro(type: report.path, macro: name)
    case .importedType: self = .importedType(type: report.path)
    }
  }

  /// The reason for programs.
  var id: String {
    switch self {
    case .structure: "struct"
    case .class: "class"
    case .actor: "actor"
    case .macro: "macro"
    case .importedType: "imported-type"
    }
  }
}
