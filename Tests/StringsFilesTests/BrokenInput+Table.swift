extension BrokenInput {
  static let all: [BrokenInput] =
    separators + quotes + comments + strayText + conflicts + unsupported + braces + escapes + characters

  /// Missing `;` and `=`.
  private static let separators: [BrokenInput] = [
    BrokenInput(
      "semicolon-missing-before-next-line",
      "\"a\" = \"1\"1️⃣\n\"b\" = \"2\";\n",
      ["missing-semicolon"],
      ["a=1", "b=2"]
    ),
    BrokenInput("semicolon-missing-at-end-of-file", "\"a\" = \"1\"1️⃣", ["missing-semicolon"], ["a=1"]),
    BrokenInput(
      "semicolon-missing-before-comment",
      "\"a\" = \"1\"1️⃣ // note\n/* next */\n\"b\" = \"2\";",
      ["missing-semicolon"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "semicolon-missing-on-one-line",
      "\"a\" = \"1\"1️⃣ \"b\" = \"2\";",
      ["missing-semicolon"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "semicolon-missing-twice",
      "\"a\" = \"1\"1️⃣\n\"b\" = \"2\"2️⃣\n\"c\" = \"3\";",
      ["missing-semicolon", "missing-semicolon"],
      ["a=1", "b=2", "c=3"]
    ),
    BrokenInput(
      "stops-for-semicolons",
      "\"a\" = \"1\"1️⃣。\n\"b\" = \"2\"2️⃣、\n\"c\" = \"3\"3️⃣؛\n\"d\" = \"4\"4️⃣：\n\"e\" = \"5\"5️⃣:\n\"f\" = \"6\";",
      ["misspelling", "misspelling", "misspelling", "misspelling", "misspelling"],
      ["a=1", "b=2", "c=3", "d=4", "e=5", "f=6"]
    ),
    BrokenInput("comma-for-semicolon", "\"a\" = \"1\"1️⃣,\n\"b\" = \"2\";", ["misspelling"], ["a=1", "b=2"]),
    BrokenInput("fullwidth-semicolon", "\"a\" = \"1\"1️⃣；\n\"b\" = \"2\";", ["misspelling"], ["a=1", "b=2"]),
    BrokenInput("greek-question-mark", "\"a\" = \"1\"1️⃣\u{37E}\n\"b\" = \"2\";", ["misspelling"], ["a=1", "b=2"]),
    BrokenInput(
      "semicolon-missing-after-bare-value",
      "a = one1️⃣\nb = two;",
      ["missing-semicolon"],
      ["a=one", "b=two"]
    ),
    BrokenInput("equals-sign-missing", "\"a\"1️⃣ \"1\";\n\"b\" = \"2\";", ["missing-equals-sign"], ["b=2"]),
    BrokenInput("colon-for-equals-sign", "\"a\"1️⃣: \"1\";\n\"b\" = \"2\";", ["missing-equals-sign"], ["b=2"]),
    BrokenInput("key-alone-at-end-of-file", "\"b\" = \"2\";\n\"a\"1️⃣", ["missing-equals-sign"], ["b=2"]),
    BrokenInput("key-alone-before-entry", "\"a\"1️⃣\n\"b\" = \"2\";", ["missing-equals-sign"], ["b=2"]),
    BrokenInput("value-missing", "\"a\" = 1️⃣;\n\"b\" = \"2\";", ["missing-value"], ["b=2"]),
    BrokenInput("value-missing-before-next-entry", "\"a\" =\n1️⃣\"b\" = \"2\";", ["missing-value"], ["b=2"]),
    BrokenInput("value-missing-at-end-of-file", "\"b\" = \"2\";\n\"a\" =1️⃣", ["missing-value"], ["b=2"]),
    // Nothing else can be meant, so the entry is read.
    BrokenInput("two-equals-signs", "\"a\" 1️⃣= = \"1\";\n\"b\" = \"2\";", ["misspelling"], ["a=1", "b=2"]),
    BrokenInput("doubled-equals-sign", "\"a\" 1️⃣== \"1\";\n\"b\" = \"2\";", ["misspelling"], ["a=1", "b=2"]),
    BrokenInput("fullwidth-equals-sign", "\"a\"1️⃣＝\"1\";\nb 2️⃣＝ 2;", ["misspelling", "misspelling"], ["a=1", "b=2"]),
    BrokenInput("fullwidth-semicolon-behind-key", "\"a\"1️⃣；\n\"b\" = \"2\";", ["misspelling"], ["a=a", "b=2"]),
    BrokenInput(
      "fullwidth-semicolon-without-value",
      "\"a\" = 1️⃣2️⃣；\n\"b\" = \"2\";",
      ["missing-value", "misspelling"],
      ["b=2"]
    ),
    BrokenInput("signs-in-texts", "\"a＝；\" = \"==；\";", [], ["a＝；===；"]),
    BrokenInput("two-semicolons", "\"a\" = \"1\";1️⃣;\n\"b\" = \"2\";", ["stray-semicolon"], ["a=1", "b=2"]),
    BrokenInput("three-semicolons", "\"a\" = \"1\";1️⃣;;\n\"b\" = \"2\";", ["stray-semicolon"], ["a=1", "b=2"]),
    BrokenInput("semicolon-first", "1️⃣;\n\"b\" = \"2\";", ["stray-semicolon"], ["b=2"]),
    BrokenInput(
      "equals-sign-missing-in-a-line-of-entries",
      "{\"a\"=\"1\";\"b\"1️⃣:\"2\";\"c\"=\"3\";\"d\"=\"4\";}",
      ["missing-equals-sign"],
      ["a=1", "c=3", "d=4"]
    ),
    BrokenInput(
      "value-missing-in-a-line-of-entries",
      "\"a\" = 1️⃣?; /* The second. */ \"b\" = \"2\"; \"c\" = \"3\";",
      ["missing-quotation-mark"],
      ["b=2", "c=3"]
    ),
    BrokenInput(
      "equals-sign-and-semicolon-missing-twice",
      "\"a\"1️⃣ \"1\"\n\"b\"2️⃣ \"2\"\n\"c\" = \"3\";",
      ["missing-equals-sign", "missing-equals-sign"],
      ["c=3"]
    ),
    BrokenInput(
      "cut-in-the-middle-of-a-value",
      "\"a\" = \"1\";\n\"b\" = 1️⃣\"the rest is mis",
      ["unterminated-string"],
      ["a=1"]
    ),
    BrokenInput("cut-in-the-middle-of-a-key", "\"a\" = \"1\";\n1️⃣\"Some.key", ["unterminated-string"], ["a=1"]),
  ]

  private static let comments: [BrokenInput] = [
    BrokenInput(
      "comment-not-closed",
      "\"a\" = \"1\";\n1️⃣/* The second.\n\"b\" = \"2\";",
      ["unterminated-comment"],
      ["a=1", "b=2"]
    ),
    BrokenInput("comment-not-closed-at-end", "\"a\" = \"1\";\n1️⃣/* The end", ["unterminated-comment"], ["a=1"]),
    BrokenInput(
      "comment-closed-only-by-the-next",
      "1️⃣/* The first.\n\"a\" = \"1\";\n/* The second. */\n\"b\" = \"2\";",
      ["unterminated-comment"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "comment-closed-only-by-the-next-with-a-line-comment-between",
      "1️⃣/* The first.\n\n// The second.\n\"a\" = \"1\";\n/* The third. */\n\"b\" = \"2\";",
      ["unterminated-comment"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "comment-in-an-entry-closed-only-by-a-later-one",
      "\"k\" 1️⃣/* = \"0\";\n// The first.\n\"a\" = \"1\";\n/* The second. */ \"b\" = \"2\";",
      ["unterminated-comment"],
      ["a=1", "b=2"]
    ),
    BrokenInput("comment-end-alone", "\"a\" = \"1\";\n1️⃣*/\n\"b\" = \"2\";", ["stray-comment-end"], ["a=1", "b=2"]),
    BrokenInput(
      "comment-in-comment",
      "/* outer /* inner */ 1️⃣rest */\n\"b\" = \"2\";",
      ["stray-text"],
      ["b=2"]
    ),
    BrokenInput("comment-with-one-slash", "1️⃣/ The first.\n\"b\" = \"2\";", ["stray-text"], ["b=2"]),
    BrokenInput("hash-comment", "1️⃣# The first.\n\"b\" = \"2\";", ["stray-text"], ["b=2"]),
    BrokenInput(
      "comment-not-closed-inside-an-entry",
      "\"a\" = 1️⃣/* note \"1\";\n\"b\" = \"2\";",
      ["unterminated-comment"],
      ["b=2"]
    ),
  ]

  private static let strayText: [BrokenInput] = [
    BrokenInput(
      "word-between-entries",
      "\"a\" = \"1\";\n1️⃣TODO\n\"b\" = \"2\";",
      ["stray-text"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "sentence-between-entries",
      "\"a\" = \"1\";\n1️⃣These are the buttons.\n\"b\" = \"2\";",
      ["stray-text"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "several-lines-are-one-problem",
      "1️⃣Copyright someone.\nAll rights reserved.\n\n\"b\" = \"2\";",
      ["stray-text"],
      ["b=2"]
    ),
    BrokenInput("word-before-entry", "1️⃣x \"b\" = \"2\";", ["stray-text"], ["b=2"]),
    BrokenInput("japanese-between-entries", "\"a\" = \"1\";\n1️⃣題\n\"b\" = \"2\";", ["stray-text"], ["a=1", "b=2"]),
    BrokenInput("xml-tag", "1️⃣</dict>\n\"b\" = \"2\";", ["stray-text"], ["b=2"]),
    BrokenInput("xml-comment-first", "1️⃣<!-- The first. -->\n\"b\" = \"2\";", ["stray-text"], ["b=2"]),
    BrokenInput("xml-comment-not-closed", "1️⃣<!-- The first.\n\"b\" = \"2\";", ["stray-text"], ["b=2"]),
    BrokenInput("word-at-end", "\"a\" = \"1\";\n1️⃣end", ["stray-text"], ["a=1"]),
    BrokenInput("backslash-outside", "\"a\" = \"1\";\n1️⃣\\\n\"b\" = \"2\";", ["stray-text"], ["a=1", "b=2"]),
    BrokenInput("at-signs-of-source-code", "1️⃣@\"a\" = @\"1\";\n\"b\" = \"2\";", ["stray-text"], ["a=1", "b=2"]),
    BrokenInput("at-sign-before-a-value", "\"a\" = 1️⃣@\"1\";\n\"b\" = \"2\";", ["stray-text"], ["a=1", "b=2"]),
    BrokenInput("bare-word-with-semicolon", "ok;\n\"b\" = \"2\";", [], ["ok=ok", "b=2"]),
  ]

  private static let conflicts: [BrokenInput] = [
    BrokenInput(
      "merge-conflict",
      "\"a\" = \"1\";\n1️⃣<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> topic\n\"c\" = \"4\";",
      ["merge-conflict"],
      ["a=1", "b=2", "b=3", "c=4"]
    ),
    BrokenInput(
      "merge-conflict-with-base",
      "1️⃣<<<<<<< HEAD\n\"b\" = \"2\";\n||||||| base\n\"b\" = \"0\";\n=======\n\"b\" = \"3\";\n>>>>>>> x\n",
      ["merge-conflict"],
      ["b=2", "b=0", "b=3"]
    ),
    BrokenInput(
      "conflict-end-left-over",
      "\"a\" = \"1\";\n1️⃣>>>>>>> topic\n\"b\" = \"2\";",
      ["merge-conflict"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "conflict-middle-left-over",
      "\"a\" = \"1\";\n1️⃣=======\n\"b\" = \"2\";",
      ["merge-conflict"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "two-conflicts",
      "1️⃣<<<<<<< a\n\"b\" = \"2\";\n=======\n>>>>>>> b\n2️⃣<<<<<<< a\n=======\n\"c\" = \"3\";\n>>>>>>> b\n",
      ["merge-conflict", "merge-conflict"],
      ["b=2", "c=3"]
    ),
    BrokenInput(
      "conflict-about-a-value",
      "\"a\" =\n1️⃣<<<<<<< HEAD\n\"x\"\n=======\n\"y\"\n>>>>>>> b\n;\n\"b\" = \"2\";",
      ["merge-conflict"],
      ["b=2"]
    ),
    BrokenInput(
      "conflict-that-begins-behind-a-key",
      "\"a\"\n1️⃣<<<<<<< HEAD\n= \"x\";\n\"b\" = \"1\";\n=======\n= \"y\";\n\"b\" = \"2\";\n>>>>>>> b\n\"c\" = \"3\";",
      ["merge-conflict"],
      ["b=1", "b=2", "c=3"]
    ),
    BrokenInput(
      "conflict-about-a-semicolon",
      "\"a\" = \"1\"\n1️⃣<<<<<<< HEAD\n;\n=======\n; // x\n>>>>>>> b\n\"b\" = \"2\";",
      ["merge-conflict"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "conflict-about-a-semicolon-that-one-side-lacks",
      "\"a\" = \"1\"\n1️⃣<<<<<<< HEAD\n=======\n;\n\"c\" = \"3\";\n>>>>>>> b\n\"b\" = \"2\";",
      ["merge-conflict"],
      ["a=1", "c=3", "b=2"]
    ),
    BrokenInput(
      "semicolon-missing-before-a-conflict",
      "\"a\" = \"1\"1️⃣\n2️⃣<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n>>>>>>> b\n",
      ["missing-semicolon", "merge-conflict"],
      ["a=1", "b=2"]
    ),
  ]

  private static let unsupported: [BrokenInput] = [
    BrokenInput(
      "dictionary-as-value",
      "\"a\" = 1️⃣{ \"one\" = \"1\"; \"two\" = ( x, y ); };\n\"b\" = \"2\";",
      ["unsupported-value"],
      ["b=2"]
    ),
    BrokenInput("array-as-value", "\"a\" = 1️⃣( \"1\", \"2;\" );\n\"b\" = \"2\";", ["unsupported-value"], ["b=2"]),
    BrokenInput("data-as-value", "\"a\" = 1️⃣<0fbd 77>;\n\"b\" = \"2\";", ["unsupported-value"], ["b=2"]),
    BrokenInput(
      "dictionary-not-closed",
      "\"a\" = 1️⃣{\n  \"one\" = \"1\";\n\"b\" = \"2\";",
      ["unsupported-value"],
      ["b=2"]
    ),
    BrokenInput(
      "dictionary-not-closed-before-a-comment-and-an-entry-on-one-line",
      "\"a\" = \"1\";\n1️⃣{\n/* The second. */ \"b\" = \"2\";",
      ["unsupported-value"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "dictionary-not-closed-in-a-file-with-braces",
      "{\n  \"a\" = \"1\";\n  \"b\" = 1️⃣{\n    \"one\" = \"x\";\n  \"c\" = \"3\";\n}\n",
      ["unsupported-value"],
      ["a=1", "c=3"]
    ),
    BrokenInput(
      "array-closed-by-the-brace-of-the-file",
      "{\n  \"a\" = 1️⃣( \"x\", \"y\";\n  \"b\" = \"2\";\n}\n",
      ["unsupported-value"],
      ["b=2"]
    ),
    BrokenInput(
      "array-not-closed-in-a-line-of-entries",
      "\"a\" = 1️⃣( \"x\", \"y\"; \"b\" = \"2\"; \"c\" = \"3\";\n\"d\" = \"4\";",
      ["unsupported-value"],
      ["b=2", "c=3", "d=4"]
    ),
    BrokenInput(
      "dictionary-not-closed-in-a-line-of-entries",
      "\"a\" = 1️⃣{ ; /* The second. */ \"b\" = \"2\";\n\"c\" = \"3\";",
      ["unsupported-value"],
      ["b=2", "c=3"]
    ),
    BrokenInput(
      "brace-between-entries-of-a-line",
      "\"a\" = \"1\"; 1️⃣{ \"b\" = \"2\"; \"c\" = \"3\";\n\"d\" = \"4\";",
      ["unsupported-value"],
      ["a=1", "b=2", "c=3", "d=4"]
    ),
    BrokenInput(
      "parenthesis-between-entries-of-a-line",
      "\"a\" = \"1\"; 1️⃣( \"b\" = \"2\"; \"c\" = \"3\";",
      ["unsupported-value"],
      ["a=1", "b=2", "c=3"]
    ),
    BrokenInput("array-alone", "1️⃣( \"1\", \"2\" )\n\"b\" = \"2\";", ["unsupported-value"], ["b=2"]),
  ]

  private static let braces: [BrokenInput] = [
    BrokenInput("brace-not-closed", "{\n\"b\" = \"2\";\n1️⃣", ["missing-closing-brace"], ["b=2"]),
    BrokenInput("brace-not-opened", "\"b\" = \"2\";\n1️⃣}\n", ["stray-closing-brace"], ["b=2"]),
    BrokenInput(
      "brace-closed-too-early",
      "{ \"a\" = \"1\"; 1️⃣}\n\"b\" = \"2\";",
      ["stray-closing-brace"],
      ["a=1", "b=2"]
    ),
    BrokenInput("key-alone-before-brace", "{\n\"a\" = \"1\";\n\"b\"1️⃣\n}", ["missing-equals-sign"], ["a=1"]),
    BrokenInput("key-alone-before-brace-on-its-line", "{ \"a\" = \"1\"; \"b\"1️⃣ }", ["missing-equals-sign"], ["a=1"]),
    BrokenInput("value-missing-before-brace", "{\n\"a\" = \"1\";\n\"b\" = \n1️⃣}", ["missing-value"], ["a=1"]),
    BrokenInput(
      "value-without-quotes-before-brace-on-its-line",
      "{ \"a\" = \"1\"; \"b\" = 1️⃣? }\n",
      ["missing-quotation-mark"],
      ["a=1"]
    ),
    BrokenInput(
      "value-without-quotes-before-brace-and-comment",
      "{ \"a\" = \"1\"; \"b\" = 1️⃣? } // The end.\n",
      ["missing-quotation-mark"],
      ["a=1"]
    ),
    BrokenInput(
      "key-alone-before-brace-and-comments-with-braces",
      "{ \"a\" = \"1\"; \"b\"1️⃣ } /* the } of it */\n// {}\n",
      ["missing-equals-sign"],
      ["a=1"]
    ),
    BrokenInput(
      "closing-quote-missing-before-brace-and-comment",
      "{ \"a\" = \"1\"; \"b\" = 1️⃣\"2; } /* The end. */",
      ["unterminated-string"],
      ["a=1"]
    ),
    BrokenInput("closing-quote-missing-before-brace", "{ \"a\" = 1️⃣\"1; }", ["unterminated-string"], []),
    BrokenInput("semicolon-missing-before-brace", "{ \"a\" = \"1\"1️⃣ }", ["missing-semicolon"], ["a=1"]),
  ]

  private static let escapes: [BrokenInput] = [
    BrokenInput("small-u", "\"a\" = \"1️⃣\\u203A\";", ["unknown-escape"], ["a=u203A"]),
    BrokenInput("small-x", "\"a\" = \"1️⃣\\x41\";", ["unknown-escape"], ["a=x41"]),
    BrokenInput("percent", "\"a\" = \"1001️⃣\\%\";", ["unknown-escape"], ["a=100%"]),
    BrokenInput("escaped-kanji", "\"a\" = \"1️⃣\\字\";", ["unknown-escape"], ["a=字"]),
    BrokenInput("no-digits", "\"a\" = \"1️⃣\\Uxyz\";", ["empty-unicode-escape"], ["a=\0xyz"]),
    BrokenInput("eight-digits", "\"a\" = \"1️⃣\\U0001F600!\";", ["long-unicode-escape"], ["a=\u{1}F600!"]),
    BrokenInput("four-digits-and-a-number", "\"a\" = \"\\U00091234\";", [], ["a=\t1234"]),
    BrokenInput("half-a-pair", "\"a\" = \"1️⃣\\UD83D!\";", ["unpaired-surrogate"], ["a=\u{FFFD}!"]),
    BrokenInput(
      "halves-swapped",
      "\"a\" = \"1️⃣\\UDE002️⃣\\UD83D\";",
      ["unpaired-surrogate", "unpaired-surrogate"],
      ["a=\u{FFFD}\u{FFFD}"]
    ),
    BrokenInput("in-a-key", "\"1️⃣\\q\" = \"1\";", ["unknown-escape"], ["q=1"]),
  ]

  private static let characters: [BrokenInput] = [
    BrokenInput("nul-first", "1️⃣\0\"a\" = \"1\";\n\"b\" = \"2\";", ["nul-character"], ["a=1", "b=2"]),
    BrokenInput("nul-behind-the-first-byte", "{1️⃣\0\n\"a\" = \"1\";\n}", ["nul-character"], ["a=1"]),
    BrokenInput("ideographic-space", "\"a\" = \"1\";1️⃣\u{3000}\n\"b\" = \"2\";", ["stray-character"], ["a=1", "b=2"]),
    BrokenInput("no-break-space", "\"a\"1️⃣\u{A0}= \"1\";\n\"b\" = \"2\";", ["stray-character"], ["a=1", "b=2"]),
    BrokenInput(
      "no-break-space-before-value",
      "\"a\" =1️⃣\u{A0}\"1\";\n\"b\" = \"2\";",
      ["stray-character"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "ideographic-space-before-semicolon",
      "\"a\" = \"1\"1️⃣\u{3000};\n\"b\" = \"2\";",
      ["stray-character"],
      ["a=1", "b=2"]
    ),
    BrokenInput(
      "byte-order-mark-in-the-middle",
      "\"a\" = \"1\";\n1️⃣\u{FEFF}\"b\" = \"2\";",
      ["stray-character"],
      ["a=1", "b=2"]
    ),
    BrokenInput("zero-width-space", "1️⃣\u{200B}\"b\" = \"2\";", ["stray-character"], ["b=2"]),
    BrokenInput("nul-in-value", "\"a\" = \"11️⃣\0\";", ["nul-character"], ["a=1\0"]),
    BrokenInput(
      "nul-behind-every-letter-of-a-line",
      "\"a\" = \"1\";\n\"1️⃣\0b\0\"\0;\0\n\0\"c\" = \"3\";",
      ["nul-character"],
      ["a=1", "\0b\0=\0b\0", "c=3"]
    ),
    BrokenInput("nuls-at-end", "\"a\" = \"1\";\n1️⃣\0\0\0", ["nul-character"], ["a=1"]),
    BrokenInput("control-character", "\"a\" = \"1\";1️⃣\u{1A}\n\"b\" = \"2\";", ["stray-character"], ["a=1", "b=2"]),
  ]
}
