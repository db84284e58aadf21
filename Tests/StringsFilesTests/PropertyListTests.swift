import Foundation
import StringsFiles
import TestSupport
import Testing

@Suite("Property lists under the name .strings")
struct PropertyListTests {
  private let dictionary = [
    "plain": "Hello", "markup": "<b>&amp; \"quotes\" 'too'</b>", "日本語": "改行\nと\tタブ", "emoji": "🗝 é", "empty": "",
    "": "empty key", "long": String(repeating: "長い", count: 300),
  ]

  @Test(
    "XML and binary lists give the entries that Foundation wrote",
    arguments: [
      PropertyListSerialization.PropertyListFormat.xml, .binary,
    ]
  )
  func written(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: dictionary, format: format, options: 0)
    let file = CatalogFile.read(Array(data), path: "Localizable.strings")
    #expect(Dictionary(file.entries.map { ($0.key, $0.text) }, uniquingKeysWith: { $1 }) == dictionary)
    #expect(file.entries.count == dictionary.count)
    #expect(file.problems.isEmpty)
    #expect(file.notation == (format == .xml ? .xml : .binary))
    #expect(file.hasPositions == (format == .xml))
    #expect(file.encoding?.name == (format == .xml ? "UTF-8" : nil))
    #expect(file.entry(forKey: "plain")?.text == "Hello")
  }

  @Test(
    "CDATA, entities and blanks in XML read as PropertyListSerialization reads them",
    arguments: [
      "a<![CDATA[<&b>]]>c", "<![CDATA[x]]><![CDATA[ y ]]>", "&lt;&gt;&amp;&quot;&apos;&#65;&#x3042;", "  a\n b ", "",
    ]
  )
  func content(_ content: String) throws {
    let bytes = Array("<plist version=\"1.0\"><dict><key>k</key><string>\(content)</string></dict></plist>".utf8)
    let expected = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
    let file = CatalogFile.read(bytes, path: "a.strings")
    #expect(file.entries.map(\.text) == [try #require(expected?["k"])])
    #expect(file.problems.isEmpty)
  }

  @Test(
    "A root element that is not closed is told at its tag, as plutil rejects it, and its texts are read",
    arguments: [
      ("<plist version=\"1.0\">", "", 1), ("<plist>", "\n<!-- end -->", 1), ("<plist>", "</plist>", 0),
      ("", "", 0), ("", "</plist>", 0),
    ]
  )
  func unclosedRoot(opening: String, closing: String, count: Int) {
    let text = "<?xml version=\"1.0\"?>\n\(opening)<dict><key>a</key><string>1</string></dict>\(closing)"
    let file = CatalogFile.read(Array(text.utf8), path: "a.strings")
    #expect(file.problems.count == count)
    #expect(file.problems.map(\.kind) == Array(repeating: .unclosedElement(name: "plist"), count: count))
    #expect(file.problems.allSatisfy { $0.location.place == MarkedSource.Place(line: 2, column: 1) })
    #expect(file.entries.map(\.text) == ["1"])
  }

  @Test("Comments may stand before an XML list")
  func commentsFirst() {
    let file = CatalogFile.read(
      Array("<!-- 1 -->\n<!-- 2 -->\n<plist><dict><key>a</key><string>1</string></dict></plist>".utf8),
      path: "a.strings"
    )
    #expect(file.notation == .xml)
    #expect(file.entries.map(\.text) == ["1"])
  }

  @Test("An XML list in UTF-16 is read, with the places of its texts")
  func wideXML() throws {
    let marked = MarkedSource(
      """
      <?xml version="1.0" encoding="UTF-16"?>
      <plist version="1.0"><dict>
        <!-- note -->
        <key>1️⃣a</key>  <string>2️⃣x &lt;y&#x3e; <![CDATA[&z;]]></string>
      </dict></plist>
      """
    )
    let bytes = Array(("\u{FEFF}" + marked.text).data(using: .utf16BigEndian) ?? Data())
    let file = CatalogFile.read(bytes, path: "a.strings")
    let entry = try #require(file.entries.first)
    #expect(entry.key == "a")
    #expect(entry.text == "x <y> &z;")
    #expect(file.location(ofByte: entry.keySpan.lowerBound).place == marked.places[1])
    #expect(file.location(ofByte: entry.valueSpan.lowerBound).place == marked.places[2])
    #expect(file.encoding?.description == "UTF-16BE with BOM")
  }

  @Test(
    "Faults of XML are problems at their places, and the other entries survive",
    arguments: [
      BrokenInput(
        "key-without-value",
        "<dict><key>1️⃣a</key><key>b</key><string>2</string></dict>",
        ["key-without-value"],
        ["b=2"]
      ),
      BrokenInput(
        "last-key-without-value",
        "<dict><key>b</key><string>2</string><key>1️⃣a</key></dict>",
        ["key-without-value"],
        ["b=2"]
      ),
      BrokenInput(
        "missing-key",
        "<dict>1️⃣<string>1</string><key>b</key><string>2</string></dict>",
        ["missing-key"],
        ["=1", "b=2"]
      ),
      BrokenInput(
        "unclosed-string",
        "<dict><key>a</key>1️⃣<string>1<key>b</key><string>2</string></dict>",
        ["unclosed-element"],
        ["b=2"]
      ),
      BrokenInput("unclosed-dict", "<plist>1️⃣<dict><key>a</key><string>1</string>", ["unclosed-element"], ["a=1"]),
      BrokenInput("entity", "<dict><key>a</key><string>1️⃣&nbsp;1</string></dict>", ["unknown-entity"], ["a=&nbsp;1"]),
      BrokenInput("ampersand", "<dict><key>a</key><string>R1️⃣&D</string></dict>", ["unknown-entity"], ["a=R&D"]),
      // PropertyListSerialization refuses the whole list: “Encountered improper CDATA opening”.
      BrokenInput("comment", "<dict><key>a</key><string>1️⃣<!-- x -->1</string></dict>", ["unknown-element"], ["a=1"]),
      BrokenInput(
        "angle-bracket-in-a-text",
        "<dict><key>a</key><string>1 1️⃣< 2</string><key>b</key><string>2</string></dict>",
        ["misspelling"],
        ["a=1 < 2", "b=2"]
      ),
      // Elements of another language are text here.
      BrokenInput(
        "tags-in-a-text",
        "<dict><key>a</key><string>Press 1️⃣<b>OK2️⃣</b>.</string><key>b</key><string>2</string></dict>",
        ["misspelling", "misspelling"],
        ["a=Press <b>OK</b>.", "b=2"]
      ),
      BrokenInput(
        "misspelled-closing-tags",
        "<dict><key>a1️⃣</kye><string>12️⃣</strng><key>b</key><string>23️⃣</key></dict>",
        ["misspelling", "misspelling", "misspelling"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "misspelled-tags",
        "1️⃣<dcit>2️⃣<Key>a</key>3️⃣<strng>1</string><key>b</key><string>2</string>4️⃣</dcit>",
        ["misspelling", "misspelling", "misspelling", "misspelling"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "tags-of-another-width",
        "<dict><key>a</key>1️⃣＜string＞1</string><key>b2️⃣＜/key＞3️⃣<string＞24️⃣<／string></dict>",
        ["misspelling", "misspelling", "misspelling", "misspelling"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "malformed-closing-tags",
        "<dict><key>a1️⃣</key=><string>12️⃣</string;><key>b3️⃣</key/><string>24️⃣</string</key>5️⃣</dict/>",
        ["misspelling", "misspelling", "misspelling", "misspelling", "misspelling"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "closing-tag-with-a-wide-end",
        "<dict><key>a</key><string>11️⃣</string＞\n<key>b</key><string>22️⃣</string\">\n</dict>",
        ["misspelling", "misspelling"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "tags-that-lack-a-sign",
        "<dict><key>a1️⃣<key><string>1</string>2️⃣<ky>b</key>3️⃣string>2</string><key>c4️⃣</x><string>3</string></dict>",
        ["misspelling", "misspelling", "misspelling", "misspelling"],
        ["a=1", "b=2", "c=3"]
      ),
      BrokenInput(
        "character-data-between",
        "<dict>1️⃣<![CDATA[ x ]]><key>a</key>2️⃣\u{1}<string>1</string></dict>",
        ["stray-text", "stray-character"],
        ["a=1"]
      ),
      BrokenInput(
        "declarations",
        "1️⃣<!DOCTPYE plist>\n<dict>2️⃣<!- A note. --><key>a</key><string>1</string></dict>",
        ["unknown-element", "misspelling"],
        ["a=1"]
      ),
      BrokenInput(
        "open-comment",
        "<dict><key>a</key><string>1</string>1️⃣<!-- A note.</dict>",
        ["unterminated-xml-comment"],
        ["a=1"]
      ),
      BrokenInput("cut-in-a-tag", "1️⃣<dict><key>a</key><string>1</string></di", ["unclosed-element"], ["a=1"]),
      BrokenInput("key-not-closed", "<dict>1️⃣<key>a<string>1</string></dict>", ["unclosed-element"], ["=1"]),
      BrokenInput("signs-of-another-width", "<dict><key>a</key><string>＜string＞</string></dict>", [], ["a=＜string＞"]),
      BrokenInput("element", "<dict>1️⃣<b><key>a</key><string>1</string></dict>", ["unknown-element"], ["a=1"]),
      BrokenInput("array", "<plist>1️⃣<array><string>1</string></array></plist>", ["wrong-type"], []),
      BrokenInput(
        "number",
        "<dict><key>a</key><integer>1️⃣1</integer><key>b</key><string>2</string></dict>",
        ["unsupported-value"],
        ["b=2"]
      ),
      BrokenInput(
        "conflict",
        "<dict>\n1️⃣<<<<<<< HEAD\n<key>a</key><string>1</string>\n=======\n>>>>>>> x\n</dict>",
        ["merge-conflict"],
        ["a=1"]
      ),
    ]
  )
  func faults(_ input: BrokenInput) { input.check(path: "a.strings", prefix: "<?xml version=\"1.0\"?>") }

  /// What a byte of markup may become.
  private static let slips: [[UInt8]] =
    [
      [], [0x01], [0x0C], [0x7F], Array("＞".utf8), Array("</".utf8),
    ] + "<>/\"';= &!-?][a\n".utf8.map { [$0] }

  @Test("Whatever PropertyListSerialization refuses of an XML list with a slip in it is told", arguments: 0..<60)
  func slips(seed: UInt64) {
    let list = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <!-- A note. -->
        <key>a</key><string>Save &amp; go ファイル</string>
        <key>b</key><string><![CDATA[x < y]]> z</string>
      </dict></plist>
      """.utf8
    )
    var generator = TestGenerator(seed: seed)
    for _ in 0..<20 {
      let place = Int.random(in: 0..<list.count, using: &generator)
      let length = Int.random(in: 0...1, using: &generator)
      let slip = Self.slips.randomElement(using: &generator) ?? []
      let bytes = list[..<place] + slip + list[(place + length)...]
      let read = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard !(read is [String: Any]) else { continue }
      let file = CatalogFile.read(Array(bytes), path: "a.strings")
      #expect(!file.problems.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("A damaged binary list is one problem, never a crash", arguments: 0..<200)
  func damage(seed: UInt64) throws {
    var generator = TestGenerator(seed: seed)
    var bytes = Array(try PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0))
    for _ in 0...(seed % 4) {
      bytes[Int.random(in: 8..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    if seed % 3 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator)) }
    let file = CatalogFile.read(bytes, path: "a.strings")
    #expect(file.problems.count <= dictionary.count + 1)
    #expect(file.entries.count <= dictionary.count)
  }

  @Test("A table may begin with the letters of a binary list", arguments: ["bplist00", "bplist", "bplist00 /* 日本 */"])
  func lettersOfABinaryList(key: String) {
    let file = CatalogFile.read(Array("\(key) = x;\nb;\n".utf8), path: "a.strings")
    #expect(file.notation == .oldStyle)
    #expect(file.problems.isEmpty)
    #expect(file.entries.map(\.text) == ["x", "b"])
  }

  @Test("A binary list that is cut short is still one", arguments: [12, 40])
  func cutBinaryList(length: Int) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0)
    let file = CatalogFile.read(Array(data.prefix(length)), path: "a.strings")
    #expect(file.notation == .binary)
    #expect(file.problems.map(\.id) == ["malformed-binary"])
  }

  @Test("A binary list whose containers hold themselves ends in a problem")
  func selfReference() {
    // One dictionary whose only value is itself: marker D1, key 1, value 0; then the key "k".
    var bytes = Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, UInt8(ascii: "k"), 8, 11]
    bytes +=
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 13]
    let file = CatalogFile.read(bytes, path: "a.strings")
    #expect(file.problems.map(\.kind) == [.malformedBinary(reason: .sharedContainer)])
    #expect(file.entries.isEmpty)
  }
}

extension TextLocation {
  /// The place as markers give it.
  var place: MarkedSource.Place { MarkedSource.Place(line: line, column: column) }
}

extension BrokenInput {
  /// Reads the input and compares problems, places and survivors. A missing marker is a missing place.
  func check(path: String, prefix: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let marked = MarkedSource(prefix + source)
    let file = CatalogFile.read(Array(marked.text.utf8), path: path)
    let places = marked.places.sorted { $0.key < $1.key }.map(\.value)
    #expect(file.problems.map(\.id) == problems, sourceLocation: sourceLocation)
    #expect(file.problems.map(\.location.place) == places, sourceLocation: sourceLocation)
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == survivors, sourceLocation: sourceLocation)
  }
}
