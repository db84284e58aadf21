import ErrorCatalog
import StringsFiles

/// Reports a text of a translation whose key the development language does not have.
///
/// The text was removed there or its key was changed, and nobody reads this one; or it was forgotten there. Where a text of the
/// development language lacks just this translation and its key is almost the same, that is meant; the fix renames the key
/// where they differ by no more than a slip (`Cart.totall`, `cart.total`), but not `error.403` to `error.402`. Left alone: the
/// messages of error cases (`missing-message`, `orphaned-message`), tables that the development language lacks as a whole
/// (`missing-table`, `empty-table`), the texts of storyboards and of an app's property list, which have the words of that
/// language themselves, and what may stand in a part of a file that cannot be read.
package enum ExtraTranslation: TextRule {
  package static let id = "extra-translation"
  package static let severity = Severity.warning
  package static let wakes = TextFacts.lacksBase

  package static let examples = [
    RuleExample(
      "a text that is gone, and a mistyped key",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        📎"Cart.total" = "Total";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        1️⃣"Cart.totall" = "合計";
        2️⃣"Cart.coupon" = "クーポン";
        """#,
      ]
    ),
    RuleExample(
      "the texts of a storyboard and of a property list",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.items" = "Items";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Cart.items" = "商品";
        """#,
        "Sources/Shop/ja.lproj/Main.strings": #"""
        "7Xq-Nv-c4p.text" = "商品";
        "k2c-PL-9wA.normalTitle" = "注文";
        """#,
        "Sources/Shop/ja.lproj/InfoPlist.strings": #"""
        "CFBundleDisplayName" = "ショップ";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case extra(key: String, base: String)
    case mistyped(key: String, base: String, nearest: String)
    case meant
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let base = text.package.developmentLocale
    guard !text.isToldByItsCase, !text.explains(lackIn: base), !text.folder.isForInterfaceFile(text.file),
      !text.file.isForPropertyList, text.entry.extractionState != "stale", !text.file.hasLost(partOf: text.key)
    else { return [] }
    guard let meant = text.meantBase else {
      return [finding(Sentence.extra(key: text.key, base: base), at: text.keyPlace, about: [])]
    }
    // Another number or a short word is another text as likely as a slip: people must look.
    let isSure = NameSlips.isSlip(text.key, of: meant.key) && !text.hasRivalForBase
    let edits = !isSure ? nil : text.edits([.renameKey(entry: text.entryIndex, key: meant.key)])
    return [
      finding(
        Sentence.mistyped(key: text.key, base: base, nearest: meant.key),
        at: text.keyPlace,
        notes: [.init(Sentence.meant, at: meant.keyPlace)],
        fixes: edits.map { [Fix(Fix.Sentence.renameEntries(count: 1, name: meant.key), $0)] } ?? [],
        about: []
      )
    ]
  }
}
