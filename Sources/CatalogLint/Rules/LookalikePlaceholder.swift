import ErrorCatalog

/// Reports what looks like a placeholder and is none: people read it as it stands.
///
/// Translators, input methods and machine translation leave `％@`, `％1$@`, `% @`, `٪@`, `%１$@`, `%1＄@` or `%$1@` in printf
/// texts, `%2@` for `%2$@`, which is a width and shows the next value, `%＃@name@` for a variable of a plural, `％arg` or
/// `%agr` in the forms of a string catalog, `｛name｝`, `%{name}`, `${name}`, `{{name}}`, `＃` in a plural that shows its
/// number nowhere else, a letter of another script in a name, or a `}` that closes nothing behind a placeholder or at the
/// end in ICU's style, and each style's placeholders in the other's tables, and a name of the base in brackets or between
/// percent signs (`（date）`, `%(date)s`, `%date%`). What may be prose is judged by what the base has, and by the error's
/// values. Left alone: full-width signs that stand for themselves (`100％`), quoted ones, a dollar sign before a price and a
/// percent sign before a rate, and names that stand for nothing.
package enum LookalikePlaceholder: TextRule {
  package static let id = "lookalike-placeholder"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken
  package static let wakes: TextFacts = [.percent, .unplainBraces, .percentLookalike, .braceLookalike, .otherValues]

  package static let examples = [
    RuleExample(
      "signs of another width in a printf table",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case declined(bank: String, code: Int), limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "%1$@ says %2$lld. Try another card.";
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order %lld items at most.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.declined.title" = "お支払いの失敗";
        "CheckoutError.declined.description" = "1️⃣％1$@の返答は2️⃣%２$lldです。別のカードでお試しください。";
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = "一度に注文できるのは3️⃣％lld個までです。";
        """#,
      ]
    ),
    RuleExample(
      "braces of another width, and doubled ones",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), soldOut(item: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order {limit} items at most.";
        "CheckoutError.soldOut.title" = "Sold out";
        "CheckoutError.soldOut.description" = "There is no 1️⃣{{item}} left.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = "一度に注文できるのは2️⃣｛limit｝個までです。";
        "CheckoutError.soldOut.title" = "品切れ";
        "CheckoutError.soldOut.description" = "3️⃣${item}は品切れです。";
        """#,
      ]
    ),
    RuleExample(
      "a printf placeholder in a table of ICU's style",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), soldOut(item: String) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order {limit} items at most.";
        "CheckoutError.soldOut.title" = "Sold out";
        "CheckoutError.soldOut.description" = "There is no 1️⃣%@ left.";
        """#,
      ]
    ),
    RuleExample(
      "signs that stand for themselves",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case full(level: Int), tooCheap(price: Double) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.full.title" = "100% full";
        "CheckoutError.full.description" = "The cart is {level}% full. Remove an item.";
        "CheckoutError.tooCheap.title" = "Below ${price}";
        "CheckoutError.tooCheap.description" = "Orders start at ${price}. Mail shop@example.com about 50%@home.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.full.title" = "100％の満杯";
        "CheckoutError.full.description" = "カートが{level}％埋まりました。商品を減らしてください。";
        "CheckoutError.tooCheap.title" = "${price}未満";
        "CheckoutError.tooCheap.description" = "ご注文は${price}からです｛税込み｝。50％offの品も選べます。";
        """#,
        "Sources/Shop/tr.lproj/Errors.strings": #"""
        "CheckoutError.full.title" = "%100 dolu";
        "CheckoutError.full.description" = "Sepet %{level} dolu. Bir ürün çıkarın.";
        "CheckoutError.tooCheap.title" = "{price} $ altında";
        "CheckoutError.tooCheap.description" = "Siparişler {price} $ ile başlar.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// Both come as they are written.
    case lookalike(written: String, meant: String)
    /// The number has no dollar sign behind it and is a width.
    case width(written: String, meant: String)
    /// Nothing tells which value is meant.
    case unclear(written: String)
    /// A closing brace too many.
    case surplus(written: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    if text.isOfOtherStyle { return [] }
    return text.lookalikes.map { wording, lookalike in
      let bytes = Array(wording.text.utf8)
      let written = String(decoding: bytes[lookalike.span], as: UTF8.self)
      return finding(
        sentence(for: lookalike, written: written),
        at: text.place(of: lookalike.span, in: wording),
        fixes: fixes(of: lookalike, written: written, in: wording, of: text),
        about: [written]
      )
    }
  }

  private static func sentence(for lookalike: Lookalike, written: String) -> Sentence {
    if lookalike.isSurplus { return .surplus(written: written) }
    guard let meant = lookalike.meant else { return .unclear(written: written) }
    return lookalike.isWidth ? .width(written: written, meant: meant) : .lookalike(written: written, meant: meant)
  }

  private static func fixes(
    of lookalike: Lookalike,
    written: String,
    in wording: Wording,
    of text: LintedText
  ) -> [Fix] {
    if lookalike.isSurplus {
      return text.edit(of: lookalike.span, in: wording, to: "").map { [Fix(Fix.Sentence.removeCharacter, [$0])] } ?? []
    }
    guard let meant = lookalike.meant, !isOfPrintfTable(text),
      let edit = text.edit(of: lookalike.span, in: wording, to: meant)
    else { return [] }
    return [Fix(Fix.Sentence.replace(old: written, new: meant), [edit])]
  }

  /// Whether the text is a base text of a table that is read in ICU style, but more of whose texts have percent signs than
  /// braces: one `{name}` in prose has decided for ICU, and what is to be mended is that, with a comment at the top.
  private static func isOfPrintfTable(_ text: LintedText) -> Bool {
    guard text.isBase, text.style == .icu else { return false }
    let facts = text.pass.index.facts[text.reference.table]
    return facts.count { $0.contains(.percent) } > facts.count { $0.contains(.braces) }
  }
}
