import ErrorCatalog

extension NegotiationCase {
  /// POSIX's variables in gettext's order.
  static let environments: [NegotiationCase] = [
    environment("unset", [:], "en", because: "no variable is the C locale"),
    environment("lang", ["LANG": "ja_JP.UTF-8"], "ja en", because: "LANG names the language"),
    environment(
      "lc-messages",
      ["LC_MESSAGES": "fr_FR", "LANG": "ja_JP"],
      "fr en",
      because: "LC_MESSAGES is more exact"
    ),
    environment(
      "lc-all",
      ["LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "ja_JP"],
      "de en",
      because: "LC_ALL wins over everything"
    ),
    environment("empty-is-unset", ["LC_ALL": "", "LANG": "ja_JP"], "ja en", because: "an empty variable says nothing"),
    environment("c-wins", ["LC_ALL": "C", "LANG": "ja_JP"], "en", because: "scripts rely on LC_ALL=C"),
    environment(
      "language-list",
      ["LANGUAGE": "de:ja", "LANG": "fr_FR.UTF-8"],
      "de ja fr en",
      because: "LANGUAGE comes first, then the locale itself"
    ),
    environment(
      "language-under-c",
      ["LANGUAGE": "ja", "LANG": "C"],
      "en",
      because: "gettext does not look at LANGUAGE in the C locale"
    ),
    environment(
      "language-under-c-utf8",
      ["LANGUAGE": "ja", "LANG": "C.UTF-8"],
      "en",
      because: "C.UTF-8 is the C locale with another encoding"
    ),
    environment(
      "language-under-posix",
      ["LANGUAGE": "ja", "LC_ALL": "POSIX", "LANG": "ja_JP"],
      "en",
      because: "POSIX is another name of C"
    ),
    environment("language-alone", ["LANGUAGE": "ja"], "en", because: "without a locale it is the C locale"),
    environment(
      "language-with-gaps",
      ["LANGUAGE": ":ja::", "LANG": "fr"],
      "ja fr en",
      because: "empty parts of the list say nothing"
    ),
    environment(
      "c-ends-the-list",
      ["LANGUAGE": "de:C:ja", "LANG": "ja_JP"],
      "de en",
      because: "C in the list is the development language, and nothing after it can be reached"
    ),
    environment("modifier", ["LANG": "ja_JP.UTF-8@cjkwide"], "ja en", because: "a modifier is not about the language"),
    environment(
      "other-categories",
      ["LC_CTYPE": "ja_JP", "LC_TIME": "ja_JP"],
      "en",
      because: "only LC_MESSAGES is about words"
    ),
    environment("no-language", ["LANG": "!?"], "en", because: "what names no language is left out"),
  ]

  /// RFC 9110, section 12.5.4, and RFC 4647.
  static let headers: [NegotiationCase] = [
    header("browser", "ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7", "ja en", because: "this is what browsers send"),
    header("weights", "fr;q=0.5, ja;q=0.9", "ja fr en", because: "the heavier comes first"),
    header("same-weight", "ja, de", "ja de en", because: "the order of the field decides between equals"),
    header("refused", "ja;q=0, de", "de en", because: "q=0 means: not this one"),
    header("refused-in-three-digits", "ja;q=0.000, de", "de en", because: "0.000 is 0"),
    header(
      "refused-general",
      "de-AT, de;q=0, ja;q=0.1",
      "ja en",
      because: "de is all there is for de-AT, and the field refuses it"
    ),
    header(
      "wanted-exactly",
      "de, de-AT;q=0",
      "de en",
      because: "one region is refused, not the language"
    ),
    header("any", "*", "en", because: "any language is first of all the one that has every word"),
    header("any-after-unknown", "ko, *;q=0.5", "en", because: "Korean is not there, so any other"),
    header(
      "any-but-english",
      "en;q=0, *",
      "de en",
      because: "the first by name that is not refused; English stays the last resort, since there must be a text"
    ),
    header("nothing-else", "ja, *;q=0", "ja en", because: "the last resort stays, since there must be a text"),
    header("empty", "", "en", because: "an empty field says nothing"),
    header(
      "malformed-parts",
      ";;, ja;q=x, ja;level=1, de;q=0.4, q=1",
      "de en",
      because: "what is malformed is ignored, the rest counts"
    ),
    header("too-heavy", "ja;q=1.5, de;q=0.2", "de en", because: "a weight is at most 1, so the part is malformed"),
    header("too-fine", "ja;q=0.1234, de;q=0.1", "de en", because: "a weight has at most three decimals"),
    header("three-decimals", "de;q=0.123, ja;q=0.124", "ja de en", because: "three decimals count"),
    header("spaces-and-case", "JA ; Q=0.8 ,\tde;q=0.9", "de ja en", because: "blanks and case do not matter"),
    header("other-notation", "ja_JP", "en", because: "a header's tags have hyphens, so this one is malformed"),
    header("line-breaks", "ja\r\nX-Other: 1", "en", because: "no tag holds a line break"),
    header(
      "too-long",
      String(repeating: "xx-x-aaaaaaaa,", count: 800) + "ja",
      "en",
      because: "only 8 KB are looked at"
    ),
    header(
      "too-many",
      (0..<32).map { "en-x-a\($0)" }.joined(separator: ",") + ",ja",
      "en",
      because: "only 32 languages are kept"
    ),
    header(
      "scripts",
      "zh-TW,zh;q=0.9,en;q=0.8",
      available: "en zh-Hans zh-Hant",
      "zh-Hant zh-Hans en",
      because: "Traditional for Taiwan, then Chinese without more"
    ),
  ]

  private static func environment(
    _ id: String,
    _ variables: [String: String],
    _ expected: String,
    because reason: String
  ) -> NegotiationCase {
    NegotiationCase(
      id: "environment-\(id)",
      preferences: LocalePreferences(environment: variables),
      available: "de en fr ja",
      expected: expected,
      because: reason
    )
  }

  private static func header(
    _ id: String,
    _ field: String,
    available: String = "de en fr ja",
    _ expected: String,
    because reason: String
  ) -> NegotiationCase {
    NegotiationCase(
      id: "header-\(id)",
      preferences: .acceptLanguage(field),
      available: available,
      expected: expected,
      because: reason
    )
  }
}
