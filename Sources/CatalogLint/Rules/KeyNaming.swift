import ErrorCatalog
import ErrorInventory

/// Reports a key that is almost that of an error, but not made like one.
///
/// `CheckoutError.emptyCart.tittle`, `CheckoutError..emptyCart.title`: nobody reads such a text. A key is a type, a case and a
/// field, `title`, `description` or `recovery`, with a dot between them and a slash behind a module. Reported are fields that
/// are near to one of these, and keys of a case that exists but for a dot too many, a sign of another width, a blank, another
/// sign in the place of one dot, a part that stands twice, a dot behind the module, and the field before the case or without
/// its dot. One finding stands for a key in all locales. Left alone: keys that are near to none, as an app may have words of
/// its own under the name of an error; keys that follow another way throughout (`CheckoutError_emptyCart_title`); and entries
/// whose key explains why a message is missing, which is told there (`missing-message`). Another name of the type or the case
/// is told by `orphaned-message`.
package enum KeyNaming: Rule {
  package static let id = "key-naming"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "a misspelled field",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        1️⃣"CheckoutError.emptyCart.recovry" = "Look around in the shop.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        📎"CheckoutError.emptyCart.recovry" = "店内をご覧ください。";
        """#,
      ]
    ),
    RuleExample(
      "a dot too many, full-width dots, and a dot behind the module",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        1️⃣"CheckoutError..emptyCart.title" = "Nothing in the cart";
        2️⃣"CheckoutError．emptyCart．title" = "The cart is empty";
        3️⃣"Shop.CheckoutError.emptyCart.title" = "No item in the cart";
        """#,
      ]
    ),
    RuleExample(
      "words of an app under the name of an error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "CheckoutError.emptyCart.button" = "Look around";
        "CheckoutError_emptyCart_title" = "Empty cart";
        "Settings.Network.tittle" = "Network";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case misspelledField(field: String, nearest: String)
    case malformed(nearest: String)
    case another
  }

  /// A key of a folder.
  private struct Key: Hashable {
    let folder: Int
    let key: String
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    // The case that is meant may stand where nobody could read.
    if package.sourceNotes.contains(where: \.hidesTypes) { return [] }
    var order: [Key] = []
    var entries: [Key: [LintedEntry]] = [:]
    var wanted = WantedTexts(in: package)
    for entry in package.entries {
      guard entry.meaning != nil, entry.messageKey == nil, !wanted.contain(entry) else { continue }
      if isOwn(entry, in: package) { continue }
      let key = Key(folder: entry.folderIndex, key: entry.key)
      if entries[key] == nil { order.append(key) }
      entries[key, default: []].append(entry)
    }
    return order.compactMap { key in
      let all = entries[key, default: []]
      // The development language is where people look first.
      let first = all.first { package.file(of: $0).locale == package.developmentLocale } ?? all.first
      guard let first, let meaning = first.meaning else { return nil }
      let place = package.keyPlace(of: first)
      let others = all.map(package.keyPlace).filter { $0 != place }.sorted()
      return finding(
        sentence(for: first, meaning: meaning, in: package),
        at: place,
        notes: others.map { .init(Sentence.another, at: $0) },
        fixes: [package.fix(renaming: all)].compactMap(\.self),
        about: []
      )
    }
  }

  /// Whether a key that is not well-formed may be an app's: whoever words no error as we do may have a way of their own.
  static func isOwn(_ entry: LintedEntry, in package: LintedPackage) -> Bool {
    guard entry.wellFormedKey != nil, let meaning = entry.meaning else { return false }
    return MendedKeys.mayBeOwn(entry.key) && !package.isCatalogued(meaning.type)
  }

  private static func sentence(
    for entry: LintedEntry,
    meaning: LintedEntry.Meaning,
    in package: LintedPackage
  ) -> Sentence {
    if entry.wellFormedKey != nil, let nearest = package.key(of: meaning, insteadOf: entry) {
      return .malformed(nearest: nearest)
    }
    let field = entry.key.split(separator: ".").last.map(String.init) ?? entry.key
    return .misspelledField(field: field, nearest: meaning.field.rawValue)
  }
}
