import ErrorCatalog
import Foundation
import TestSupport
import Testing

@Suite("Words from a folder or a bundle")
struct FolderSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func catalog(tables: [String]? = nil, embedded: EmbeddedWords = .none) -> Catalog {
    Catalog(folder: folder.url.path, tables: tables, embedded: embedded)
  }

  private func write(_ entries: [String: String], to path: String) throws {
    try folder.write(entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.sorted().joined(), to: path)
  }

  @Test("Locales are what the folders are called, in any case, with a hyphen or an underscore")
  func locales() throws {
    for name in ["en", "zh-hans", "zh_Hant", "PT-br", "ja"] { try write(["k": name], to: "\(name).lproj/T.strings") }
    try write(["k": "no locale"], to: "other.folder/T.strings")
    #expect(catalog().locales.map(\.tag) == ["en", "ja", "pt-BR", "zh-Hans", "zh-Hant"])
    #expect(catalog().text("k", in: "zh-CN").text == "zh-hans")
    #expect(catalog().text("k", in: "zh-TW").text == "zh_Hant")
    #expect(catalog().text("k", in: "pt-BR").text == "PT-br")
  }

  @Test("Base is the development language under another name, and fills what that lacks")
  func base() throws {
    try write(["a": "base a", "b": "base b"], to: "Base.lproj/T.strings")
    #expect(catalog().text("a", in: "en").text == "base a")
    try write(["a": "english a"], to: "en.lproj/T.strings")
    #expect(catalog().text("a", in: "en").text == "english a")
    #expect(catalog().text("b", in: "en").text == "base b")
    #expect(catalog().locales.map(\.tag) == ["en"])
  }

  @Test("Only the tables that were asked for")
  func tables() throws {
    try write(["a": "from A"], to: "en.lproj/A.strings")
    try write(["b": "from B"], to: "en.lproj/B.strings")
    let catalog = catalog(tables: ["A"])
    #expect(catalog.text("a", in: "en").text == "from A")
    #expect(catalog.text("b", in: "en").problems.map(\.cause) == [.missingEntry])
    #expect(self.catalog().text("b", in: "en").text == "from B")
  }

  @Test("Of two entries with one key the later wins, as in Foundation")
  func duplicates() throws {
    try folder.write("\"k\" = \"first\";\n\"k\" = \"second\";\n", to: "en.lproj/T.strings")
    #expect(catalog().text("k", in: "en").text == "second")
    let bundle = try #require(Bundle(path: folder.url.path))
    #expect(bundle.localizedString(forKey: "k", value: nil, table: "T") == "second")
  }

  @Test("A bundle that is at hand")
  func bundle() throws {
    try write(["k": "english"], to: "Some.resources/en.lproj/T.strings")
    let bundle = try #require(Bundle(path: folder.url.path + "/Some.resources"))
    #expect(Catalog(bundle: bundle).text("k", in: "en").text == "english")
  }

  @Test("The development language is what SwiftPM writes into the bundle, unless the caller says another")
  func developmentLanguage() throws {
    try write(["k": "日本語"], to: "ja.lproj/T.strings")
    let plist = """
      <plist version="1.0">
      <dict>
          <key>CFBundleDevelopmentRegion</key>
          <string>ja</string>
      </dict>
      </plist>
      """
    try folder.write(plist, to: "Info.plist")
    #expect(catalog().developmentLanguage.tag == "ja")
    #expect(catalog().text("k", in: "fr").text == "日本語")
    #expect(Catalog(folder: folder.url.path, developmentLanguage: .english).developmentLanguage == .english)
  }

  @Test("A folder that is not there is a problem, not an end")
  func missingFolder() {
    let catalog = Catalog(folder: folder.url.path + "/nowhere")
    #expect(catalog.text("k", in: "en").text == "k")
    guard case .unreadableFile(let path, _)? = catalog.localized(in: "en").fileProblems.first?.cause else {
      Issue.record("no problem")
      return
    }
    #expect(path.hasSuffix("/nowhere"))
  }

  @Test("A table that cannot be read does not take the others with it")
  func unreadableTable() throws {
    try write(["a": "from A"], to: "en.lproj/A.strings")
    try folder.write("", to: "en.lproj/B.strings/file")
    let catalog = catalog()
    #expect(catalog.text("a", in: "en").text == "from A")
    let causes = catalog.localized(in: "en").fileProblems.map(\.cause)
    #expect(causes.count == 1)
    guard case .unreadableFile? = causes.first else {
      Issue.record("\(causes)")
      return
    }
  }

  @Test("What cannot be read for several languages is told once")
  func unreadableForAll() throws {
    for language in ["en", "ja"] { try write(["a": language], to: "\(language).lproj/A.strings") }
    try folder.write("", to: "B.xcstrings/file")
    let localized = catalog().localized(in: "ja")
    #expect(localized.chain.locales.map(\.tag) == ["ja", "en"])
    #expect(localized.fileProblems.count == 1)
  }

  @Test("A broken entry does not take the others with it, and its place is told")
  func brokenEntry() throws {
    try folder.write("\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";\n", to: "en.lproj/T.strings")
    let localized = catalog().localized(in: "en")
    #expect(["a", "b", "c"].map { localized.text($0).text } == ["A", "B", "C"])
    guard case .brokenFile(_, let location, .missingSemicolon)? = localized.fileProblems.first?.cause else {
      Issue.record("\(localized.fileProblems)")
      return
    }
    #expect(location.line == 2)
  }

  @Test("UTF-16 without a byte order mark is read as what it is")
  func utf16() throws {
    let text = "\"k\" = \"日本語\";\n"
    try folder.write(
      Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }),
      to: "en.lproj/T.strings"
    )
    #expect(catalog().text("k", in: "en").text == "日本語")
  }

  @Test("The base locale's file decides the style of a table for all locales")
  func style() throws {
    try write(["a": "%d files", "b": "100 %% sure"], to: "en.lproj/T.strings")
    try write(["a": "{0} ファイル%d", "b": "100 %% 確か"], to: "ja.lproj/T.strings")
    try write(["c": "{0} files"], to: "en.lproj/U.strings")
    try write(["c": "%d%%: {0}"], to: "ja.lproj/U.strings")
    let localized = catalog().localized(in: "ja")
    #expect(localized.text("a", arguments: ["0": 3]).text == "{0} ファイル3")
    #expect(localized.text("b").text == "100 % 確か")
    #expect(localized.text("c", arguments: ["0": 3]).text == "%d%%: 3")
  }

  @Test("A mark at the top of the base locale's file decides its style outright")
  func styleMark() throws {
    try folder.write("/* catalog: style=printf */\n\"a\" = \"100 %% {0}\";\n", to: "en.lproj/T.strings")
    try write(["a": "{0} は 100 %%"], to: "ja.lproj/T.strings")
    #expect(catalog().text("a", in: "ja", arguments: ["0": 1]).text == "{0} は 100 %")
  }
}
