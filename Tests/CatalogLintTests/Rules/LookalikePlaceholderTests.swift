import Testing

@testable import CatalogLint

@Suite struct LookalikePlaceholderTests {
  @Test("The examples are reported as they are marked", arguments: LookalikePlaceholder.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: LookalikePlaceholder.self)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let translation: String
    let mended: String
    let title: String

    init(_ id: String, _ base: String, _ translation: String, _ mended: String, title: String = "–") {
      (testDescription, self.base, self.translation, self.mended) = (id, base, translation, mended)
      self.title = title
    }
  }

  static let rows = [
    Row("a full-width sign", "%@ a.", "％@です。", "%@です。"),
    Row("a full-width sign before a position", "%1$@ a.", "％1$@です。", "%1$@です。"),
    Row("an Arabic sign", "%@ a.", "٪@ هنا.", "%@ هنا."),
    Row("a blank behind the sign", "%@ a.", "% @です。", "%@です。"),
    Row("a mark of a direction behind the sign", "%@ a.", "a: %\u{200F}@.", "a: %@."),
    Row("a blank behind the position", "%1$@ a.", "%1$ @です。", "%1$@です。"),
    Row("a full-width digit", "%1$@ a.", "%１$@です。", "%1$@です。"),
    Row("a full-width dollar sign", "%1$@ a.", "%1＄@です。", "%1$@です。"),
    Row("a full-width at sign", "%@ a.", "%＠です。", "%@です。"),
    Row("the position behind the dollar sign", "%1$@ a.", "%$1@です。", "%1$@です。"),
    Row("a number with a blank", "%d a.", "% d個です。", "%d個です。"),
    Row("a number with a full-width sign", "%lld a.", "％lld個です。", "%lld個です。"),
    Row("a full-width letter behind a modifier", "%lld a.", "%llｄ個です。", "%lld個です。"),
    Row("a full-width letter behind one modifier", "%ld a.", "%lｄ個です。", "%ld個です。"),
    Row("a full-width letter behind a position and a modifier", "%1$lld a.", "%1$llｄ個です。", "%1$lld個です。"),
    Row("a full-width capital", "%lld a.", "%Ｄ個です。", "%lld個です。"),
    // Two signs would be one of prose, and the value gone.
    Row("a sign of each width", "%lld a.", "%％lld個です。", "%lld個です。"),
    // On many keyboards the dollar sign is a key with Shift.
    Row("a letter for the dollar sign", "%1$@ a.", "%1S@です。", "%1$@です。"),
    Row("a full-width percent sign for a name", "{limit} a.", "％@です。", "{limit}です。"),
    Row("a blank in a conversion for a name", "{limit} a.", "% @です。", "{limit}です。"),
    Row("a name in full-width brackets", "{limit} a.", "（limit）です。", "{limit}です。"),
    Row("a name as Python writes it", "{limit} a.", "%(limit)sです。", "{limit}です。"),
    Row("a name between percent signs", "{limit} a.", "%limit%です。", "{limit}です。"),
    Row("full-width braces", "{limit} a.", "｛limit｝です。", "{limit}です。"),
    Row("one full-width brace", "{limit} a.", "{limit｝です。", "{limit}です。"),
    Row("blanks in full-width braces", "{limit} a.", "｛ limit　｝です。", "{limit}です。"),
    Row("doubled braces", "{limit} a.", "{{limit}}です。", "{limit}です。"),
    Row("a percent sign before braces", "{limit} a.", "%{limit}です。", "{limit}です。"),
    Row("a dollar sign before braces", "{limit} a.", "${limit}です。", "{limit}です。"),
    Row("a Cyrillic letter in a name", "{limit} a.", "{lіmit} тут.", "{limit} тут."),
    Row("a full-width name", "{limit} a.", "{ｌｉｍｉｔ}です。", "{limit}です。"),
    Row("a conversion where names stand in braces", "{limit} a.", "%@です。", "{limit}です。", title: "{limit}"),
    Row("a number's conversion where names stand in braces", "{limit} a.", "%lldです。", "{limit}です。", title: "{limit}"),
    Row("braces where conversions stand", "%@ a.", "{limit}です。", "%1$@です。"),
    Row("braces where the conversion of a number stands", "%d a.", "｛limit｝です。", "%1$dです。"),
    Row("braces where a conversion has a width", "%1$05lld a.", "{limit}です。", "%1$05lldです。"),
  ]

  @Test("What only looks like a placeholder is told by this rule alone, and the fix makes it one", arguments: rows)
  func lookalikes(row: Row) throws {
    let probe = TextProbe(texts: ["en": row.base, "ja": row.translation], title: row.title)
    #expect(try probe.verdicts() == ["lookalike-placeholder ja"])
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "ja") == row.mended)
  }

  @Test(
    "What stands for itself is left alone",
    arguments: [
      ("{limit} a.", "{limit}は100％です。"), ("{limit} a.", "{limit}は｛重要｝です。"), ("%lld a.", "%lldは50％offです。"),
      ("%lld%% a.", "%lld％です。"), ("{limit}% a.", "%{limit}です。"), ("{limit} dollars.", "${limit}です。"),
      ("{limit} a.", "{limit}はmail@example.com、50%@homeです。"),
      ("{limit, plural, one {{limit} a} other {# b}}", "{limit}です。"),
    ]
  )
  func silence(base: String, translation: String) throws {
    #expect(try TextProbe(texts: ["en": base, "ja": translation]).findings(of: LookalikePlaceholder.self).isEmpty)
  }

  // A width is at least so many characters (IEEE 1003.1, fprintf); the values come in the order of the text.
  @Test(
    "A width where others have a position is told, and the fix makes it one",
    arguments: [
      ("%1$@ sent by %2$@", "%2@から%1@", "%2$@から%1$@"), ("%1$@ sent by %2$@", "%2@から", "%2$@から"),
      ("%1$lld of %2$lld", "%2lldのうち%1lld", "%2$lldのうち%1$lld"),
    ]
  )
  func widths(base: String, translation: String, mended: String) throws {
    let probe = TextProbe(values: "a: String, b: String", texts: ["en": base, "ja": translation], title: "–")
    #expect(Set(try probe.findings(of: LookalikePlaceholder.self).map(\.place.line)) == [2])
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "ja") == mended)
  }

  @Test(
    "A width is one where others have it as well, or number nothing, or have no such position",
    arguments: [
      ("%1$@: %2$lld", "%1$@：%2lld"), ("%2@: %1@", "%2@：%1@"), ("%@ %@", "%2@ %1@"), ("%1$@ %2$@", "%10@ %20@"),
      ("%1$lld items", "%3lld個"), ("%1$lld %2$lld", "%02lld %01lld"),
    ]
  )
  func plainWidths(base: String, translation: String) throws {
    let probe = TextProbe(values: "a: String, b: String", texts: ["en": base, "ja": translation])
    #expect(try probe.findings(of: LookalikePlaceholder.self).isEmpty)
  }

  @Test(
    "A conversion in one form of a plural is judged by what that form shows",
    arguments: [
      (
        "{n, plural, one {%@ hat # Ding} other {{name} hat # Dinge}}",
        "{n, plural, one {{name} hat # Ding} other {{name} hat # Dinge}}"
      ),
      (
        "{n, plural, one {{name} hat # Ding} other {%@ hat # Dinge}}",
        "{n, plural, one {{name} hat # Ding} other {{name} hat # Dinge}}"
      ),
    ]
  )
  func forms(translation: String, mended: String) throws {
    let base = "{n, plural, one {{name} has # item} other {{name} has # items}}"
    let probe = TextProbe(values: "n: Int, name: String", texts: ["en": base, "de": translation], title: "{name}")
    #expect(try probe.verdicts() == ["lookalike-placeholder de"])
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "de") == mended)
  }

  @Test(
    "The number that chooses a form is `%arg` in a string catalog",
    arguments: [
      ("％argファイル", 1), ("%agrファイル", 1), ("{arg}ファイル", 1), ("%{arg}ファイル", 1), ("% argファイル", 1), ("%Argファイル", 1),
      ("｛arg｝ファイル", 1), ("%argファイル", 0), ("ファイル", 0), ("％ファイル", 0), ("args", 0),
    ]
  )
  func chosenNumber(form: String, count: Int) throws {
    func texts(_ forms: [String: String]) -> String {
      let plural = forms.sorted { $0.key < $1.key }.map { category, text in
        "\"\(category)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
      }.joined(separator: ", ")
      return """
        {"stringUnit": {"state": "translated", "value": "%#@f@ \(forms.count)"}, "substitutions": {"f": {
          "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {\(plural)}}}}}
        """
    }
    let example = RuleExample(
      "a string catalog",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a %lld": {"localizations": {
          "en": \(texts(["one": "%arg file", "other": "%arg files"])), "ja": \(texts(["other": form]))
        }}}}
        """
      ]
    )
    #expect(try example.findings().map(\.rule) == Array(repeating: LookalikePlaceholder.id, count: count))
  }

  // Foundation replaces %#@name@ of ASCII alone ("Stringsdict File Format"); the percent sign of anything else is text.
  @Test(
    "A variable of a plural with a sign of another width is told by this rule alone, at its place in the sentence",
    arguments: ["%＃@n@", "％#@n@", "%#@n＠", "%#＠n@", "％＃＠ｎ＠", "%１$#@n@"]
  )
  func variables(written: String) throws {
    let meant = written.inASCII
    func catalog(_ variable: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "%#@n@ in %2$@"}, "substitutions": {"n": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg items"}}}}}}},
      "ja": {"stringUnit": {"state": "translated", "value": "%2$@に\(variable)"}, "substitutions": {"n": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg個"}}}}}}}
      }}}}
      """
    }
    func dictionary(_ variable: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>あと\(variable)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld個</string></dict>
      </dict></dict></plist>
      """
    }
    for (path, text) in [("A.xcstrings", catalog), ("ja.lproj/A.stringsdict", dictionary)] {
      let project = RuleExample("a variable", ["Sources/Shop/\(path)": text(written)])
      let rules = ["lookalike-placeholder", "stray-percent", "invalid-specifier", "plural-structure"]
      let findings = try project.findings().filter { rules.contains($0.rule) }
      #expect(findings.map(\.rule) == ["lookalike-placeholder"], "\(path)")
      let place = try #require(findings.first?.place)
      let lines = text(written).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(String(lines[place.line - 1].utf8.dropFirst(place.column - 1).prefix(place.length)) == written, "\(path)")
      let edits = findings.flatMap(\.fixes).flatMap(\.edits)
      #expect(edits.map { if case .text(_, let edit) = $0 { edit.replacement } else { "" } } == [meant], "\(path)")
      let sound = try RuleExample("a variable", ["Sources/Shop/\(path)": text(meant)]).findings()
      #expect(!sound.contains { $0.rule == "lookalike-placeholder" }, "\(path)")
    }
  }

  // ICU's MessagePattern takes "}" outside of arguments for text, so that people read it.
  @Test(
    "A closing brace too many behind a placeholder or at the end is told, and the fix removes it",
    arguments: [
      ("{limit}}個", "{limit}個"), ("{limit, plural, other {#個}}}です。", "{limit, plural, other {#個}}です。"),
      ("{limit}個}", "{limit}個"), ("{limit}個'{'x'}'}", "{limit}個'{'x'}'"),
    ]
  )
  func surplusBraces(translation: String, mended: String) throws {
    let probe = TextProbe(texts: ["en": "{limit} items", "ja": translation])
    let findings = try probe.findings(of: LookalikePlaceholder.self)
    guard findings.count == 1, case .surplus("}")? = findings.first?.sentence as? LookalikePlaceholder.Sentence else {
      Issue.record("\(findings)")
      return
    }
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "ja") == mended)
  }

  @Test(
    "A closing brace that the text has opened in a quotation, or that stands in prose, is left alone",
    arguments: ["'{'{limit}}", "'{'{limit}個}", "{limit}個'}'", "{limit}個 :} です。", "閉じる記号は}"]
  )
  func bracesOfProse(translation: String) throws {
    let probe = TextProbe(texts: ["en": "{limit} items", "ja": translation])
    #expect(try probe.findings(of: LookalikePlaceholder.self).isEmpty)
  }

  // ICU's MessageFormat: in a plural only an unquoted ASCII `#` stands for the number.
  @Test(
    "A full-width number sign in a plural that shows its number nowhere else is told, and the fix makes it one",
    arguments: [
      ("{limit, plural, other {＃個}}", "{limit, plural, other {#個}}"),
      ("{limit, plural, =0 {なし} other {計＃個}}です。", "{limit, plural, =0 {なし} other {計#個}}です。"),
      ("{limit, selectordinal, other {第＃回}}", "{limit, selectordinal, other {第#回}}"),
    ]
  )
  func numberSigns(translation: String, mended: String) throws {
    let base =
      translation.contains("ordinal")
      ? "{limit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      : "{limit, plural, one {# item} other {# items}}"
    let probe = TextProbe(texts: ["en": base, "ja": translation], title: "–")
    #expect(try probe.findings(of: LookalikePlaceholder.self).count == 1)
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "ja") == mended)
  }

  @Test(
    "A full-width number sign of prose is left alone",
    arguments: [
      "＃注意：{limit, plural, other {#個}}", "{limit, plural, other {#個}}（＃ボタン）", "{limit, plural, other {＃印に#個}}",
      "{limit, plural, other {＃印に{limit}個}}", "{limit, plural, other {#個} =1 {＃1の品}}",
      // Who quotes a sign speaks of it.
      "{limit, plural, other {{limit}個} =1 {'{＃}'の品}}",
      "{limit, select, other {＃個}}",
    ]
  )
  func numberSignsOfProse(translation: String) throws {
    let probe = TextProbe(texts: ["en": "{limit, plural, one {# item} other {# items}}", "ja": translation])
    #expect(try probe.findings(of: LookalikePlaceholder.self).isEmpty)
  }

  @Test("Where one text in braces makes a table of conversions ICU, its conversions are told and stay")
  func printfTable() throws {
    let findings = try RuleExample(
      "prose with braces",
      [
        // In another table, whose style is its own: the conversions are those of values there.
        "Sources/Shop/ja.lproj/A.strings": "\"a\" = \"%@さん\";\n\"b\" = \"%@さん、また\";\n",
        "Sources/Shop/en.lproj/B.strings":
          "\"a\" = \"Hello, %@!\";\n\"b\" = \"Bye, %@!\";\n\"c\" = \"Write {name} there.\";\n",
        "Sources/Shop/ja.lproj/B.strings": "\"c\" = \"{name}と書いてください\";\n",
      ]
    ).findings().filter { $0.rule == LookalikePlaceholder.id && $0.place.file.contains("en.lproj") }
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.fixes.isEmpty }, "\(findings)")
  }

  @Test("A full-width point before a precision is told, and the fix makes it one")
  func precision() throws {
    let probe = TextProbe(values: "limit: Double", texts: ["en": "%.1f a.", "ja": "%．1fです。"])
    #expect(try probe.verdicts() == ["lookalike-placeholder ja"])
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "ja") == "%.1fです。")
  }

  // Unicode Technical Standard #35, part 2, "plural": only `#` and the argument itself show the number in a form.
  @Test(
    "What is meant for the number in a form of a plural is told, and the fix makes it one",
    arguments: [
      ("{limit, plural, other {limit個}}", "{limit, plural, other {#個}}"),
      ("{limit, plural, other {%d個}}", "{limit, plural, other {#個}}"),
      ("{limit, plural, other {％d個}}", "{limit, plural, other {#個}}"),
    ]
  )
  func formNumbers(translation: String, mended: String) throws {
    let probe = TextProbe(texts: ["en": "{limit, plural, one {# file} other {# files}}", "ja": translation])
    #expect(try probe.verdicts() == ["lookalike-placeholder ja"])
    #expect(try probe.mended(by: LookalikePlaceholder.self, in: "ja") == mended)
  }

  @Test(
    "A word or a sign in a form that is no number's is left alone",
    arguments: [
      ("{limit, plural, one {# file} other {# files}}", "{limit, plural, other {#個（100%）}}"),
      ("{limit, plural, one {The limit is # file} other {The limit is # files}}", "{limit, plural, other {limit: #個}}"),
      ("{limit, plural, one {The limit: #} other {The limit: #}}", "{limit, plural, other {limit個}}"),
      ("{limit} (limit)", "（limit）"),
      ("{limit, plural, one {No limit left} other {# left}}", "{limit, plural, one {1} other {#個}}"),
      ("{limit, plural, one {# file} other {# files}}", "{limit, plural, one {No limit} other {#個}}"),
    ]
  )
  func wordsInForms(base: String, translation: String) throws {
    #expect(try TextProbe(texts: ["en": base, "ja": translation]).findings(of: LookalikePlaceholder.self).isEmpty)
  }
}
