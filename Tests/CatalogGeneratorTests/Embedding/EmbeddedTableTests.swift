import CatalogGenerator
import Foundation
import StringsFiles
import Testing

@Suite("Embedded tables")
struct EmbeddedTableTests {
  private static let source = "/* é */\r\n\"a\" = \"\\U65e5本\";\r\n"

  private func copy(of bytes: [UInt8], format: CatalogFileFormat = .strings) -> String? {
    EmbeddedTable(CatalogFile.read(bytes, path: "E.\(format.rawValue)"), locale: "ja", name: "E")?.text
  }

  @Test(
    "The text is the file's own, as UTF-8 without a byte order mark",
    arguments: [
      String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
  )
  func encodings(encoding: String.Encoding) throws {
    for mark in ["", "\u{FEFF}"] {
      let data = try #require((mark + Self.source).data(using: encoding))
      #expect(copy(of: Array(data)) == Self.source)
    }
  }

  @Test("Property lists in other notations are embedded in that of the tables")
  func propertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["k": "a\"\n\u{1}"], format: format, options: 0)
      #expect(copy(of: Array(data)) == "\"k\" = \"a\\\"\\n\\U0001\";\n")
    }
  }

  @Test("Bytes that are no text become replacement characters, and the other entries stay")
  func malformed() throws {
    let text = try #require(copy(of: Array("\"a\" = \"".utf8) + [0xFF] + Array("\";\n\"b\" = \"é\";\n".utf8)))
    #expect(text == "\"a\" = \"\u{FFFD}\";\n\"b\" = \"é\";\n")
  }

  @Test("A file of tables is laid out as swift format has it, whatever their number", arguments: [1, 2])
  func layout(count: Int) throws {
    let file = CatalogFile.read(Array("\"a\" = \"b\";\n".utf8), path: "E.strings")
    let table = try #require(EmbeddedTable(file, locale: "en", name: "E"))
    let text = EmbeddedWordsFile(tables: Array(repeating: table, count: count), module: "Shop").text
    let block = """
          Table(
            locale: "en",
            name: "E",
            text: #\"""
              "a" = "b";

              \"""#
          )
      """
    #expect(text.hasPrefix("// catalog-lint:generated Shop\n"))
    #expect(text.hasSuffix("EmbeddedWords([\n" + (count == 1 ? block : "\(block),\n\(block),") + "\n  ])\n}\n"))
  }

  private static let plist = """
    <plist version="1.0">
    <dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>é</string></dict></dict>
    </plist>

    """

  @Test(
    "A .stringsdict is embedded as it is, without the encoding that it declares",
    arguments: [
      ("", String.Encoding.utf8), (#"<?xml version="1.0" encoding="UTF-8"?>"#, .utf8),
      (#"<?xml version="1.0" encoding="UTF-16"?>"#, .utf16LittleEndian),
    ]
  )
  func stringsdict(declaration: String, encoding: String.Encoding) throws {
    let mark = encoding == .utf8 ? "" : "\u{FEFF}"
    let data = try #require((mark + declaration + "\n" + Self.plist).data(using: encoding))
    let file = CatalogFile.read(Array(data), path: "E.stringsdict")
    let table = try #require(EmbeddedTable(file, locale: "ja", name: "E"))
    #expect(table.text.drop(while: \.isNewline) == Self.plist)
    #expect(table.title == "ja/E.stringsdict")
    let text = EmbeddedWordsFile(tables: [table], module: "Shop").text
    #expect(text.contains("      locale: \"ja\",\n      name: \"E\",\n      format: .stringsdict,\n      text: #"))
  }

  @Test("A string catalog is embedded as it is")
  func stringCatalog() throws {
    let json = #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#
    let file = CatalogFile.read(Array(json.utf8), path: "E.xcstrings")
    let table = try #require(EmbeddedTable(file, locale: "en", name: "E"))
    #expect(table.text == json)
    #expect(table.title == "E.xcstrings")
    let text = EmbeddedWordsFile(tables: [table], module: "Shop").text
    #expect(text.contains("    Table(\n      stringCatalog: \"E\",\n      text: #"))
  }

  @Test("What is no text at all, or no table, is not embedded")
  func unreadable() throws {
    let text = "\"a\" = \"検索できません。もう一度お試しください。\";"
    let legacy = try #require(text.data(using: .shiftJIS))
    #expect(copy(of: Array(legacy)) == nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: ["k": ["n": "a"]], format: .binary, options: 0)
    #expect(copy(of: Array(binary), format: .stringsdict) == nil)
  }
}
