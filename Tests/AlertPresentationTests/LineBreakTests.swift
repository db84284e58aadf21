import AlertPresentation
import CatalogICU
import Testing

@Suite("Lines of a width")
struct LineBreakTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var columns: Int
    var lines: [String]
    var locale = "en"
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "between words", text: "The quick brown fox", columns: 9, lines: ["The quick", "brown fox"]),
    Case(id: "a line that fits exactly", text: "The quick", columns: 9, lines: ["The quick"]),
    Case(id: "spaces hang", text: "The quick   brown", columns: 9, lines: ["The quick", "brown"]),
    Case(id: "lines of its own", text: "a\n\nb", columns: 9, lines: ["a", "", "b"]),
    Case(
      id: "a word wider than the line starts one",
      text: "a supercalifragilistic",
      columns: 10,
      lines: ["a", "supercalif", "ragilistic"]
    ),
    Case(id: "a no-break space holds", text: "one 100\u{A0}km", columns: 8, lines: ["one", "100\u{A0}km"]),
    Case(
      id: "grapheme clusters stay whole",
      text: "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
      columns: 3,
      lines: ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]
    ),
    // 行頭禁則 (JIS X 4051): neither a full stop nor a small kana starts a line.
    Case(id: "no full stop at a line's start", text: "うえおか。", columns: 8, lines: ["うえお", "か。"], locale: "ja"),
    Case(id: "no small kana at a line's start", text: "チューリップ", columns: 8, lines: ["チュー", "リップ"], locale: "ja"),
  ]

  @Test("lines end where a reader expects it", arguments: cases)
  func breaks(_ example: Case) throws {
    let alert = Alert.of(body: example.text, locale: try #require(LocaleIdentifier(example.locale)))
    let text = alert.rendered(.terminal(TerminalOptions(columns: example.columns, frame: .none)))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == example.lines)
  }

  static let paragraphs = [
    ("ja", "検索ワードがありません。検索ワードを入力して、もう一度検索してください。"),
    ("ja", "この検索ワードでは検索できません。別の検索ワードでお試しください。半角の英数字だけにすると確実です。"),
    ("ja", "「シャッター」と「チューリップ」のデータを、https://example.com/a/b から取り込めませんでした。"),
    ("en", "This word cannot be used in a search. Try another one; plain letters (A to Z) and digits are safest."),
    ("zh-Hans", "无法连接到服务器。请检查网络，然后再试一次。"),
    ("th", "ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้ กรุณาลองใหม่อีกครั้ง"),
  ]

  @Test(
    "at every width lines are full, end at phrases, within one only if it is wider than a line, and nothing is lost",
    arguments: paragraphs
  )
  func properties(locale tag: String, text: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let breaks = LineBreaks(in: text, locale: locale)
    let alert = Alert.of(body: text, locale: locale)
    for columns in 2...80 {
      let lines = alert.rendered(.terminal(TerminalOptions(columns: columns, frame: .none))).split(separator: "\n")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
      var place = BreakPlaces(text: text)
      for (line, next) in zip(lines, lines.dropFirst()) {
        let offset = place.end(of: line)
        let spaces = place.spacesBeforeEnd
        let phrase = place.piece(from: offset, of: breaks.phrase)
        let rest = phrase <= columns ? phrase : place.piece(from: offset, of: breaks.strict)
        // What follows had no room, or is a word that is cut, which starts a line.
        #expect(DisplayWidth.columns(of: line) + spaces + rest > columns || rest > columns, "\(line)|\(next)")
        if !breaks.phrase.contains(offset) {
          #expect(place.piece(around: offset, of: breaks.phrase) > columns, "\(line)|\(next)")
        }
        if !breaks.strict.contains(offset) {
          #expect(place.piece(around: offset, of: breaks.strict) > columns, "\(line)|\(next)")
        }
      }
    }
  }
}

/// Where the lines of a text ended, white space between them left out.
private struct BreakPlaces {
  private let text: String
  private var offset = 0
  /// The columns of the white space after the last line.
  private(set) var spacesBeforeEnd = 0

  init(text: String) { self.text = text }

  /// The UTF-8 offset after a line and the white space that follows it.
  mutating func end(of line: Substring) -> Int {
    offset += line.utf8.count
    let rest = text.utf8.dropFirst(offset)
    spacesBeforeEnd = rest.prefix { $0 == UInt8(ascii: " ") }.count
    offset += spacesBeforeEnd
    return offset
  }

  /// The columns of what lies between an offset and the next break.
  func piece(from offset: Int, of breaks: [Int]) -> Int {
    columns(from: offset, to: breaks.first { $0 > offset } ?? text.utf8.count)
  }

  /// The columns of the piece between two breaks that an offset lies in, without the white space at its end.
  func piece(around offset: Int, of breaks: [Int]) -> Int {
    let start = breaks.last { $0 < offset } ?? 0
    return columns(from: start, to: breaks.first { $0 > offset } ?? text.utf8.count)
  }

  private func columns(from start: Int, to end: Int) -> Int {
    let piece = String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
    return DisplayWidth.columns(of: piece.trimmingSuffix(" "))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    let end = lastIndex { $0 != character }.map { index(after: $0) } ?? startIndex
    return self[..<end]
  }
}
