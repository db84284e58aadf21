import MessageFormatting
import ErrorCatalog

/// Reports entries whose case or type is gone from the source.
///
/// Nobody reads such a text any more; often the case was renamed and people meet the generic text in its place. One
/// finding stands for all entries of a case, or of a type that is gone as a whole, in one table; its notes name the other
/// entries. Left alone: keys that are not made like an error's, the keys of other packages' modules, errors whose cases
/// the source cannot tell (structs, macros), and unknown types in tables that are not mostly about errors: the
/// `Settings.Network.title` of an app is none of ours.
package enum OrphanedMessage: Rule {
  package static let id = "orphaned-message"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "the words of a case that was renamed",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        1️⃣"CheckoutError.emptyCard.title" = "Empty cart";
        📎"CheckoutError.emptyCard.description" = "Add an item.";
        """#,
      ]
    ),
    RuleExample(
      "a type that is gone",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        1️⃣"PaymentError.declined.title" = "Card declined";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        📎"PaymentError.declined.title" = "使えないカード";
        """#,
      ]
    ),
    RuleExample(
      "words that belong to no error, and those of another package",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "Payments/PaymentError.declined.title" = "Card declined";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Settings.Network.title" = "Network";
        "Settings.Account.title" = "Account";
        """#,
      ]
    ),
    RuleExample(
      "an error whose cases the source cannot tell",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        struct ServerError: Error { var code: String }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "ServerError.E100.title" = "Server busy";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Sendable {
    case goneCase(type: String, name: String)
    case renamedCase(type: String, name: String, nearest: String)
    case unknownType(type: String, modules: [String])
    case misspelledType(type: String, nearest: String)
    case another
  }

  /// What is gone, and the table that still words it.
  private struct Orphan: Hashable {
    let folder: Int
    let table: String
    /// The number of the type; nil where the type is unknown.
    let type: Int?
    /// The case, or the path of an unknown type.
    let name: String
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    var order: [Orphan] = []
    var entries: [Orphan: [LintedEntry]] = [:]
    let errorTables = ErrorTables(of: package)
    for entry in package.entries {
      guard let orphan = orphan(entry, in: package, errorTables: errorTables) else { continue }
      if entries[orphan] == nil { order.append(orphan) }
      entries[orphan, default: []].append(entry)
    }
    return order.compactMap { orphan in
      // The development language is where people look first.
      let all = entries[orphan, default: []]
      let first = all.first { package.file(of: $0).locale == package.developmentLocale } ?? all.first
      guard let first else { return nil }
      let place = package.keyPlace(of: first)
      let others = all.map(package.keyPlace).filter { $0 != place }.sorted()
      return finding(
        sentence(for: orphan, in: package),
        at: place,
        notes: others.map { .init(Sentence.another, at: $0) }
      )
    }
  }

  private static func orphan(
    _ entry: LintedEntry,
    in package: LintedPackage,
    errorTables: ErrorTables
  ) -> Orphan? {
    let table = package.file(of: entry).table
    for binding in entry.bindings {
      switch binding {
      case .goneCase(let type, let name):
        return Orphan(folder: entry.folderIndex, table: table, type: type, name: name)
      case .unknownType:
        guard errorTables.contains(entry, in: package), let path = entry.messageKey?.path else { return nil }
        let type = path.count > 1 ? path.dropLast().joined(separator: ".") : path.joined(separator: ".")
        return Orphan(folder: entry.folderIndex, table: table, type: nil, name: type)
      case .typeDefault, .errorCase, .notEnumerable, .foreignModule:
        continue
      }
    }
    return nil
  }

  private static func sentence(for orphan: Orphan, in package: LintedPackage) -> Sentence {
    if let index = orphan.type {
      let type = package.types[index]
      if let nearest = Spelling.nearest(to: orphan.name, in: type.cases.map(\.name)) {
        return .renamedCase(type: type.path, name: orphan.name, nearest: nearest)
      }
      return .goneCase(type: type.path, name: orphan.name)
    }
    let served = package.folders[orphan.folder].serves
    let paths = package.types.filter { served.contains($0.module) }.map(\.path)
    if let nearest = Spelling.nearest(to: orphan.name, in: paths) {
      return .misspelledType(type: orphan.name, nearest: nearest)
    }
    return .unknownType(type: orphan.name, modules: served.sorted())
  }
}

/// The tables that are mostly about errors, over all their locales.
private struct ErrorTables {
  private struct Table: Hashable {
    let folder: Int
    let name: String
  }

  private let tables: Set<Table>

  init(of package: LintedPackage) {
    var counts: [Table: (bound: Int, all: Int)] = [:]
    for entry in package.entries {
      let table = Table(folder: entry.folderIndex, name: package.file(of: entry).table)
      counts[table, default: (0, 0)].all += 1
      if entry.bindings.contains(where: { $0.type != nil }) { counts[table, default: (0, 0)].bound += 1 }
    }
    tables = Set(counts.filter { $0.value.bound * 2 > $0.value.all }.keys)
  }

  func contains(_ entry: LintedEntry, in package: LintedPackage) -> Bool {
    tables.contains(Table(folder: entry.folderIndex, name: package.file(of: entry).table))
  }
}

extension OrphanedMessage.Sentence: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .goneCase: Self.key("goneCase")
    case .renamedCase: Self.key("renamedCase")
    case .unknownType: Self.key("unknownType")
    case .misspelledType: Self.key("misspelledType")
    case .another: Self.key("another")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .goneCase(let type, let name): ["type": .string(type), "name": .string(name)]
    case .renamedCase(let type, let name, let nearest):
      ["type": .string(type), "name": .string(name), "nearest": .string(nearest)]
    case .unknownType(let type, let modules): ["type": .string(type), "modules": .list(modules)]
    case .misspelledType(let type, let nearest): ["type": .string(type), "nearest": .string(nearest)]
    case .another: .none
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "OrphanedMessage.Sentence", case: name)
  }
}
