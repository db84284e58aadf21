extension BrokenInput {
  /// Quotation marks.
  static let quotes: [BrokenInput] = [
    BrokenInput(
      "closing-quote-of-value-missing",
      "\"a\" = 1️⃣\"1;\n\"b\" = \"2\";\n\"c\" = \"3\";",
      ["unterminated-string"],
      ["b=2", "c=3"]
    ),
    BrokenInput(
      "closing-quote-missing-before-comment-and-entry",
      "\"a\" = 1️⃣\"1;\n\n/* The second. */\n\"b\" = \"2\";",
      ["unterminated-string"],
      ["b=2"]
    ),
    BrokenInput(
      "closing-quote-missing-twice",
      "\"a\" = 1️⃣\"1;\n\"b\" = 2️⃣\"2;\n\"c\" = \"3\";",
      ["unterminated-string", "unterminated-string"],
      ["c=3"]
    ),
    BrokenInput(
      "closing-quote-missing-in-a-line-of-entries",
      "\"a\" = 1️⃣\"1; \"b\" = \"2\"; \"c\" = \"3\";",
      ["unterminated-string"],
      ["b=2", "c=3"]
    ),
    BrokenInput(
      "quote-in-value-in-a-line-of-entries",
      "\"a\" = \"Say 1️⃣\"hello\"; ok\"; \"b\" = \"2\";",
      ["unescaped-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "closing-quote-missing-in-last-entry",
      "\"a\" = \"1\";\n\"b\" = 1️⃣\"2;\n",
      ["unterminated-string"],
      ["a=1"]
    ),
    BrokenInput(
      "closing-quote-of-key-missing",
      "1️⃣\"a = \"1\";\n\"b\" = \"2\";",
      ["unterminated-string"],
      ["b=2"]
    ),
    BrokenInput(
      "closing-quote-of-key-missing-twice",
      "1️⃣\"a = \"1\";\n2️⃣\"b = \"2\";\n\"c\" = \"3\";",
      ["unterminated-string", "unterminated-string"],
      ["c=3"]
    ),
    BrokenInput(
      "closing-quote-missing-before-comment-with-quotes",
      "\"a\" = 1️⃣\"x;\n/* The \"OK\" button */\n\"b\" = \"2\";",
      ["unterminated-string"],
      ["b=2"]
    ),
    BrokenInput(
      "closing-quote-missing-before-line-comment-with-quotes",
      "\"a\" = 1️⃣\"x;\n\n// The \"OK\" button\n\"b\" = \"2\";",
      ["unterminated-string"],
      ["b=2"]
    ),
    BrokenInput("apostrophe-in-apostrophes", "\"a\" = 'it1️⃣'s';\n\"b\" = \"2\";", ["unescaped-quotation-mark"], ["b=2"]),
    BrokenInput(
      "opening-quote-of-key-missing",
      "1️⃣a\" = \"1\";\n\"b\" = \"2\";",
      ["missing-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "opening-quote-of-value-missing",
      "\"a\" = 1️⃣Hello there\";\n\"b\" = \"2\";",
      ["missing-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "value-without-quotes",
      "\"a\" = 1️⃣Hello there;\n\"b\" = \"2\";",
      ["missing-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "japanese-value-without-quotes",
      "\"a\" = 1️⃣こんにちは;\n\"b\" = \"2\";",
      ["missing-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "quote-in-value",
      "\"a\" = \"Say 1️⃣\"hello\" now\";\n\"b\" = \"2\";",
      ["unescaped-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "quote-at-end-of-value",
      "\"a\" = \"Say \\\"hello1️⃣\"\";\n\"b\" = \"2\";",
      ["unescaped-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "escaped-closing-quote",
      "\"a\" = 1️⃣\"C:\\\\temp\\\";\n\"b\" = \"2\";",
      ["unterminated-string"],
      ["b=2"]
    ),
    BrokenInput(
      "typographic-quotes-around-both",
      "1️⃣“a” = “1”;\n\"b\" = \"2\";",
      ["typographic-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "typographic-quotes-around-value",
      "\"a\" = 1️⃣“1”;\n\"b\" = \"2\";",
      ["typographic-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "typographic-quotes-in-two-entries",
      "1️⃣“a” = “1”;\n2️⃣«b» = «2»;\n\"c\" = \"3\";",
      ["typographic-quotation-mark", "typographic-quotation-mark"],
      ["c=3"]
    ),
    BrokenInput(
      "typographic-closing-quote",
      "\"a\" = \"11️⃣”;\n\"b\" = \"2\";",
      ["typographic-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "corner-brackets",
      "\"a\" = 1️⃣「1」;\n\"b\" = \"2\";",
      ["typographic-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput("apostrophe-behind-entry", "\"a\" = \"1\";1️⃣'\n\"b\" = \"2\";", ["stray-text"], ["a=1", "b=2"]),
    BrokenInput(
      "apostrophe-behind-entry-and-another-later",
      "\"a\" = \"1\";1️⃣'\n\"b\" = \"it's\";\n\"c\" = \"3\";",
      ["stray-text"],
      ["a=1", "b=it's", "c=3"]
    ),
    BrokenInput(
      "apostrophe-before-entry-on-its-line",
      "\"a\" = \"1\";1️⃣' \"b\" = \"2\";",
      ["stray-text"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "apostrophe-before-entry-with-apostrophe-on-its-line",
      "1️⃣'\"a\" = \"it's\"; \"b\" = \"2\";",
      ["stray-text"],
      ["a=it's", "b=2"]
    ),
    BrokenInput(
      "quote-before-entry-on-its-line",
      "\"a\" = \"1\";1️⃣\" \"b\" = \"2\"; \"c\" = \"3\";",
      ["unterminated-string"],
      ["a=1", "b=2", "c=3"]
    ),
    BrokenInput("quote-directly-before-entry", "1️⃣\"\"a\" = \"1\";\n\"b\";", ["unterminated-string"], ["a=1", "b=b"]),
    BrokenInput(
      "value-without-quotes-that-begins-with-parentheses",
      "\"a\" = 1️⃣(first) {second}\";\n\"b\" = \"2\";",
      ["missing-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "value-without-quotes-that-begins-with-a-tag",
      "\"a\" = 1️⃣<b>bold</b>; \"b\" = \"2\";",
      ["missing-quotation-mark"],
      ["b=2"]
    ),
    BrokenInput(
      "value-without-quotes-before-a-value-of-two-lines",
      "\"a\" = 1️⃣?; \"b\" = \"first\nsecond\"; \"c\" = \"3\";",
      ["missing-quotation-mark"],
      ["b=first\nsecond", "c=3"]
    ),
    BrokenInput(
      "line-of-a-value-begins-with-a-word",
      "\"a\" = \"first\nsecond\";\n\"b\" = 1️⃣\"2;\n\"c\" = \"3\";",
      ["unterminated-string"],
      ["a=first\nsecond", "c=3"]
    ),
  ]
}
