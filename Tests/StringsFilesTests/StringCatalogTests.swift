import StringsFiles
import TestSupport
import Testing

@Suite("Reading .xcstrings")
struct StringCatalogTests {
  private static let source = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cancel" : { },
        "greeting" : {
          "comment" : "Shown at start\u002e",
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello \ud83d\ude00" } },
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : 1️⃣"こんにちは" } }
          }
        },
        "%lld files" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "%lld files" } }
            } } }
          }
        },
        "tap" : {
          "shouldTranslate" : false,
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
              "other" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Tap once" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap %lld times" } }
              } } }
            } } }
          }
        },
        "sub" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@birds@ and %#@cats@" },
              "substitutions" : {
                "birds" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } } } } },
                "cats" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg cats" } } } } }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  @Test(
    "What counts no value is told where it stands: values are counted from 1",
    arguments: ["0", "-1", "-0", "1.5", "1e2", "\"1\"", "true", "null", "[]", "{}", "32768", "99999999999999999999"]
  )
  func argumentNumbers(written: String) {
    let text = Self.source.replacing("1️⃣", with: "").replacing("\"argNum\" : 2", with: "\"argNum\" : \(written)")
    let file = CatalogFile.read(Array(text.utf8), path: "L.xcstrings")
    #expect(file.problems.map(\.kind) == [.wrongArgumentNumber(variable: "cats", found: written)])
    #expect(file.problems.map { file.source(of: $0.span) } == [written])
  }

  @Test("Keys, locales, states, comments and places are read")
  func texts() throws {
    let marked = MarkedSource(Self.source)
    let file = CatalogFile.read(Array(marked.text.utf8), path: "Localizable.xcstrings")
    #expect(file.problems.isEmpty)
    #expect(file.sourceLanguage == "en")
    #expect(file.notation == .json)
    #expect(
      file.entries.map { "\($0.locale ?? "-") \($0.key)" } == [
        "en Cancel", "en greeting", "ja greeting", "en %lld files", "en tap", "en sub",
      ]
    )
    let cancel = try #require(file.entry(forKey: "Cancel", locale: "en"))
    #expect(cancel.text == "Cancel")
    #expect(cancel.isKeyOnly)
    let english = try #require(file.entry(forKey: "greeting", locale: "en"))
    #expect(english.text == "Hello 😀")
    #expect(english.comment == "Shown at start.")
    #expect(english.extractionState == "manual")
    #expect(english.translationState == "translated")
    let japanese = try #require(file.entry(forKey: "greeting", locale: "ja"))
    #expect(japanese.translationState == "needs_review")
    #expect(file.location(ofByte: japanese.valueSpan.lowerBound).place == marked.places[1])
    #expect(file.entry(forKey: "greeting", locale: "de") == nil)
    #expect(file.entry(forKey: "greeting") == nil)
  }

  private func plural(_ key: String) throws -> (PluralText, CatalogEntry) {
    let file = CatalogFile.read(Array(MarkedSource(Self.source).text.utf8), path: "Localizable.xcstrings")
    let entry = try #require(file.entry(forKey: key, locale: "en"))
    guard case .plural(let plural) = entry.value else { throw NoPlural() }
    return (plural, entry)
  }

  private struct NoPlural: Error {}

  @Test("A plural variation is one variable, and one untranslated form makes the entry so")
  func pluralVariation() throws {
    let (plural, entry) = try plural("%lld files")
    #expect(plural.format == "%#@plural@")
    #expect(plural.variables.map(\.ruleType) == ["plural"])
    #expect(plural.variables.first?.forms.map { "\($0.category)=\($0.text)" } == ["one=%lld file", "other=%lld files"])
    #expect(entry.translationState == "new")
  }

  @Test("A device variation may hold a plural")
  func deviceVariation() throws {
    let (plural, entry) = try plural("tap")
    #expect(plural.format == "%#@device@")
    #expect(plural.variables.map(\.name) == ["device", "device.other"])
    #expect(plural.variables.first?.forms.map(\.text) == ["Click", "%#@device.other@"])
    #expect(!entry.shouldTranslate)
  }

  @Test("Substitutions have a name, an argument and a specifier")
  func substitutions() throws {
    let (plural, _) = try plural("sub")
    #expect(plural.format == "%#@birds@ and %#@cats@")
    #expect(plural.variables.map(\.name) == ["birds", "cats"])
    #expect(plural.variables.map(\.argument) == [1, 2])
    #expect(plural.variables.map(\.valueType) == ["lld", "lld"])
  }

  private static func catalog(_ strings: String) -> String {
    #"{ "sourceLanguage": "en", "strings": { "# + strings + #"}, "version": "1.0" }"#
  }

  @Test(
    "Faults are problems at their places, and the other entries survive",
    arguments: [
      BrokenInput("key-twice", catalog(#""a": {}, 1️⃣"a": {}"#), ["duplicate-member"], ["a=a", "a=a"]),
      BrokenInput(
        "locale-twice",
        catalog(
          #""a": {"localizations": {"ja": {"stringUnit": {"value": "1"}}, 1️⃣"ja": {"stringUnit": {"value": "2"}}}}, "b": {}"#
        ),
        ["duplicate-member"],
        ["a=1", "a=2", "a=a", "b=b"]
      ),
      BrokenInput("comma-missing", catalog(#""a": {} 1️⃣"b": {}"#), ["unexpected-text"], ["a=a", "b=b"]),
      BrokenInput("comma-too-many", catalog(#""a": {}, "b": {},1️⃣"#), ["unexpected-text"], ["a=a", "b=b"]),
      BrokenInput(
        "cut",
        #"{ "sourceLanguage": "en", "strings": { "a": {}, "b": {1️⃣"#,
        ["unexpected-end"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "no-source-language",
        #"1️⃣{ "strings": { "a": {"localizations": {"ja": {"stringUnit": {"value": "1"}}}} } }"#,
        ["missing-member"],
        ["a=1"]
      ),
      BrokenInput("no-strings", #"1️⃣{ "sourceLanguage": "en" }"#, ["missing-member"], []),
      BrokenInput("entry-is-text", catalog(#""a": 1️⃣"x", "b": {}"#), ["wrong-type"], ["b=b"]),
      BrokenInput(
        "no-value",
        catalog(#""a": {"localizations": {"ja": {1️⃣"stringUnit": {"state": "new"}}}}"#),
        ["missing-member"],
        ["a=a"]
      ),
      BrokenInput("no-unit", catalog(#""a": {"localizations": {1️⃣"ja": {}}}"#), ["missing-member"], ["a=a"]),
      BrokenInput(
        "no-other",
        catalog(
          #""a": {"localizations": {"en": {"variations": {1️⃣"plural": {"one": {"stringUnit": {"value": "1"}}}}}}}"#
        ),
        ["missing-other"],
        ["a=%#@plural@"]
      ),
      BrokenInput(
        "unknown-category",
        catalog(
          #""a": {"localizations": {"en": {"variations": {"plural": {1️⃣"lots": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "2"}}}}}}}"#
        ),
        ["unknown-category"],
        ["a=%#@plural@"]
      ),
      BrokenInput(
        "other-is-misspelled",
        catalog(
          #""a": {"localizations": {"en": {"variations": {"plural": {1️⃣"othr": {"stringUnit": {"value": "1"}}}}}}}"#
        ),
        ["unknown-category"],
        ["a=%#@plural@"]
      ),
      BrokenInput(
        "other-is-text",
        catalog(#""a": {"localizations": {"en": {"variations": {"plural": {"other": 1️⃣"1"}}}}}"#),
        ["wrong-type"],
        ["a=%#@plural@"]
      ),
      BrokenInput(
        "unknown-variation",
        catalog(
          #""a": {"localizations": {"en": {"variations": {1️⃣"width": {"other": {"stringUnit": {"value": "2"}}}}}}}"#
        ),
        ["unknown-variation"],
        ["a=%#@width@"]
      ),
      BrokenInput(
        "unknown-variation-without-other",
        catalog(#""a": {"localizations": {"en": {"variations": {1️⃣"width": {"20": {"stringUnit": {"value": "2"}}}}}}}"#),
        ["unknown-variation"],
        ["a=%#@width@"]
      ),
      // RFC 8259, section 7: nine characters have an escape, and \u has four digits.
      BrokenInput("small-x", catalog(#""1️⃣\x": {}"#), ["invalid-escape"], ["x=x"]),
      BrokenInput("apostrophe-escaped", catalog(#""it1️⃣\'s": {}, "b": {}"#), ["invalid-escape"], ["it's=it's", "b=b"]),
      BrokenInput("three-digits", catalog(#""1️⃣\u00eg": {}"#), ["invalid-escape"], ["\u{FFFD}00eg=\u{FFFD}00eg"]),
      BrokenInput("half-a-pair", catalog(#""1️⃣\ud83d": {}"#), ["unpaired-surrogate"], ["\u{FFFD}=\u{FFFD}"]),
      BrokenInput("no-json", "\"a\" 1️⃣= \"b\";", ["unexpected-text"], []),
      BrokenInput(
        "conflict",
        "{ \"sourceLanguage\": \"en\", \"strings\": {\n1️⃣<<<<<<< HEAD\n\"a\": {}\n=======\n\"b\": {}\n>>>>>>> x\n} }",
        ["merge-conflict"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "conflict-about-an-entry",
        "{ \"sourceLanguage\": \"en\", \"strings\": {\n1️⃣<<<<<<< HEAD\n\"a\": {},\n=======\n\"a\": {},\n>>>>>>> x\n\"b\": {} } }",
        ["merge-conflict"],
        ["a=a", "a=a", "b=b"]
      ),
    ]
  )
  func faults(_ input: BrokenInput) { input.check(path: "a.xcstrings") }

  /// An entry of one text, with each brace on the line of the text.
  private static func entry(_ key: String, _ text: String) -> String {
    #""\#(key)": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": \#(text)}}}}"#
  }

  @Test(
    "Control characters are told where they stand, and the text is read with them",
    arguments: [
      // RFC 8259, section 7: U+0000 to U+001F must be escaped; U+007F and what follows need not.
      BrokenInput("line-feed", catalog(entry("a", "\"11️⃣\n2\"")), ["control-character"], ["a=1\n2", "a=a"]),
      BrokenInput(
        "two-lines-more",
        catalog(entry("a", "\"11️⃣\n2️⃣\n2\"")),
        ["control-character", "control-character"],
        ["a=1\n\n2", "a=a"]
      ),
      // One line end, and one slip.
      BrokenInput(
        "carriage-return-line-feed",
        catalog(entry("a", "\"11️⃣\r\n2\"")),
        ["control-character"],
        ["a=1\r\n2", "a=a"]
      ),
      BrokenInput("tab", catalog(entry("a", "\"1️⃣\t2\"")), ["control-character"], ["a=\t2", "a=a"]),
      BrokenInput(
        "escape-character",
        catalog(entry("a", "\"1234567891️⃣\u{1B}\"")),
        ["control-character"],
        ["a=123456789\u{1B}", "a=a"]
      ),
      BrokenInput(
        "backslash-before-line-feed",
        catalog(entry("a", "\"11️⃣\\\n2\"")),
        ["control-character"],
        ["a=1\n2", "a=a"]
      ),
      BrokenInput(
        "line-feed-in-a-key",
        catalog("\"a1️⃣\nb\" : {}, \"c\": {}"),
        ["control-character"],
        ["a\nb=a\nb", "c=c"]
      ),
      BrokenInput("delete", catalog(entry("a", "\"1\u{7F}2\"")), [], ["a=1\u{7F}2", "a=a"]),
    ]
  )
  func controlCharacters(_ input: BrokenInput) { input.check(path: "a.xcstrings") }

  @Test(
    "A string without its closing mark ends with its line, no text is made of it, and reading goes on",
    arguments: [
      // RFC 8259, section 7: a line end cannot stand in a string, so the mark is missing before it. The entry of the
      // source language, which has no text of its own, is still there.
      BrokenInput(
        "of-a-text",
        catalog(entry("a", "1️⃣\"1") + ",\n\"b\": {}\n"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "of-a-text-alone-in-its-line",
        catalog(entry("a", "1️⃣\"1\n") + ",\n\"b\": {}\n"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      // What the text opens, it closes.
      BrokenInput(
        "of-a-text-with-braces",
        catalog(entry("a", "1️⃣\"[{x}]") + ",\n\"b\": {}\n"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "of-a-text-with-an-escaped-mark",
        catalog(entry("a", "1️⃣\"C:\\\"") + ",\n\"b\": {}\n"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "twice",
        catalog(entry("a", "1️⃣\"1") + ",\n" + entry("b", "2️⃣\"2") + ",\n\"c\": {}\n"),
        ["unterminated-string", "unterminated-string"],
        ["a=a", "b=b", "c=c"]
      ),
      BrokenInput(
        "before-another-in-the-line",
        catalog(#""a": {"localizations": {"ja": {"stringUnit": {"state": 1️⃣"new, "value": "1"}}}}, "b": {}"#),
        ["unterminated-string"],
        ["a=1", "a=a", "b=b"]
      ),
      // Nobody knows which key it is.
      BrokenInput("of-a-key", catalog("1️⃣\"a : {},\n\"b\": {}\n"), ["unterminated-string"], ["b=b"]),
      BrokenInput(
        "of-a-member",
        catalog("\"a\": {\n1️⃣\"comment : \"x\"\n},\n\"b\": {}\n"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "of-a-locale",
        catalog("\"a\": {\"localizations\": {\n1️⃣\"ja: {\"stringUnit\": {\"value\": \"1\"}}}}"),
        ["unterminated-string"],
        ["a=1", "a=a"]
      ),
      // One form that is not known leaves the others without their sense.
      BrokenInput(
        "of-a-form",
        catalog(
          #""a": {"localizations": {"ja": {"variations": {"plural": {"other": {"stringUnit": {"value": 1️⃣"1}}}}}}},"#
            + "\n\"b\": {}\n"
        ),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "of-the-source-language",
        "{ \"sourceLanguage\": 1️⃣\"en,\n\"strings\": {" + entry("a", "\"1\"") + "} }",
        ["unterminated-string"],
        ["a=1"]
      ),
      BrokenInput(
        "cut-in-a-text",
        #"{ "sourceLanguage": "en", "strings": { "b": {}, "a": {"localizations": {"ja": {"stringUnit": {"value": 1️⃣"1"#,
        ["unterminated-string"],
        ["b=b", "a=a"]
      ),
    ]
  )
  func missingMarks(_ input: BrokenInput) { input.check(path: "a.xcstrings") }

  @Test(
    "A string with other marks than JSON's, or without the first, is read, and the mark is told at its place",
    arguments: [
      BrokenInput(
        "around-a-text",
        catalog(entry("a", "1️⃣“1”") + ", \"b\": {}"),
        ["typographic-quotation-mark"],
        ["a=1", "a=a", "b=b"]
      ),
      BrokenInput("around-a-key", catalog("1️⃣“a”: {}, \"b\": {}"), ["typographic-quotation-mark"], ["a=a", "b=b"]),
      BrokenInput(
        "behind-a-text",
        catalog(entry("a", "\"11️⃣”") + ",\n\"b\": {}"),
        ["typographic-quotation-mark"],
        ["a=1", "a=a", "b=b"]
      ),
      BrokenInput(
        "before-a-text",
        catalog(entry("a", "1️⃣“1\"") + ", \"b\": {}"),
        ["typographic-quotation-mark"],
        ["a=1", "a=a", "b=b"]
      ),
      BrokenInput(
        "a-pair-inside",
        catalog(entry("a", "1️⃣“Say ‘1’, or 2”") + ", \"b\": {}"),
        ["typographic-quotation-mark"],
        ["a=Say ‘1’, or 2", "a=a", "b=b"]
      ),
      // The pair is the text's own.
      BrokenInput(
        "a-pair-at-the-end",
        catalog(entry("a", "1️⃣\"Say “1”") + ",\n\"b\": {}"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      BrokenInput(
        "a-key-without-its-first-mark",
        catalog("1️⃣a\": {}, \"b\": {}"),
        ["missing-quotation-mark"],
        ["a=a", "b=b"]
      ),
      BrokenInput("a-key-without-marks", catalog("1️⃣a: {}, \"b\": {}"), ["missing-quotation-mark"], ["a=a", "b=b"]),
      BrokenInput(
        "a-text-without-its-first-mark",
        catalog(entry("a", "1️⃣x\"") + ", \"b\": {}"),
        ["missing-quotation-mark"],
        ["a=x", "a=a", "b=b"]
      ),
      BrokenInput(
        "a-key-before-an-empty-text",
        catalog(entry("a", "\"\"").replacing("\"value\"", with: "1️⃣\"value") + ",\n\"b\": {}"),
        ["unterminated-string"],
        ["a=a", "b=b"]
      ),
      // Where reading ends, it is not known what the rest would have been.
      BrokenInput(
        "nothing-else-is-missing",
        catalog("\"b\": {}, " + entry("a", "1️⃣'1'")),
        ["unexpected-text"],
        ["b=b", "a=a"]
      ),
    ]
  )
  func otherMarks(_ input: BrokenInput) { input.check(path: "a.xcstrings") }

  @Test("A plural counts a number: what is no conversion of one is told", arguments: ["ｄ", "%d", "@", "s", "lld "])
  func numberType(type: String) {
    let forms = #""variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}"#
    let unit = #""stringUnit": {"value": "%#@n@"}"#
    func file(_ type: String) -> CatalogFile {
      let substitution = "\"n\": {\"formatSpecifier\": \"\(type)\", \(forms)}"
      let source = Self.catalog("\"a\": {\"localizations\": {\"ja\": {\(unit), \"substitutions\": {\(substitution)}}}}")
      return CatalogFile.read(Array(source.utf8), path: "a.xcstrings")
    }
    #expect(file(type).problems.map(\.kind) == [.wrongValueType(variable: "n", found: type)])
    // POSIX, printf: flags, width, precision, length and one of these.
    for sound in ["d", "lld", "hhu", "lu", "X", ".1f", "05d", "g"] { #expect(file(sound).problems.isEmpty, "\(sound)") }
  }

  @Test("Half of a character is quoted as it is written")
  func halfOfACharacter() {
    let file = CatalogFile.read(Array(Self.catalog(#""\ud83d": {}"#).utf8), path: "a.xcstrings")
    #expect(file.problems.map(\.kind) == [.unpairedSurrogate(escape: #"\ud83d"#)])
  }
}
