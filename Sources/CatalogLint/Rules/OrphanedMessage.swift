import ErrorCatalog
import ErrorInventory

/// Reports entries whose case or type is gone from the source.
///
/// Nobody reads such a text any more; often the case was renamed and people meet the generic text in its place. One
/// finding stands for all entries of a case, or of a type that is gone as a whole, in one table; its notes name the other
/// entries. Words for an enum inside a function are reported too: no key leads to it. A type without words that has the
/// cases of one that is gone is likely the same: it is named, in whatever table. Left alone: keys that are not made like an
/// error's, the keys of other packages' modules, errors whose cases the source cannot tell (structs, macros), and unknown
/// types in tables that are not mostly about errors: the `Settings.Network.title` of an app is none of ours, and an
/// `AppError.title` no misspelled `APIError.title`. An entry whose
/// misspelled key explains why a message is missing is told there (`missing-message`), and where a source file could not be
/// read whole nothing is known to be gone.
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
      "a type that has another name now, in a table of its own",
      [
        "Sources/Shop/Checkout.swift": #"""
        enum CheckoutProblem: Error { case emptyCart, declined }
        """#,
        "Sources/Shop/en.lproj/Checkout.strings": #"""
        1️⃣"CheckoutTrouble.emptyCart.title" = "Empty cart";
        📎"CheckoutTrouble.emptyCart.description" = "Add an item, then check out.";
        📎"CheckoutTrouble.declined.title" = "Card declined";
        📎"CheckoutTrouble.declined.description" = "Try another card.";
        """#,
      ]
    ),
    RuleExample(
      "a type whose new name is nothing like the old one",
      [
        "Sources/Shop/Payment.swift": #"""
        enum PaymentProblem: Error { case expired, declined }
        """#,
        "Sources/Shop/en.lproj/Checkout.strings": #"""
        1️⃣"Billing.expired.title" = "Card expired";
        📎"Billing.expired.description" = "Try another card.";
        📎"Billing.declined.title" = "Card declined";
        📎"Billing.declined.description" = "Try another card.";
        """#,
      ]
    ),
    RuleExample(
      "words for an enum inside a function",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        func pay() throws {
          enum PaymentError: Error { case declined }
          throw PaymentError.declined
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        1️⃣"PaymentError.declined.title" = "Card declined";
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
  package enum Sentence: Catalogued {
    case goneCase(type: String, name: String)
    case renamedCase(type: String, name: String, nearest: String)
    case unknownType(type: String, modules: [String])
    case misspelledType(type: String, nearest: String)
    case localType(type: String)
    case another
  }

  /// What is gone, and the table that still words it.
  private struct Orphan: Hashable {
    let folder: Int
    let table: String
    let name: Name
  }

  private enum Name: Hashable {
    case goneCase(type: Int, name: String)
    case unknownType(String)
    case localType(String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    if package.sourceNotes.contains(where: \.hidesTypes) { return [] }
    var order: [Orphan] = []
    var entries: [Orphan: [LintedEntry]] = [:]
    let (gaps, renamed) = (package.gaps, package.gaps.renamedTypes)
    var wanted = WantedTexts(in: package)
    for entry in package.entries {
      guard let name = name(of: entry, in: package, beside: gaps),
        !wanted.contain(entry)
      else { continue }
      let orphan = Orphan(folder: entry.folderIndex, table: package.file(of: entry).table, name: name)
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
        sentence(for: orphan, first, renamed: renamed, in: package),
        at: place,
        notes: others.map { .init(Sentence.another, at: $0) },
        fixes: [package.fix(renaming: all)].compactMap(\.self),
        subjects: Set(all.map(\.entry.key)).sorted()
      )
    }
  }

  private static func name(
    of entry: LintedEntry,
    in package: LintedPackage,
    beside gaps: TextGaps
  ) -> Name? {
    for binding in entry.bindings {
      switch binding {
      case .goneCase(let type, let name):
        return .goneCase(type: type, name: name)
      case .localType(let path):
        return .localType(path)
      case .unknownType:
        guard gaps.claim(entry, in: package) else { return nil }
        return entry.messageKey.map { .unknownType($0.typePath) }
      case .typeDefault, .errorCase, .notEnumerable, .foreignModule:
        continue
      }
    }
    return nil
  }

  private static func sentence(
    for orphan: Orphan,
    _ entry: LintedEntry,
    renamed: RenamedTypes,
    in package: LintedPackage
  ) -> Sentence {
    switch orphan.name {
    case .goneCase(let index, let name):
      let type = package.types[index]
      if let nearest = entry.meaning?.caseName { return .renamedCase(type: type.path, name: name, nearest: nearest) }
      return .goneCase(type: type.path, name: name)
    case .unknownType(let path):
      let served = package.folders[orphan.folder].serves
      let meant = renamed.type(insteadOf: entry) ?? entry.meaning?.type
      let nearest = meant.map { package.types[$0].path } ?? package.typePaths(servedBy: orphan.folder).nearest(to: path)
      if let nearest { return .misspelledType(type: path, nearest: nearest) }
      return .unknownType(type: path, modules: served.sorted())
    case .localType(let path):
      return .localType(type: path)
    }
  }
}
