import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of single characters.
  static let ofCharacters: [Fault] =
    onBothSides("empty-message", "nothing between the quotation marks", at: .entry) { text in
      text.facts.contains(.plural) ? nil : text.replacingValue(with: "")
    }
    + onBothSides("empty-message", "spaces alone", at: .entry) { text in
      text.facts.contains(.plural) ? nil : text.replacingValue(with: "  ")
    }
    + [
      Fault("replacement-character", "a character that was lost in conversion", in: .all) { $0.prefixing("\u{FFFD}") },
      Fault("lone-surrogate", "half of a pair", in: .all) { $0.prefixing(#"\UD83D"#) },
      Fault("unknown-escape", "an escape of another language", in: .all) { $0.prefixing(#"\x41"#) },
    ]
    + onBothSides("surrounding-whitespace", "a space before the text", mended: true) { text in
      text.file.table == "Mail" || !text.isComparedInSpaces ? nil : text.prefixing(" ")
    }
    + onBothSides("surrounding-whitespace", "a line break behind the text", mended: true) { text in
      text.isComparedInSpaces ? text.appending(#"\n"#) : nil
    }
    + invisible
    + [
      Fault("wrong-script", "a Cyrillic letter in a Latin word", in: .base, mended: true) { text in
        text.replacing("the ", with: "th\u{0435} ")
      },
      Fault("wrong-script", "a form of simplified Chinese in Japanese", in: .translation) { text in
        text.locale == "ja" && !text.facts.isDisjoint(with: [.hiragana, .katakana]) ? text.prefixing("请") : nil
      },
    ]

  private static let invisible: [Fault] = [
    ("\u{200B}", "a space without width"), ("\u{00AD}", "a soft hyphen"), ("\u{202E}", "an order to write backwards"),
    ("\u{2068}", "an isolate that nobody ends"), (#"\U0007"#, "a bell"),
  ].map { sign, title in
    // Where an isolate should end, nobody knows.
    Fault("invisible-character", title, in: .all, mended: sign != "\u{2068}") { text in
      text.facts.contains(.plural) ? nil : text.prefixing("x" + sign)
    }
  }
}

extension LintedText {
  /// Whether something tells that no space belongs at its edges: it is an error's, or another language with spaces has it.
  fileprivate var isComparedInSpaces: Bool {
    facts.contains(.ofError) || !isBase || translations.contains { !["ja", "zh-Hant"].contains($0.locale) }
  }
}
