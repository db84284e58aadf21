import CatalogICU

/// One line of a file, with what is meant marked beneath it.
struct Excerpt {
  /// The line, safe to show: no tab, no control and no invisible direction mark.
  let line: String
  /// How many columns stand before what is meant.
  let indentation: Int
  /// How many columns of what is meant are shown; at least one.
  let width: Int

  /// The widest excerpt; a longer line is cut, with an ellipsis, around what is meant.
  static let limit = 120
  /// How much of a line is looked at on each side: more than is ever shown.
  private static let nearBytes = 4 * limit

  /// - Parameters:
  ///   - column: in UTF-8 bytes, from 1.
  ///   - length: in UTF-8 bytes.
  init(line text: String, column: Int, length: Int) {
    // Not copied: a whole file may be one line, and is asked for once for each of its findings.
    let bytes = text.utf8
    func byte(_ offset: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: offset)] }
    func string(_ range: Range<Int>) -> String {
      String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
    var start = min(max(0, column - 1), bytes.count)
    var end = min(start + min(length, Self.nearBytes), bytes.count)
    // Half of a character cannot be shown; the whole of it is meant.
    while start > 0, start < bytes.count, UTF8.isContinuation(byte(start)) { start -= 1 }
    while end < bytes.count, UTF8.isContinuation(byte(end)) { end += 1 }
    // A whole file may be one line: what is far away is cut before anything is measured.
    let near = max(0, start - Self.nearBytes)..<min(bytes.count, end + Self.nearBytes)
    let isCut = near != 0..<bytes.count
    var before = Self.visible(string(near.lowerBound..<start))
    var meant = Self.visible(string(start..<end), after: before)
    var after = Self.visible(string(end..<near.upperBound), after: before + meant)
    var meantWidth = DisplayWidth.columns(of: meant)
    if meantWidth > Self.limit {
      // Where it begins says enough of what is wider than an excerpt.
      before = Self.shortened(before, to: Self.limit / 3, keepingEnd: true)
      meant = Self.shortened(meant, to: Self.limit * 2 / 3, keepingEnd: false)
      after = ""
      meantWidth = DisplayWidth.columns(of: meant)
    } else if isCut
      || DisplayWidth.columns(of: before) + meantWidth + DisplayWidth.columns(of: after) > Self.limit
    {
      before = Self.shortened(before, to: Self.limit / 3, keepingEnd: true)
      let rest = Self.limit - DisplayWidth.columns(of: before) - meantWidth
      after = Self.shortened(after, to: max(rest, Self.limit / 3), keepingEnd: false)
    }
    line = before + meant + after
    indentation = DisplayWidth.columns(of: before)
    width = max(1, meantWidth)
  }

  /// The text with a tab as two spaces, and with what else could move the cursor or change the direction of the line as
  /// an escape.
  static func visible(_ text: String, after lead: String = "") -> String { OneLine.part(text, after: lead, tab: "  ") }

  private static func shortened(_ text: String, to columns: Int, keepingEnd: Bool) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    var kept: [Character] = []
    var width = 1
    for character in keepingEnd ? Array(text.reversed()) : Array(text) {
      width += DisplayWidth.columns(of: String(character))
      if width > columns { break }
      kept.append(character)
    }
    return keepingEnd ? "…" + String(kept.reversed()) : String(kept) + "…"
  }
}
