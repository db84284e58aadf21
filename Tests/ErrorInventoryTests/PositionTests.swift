import ErrorInventory
import TestSupport
import Testing

@Suite("Places")
struct PositionTests {
  static let source = """
    /* 検索 */ enum E: Error { case 1️⃣a, 2️⃣b(語: String)
    \tcase\t3️⃣c
      /* 説明 */ case 4️⃣`default`; case 5️⃣検索語
      case 6️⃣d }
    """

  /// The same text with other line ends and beginnings: lines and columns stay what they are.
  static let variants: [(id: String, change: @Sendable (String) -> String)] = [
    ("LF", { $0 }),
    ("CRLF", { $0.replacing("\n", with: "\r\n") }),
    ("CR", { $0.replacing("\n", with: "\r") }),
    ("byte order mark", { "\u{FEFF}" + $0 }),
    ("byte order mark and CRLF", { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }),
  ]

  @Test("Lines and columns are right whatever the line ends, tabs, byte order mark and text before", arguments: 0..<5)
  func places(variant: Int) {
    let marked = MarkedSource(Self.source)
    let text = Self.variants[variant].change(marked.text)
    let inventory = Inventory.read(sources: [("File.swift", text)])
    let cases = inventory.types.flatMap(\.cases)
    #expect(cases.map(\.name) == ["a", "b", "c", "default", "検索語", "d"])
    let places = cases.map { MarkedSource.Place(line: $0.location.line, column: $0.location.column) }
    #expect(places == marked.places.sorted { $0.key < $1.key }.map(\.value), "\(Self.variants[variant].id)")
    // The caret goes under the name as it is written, backticks and all: in UTF-8 bytes.
    #expect(cases.map(\.nameLength) == [1, 1, 1, 9, 9, 1])
  }

  @Test("One key for a name in NFC and in NFD, and for a plain name in backticks")
  func names() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        "enum E: Error { case \(decomposed), `class`, `two words`(`in`: Int) }\nenum \(decomposed): Error { case a }"
      )
    ])
    #expect(inventory.types.map { Array($0.path.utf8) } == [Array("E".utf8), Array(composed.utf8)])
    let names = inventory.types.flatMap(\.cases).map { Array($0.fullName.utf8) }
    #expect(names == [composed, "class", "`two words`(in:)", "a"].map { Array($0.utf8) })
  }
}
