import Foundation
import StringsFiles
import Testing

@testable import CatalogLint

/// Python's codecs are the oracle: `base64.b64encode(text.encode(name))` has made the bytes.
@Suite struct LegacyReadingTests {
  private static let japanese = "/* カートが空のとき */\n\"a\" = \"空のカート\";\n\"b\" = \"商品を入れてください。能表ソ\";\n"
  private static let french = "/* Déjà vu */\n\"a\" = \"Panier vidé\";\n\"b\" = \"Un élément, réservé à l'été.\";\n"
  private static let curly = french.replacing("'", with: "’")
  private static let kanji = "\"a\" = \"検索\";\n\"b\" = \"商品\";\n"

  @Test(
    "A table in one encoding and no other is read, and fix writes it as UTF-8",
    arguments: [
      (
        "Shift_JIS", japanese,
        "Lyogg0qBW4NngqqL84LMgsaCqyAqLwoiYSIgPSAii/OCzINKgVuDZyI7CiJiIiA9ICKPpJVpgvCT/ILqgsSCrYK+grOCooFC"
          + "lFyVXINcIjsK"
      ),
      (
        "EUC-JP", japanese,
        "LyogpauhvKXIpKy29aTOpMikrSAqLwoiYSIgPSAitvWkzqWrobylyCI7CiJiIiA9ICK+psnKpPLG/qTspMakr6TApLWkpKGj"
          + "x73JvaW9IjsK"
      ),
      (
        "ISO-2022-JP", japanese,
        "LyogGyRCJSshPCVIJCw2dSROJEgkLRsoQiAqLwoiYSIgPSAiGyRCNnUkTiUrITwlSBsoQiI7CiJiIiA9ICIbJEI+JklKJHJG"
          + "fiRsJEYkLyRAJDUkJCEjRz1JPSU9GyhCIjsK"
      ),
      (
        "ISO-8859-1", french,
        "LyogROlq4CB2dSAqLwoiYSIgPSAiUGFuaWVyIHZpZOkiOwoiYiIgPSAiVW4g6WzpbWVudCwgculzZXJ26SDgIGwn6XTpLiI7"
          + "Cg=="
      ),
      (
        "windows-1252", curly,
        "LyogROlq4CB2dSAqLwoiYSIgPSAiUGFuaWVyIHZpZOkiOwoiYiIgPSAiVW4g6WzpbWVudCwgculzZXJ26SDgIGyS6XTpLiI7"
          + "Cg=="
      ),
      (
        "macintosh", curly,
        "LyogRI5qiCB2dSAqLwoiYSIgPSAiUGFuaWVyIHZpZI4iOwoiYiIgPSAiVW4gjmyObWVudCwgco5zZXJ2jiCIIGzVjnSOLiI7"
          + "Cg=="
      ),
      (
        "EUC-JP", kanji,
        "ImEiID0gIrihuvciOwoiYiIgPSAivqbJyiI7Cg=="
      ),
      (
        "Shift_JIS", kanji,
        "ImEiID0gIoyfjfUiOwoiYiIgPSAij6SVaSI7Cg=="
      ),
    ]
  )
  func read(name: String, text: String, base64: String) throws {
    let bytes = try #require(Data(base64Encoded: base64))
    let reading = LegacyReading(of: CatalogFile.read(Array(bytes), path: "A.strings"))
    #expect(reading?.encoding == name)
    #expect(reading.map { String(decoding: $0.utf8, as: UTF8.self) } == text)

    let path = "Sources/Shop/\(text == Self.french || text == Self.curly ? "fr" : "ja").lproj/Words.strings"
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Words.strings": "\"a\" = \"Cart\";\n\"b\" = \"Goods.\";\n"
    ])
    try shop.folder.write(bytes, to: path)
    let found = shop.run(["--rule", "encoding"])
    #expect(found.status == .findings)
    #expect(found.output.contains("it is read as \(name)."), "\(found.output)")
    #expect(found.output.contains("iconv -f \(name) -t UTF-8"))
    #expect(shop.run(["fix", "--rule", "encoding"]).status == .success)
    #expect(try shop.read(path) == text)
  }

  @Test(
    "A table that would not be the language of its folder is in no encoding that the tool names, and there is no fix",
    arguments: [
      // حفظ الملف in windows-1256, сохранить in windows-1251 and in KOI8-R, größe löschen and für in CP850.
      ("ar", [0xCD, 0xDD, 0xD9, 0x20, 0xC7, 0xE1, 0xE3, 0xE1, 0xDD]),
      ("ru", [0xF1, 0xEE, 0xF5, 0xF0, 0xE0, 0xED, 0xE8, 0xF2, 0xFC]),
      ("ru", [0xD3, 0xCF, 0xC8, 0xD2, 0xC1, 0xCE, 0xC9, 0xD4, 0xD8]),
      ("de", [0x67, 0x72, 0x94, 0xE1, 0x65, 0x20, 0x6C, 0x94, 0x73, 0x63, 0x68, 0x65, 0x6E]),
      ("de", [0x66, 0x81, 0x72]),
    ] as [(String, [UInt8])]
  )
  func otherLanguages(locale: String, value: [UInt8]) throws {
    let bytes = Array("\"a\" = \"".utf8) + value + Array("\";\n".utf8)
    let path = "Sources/Shop/\(locale).lproj/Words.strings"
    let shop = try ShopFolder()
    try shop.folder.write(Data(bytes), to: path)
    let output = shop.run(["--rule", "encoding"]).output
    #expect(output.contains("not valid UTF-8"), "\(output)")
    #expect(!output.contains("iconv") && !output.contains("fix:"), "\(output)")
    _ = shop.run(["fix"])
    #expect(try Data(contentsOf: shop.folder.url.appending(path: path)) == Data(bytes))
  }

  @Test("What is wrong with the words of such a table is told, and mended, once they can be read")
  func faults() throws {
    let shop = try ShopFolder()
    let text = try shop.read(ShopFolder.japanese) + "\"CheckoutError.declined.title\" = \"お支払いの失敗\";\n\"a\" = \"終\"\n"
    try shop.folder.write(try #require(text.data(using: .shiftJIS)), to: ShopFolder.japanese)
    let result = shop.run(["fix"])
    #expect(result.output.contains("[encoding]"))
    #expect(result.output.contains("[duplicate-key]"), "\(result.output)\(result.errors)")
    #expect(try shop.read(ShopFolder.japanese).contains("終"))
    #expect(shop.run().findings.contains { $0.hasSuffix("[syntax-error]") })
  }

  @Test(
    "Where several encodings may be meant, or something would be lost, there is no fix, and the sentence says how",
    arguments: [
      // ｱｲｳｴ of Shift_JIS are 渦慨 of EUC-JP.
      ("half-width kana", [0xB1, 0xB2, 0xB3, 0xB4]),
      // ÉtatÉphèse of the Macintosh, and フat and ノphse with a kanji in Shift_JIS.
      ("letters that may be katakana", [0x83, 0x74, 0x61, 0x74, 0x83, 0x70, 0x68, 0x8F, 0x73, 0x65]),
      // 0x85 0xF0 is a pair without a character.
      ("a pair that no character has", [0x82, 0xA0, 0x85, 0xF0]),
    ] as [(String, [UInt8])]
  )
  func doubtful(id: String, value: [UInt8]) throws {
    let bytes = Array("\"a\" = \"".utf8) + value + Array("\";\n".utf8)
    let shop = try ShopFolder()
    try shop.folder.write(Data(bytes), to: "Sources/Shop/ja.lproj/Words.strings")
    #expect(LegacyReading(of: CatalogFile.read(bytes, path: "A.strings")) == nil)
    let output = shop.run(["--rule", "encoding"]).output
    #expect(output.contains("[encoding]"))
    #expect(!output.contains("fix:"), "\(output)")
    #expect(shop.run(["fix", "--rule", "encoding"]).errors.contains("nothing that can be mended"))
  }

  @Test("A property list that names its encoding is left to whoever can change the name as well")
  func propertyList() throws {
    let text = """
      <?xml version="1.0" encoding="Shift_JIS"?>
      <plist version="1.0"><dict><key>a</key><string>空のカート</string></dict></plist>
      """
    let bytes = try #require(text.data(using: .shiftJIS))
    #expect(LegacyReading(of: CatalogFile.read(Array(bytes), path: "A.strings")) == nil)
  }
}
