import ErrorCatalog
import TestSupport
import Testing

@Suite("Words from .stringsdict and .xcstrings")
struct OtherFormatTests {
  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@files@ in %2$@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>one</key>
          <string>%lld file</string>
          <key>other</key>
          <string>%lld files</string>
        </dict>
      </dict>
      <key>tap</key>
      <dict>
        <key>NSStringDeviceSpecificRuleType</key>
        <dict>
          <key>appletv</key>
          <string>Press</string>
          <key>other</key>
          <string>Tap</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  @Test("A .stringsdict serves, and wins over the .strings of its name, as in Foundation")
  func stringsdict() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"files\" = \"%lld file(s)\";\n\"plain\" = \"100 %%\";", to: "en.lproj/T.strings")
    try folder.write(Self.stringsdict, to: "en.lproj/T.stringsdict")
    let catalog = Catalog(folder: folder.url.path).localized(in: "en")
    #expect(catalog.fileProblems == [])
    #expect(catalog.text("files", arguments: ["count": 1, "place": "Home"]).text == "1 file in Home")
    #expect(catalog.text("files", arguments: ["count": 3, "place": "Home"]).text == "3 files in Home")
    #expect(catalog.text("plain").text == "100 %")
    #expect(catalog.text("tap").text == "Tap")
  }

  private static let xcstrings = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Welcome" : { "localizations" : { "ja" : { "stringUnit" : { "state" : "translated", "value" : "ようこそ" } } } },
        "%lld files" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "%lld個のファイル" } }
          }
        },
        "both" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@people@ and %#@dogs@" },
              "substitutions" : {
                "dogs" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg dog" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg dogs" } } } } },
                "people" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg person" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg people" } } } } }
              }
            }
          }
        },
        "device" : {
          "localizations" : { "en" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
            "other" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Click once" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Click %lld times" } } } } } } } } }
        }
      },
      "version" : "1.0"
    }
    """

  private static func check(_ catalog: Catalog) {
    #expect(catalog.locales.map(\.tag) == ["en", "ja"])
    let (english, japanese) = (catalog.localized(in: "en"), catalog.localized(in: "ja"))
    #expect(english.fileProblems == [])
    #expect(english.text("Welcome").text == "Welcome")
    #expect(japanese.text("Welcome").text == "ようこそ")
    #expect(english.text("%lld files", arguments: ["n": 1]).text == "1 file")
    #expect(english.text("%lld files", arguments: ["n": 2]).text == "2 files")
    #expect(japanese.text("%lld files", arguments: ["n": 2]).text == "2個のファイル")
    #expect(english.text("both", arguments: ["people": 1, "dogs": 2]).text == "1 person and 2 dogs")
    #expect(english.text("both", arguments: ["people": 2, "dogs": 1]).text == "2 people and 1 dog")
    #expect(english.text("device", arguments: ["n": 1]).text == "Click once")
    #expect(english.text("device", arguments: ["n": 4]).text == "Click 4 times")
    #expect(japanese.text("device", arguments: ["n": 4]).isFallback)
  }

  @Test("An .xcstrings file in a folder serves every locale in it")
  func xcstringsInFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.xcstrings, to: "Localizable.xcstrings")
    Self.check(Catalog(folder: folder.url.path))
  }

  @Test("An .xcstrings file in memory does as well")
  func xcstringsInMemory() {
    Self.check(Catalog(files: [CatalogSourceFile(locale: "", name: "Localizable.xcstrings", text: Self.xcstrings)]))
  }

  @Test("A table may be in an .xcstrings file and, for another language, in a .strings file")
  func mixed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.xcstrings, to: "Localizable.xcstrings")
    try folder.write("\"Welcome\" = \"Willkommen\";", to: "de.lproj/Localizable.strings")
    let catalog = Catalog(folder: folder.url.path)
    #expect(catalog.locales.map(\.tag) == ["de", "en", "ja"])
    #expect(catalog.text("Welcome", in: "de").text == "Willkommen")
    #expect(catalog.text("Welcome", in: ["de", "ja"]).text == "Willkommen")
  }
}
