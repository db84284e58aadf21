import ErrorCatalog
import MessageFormatting

/// Reports a percent sign of prose in a printf text.
///
/// The formatter takes it for the start of a conversion: of "100% sure" it makes `% s`, of "50%OFF" and "50 %off" an
/// octal number, and eats a value; of "(100%)" it may drop the sign. `%%` stands for the sign. Where the sign begins no
/// conversion and the text shows values, none of them can be filled in, and people read the text as it stands: that is an
/// error. Left alone: texts in ICU's style, in which a percent sign is one; `％`; and texts that speak for no error and
/// have no values in any language, which are shown as they stand.
package enum StrayPercent: TextRule {
  package static let id = "stray-percent"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.percent

  package static let examples = [
    RuleExample(
      "a rate in prose",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), tooCheap, full }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order %lld items at most.";
        "CheckoutError.tooCheap.title" = "Minimum order";
        "CheckoutError.tooCheap.description" = "Order more to get 50 1️⃣% off.";
        "CheckoutError.full.title" = "Cart 1002️⃣% full";
        "CheckoutError.full.description" = "The cart is 1003️⃣%, so remove an item.";
        """#,
      ]
    ),
    RuleExample(
      "a rate beside a value",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), full(level: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "Order %lld items at most.";
        "CheckoutError.full.title" = "Full cart";
        "CheckoutError.full.description" = "The cart is filled to %lld1️⃣%. Remove an item.";
        """#,
      ]
    ),
    RuleExample(
      "a rate directly before a word",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int), full }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        "CheckoutError.limitReached.description" = "For 50%% off, order %lld items at most.";
        "CheckoutError.full.title" = "Full cart";
        "CheckoutError.full.description" = "Pay now and get 50%% off.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "注文数の上限";
        "CheckoutError.limitReached.description" = "501️⃣%OFFの品は%lld個まで注文できます。";
        "CheckoutError.full.title" = "満杯のカート";
        "CheckoutError.full.description" = "今すぐのお支払いで５０2️⃣%OFFになります。";
        """#,
      ]
    ),
    RuleExample(
      "texts that no formatter reads",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Cart.left" = "%@ left";
        "Cart.save" = "Save 100% of it";
        "Cart.off" = "50% off";
        "Cart.rate" = "100%";
        """#
      ]
    ),
    RuleExample(
      "doubled signs, full-width ones, and a table in ICU's style",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case full(level: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.full.title" = "Cart 100%% full";
        "CheckoutError.full.description" = "The cart is filled to %lld%%. Remove an item.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.full.title" = "満杯（100％）";
        "CheckoutError.full.description" = "カートが%lld％まで埋まりました。商品を減らしてください。";
        """#,
        "Sources/Shop/en.lproj/Screens.strings": #"""
        "Settings.greeting" = "Hello {name}, 50% off today, 100 % sure!";
        """#,
        "Sources/Shop/ja.lproj/Screens.strings": #"""
        "Settings.greeting" = "{name}さん、今日は50%引きです！";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The formatter takes it for a conversion.
    case stray(written: String)
    /// It begins no conversion: some formatters drop it.
    case lost
    /// It ends the pattern, and the values of the text are not shown.
    case spoils
    /// It is part of a URL, and a formatter reads the text.
    case octet(written: String, mended: String)
    /// A value that the text in {base} shows may be meant.
    case value(placeholder: String, base: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .printf else { return [] }
    var isFormatted: Bool?
    return text.wordings.flatMap { wording -> [Finding] in
      let signs = PrintfSigns(of: wording, in: text)
      if signs.stray.isEmpty, signs.octets.isEmpty { return [] }
      let isSure = isFormatted ?? text.isSurelyFormatted
      isFormatted = isSure
      guard isSure else { return [] }
      let bytes = Array(wording.text.utf8)
      let values = signs.sound.count { $0.meaning != .sign }
      let hasValues = values > 0
      // A value that the base shows and this text does not may be what the sign was meant for.
      let base = text.base
      let mayBeValue = values < Set(base?.placeholders.map(\.name) ?? []).count
      let lacking = mayBeValue ? base.flatMap { lackingValue(of: text, base: $0) } : nil
      return octets(signs.octets, in: wording, of: text)
        + signs.stray.map { sign in
          let isSpoiler = hasValues && sign.conversion == nil
          let span = sign.span.lowerBound..<sign.span.lowerBound + 1
          if let lacking, let base, !isBehindNumber(sign, in: bytes) {
            return finding(
              Sentence.value(placeholder: lacking, base: base.locale),
              at: text.place(of: span, in: wording),
              severity: .error
            )
          }
          let edit = mayBeValue ? nil : text.edit(of: span, in: wording, to: "%%")
          return finding(
            isSpoiler ? Sentence.spoils : sentence(for: sign, in: bytes),
            at: text.place(of: span, in: wording),
            severity: isSpoiler ? .error : severity,
            fixes: edit.map { [Fix(Fix.Sentence.replace(old: "%", new: "%%"), [$0])] } ?? []
          )
        }
    }
  }

  /// A value that the base shows and the text does not, as the base writes it; of several the first.
  private static func lackingValue(of text: LintedText, base: LintedText) -> String? {
    let signs = text.wordings.flatMap { PrintfSigns(of: $0, in: text).sound }.filter { $0.conversion != nil }
    let shown = Set(signs.enumerated().map { String($1.position ?? $0) })
    return base.placeholders.first { !shown.contains($0.name) }.map(base.written)
  }

  /// Whether a number stands before a sign, perhaps with a space between them: then the sign is that of its rate.
  private static func isBehindNumber(_ sign: PercentSign, in bytes: [UInt8]) -> Bool {
    String(decoding: bytes[..<sign.span.lowerBound], as: UTF8.self).last { !$0.isWhitespace }?.isWholeNumber == true
  }

  /// The octets of URLs in a wording are one fault: they are written by a tool, and mended together.
  private static func octets(_ octets: [PercentSign], in wording: Wording, of text: LintedText) -> [Finding] {
    guard let first = octets.first else { return [] }
    let written = first.written(in: wording.text)
    let edits = octets.compactMap { sign in
      text.edit(of: sign.span.lowerBound..<sign.span.lowerBound + 1, in: wording, to: "%%")
    }
    return [
      finding(
        Sentence.octet(written: written, mended: "%" + written),
        at: text.place(of: first.span, in: wording),
        severity: .error,
        fixes: edits.count == octets.count ? [Fix(Fix.Sentence.replace(old: written, new: "%" + written), edits)] : []
      )
    ]
  }

  private static func sentence(for sign: PercentSign, in bytes: [UInt8]) -> Sentence {
    guard sign.conversion != nil else { return .lost }
    return .stray(written: String(decoding: bytes[sign.span], as: UTF8.self))
  }
}
