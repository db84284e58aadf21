import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// What an inventory holds, and what was left out of it.
enum InventorySummary: Sendable {
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

extension InventorySummary: Catalogued {
  var catalogKey: CatalogKey {
    switch self {
    case .listed: Self.key("listed")
    case .unread: Self.key("unread")
    case .partlyRead: Self.key("partlyRead")
    case .skippedPrivate: Self.key("skippedPrivate")
    case .skippedLocal: Self.key("skippedLocal")
    case .skippedTest: Self.key("skippedTest")
    }
  }

  var catalogArguments: MessageArguments {
    switch self {
    case .listed(let types, let cases, let files):
      ["types": ArgumentValue(types), "cases": ArgumentValue(cases), "files": ArgumentValue(files)]
    case .unread(let files), .partlyRead(let files): ["files": ArgumentValue(files)]
    case .skippedPrivate(let count), .skippedLocal(let count), .skippedTest(let count):
      ["count": ArgumentValue(count)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "InventorySummary", case: name)
  }
}

/// An error whose cases source cannot tell.
enum UncountedError: Sendable {
  case structure(type: String)
  case `class`(type: String)
  case actor(type: String)
  case macro(type: String, macro: String)
  case importedType(type: String)

  init(_ report: NotEnumerable) {
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

extension UncountedError: Catalogued {
  var catalogKey: CatalogKey {
    switch self {
    case .structure: Self.key("structure")
    case .class: Self.key("class")
    case .actor: Self.key("actor")
    case .macro: Self.key("macro")
    case .importedType: Self.key("importedType")
    }
  }

  var catalogArguments: MessageArguments {
    switch self {
    case .structure(let type), .class(let type), .actor(let type), .importedType(let type): ["type": .string(type)]
    case .macro(let type, let macro): ["type": .string(type), "macro": .string(macro)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UncountedError", case: name)
  }
}
