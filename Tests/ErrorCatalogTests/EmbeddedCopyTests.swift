import ErrorCatalog
import Foundation
import TestSupport
import Testing

@Suite("The copy inside the program")
struct EmbeddedCopyTests {
  private static let embedded = EmbeddedWords([
    .init(
      locale: "en",
      name: "T",
      text: #"""
        "Inner.failed.title" = "Inner";
        "Inner.failed.description" = "Copy \"in\" English.";
        """#
    ),
    .init(
      locale: "ja",
      name: "T",
      text: #"""
        "Inner.failed.title" = "内";
        "Inner.failed.description" = "日本語の写し。";
        "Outer.failed.title" = "外";
        """#
    ),
    .init(locale: "ja", name: "Other", text: #""other" = "別";"#),
  ])

  @Test("The file wins, the copy fills what it lacks, and the message says so")
  func overlay() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Inner.failed.title\" = \"Inner\";", to: "en.lproj/T.strings")
    try folder.write("\"Inner.failed.title\" = \"新しい題\";\n\"Inner.failed.desc", to: "ja.lproj/T.strings")
    let catalog = Catalog(folder: folder.url.path, embedded: Self.embedded)
    let message = catalog.message(for: SampleError.inner, in: "ja")
    #expect(message.title == "新しい題")
    #expect(message.description == "日本語の写し。")
    #expect(message.locale.tag == "ja")
    #expect(!message.isFallback)
    #expect(message.problems.map(\.cause) == [.embeddedCopy])
    #expect(message.problems.first?.key == "Inner.failed.description")
    #expect(message.problems.first?.locale?.tag == "ja")
    #expect(!catalog.localized(in: "ja").fileProblems.isEmpty)
  }

  @Test("A table that is not Unicode gives way to the copy, or to the next language, and its encoding is named")
  func notUnicode() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Inner.failed.title\" = \"English\";", to: "en.lproj/T.strings")
    let url = try folder.write("", to: "ja.lproj/T.strings")
    // 上限 in Shift_JIS.
    let table = Data("\"Inner.failed.title\" = \"".utf8) + Data([0x8F, 0xE3, 0x8C, 0xC0]) + Data("\";\n".utf8)
    try table.write(to: url)
    let localized = Catalog(folder: folder.url.path, embedded: Self.embedded).localized(in: "ja")
    #expect(localized.text("Inner.failed.title").text == "内")
    #expect(Catalog(folder: folder.url.path).text("Inner.failed.title", in: "ja").text == "English")
    let kinds = localized.fileProblems.compactMap { problem in
      if case .brokenFile(_, _, let kind) = problem.cause { kind } else { nil }
    }
    #expect(kinds == [.notUnicode(likelyEncoding: "Shift_JIS")])
  }

  @Test("Texts whose wording depends on numbers, and string catalogs, speak from the copy as from files")
  func otherFormats() {
    let words = EmbeddedWords([
      .init(locale: "en", name: "T", text: #""count" = "wrong";"#),
      .init(
        locale: "en",
        name: "T",
        format: .stringsdict,
        text: #"""
          <plist version="1.0"><dict><key>count</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>One order</string><key>other</key><string>%lld orders</string></dict>
          </dict></dict></plist>
          """#
      ),
      .init(
        stringCatalog: "Other",
        text: #"""
          {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
          "ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}}}}}}
          """#
      ),
    ])
    let catalog = Catalog(embedded: words)
    #expect(catalog.locales.map(\.tag) == ["en", "ja"])
    #expect(catalog.text("count", in: "en", arguments: ["0": .integer(1)]).text == "One order")
    #expect(catalog.text("count", in: "en", arguments: ["0": .integer(3)]).text == "3 orders")
    #expect(catalog.text("hello", in: "ja").text == "こんにちは")
    #expect(Catalog(embedded: words, tables: ["T"]).text("hello", in: "ja").text == "hello")
  }

  @Test("Where the files have everything, nothing is said about the copy")
  func complete() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"Inner.failed.title\" = \"T\";\n\"Inner.failed.description\" = \"D\";",
      to: "en.lproj/T.strings"
    )
    let message = Catalog(folder: folder.url.path, embedded: Self.embedded).message(for: SampleError.inner, in: "en")
    #expect(message.description == "D")
    #expect(message.problems.isEmpty)
  }

  @Test("A language whose folder is gone is still spoken")
  func missingLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Inner.failed.title\" = \"Inner\";", to: "en.lproj/T.strings")
    let catalog = Catalog(folder: folder.url.path, embedded: Self.embedded)
    #expect(catalog.locales.map(\.tag) == ["en", "ja"])
    #expect(catalog.message(for: SampleError.inner, in: "ja").title == "内")
  }

  @Test("Without a bundle the copy speaks alone, and one problem says what is missing")
  func withoutBundle() throws {
    // This test target has no resources, so there is no bundle to find; SwiftPM's accessor would end the process.
    let catalog = Catalog(resources: accessor(), embedded: Self.embedded)
    let message = catalog.message(for: SampleError.inner, in: "ja")
    #expect(message.title == "内")
    #expect(message.problems.map(\.cause) == [.resourcesNotFound(module: "ErrorCatalogTests")])
  }

  private func accessor() -> Bundle {
    Issue.record("the accessor was asked")
    return .main
  }

  @Test("A program may do without files on purpose")
  func alone() {
    let catalog = Catalog(embedded: Self.embedded)
    let message = catalog.message(for: SampleError.inner, in: "en")
    #expect(message.description == #"Copy "in" English."#)
    #expect(message.problems.isEmpty)
    #expect(catalog.text("other", in: "ja").text == "別")
    #expect(Catalog(embedded: Self.embedded, tables: ["T"]).text("other", in: "ja").text == "other")
  }
}
