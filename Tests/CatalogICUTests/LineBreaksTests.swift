import CatalogICU
import Testing

@Suite("Line breaks")
struct LineBreaksTests {
  private static func lines(_ text: String, _ offsets: [Int]) -> [String] {
    var start = 0
    let bytes = Array(text.utf8)
    return offsets.map { end in
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  static let texts = [
    "The server answered with status 404. Try again later.", "一度に注文できるのは3個までです。数を減らしてください。",
    "「サーバー」から、ファイル（3件）をダウンロードできませんでした。", "ちょっと待ってください！？", "한국어는 띄어쓰기로 줄을 바꿉니다.",
    "ภาษาไทยไม่มีช่องว่าง", "e\u{301}e\u{301} 👩‍👩‍👧👩‍👩‍👧 🇯🇵🇫🇷", "line\nbreak\r\nend", " ", "x", "https://example.com/a/b?c=d",
  ]

  @Test(
    "Offsets ascend, end with the text, and never part a character",
    arguments: texts,
    ["en", "ja", "zh-Hant", "th", "ko"]
  )
  func sound(text: String, tag: String) throws {
    let breaks = LineBreaks(in: text, locale: try #require(LocaleIdentifier(tag)))
    for offsets in [breaks.strict, breaks.phrase] {
      #expect(offsets.last == text.utf8.count)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
      let characters = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
      #expect(offsets.allSatisfy(characters.contains))
    }
    #expect(Set(breaks.phrase).isSubset(of: breaks.strict))
  }

  /// JIS X 4051: no closing bracket, full stop, small kana or prolonged sound mark begins a line, no opening bracket ends one.
  @Test("Japanese keeps to kinsoku", arguments: texts)
  func kinsoku(text: String) throws {
    let breaks = LineBreaks(in: text, locale: try #require(LocaleIdentifier("ja")))
    for offsets in [breaks.strict, breaks.phrase] {
      let lines = Self.lines(text, offsets)
      #expect(lines.allSatisfy { line in line.first.map { !"、。」）！？ーっょゃァ".contains($0) } ?? true }, "\(lines)")
      #expect(lines.allSatisfy { line in line.last.map { !"「（".contains($0) } ?? true }, "\(lines)")
    }
  }

  @Test("Japanese breaks between phrases, elsewhere where the strict rules allow")
  func phrases() throws {
    let text = "数を減らしてください。"
    let breaks = LineBreaks(in: text, locale: try #require(LocaleIdentifier("ja-JP")))
    #expect(Self.lines(text, breaks.phrase).first == "数を", "the noun stays with its particle")
    #expect(Self.lines(text, breaks.strict).prefix(2) == ["数", "を"])
    let english = LineBreaks(in: "two words", locale: .english)
    #expect(english.phrase == english.strict)
    #expect(Self.lines("two words", english.phrase) == ["two ", "words"])
    #expect(LineBreaks.opportunities(in: text, locale: .english) == LineBreaks(in: text, locale: .english).strict)
  }

  @Test("An empty text has no line, and extensions of a locale change nothing")
  func edges() throws {
    #expect(LineBreaks(in: "", locale: .english).strict.isEmpty)
    let plain = LineBreaks(in: Self.texts[1], locale: try #require(LocaleIdentifier("ja")))
    let extended = LineBreaks(in: Self.texts[1], locale: try #require(LocaleIdentifier("ja-JP-u-nu-latn")))
    #expect(plain.phrase == extended.phrase)
  }
}
