import Foundation
import StringsFiles
import TestSupport
import Testing

@Suite("Encodings of catalog files")
struct EncodingTests {
  @Test("Every Unicode encoding form is detected, and places count in UTF-8", arguments: TextEncoding.Form.allCases)
  func forms(form: TextEncoding.Form) throws {
    for mark in ["", "\u{FEFF}"] {
      let file = CatalogFile.read((mark + "\"鍵\" = \"値🗝\";\n\"b\";").encoded(form), path: "a.strings")
      #expect(file.encoding == TextEncoding(form, hasByteOrderMark: !mark.isEmpty))
      #expect(file.problems.isEmpty)
      #expect(file.entries.map { [$0.key, $0.text] } == [["鍵", "値🗝"], ["b", "b"]])
      let places = file.entries.map { file.location(ofByte: $0.valueSpan.lowerBound) }
      // 鍵 is three bytes and two columns; the mark is neither.
      #expect(places.first == TextLocation(line: 1, column: 9, displayColumn: 8))
      #expect(places.last == TextLocation(line: 2, column: 1, displayColumn: 1))
      #expect(file.text(ofLine: 1) == "\"鍵\" = \"値🗝\";")
    }
  }

  /// What a tool does that takes UTF-16 for bytes and turns line feeds into CR LF.
  private func withStrayReturn(_ text: String, _ form: TextEncoding.Form, afterEntry index: Int) -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).encoded(form) }
    let lineFeed: [UInt8] = form == .utf16LittleEndian ? [0x0A, 0] : [0, 0x0A]
    let damaged: [UInt8] = form == .utf16LittleEndian ? [0x0D, 0x0A, 0] : [0, 0x0D, 0x0A]
    var bytes: [UInt8] = []
    for (number, line) in lines.enumerated() {
      bytes += line
      if number < lines.count - 1 { bytes += number == index ? damaged : lineFeed }
    }
    return bytes
  }

  @Test(
    "UTF-16 that is out of step by a byte is one problem, and every entry behind it survives",
    arguments: [TextEncoding.Form.utf16LittleEndian, .utf16BigEndian]
  )
  func misaligned(form: TextEncoding.Form) {
    let text = "\u{FEFF}\"a\" = \"one\";\n\"b\" = \"two\";\n\"c\" = \"日本\";\n\"d\" = \"four\";\n"
    let file = CatalogFile.read(withStrayReturn(text, form, afterEntry: 0), path: "a.strings")
    #expect(file.problems.map(\.id) == ["misaligned-text"])
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == ["a=one", "b=two", "c=日本", "d=four"])
    #expect(file.bytes == withStrayReturn(text, form, afterEntry: 0))
  }

  @Test("A mark of the wrong byte order is one problem, and the entries are read")
  func wrongMark() {
    let file = CatalogFile.read([0xFF, 0xFE] + "\"a\" = \"one\";\n".encoded(.utf16BigEndian), path: "a.strings")
    #expect(file.problems.map(\.id) == ["misaligned-text"])
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == ["a=one"])
  }

  @Test("Chinese and Japanese texts are never taken for shifted ones")
  func cjk() {
    // Characters whose low byte is zero: 一 U+4E00, 最 U+6700, 県 U+770C …
    let text = "\"一\" = \"一最一 一最瀀欀 倀\";\n"
    for form in [TextEncoding.Form.utf16LittleEndian, .utf16BigEndian] {
      let file = CatalogFile.read(text.encoded(form), path: "a.strings")
      #expect(file.problems.isEmpty)
      #expect(file.entries.map(\.text) == ["一最一 一最瀀欀 倀"])
    }
  }

  /// Bytes that are not UTF-8 inside the value of `a`, and what the value reads as: Unicode 16, §3.9, table 3-8.
  static let malformed: [(id: String, bytes: [UInt8], text: String, runLength: Int)] = [
    ("lone-continuation", [0x80], "x\u{FFFD}y", 1),
    ("never-valid", [0xFF], "x\u{FFFD}y", 1),
    ("overlong", [0xC0, 0xAF], "x\u{FFFD}\u{FFFD}y", 2),
    ("surrogate", [0xED, 0xA0, 0x80], "x\u{FFFD}\u{FFFD}\u{FFFD}y", 3),
    ("too-large", [0xF4, 0x90, 0x80, 0x80], "x\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}y", 4),
    ("cut-of-three", [0xE3, 0x81], "x\u{FFFD}y", 2),
    ("cut-of-four", [0xF0, 0x9F, 0x97], "x\u{FFFD}y", 3),
  ]

  @Test("Bytes that are not UTF-8 are one problem at their place, replaced, and the rest is kept", arguments: malformed)
  func malformedText(id: String, bytes: [UInt8], text: String, runLength: Int) {
    // The sound Japanese text says that the file is meant to be UTF-8.
    let source = Array("\"j\" = \"日本語\";\n\"a\" = \"x".utf8) + bytes + Array("y\";\n\"b\" = \"2\";\n".utf8)
    let file = CatalogFile.read(source, path: "a.strings")
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == ["j=日本語", "a=\(text)", "b=2"])
    #expect(file.problems.map(\.kind) == [.malformedText(encoding: "UTF-8", byteCount: runLength)])
    #expect(file.problems.map(\.location.place) == [MarkedSource.Place(line: 2, column: 9)])
    #expect(file.bytes == source)
  }

  @Test("Faults are found wherever they stand in the blocks that are looked at together", arguments: 0..<600)
  func faultsAnywhere(seed: UInt64) throws {
    var generator = TestGenerator(seed: seed)
    let parts = ["a", "日", "本", "é", "🗝", "한", "ก", " plain text ", "ひらがなとカタカナ"]
    var value = Array((0..<40).map { _ in parts.randomElement(using: &generator) ?? "" }.joined().utf8)
    let bytes: [UInt8] = [
      0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xE0, 0xE3, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF, 0x9F, 0xA0, 0x41,
    ]
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let place = value.indices.randomElement(using: &generator) ?? 0
      let byte = bytes.randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) { value[place] = byte } else { value.insert(byte, at: place) }
    }
    let lead = Array(repeating: UInt8(ascii: " "), count: Int(seed % 67))
    let source = lead + Array("\"a\" = \"".utf8) + value + Array("\";\n// ".utf8) + Array(repeating: 0x61, count: 70)
    let file = CatalogFile.read(source, path: "a.strings")
    #expect(file.entries.map(\.text) == [String(decoding: value, as: UTF8.self)])
    // The standard library is the judge of where the first fault is.
    var expected: Int?
    do { _ = try UTF8Span(validating: source.span) } catch { expected = error.byteOffsets.lowerBound }
    #expect(file.problems.first?.span.lowerBound == expected)
    #expect(file.problems.allSatisfy { $0.id == "malformed-text" })
  }

  @Test("Halves of characters in UTF-16 and UTF-32 are replaced and told")
  func malformedWide() {
    let unpaired = "\"a\" = \"".encoded(.utf16LittleEndian) + [0x3D, 0xD8] + "\";".encoded(.utf16LittleEndian)
    let cut = "\"a\" = \"\u{FFFD}\";".encoded(.utf16LittleEndian) + [0x0A]
    let tooLarge = "\"a\" = \"".encoded(.utf32BigEndian) + [0, 0x11, 0, 0] + "\";".encoded(.utf32BigEndian)
    for bytes in [unpaired, cut, tooLarge] {
      let file = CatalogFile.read(bytes, path: "a.strings")
      #expect(file.entries.map(\.text) == ["\u{FFFD}"])
      #expect(file.problems.map(\.id) == ["malformed-text"])
    }
  }

  @Test("What is told of UTF-16 counts the bytes of the file, not of the text that was made of it")
  func byteCounts() {
    let text = "\"a\" = \"1\";\n".encoded(.utf16LittleEndian)
    let surplus = CatalogFile.read([0xFF, 0xFE] + text + [0x0A], path: "a.strings")
    #expect(surplus.problems.map(\.kind) == [.malformedText(encoding: "UTF-16LE", byteCount: 1)])
    let comment = "// ".encoded(.utf16LittleEndian)
    for (units, byteCount) in [([0x3D, 0xD8], 2), ([0x3D, 0xD8, 0x3D, 0xD8], 4)] as [([UInt8], Int)] {
      let halves = CatalogFile.read([0xFF, 0xFE] + text + comment + units + [0x0A, 0], path: "a.strings")
      #expect(halves.problems.map(\.kind) == [.malformedText(encoding: "UTF-16LE", byteCount: byteCount)])
    }
  }

  /// Written by Python's codecs; the files' names begin with the names of their encodings.
  private static let legacyFiles = ((try? FileManager.default.contentsOfDirectory(atPath: legacyFolder.path)) ?? [])
    .sorted()
  private static let legacyFolder = PackageFolder.fixtures(of: "StringsFiles").appending(path: "LegacyEncodings")

  @Test("Encodings from before Unicode are named, not read", arguments: legacyFiles)
  func legacy(name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.legacyFolder.appending(path: name)))
    let file = CatalogFile.read(bytes, path: name)
    let encoding = try #require(name.split(separator: ".").first.map(String.init))
    #expect(file.problems.map(\.kind) == [.notUnicode(likelyEncoding: encoding)])
    #expect(file.entries.isEmpty)
    #expect(file.isUnreadable)
    #expect(file.encoding == nil)
    #expect(file.bytes == bytes)
  }

  @Test(
    "A table of a few titles without kana is recognized as well",
    arguments: [
      ("Shift_JIS", [0x8F, 0xE3, 0x8C, 0xC0]),
      ("EUC-JP", [0xBE, 0xE5, 0xB8, 0xC2]),
    ] as [(String, [UInt8])]
  )
  func kanjiAlone(encoding: String, limit: [UInt8]) {
    // 上限, by Python's codecs.
    let bytes = Array("\"A.b.title\" = \"".utf8) + limit + Array("\";\n".utf8)
    let file = CatalogFile.read(bytes, path: "a.strings")
    #expect(file.problems.map(\.kind) == [.notUnicode(likelyEncoding: encoding)])
    #expect(file.entries.isEmpty)
  }

  /// A table that is only partly ASCII.
  struct PartlyLegacy: Sendable, CustomTestStringConvertible {
    let encoding: String
    /// Each character is the byte of its number.
    let source: String
    /// Where the first character beyond ASCII stands.
    let place: MarkedSource.Place
    let entries: [String]

    var testDescription: String { "\(encoding) at \(place)" }
  }

  @Test(
    "Of a table that is not Unicode, the entries of ASCII alone are kept",
    arguments: [
      PartlyLegacy(
        encoding: "ISO-8859-1",
        source: "/* caf\u{E9} */\n\"a\" = \"1\";\n\"b\" = \"2\";\n",
        place: MarkedSource.Place(line: 1, column: 7),
        entries: ["a=1", "b=2"]
      ),
      PartlyLegacy(
        encoding: "ISO-8859-1",
        source: "a = 1;\nb = caf\u{E9}; c = 3;\n\u{E9}cole = 4;\ne = 5;",
        place: MarkedSource.Place(line: 2, column: 8),
        entries: ["a=1", "c=3", "e=5"]
      ),
      PartlyLegacy(
        encoding: "ISO-8859-1",
        source: "\"a\"\u{A0}= \"1\";\n\"b\" = \"2\";",
        place: MarkedSource.Place(line: 1, column: 4),
        entries: ["a=1", "b=2"]
      ),
      // 表, 能 and 予 by Python's codecs: their second byte is that of a backslash.
      PartlyLegacy(
        encoding: "Shift_JIS",
        source:
          "\"a\" = \"1\";\n\"b\" = \"\u{95}\\\";\n\"c\" = \"3\";\n/* \u{94}\\\u{82}\u{CC} */\n\"\u{97}\\\" = \"x\";\n\"d\" = \"4\";",
        place: MarkedSource.Place(line: 2, column: 8),
        entries: ["a=1", "c=3", "d=4"]
      ),
      PartlyLegacy(
        encoding: "ISO-2022-JP",
        source: "\"a\" = \"1\";\n\"b\" = \"\u{1B}$B$\"\u{1B}(B\";\n\"c\" = \"3\";",
        place: MarkedSource.Place(line: 2, column: 8),
        entries: ["a=1", "c=3"]
      ),
    ]
  )
  func partlyLegacy(_ table: PartlyLegacy) {
    let bytes = table.source.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let file = CatalogFile.read(bytes, path: "a.strings")
    #expect(file.problems.map(\.kind) == [.notUnicode(likelyEncoding: table.encoding)])
    #expect(file.problems.map(\.location.place) == [table.place])
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == table.entries)
    #expect(!file.isUnreadable)
    #expect(file.encoding == nil)
    #expect(file.bytes == bytes)
    #expect(throws: CatalogEditError.unreadable) { try file.edits(for: .remove(entry: 0)) }
  }

  /// An XML property list, what it declares, and what is told.
  struct Declared: Sendable, CustomTestStringConvertible {
    let encoding: String
    /// The bytes of the second text; the first is ASCII.
    let text: [UInt8]
    let problem: FileProblem.Kind?
    let entries: [String]

    var testDescription: String { "\(encoding), \(text)" }
  }

  /// Foundation reads each by what it declares: é in UTF-8 as Ã© where that is ISO-8859-1, nothing where it is UTF-16.
  private static let declared = [
    Declared(
      encoding: "ISO-8859-1",
      text: [0xE9],
      problem: .notUnicode(likelyEncoding: "ISO-8859-1"),
      entries: ["a=A"]
    ),
    // 表 and い by Python's codecs.
    Declared(
      encoding: "Shift_JIS",
      text: [0x95, 0x5C],
      problem: .notUnicode(likelyEncoding: "Shift_JIS"),
      entries: ["a=A"]
    ),
    Declared(
      encoding: "ISO-2022-JP",
      text: [0x1B, 0x24, 0x42, 0x24, 0x24, 0x1B, 0x28, 0x42],
      problem: .notUnicode(likelyEncoding: "ISO-2022-JP"),
      entries: ["a=A"]
    ),
    // 한 by Python's codecs; no encoding that is ever guessed.
    Declared(encoding: "EUC-KR", text: [0xC7, 0xD1], problem: .notUnicode(likelyEncoding: "EUC-KR"), entries: ["a=A"]),
    Declared(
      encoding: "ISO-8859-1",
      text: [0xC3, 0xA9],
      problem: .wrongDeclaration(encoding: "ISO-8859-1"),
      entries: ["a=A", "b=é"]
    ),
    Declared(
      encoding: "UTF-16",
      text: [0x42],
      problem: .wrongDeclaration(encoding: "UTF-16"),
      entries: ["a=A", "b=B"]
    ),
    // What plutil rejects, though the text is ASCII.
    Declared(encoding: "UTF", text: [0x42], problem: .wrongDeclaration(encoding: "UTF"), entries: ["a=A", "b=B"]),
    Declared(
      encoding: "Unicode",
      text: [0x42],
      problem: .wrongDeclaration(encoding: "Unicode"),
      entries: ["a=A", "b=B"]
    ),
    Declared(encoding: "UCS-2", text: [0x42], problem: .wrongDeclaration(encoding: "UCS-2"), entries: ["a=A", "b=B"]),
    Declared(encoding: "ISO-8859-1", text: [0x42], problem: nil, entries: ["a=A", "b=B"]),
    Declared(encoding: "utf-8", text: [0xC3, 0xA9], problem: nil, entries: ["a=A", "b=é"]),
  ]

  @Test(
    "An XML list that declares another encoding is told at the declaration, and its ASCII is kept",
    arguments: declared
  )
  func declaredEncoding(_ list: Declared) {
    let start = "<?xml version=\"1.0\" encoding=\"\(list.encoding)\"?>\n<plist><dict><key>a</key><string>A</string>"
    let bytes =
      Array(start.utf8) + Array("<key>b</key><string>".utf8) + list.text + Array("</string></dict></plist>".utf8)
    let file = CatalogFile.read(bytes, path: "a.strings")
    #expect(file.problems.map(\.kind) == [list.problem].compactMap(\.self))
    #expect(file.problems.allSatisfy { $0.location.place == MarkedSource.Place(line: 1, column: 31) })
    #expect(file.problems.allSatisfy { file.source(of: $0.span) == list.encoding })
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == list.entries)
    #expect(file.bytes == bytes)
  }

  @Test("An XML list that declares an encoding without a name is told at the quotation marks")
  func declarationWithoutName() {
    let file = CatalogFile.read(
      Array("<?xml version=\"1.0\" encoding=\"\"?>\n<plist><dict><key>a</key><string>A</string></dict></plist>".utf8),
      path: "a.strings"
    )
    #expect(file.problems.map(\.kind) == [.wrongDeclaration(encoding: "\"\"")])
    #expect(file.problems.allSatisfy { file.source(of: $0.span) == "\"\"" })
    #expect(file.entries.map(\.text) == ["A"])
  }

  @Test("Plural texts of ASCII are kept as well, and nothing is told of the others", arguments: [true, false])
  func declaredEncodingOfPlurals(hasDeclaration: Bool) {
    func entry(_ key: String, _ variable: String, _ other: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>\(variable)</key><dict>"
        + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(other)</string></dict></dict>"
    }
    let text =
      (hasDeclaration ? "<?xml version='1.0' encoding='ISO-8859-1'?>" : "") + "<plist><dict>"
      + entry("a", "v", "%d fili\u{E8}res") + entry("b", "v", "%d files") + entry("c", "fili\u{E8}re", "")
      + "</dict></plist>"
    let file = CatalogFile.read(text.unicodeScalars.map { UInt8($0.value) }, path: "a.stringsdict")
    #expect(file.problems.map(\.kind) == [.notUnicode(likelyEncoding: "ISO-8859-1")])
    #expect(file.entries.map(\.key) == ["b"])
    #expect(file.notation == .xml)
  }

  @Test("The files of the encodings are there")
  func legacyFixtures() { #expect(Self.legacyFiles.count == 11) }

  @Test("An empty file has no entries and no problem", arguments: ["a.strings", "a.stringsdict"])
  func empty(path: String) {
    for bytes in [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], Array("\n".utf8)] as [[UInt8]] {
      let file = CatalogFile.read(bytes, path: path)
      #expect(file.entries.isEmpty)
      #expect(file.problems.isEmpty)
      #expect(file.bytes == bytes)
    }
  }
}
