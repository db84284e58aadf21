import Testing

@testable import CatalogLint

@Suite struct PluralOnOneSideTests {
  @Test("The examples are reported as they are marked", arguments: PluralOnOneSide.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: PluralOnOneSide.self)
  }

  @Test(
    "A number before a word needs the forms of the language, and nothing else does",
    arguments: [
      ("a language of two forms", "fr", "{limit} articles", true), ("German", "de", "Noch {limit} Dateien", true),
      ("one of six", "ar", "{limit} عنصر", true), ("a no-break space between", "fr", "{limit}\u{A0}articles", true),
      ("a narrow one", "fr", "{limit}\u{202F}articles", true),
      ("a number by a style", "fr", "{limit, number} articles", true),
      ("Japanese", "ja", "{limit}個の商品", false), ("Chinese", "zh-Hant", "{limit}件商品", false),
      ("Korean", "ko", "{limit}개 상품", false), ("Thai", "th", "{limit} รายการ", false),
      ("Vietnamese", "vi", "{limit} mặt hàng", false),
      ("behind its word", "fr", "Articles : {limit}", false), ("in brackets", "fr", "Articles ({limit})", false),
      ("nouns that stay as they are", "tr", "{limit} ürün", false), ("Hungarian", "hu", "{limit} elem", false),
      ("Basque", "eu", "{limit} elementu", false), ("Welsh", "cy", "{limit} eitem", false),
      ("Persian", "fa", "{limit} مورد", false), ("Georgian", "ka", "{limit} ერთეული", false),
      ("Hindi, where it depends on the noun", "hi", "{limit} आइटम", false),
      ("Finnish", "fi", "{limit} tiedostoa", true), ("Irish", "ga", "{limit} chomhad", true),
      ("an abbreviation", "de", "{limit} Min. übrig", false),
      ("one without a stop", "fr", "{limit} min restantes", false),
      ("one in Polish", "pl", "{limit} min do końca", false), ("one in Russian", "ru", "{limit} мин", false),
      ("one of four letters", "pl", "{limit} godz. do końca", false),
      ("a longer one", "ru", "{limit} секунд. назад", false),
      ("one at the end", "de", "Noch {limit} Std.", false),
      ("one that is all there is", "pl", "{limit} sekund.", false),
      ("a known one behind words", "pl", "Zostało {limit} mies.", false),
      ("one before a comma", "fr", "Encore {limit} élém., puis rien", false),
      ("an ellipsis", "fr", "Encore {limit} jours...", true), ("brackets", "fr", "(Encore {limit} jours.)", true),
      ("the end of a sentence", "de", "Noch {limit} Dateien.", true),
      ("a sentence before another", "de", "Noch {limit} Dateien. Mehr laden?", true),
      ("a unit", "fr", "{limit} km", false), ("a unit in capitals", "de", "{limit} GB", false),
      ("a rate", "fr", "{limit} % de plus", false),
      ("a multiplication sign", "fr", "{limit} × article", false), ("a slash", "fr", "{limit}/jour", false),
      ("forms of its own", "fr", "{limit, plural, one {# article} other {# articles}}", false),
      ("exact numbers of its own", "fr", "{limit, plural, =1 {# article} other {# articles}}", false),
      ("a choice by the digits", "fr", "{limit, select, 1 {un article} other {{limit} articles}}", false),
      ("no number", "fr", "Trop d’articles", false), ("at the end", "fr", "Au plus {limit}.", false),
    ]
  )
  func numbers(id: String, locale: String, text: String, isReported: Bool) throws {
    let probe = TextProbe(texts: ["en": "{limit, plural, one {# item} other {# items}}", locale: text])
    let findings = try probe.findings(of: PluralOnOneSide.self)
    #expect(findings.count == (isReported ? 1 : 0), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning && $0.locales == [locale] })
  }

  @Test(
    "A noun with one form needs no other",
    arguments: [
      ("de", "Euro Treffer Prozent Meter Artikel Ordner Kilometer Lesezeichen Pixel Megabyte Benutzer Stück"),
      ("fr", "mois fois prix accès choix quiz index processus"), ("es", "análisis virus"),
      ("it", "file euro città computer attività foto"), ("nl", "jaar euro kilometer procent keer"),
      ("sv", "objekt användare dokument kilometer"), ("da", "kort dokument"), ("nb", "objekt dokument"),
      ("en", "percent series"), ("ru", "евро фото видео кофе"), ("uk", "євро відео"), ("pl", "euro"), ("lv", "eiro"),
      ("el", "ευρώ βίντεο"), ("ro", "euro"),
    ]
  )
  func steadyNouns(locale: String, nouns: String) throws {
    #expect(try reported(nouns, in: locale) == [])
  }

  @Test(
    "A noun that ends like one of those, and changes, needs its forms",
    arguments: [
      ("de", "Bilder Mitglieder Felder Dateien Wochen Sprachen Nachrichten Tage Vögel"),
      ("fr", "fichiers jours menus niveaux jeux journaux lois hivers"), ("es", "archivos meses"),
      ("it", "elementi giorni immagini"), ("nl", "bestanden dagen"), ("sv", "filer bilder meddelanden dagar"),
      ("da", "filer dage"), ("nb", "filer brukere"), ("en", "files"), ("ru", "файлов писем"),
      ("pl", "plików"), ("el", "αρχεία"), ("cs", "euro"),
    ]
  )
  func changingNouns(locale: String, nouns: String) throws {
    #expect(try reported(nouns, in: locale).joined(separator: " ") == nouns)
  }

  /// The nouns that are reported behind a number, in their order.
  private func reported(_ nouns: String, in locale: String) throws -> [String] {
    let nouns = nouns.split(separator: " ").map(String.init)
    func table(_ text: (String) -> String) -> String {
      nouns.enumerated().map { "\"key.\($0)\" = \"\(text($1))\";\n" }.joined()
    }
    // English may be a translation as well.
    let base = locale == "en" ? "de" : "en"
    let example = RuleExample(
      "nouns",
      [
        "Package.swift": RuleExample.manifest.replacing(
          "defaultLocalization: \"en\"",
          with: "defaultLocalization: \"\(base)\""
        ),
        "Sources/Shop/A.swift": "",
        "Sources/Shop/\(base).lproj/E.strings": table { _ in "{n, plural, one {# A} other {# B}}" },
        "Sources/Shop/\(locale).lproj/E.strings": table { "{n} \($0)" },
      ]
    )
    let lines = try example.findings().filter { $0.rule == PluralOnOneSide.id }.map(\.place.line)
    return lines.sorted().map { nouns[$0 - 1] }
  }

  @Test("A plural of the translation alone, and a base that only ranks, ask for nothing")
  func base() throws {
    let alone = ["en": "{limit} km", "fr": "{limit, plural, one {# pas} other {# pas}}"]
    #expect(try TextProbe(texts: alone).findings(of: PluralOnOneSide.self).isEmpty)
    let rank = [
      "en": "{limit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} item", "fr": "{limit} article",
    ]
    #expect(try TextProbe(texts: rank).findings(of: PluralOnOneSide.self).isEmpty)
  }

  @Test(
    "A string catalog is read like a table with its plurals beside it",
    arguments: [("ru", "%lld файлов", 1), ("fr", "%lld fichiers", 1), ("tr", "%lld dosya", 0), ("ja", "%lld個", 0)]
  )
  func stringCatalog(locale: String, text: String, count: Int) throws {
    let example = RuleExample(
      "a string catalog of plurals",
      [
        "Sources/Shop/A.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"n_files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "\(locale)": {"stringUnit": {"state": "translated", "value": "\(text)"}}
        }}}}
        """
      ]
    )
    let findings = try example.findings().filter { $0.severity > .note }
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.rule == PluralOnOneSide.id && $0.locales == [locale] })
  }
}
