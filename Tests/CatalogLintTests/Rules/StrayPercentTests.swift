import Testing

@testable import CatalogLint

@Suite struct StrayPercentTests {
  @Test("The examples are reported as they are marked", arguments: StrayPercent.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: StrayPercent.self)
  }

  @Test(
    "A percent sign of prose is told by this rule alone, and the fix doubles it",
    arguments: [
      ("100% sure", "100%% sure"), ("0% interest", "0%% interest"), ("50 % de", "50 %% de"), ("100%", "100%%"),
      ("(100%)", "(100%%)"), ("50%-60%", "50%%-60%%"), ("100%です。", "100%%です。"), ("100\u{A0}%.", "100\u{A0}%%."),
      ("a % sign", "a %% sign"), ("20%\\n", "20%%\n"),
    ]
  )
  func prose(text: String, mended: String) throws {
    let probe = TextProbe(values: "", texts: ["en": text], style: "printf")
    #expect(Set(try probe.verdicts()).isSubset(of: ["stray-percent en", "surrounding-whitespace en"]))
    #expect(try probe.mended(by: StrayPercent.self, in: "en") == mended)
  }

  @Test("Where the base has a value that the text lacks, the sign may be what is left of it, and a person must judge")
  func mayBeValue() throws {
    let probe = TextProbe(values: "name: String", texts: ["en": "Hi %@!", "fr": "Bonjour % !"], style: "printf")
    let findings = try probe.findings().filter { $0.place.file.contains("fr.lproj") }
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
    let both = TextProbe(values: "name: String", texts: ["en": "Hi %@!", "fr": "%@, 100 % sûr"], style: "printf")
    #expect(try both.mended(by: StrayPercent.self, in: "fr") == "%@, 100 %% sûr")
  }

  @Test("Beside a value it spoils the text, which is an error")
  func beside() throws {
    let probe = TextProbe(texts: ["en": "%lld%, or 5%%"])
    let findings = try probe.findings()
    #expect(findings.map(\.rule) == ["stray-percent"])
    #expect(findings.map(\.severity) == [.error])
    #expect(try probe.mended(by: StrayPercent.self, in: "en") == "%lld%%, or 5%%")
  }

  @Test(
    "A number before the sign and a word behind it are prose, and no other rule speaks",
    arguments: [
      ("limit: Int", "50%OFF、%lld個まで", "50%%OFF、%lld個まで"),
      ("limit: Int", "50%off, %lld items", "50%%off, %lld items"),
      ("limit: Int", "５０%OFF、%lld個まで", "５０%%OFF、%lld個まで"),
      ("limit: Int", "%lld: 50%-off", "%lld: 50%%-off"),
      ("name: String", "%1$@: 5%discount", "%1$@: 5%%discount"),
      ("name: String", "%@, 50%iger Rabatt", "%@, 50%%iger Rabatt"),
      ("name: String", "%@, 50%de remise", "%@, 50%%de remise"),
      ("name: String", "%@, 50%écoulé", "%@, 50%%écoulé"),
      ("", "今だけ50%OFF！", "今だけ50%%OFF！"), ("", "100%DL", "100%%DL"), ("", "10%likli", "10%%likli"),
      // The whole word would be a conversion: the case has no value for it.
      ("", "5%d", "5%%d"), ("", "50%d'escompte", "50%%d'escompte"), ("limit: Int", "%lld, 5%a.", "%lld, 5%%a."),
      ("limit: Int", "%lld%OFF", "%lld%%OFF"),
      // A space before the sign, as many languages write it.
      ("", "50 %off", "50 %%off"), ("", "50\u{A0}%off", "50\u{A0}%%off"),
      ("limit: Int", "%lld, 50 %off", "%lld, 50 %%off"),
    ]
  )
  func beforeLetters(values: String, text: String, mended: String) throws {
    let probe = TextProbe(values: values, texts: ["en": text], style: "printf")
    #expect(try probe.verdicts() == ["stray-percent en"])
    #expect(try probe.mended(by: StrayPercent.self, in: "en") == mended)
    #expect(try TextProbe(values: values, texts: ["en": mended], style: "printf").verdicts().isEmpty)
  }

  @Test(
    "A conversion behind a number stays one where its value is wanted",
    arguments: [
      ("limit: Int", "No. 5%d"), ("limit: Int", "0%dを超えました"), ("limit: Int", "1%lldMB"), ("limit: Int", "0%02dh"),
      ("limit: Int, of: Int", "%d%d"), ("limit: Int, of: Int", "%d%dab"), ("name: String", "50%@home"),
      ("limit: Int", "No. 5%1$dst"), ("limit: Int", "Disk 2 %dMB"), ("limit: Int", "No. 5 %d"),
      ("limit: Int, of: Int", "%d: 2 %dMB"),
    ]
  )
  func wanted(values: String, text: String) throws {
    let findings = try TextProbe(values: values, texts: ["en": text], style: "printf").findings(of: StrayPercent.self)
    #expect(findings.isEmpty)
  }

  @Test(
    "Texts of no error are read by a formatter where they or their counterparts show a value",
    arguments: [
      ("%@ left", "%@ left", 0), ("Save 100% of it", "100%", 0), ("50% off", "50%OFF", 0), ("(%)", "(%)", 0),
      ("%@ for 50% off", "%@", 1), ("%@ is 100%", "%@", 1), ("%@ sold", "%@、50%OFF", 1), ("50%% off", "50%OFF", 1),
      ("%@, 50 %off", "%@、50 %off", 2), ("%@, 2 %dMB", "%@、2 %dMB", 0), ("%@, 50 %de", "%@、50%%", 1),
      ("50% off", "%@%%引き", 1),
    ]
  )
  func unformatted(english: String, japanese: String, count: Int) throws {
    let findings = try RuleExample(
      "a table of a screen",
      [
        "Sources/Shop/en.lproj/S.strings": "\"a\" = \"%@ left\";\n\"b\" = \"\(english)\";\n",
        "Sources/Shop/ja.lproj/S.strings": "\"a\" = \"残り%@\";\n\"b\" = \"\(japanese)\";\n",
      ]
    ).findings().filter { $0.rule == StrayPercent.id }
    #expect(findings.count == count, "\(findings)")
  }

  @Test("What begins no conversion is dropped by some formatters, and never a placeholder")
  func lost() throws {
    let findings = try TextProbe(values: "", texts: ["en": "Rates (%)"], style: "printf").findings()
    let isLost = findings.map {
      if case StrayPercent.Sentence.lost? = $0.sentence as? StrayPercent.Sentence { true } else { false }
    }
    #expect(isLost == [true])
  }

  @Test(
    "A sign before the number of a rate is one of prose",
    arguments: [
      ("%50 indirim", "%%50 indirim"), ("%7,5'i", "%%7,5'i"), ("Yalnızca %100.", "Yalnızca %%100."), ("%20", "%%20"),
    ]
  )
  func rates(text: String, mended: String) throws {
    let probe = TextProbe(values: "", texts: ["en": "A.", "tr": text], style: "printf")
    #expect(try probe.verdicts() == ["stray-percent tr"])
    #expect(try probe.mended(by: StrayPercent.self, in: "tr") == mended)
  }

  @Test(
    "A number that something else of a conversion follows is no rate",
    arguments: ["%1 $@", "%50#", "%2 @", "%3\u{FF04}@"]
  )
  func noRates(text: String) throws {
    let probe = TextProbe(values: "", texts: ["en": "A.", "tr": text], style: "printf")
    #expect(try probe.findings(of: StrayPercent.self).isEmpty)
  }

  // RFC 3986, section 2.1: in a URL `%` and two hexadecimal digits are one octet of it, and no value goes there.
  static let urls = [
    "https://example.com/terms%20of%20use", "https://ja.wikipedia.org/wiki/%E6%97%A5", "https://example.com/help/a%20b",
    "mailto:a@example.com?subject=Hello%20World", "See [terms](https://example.com/terms%20of%20use) now.",
    "See https://ru.wikipedia.org/wiki/%d0%bf now.",
  ]

  @Test("A URL in a table without values is text: nothing is told, and nothing is mended", arguments: urls)
  func plainURLs(text: String) throws {
    let example = RuleExample(
      "a URL",
      ["Sources/Shop/en.lproj/Screens.strings": "\"a\" = \"\(text)\";\n\"b\" = \"Hi\";\n"]
    )
    let findings = try example.findings().filter { $0.place.file.hasSuffix(".strings") }
    #expect(findings.filter { $0.rule != MissingLocale.id }.isEmpty, "\(findings)")
  }

  @Test("A URL that a formatter does not read makes no finding beside texts with values", arguments: urls)
  func urlsBesideValues(text: String) throws {
    let strings = "\"a\" = \"\(text)\";\n\"b\" = \"Hi %@\";\n"
    let findings = try RuleExample("a URL", ["Sources/Shop/en.lproj/Screens.strings": strings]).findings()
    #expect(findings.filter { $0.rule.contains("percent") || $0.rule.contains("specifier") }.isEmpty, "\(findings)")
    #expect(!findings.contains { $0.rule == UnnumberedArguments.id })
  }

  @Test("A URL that a formatter reads is told once, and the fix doubles all of its signs", arguments: urls)
  func formattedURLs(text: String) throws {
    let probe = TextProbe(values: "name: String", texts: ["en": "%@: \(text)"], style: "printf")
    let findings = try probe.findings()
    #expect(findings.map(\.rule) == [StrayPercent.id])
    #expect(findings.map(\.severity) == [.error])
    let mended = try #require(try probe.mended(by: StrayPercent.self, in: "en"))
    #expect(mended == "%@: " + text.replacing("%", with: "%%"))
    #expect(try TextProbe(values: "name: String", texts: ["en": mended], style: "printf").verdicts() == [])
  }

  @Test(
    "What is left of a value is named, and never doubled",
    arguments: [("%への", 1), ("@%へ", 1), ("%個", 1), ("d%個", 1)]
  )
  func lostValue(text: String, count: Int) throws {
    let findings = try TextProbe(values: "name: String", texts: ["en": "Hi %@!", "ja": text], style: "printf")
      .findings()
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
    let placeholders = findings.map {
      if case .value(let placeholder, "en")? = $0.sentence as? StrayPercent.Sentence { placeholder } else { "" }
    }
    #expect(placeholders == Array(repeating: "%@", count: count))
  }
}
