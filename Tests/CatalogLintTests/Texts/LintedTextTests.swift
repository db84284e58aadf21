import MessageFormatting
import Synchronization
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct LintedTextTests {
  /// Every text of a package in the order of its files.
  private func texts<Value>(_ files: [String: String], _ value: (LintedText) -> Value) throws -> [Value] {
    let folder = try TemporaryFolder()
    try folder.write(RuleExample.manifest, to: "Package.swift")
    for (path, text) in files { try folder.write(text, to: "Sources/Shop/\(path)") }
    let package = try PackageReader.read(at: folder.url.path)
    let pass = TextPass(over: package)
    return package.texts.tables.all.enumerated().flatMap { number, table in
      (0..<table.count).map { value(LintedText(.init(table: number, text: $0), of: pass)) }
    }
  }

  private static let around: TextFacts = [
    .base, .translation, .sameAsBase, .lacksBase, .lacksTranslation, .servedByParent, .plural, .markedUntranslated,
    .ofError, .likeError,
  ]

  @Test("A text knows how it stands beside those of other languages")
  func neighbors() throws {
    let files = [
      "A.swift": "enum AError: Error { case one }",
      "en.lproj/E.strings": """
      "AError.one.title" = "One";
      "Home.title" = "Home";
      "same" = "OK";
      "alone" = "Alone";
      """,
      "ja.lproj/E.strings": """
      "AError.one.title" = "一";
      "Home.title" = "ホーム"; /* catalog: untranslated */
      "same" = "OK";
      "extra" = "余分";
      """,
      "en-GB.lproj/E.strings": """
      "same" = "Right";
      """,
    ]
    let facts = try texts(files) { ($0.locale + " " + $0.key, $0.facts.intersection(Self.around)) }
    let expected: [String: TextFacts] = [
      "en AError.one.title": [.base, .ofError, .servedByParent],
      "en Home.title": [.base, .likeError, .servedByParent],
      "en same": [.base],
      // `en-GB` reads what `en` says; `ja` has nothing to read.
      "en alone": [.base, .lacksTranslation, .servedByParent],
      "ja AError.one.title": [.translation, .ofError],
      "ja Home.title": [.translation, .likeError, .markedUntranslated],
      "ja same": [.translation, .sameAsBase],
      "ja extra": [.translation, .lacksBase],
      "en-GB same": [.translation],
    ]
    #expect(Dictionary(uniqueKeysWithValues: facts) == expected)
  }

  @Test("The way leads to the base, to the translations, and to the locales without one")
  func joins() throws {
    let files = [
      "en.lproj/E.strings": "\"a\" = \"A\";\n\"b\" = \"B\";",
      "de.lproj/E.strings": "\"b\" = \"b\";\n\"a\" = \"a\";",
      "ja.lproj/Other.strings": "\"a\" = \"あ\";",
    ]
    let lines = try texts(files) { text in
      "\(text.locale) \(text.key): \(text.base?.string ?? "-") "
        + "\(text.translations.map(\.string)) \(text.localesWithoutTranslation)"
    }
    #expect(
      lines.sorted() == [
        "de a: A [] []",
        "de b: B [] []",
        "en a: - [\"a\", \"あ\"] []",
        "en b: - [\"b\"] [\"ja\"]",
        "ja a: A [] []",
      ]
    )
  }

  @Test("Of several texts with one key the way leads to that in the table of the same name, there to the last")
  func severalBases() throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"other table\";",
      "en.lproj/E.strings": "\"a\" = \"first\";\n\"a\" = \"last\";",
      "ja.lproj/E.strings": "\"a\" = \"あ\";",
    ]
    let bases = try texts(files) { $0.locale == "ja" ? $0.base?.string : nil }
    #expect(bases.compactMap(\.self) == ["last"])
  }

  @Test("Keys are the same however their letters are composed")
  func composedKeys() throws {
    let files = [
      "en.lproj/E.strings": "\"caf\u{E9}\" = \"A\";\n\"ガ\" = \"B\";",
      "ja.lproj/E.strings": "\"cafe\u{301}\" = \"あ\";\n\"カ\u{3099}\" = \"い\";",
    ]
    let bases = try texts(files) { $0.locale == "ja" ? $0.base?.string : nil }
    #expect(bases.compactMap(\.self) == ["A", "B"])
  }

  @Test("A string catalog gives the texts of each language")
  func stringCatalog() throws {
    let files = [
      "E.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "A"}},
          "ja": {"stringUnit": {"state": "translated", "value": "あ"}}}},
        "b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "B"}}}}
      }}
      """
    ]
    let lines = try texts(files) { text in
      "\(text.locale) \(text.key): \(text.base?.string ?? "-") \(text.localesWithoutTranslation)"
    }
    #expect(lines.sorted() == ["en a: - []", "en b: - [\"ja\"]", "ja a: A []"])
  }

  @Test("The wordings of a plural are its forms, with facts and places of their own")
  func plurals() throws {
    let files = [
      "en.lproj/E.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>One item</string>
            <key>other</key><string>%lld items.</string>
          </dict>
        </dict>
      </dict></plist>
      """
    ]
    let lines = try texts(files) { text in
      text.wordings.map { wording in
        "\(wording.form?.category ?? "-") \(wording.isWhole) \(wording.facts.contains(.finalStop)) "
          + "\(text.place(of: 0..<1, in: wording).line)"
      } + ["\(text.style) \(text.placeholders.count) \(text.facts.contains([.plural, .percent, .finalStop]))"]
    }
    // The variable takes a value, and so does the number in one of its forms.
    #expect(lines == [["one true false 8", "other true true 9", "printf 2 true"]])
  }

  @Test("A pattern is compiled once for all rules that ask, and anew for the next text")
  func patterns() throws {
    let compiled = Mutex(0)
    let patterns = PerText<Result<MessagePattern, PatternError>>()
    func ask(_ text: Int) {
      _ = patterns.value(of: .init(table: 0, text: text)) {
        compiled.withLock { $0 += 1 }
        return Result { () throws(PatternError) in try MessagePattern("{a}", style: .icu) }
      }
    }
    for text in [0, 0, 1, 1, 0] { ask(text) }
    #expect(compiled.withLock { $0 } == 2)
    patterns.forget()
    ask(0)
    #expect(compiled.withLock { $0 } == 3)
  }

  @Test("A text of an error tells the cases that show it")
  func subjects() throws {
    let files = [
      "A.swift": "enum AError: Error { case one(limit: Int), two(Int), two(Int, Int) }",
      "en.lproj/E.strings": """
      "AError.title" = "Any";
      "AError.one.title" = "One";
      "AError.two.title" = "Two";
      "AError.two(_:_:).title" = "Two and two";
      "AError.three.title" = "Gone";
      """,
    ]
    let lines = try texts(files) { text in
      "\(text.key): \(text.subjects.flatMap(\.cases).map(\.fullName))"
    }
    #expect(
      lines == [
        "AError.title: []",
        "AError.one.title: [\"one(limit:)\"]",
        "AError.two.title: [\"two(_:)\"]",
        "AError.two(_:_:).title: [\"two(_:_:)\"]",
        "AError.three.title: []",
      ]
    )
  }
}
