import ErrorCatalog
import ErrorInventory

/// Reports a key that is made like that of an error, but does not end in a field.
///
/// `CheckoutError.emptyCart.tittle`: nobody reads such a text. A key ends in `title`, `description` or `recovery`; what is
/// near to one of them behind a type and a case of the source is meant to be it. One finding stands for a key in all
/// locales. Left alone: keys that are not near to any of these, as an app may have words of its own under the name of an
/// error, and entries whose key explains why a message is missing, which is told there (`missing-message`). Another name of
/// the type or the case is told by `orphaned-message`.
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
      "words of an app under the name of an error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "CheckoutError.emptyCart.button" = "Look around";
        "Settings.Network.tittle" = "Network";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case misspelledField(field: String, nearest: String)
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
    for entry in package.entries where entry.messageKey == nil && entry.meaning != nil {
      if wanted.contain(entry) { continue }
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
      let field = key.key.split(separator: ".").last.map(String.init) ?? key.key
      return finding(
        Sentence.misspelledField(field: field, nearest: meaning.field.rawValue),
        at: place,
        notes: others.map { .init(Sentence.another, at: $0) },
        fixes: [package.fix(renaming: all)].compactMap(\.self)
      )
    }
  }
}
