import CatalogICU

/// One line of a file, with what is meant marked beneath it.
struct Excerpt {
  /// The line, safe to show: no tab, no control and no invisible direction mark.
  let line: String
  /// How many columns stand before what is meant.
  let indentation: Int
  /// How many columns are meant; at least one.
  let width: Int

  /// The widest excerpt; a longer line is cut, with an ellipsis, around what is meant.
  static let limit = 120
  /// How much of a line is looked at on each side: more than is ever shown.
  private static let nearBytes = 4 * limit

  /// - Parameters:
  ///   - column: in UTF-8 bytes, from 1.
  ///   - length: in UTF-8 bytes.
  init(line text: String, column: Int, length: Int) {
    let bytes = Array(text.utf8)
    var start = min(max(0, column - 1), bytes.count)
    var end = min(start + length, bytes.count)
    // Half of a character cannot be shown; the whole of it is meant.
    while start > 0, start < bytes.count, UTF8.isContinuation(bytes[start]) { start -= 1 }
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    // A whole file may be one line: what is far away is cut before anything is measured.
    let near = max(0, start - Self.nearBytes)..<min(bytes.count, end + Self.nearBytes)
    let isCut = near != 0..<bytes.count
    var before = Self.visible(String(decoding: bytes[near.lowerBound..<start], as: UTF8.self))
    let meant = Self.visible(String(decoding: bytes[start..<end], as: UTF8.self))
    var after = Self.visible(String(decoding: bytes[end..<near.upperBound], as: UTF8.self))
    let meantWidth = DisplayWidth.columns(of: meant)
    if isCut
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

  /// A tab as two spaces, and in place of every other character that could move the cursor or change the direction of
  /// the line, the sign that a character is missing.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\t": result.append(contentsOf: "  ".unicodeScalars)
      case .control, .lineSeparator, .paragraphSeparator: result.append("\u{FFFD}")
      case .format where scalar.properties.isBidiControl: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A sentence as one line: what it quotes, a key for one, may have line ends and control characters. They stand as escapes,
  /// so that people see what there is.
  static func oneLine(_ sentence: String) -> String {
    var result = ""
    for scalar in sentence.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\n": result += "\\n"
      case _ where scalar == "\r": result += "\\r"
      case _ where scalar == "\t": result += "\\t"
      case .control, .lineSeparator, .paragraphSeparator: result += escape(scalar)
      case .format where scalar.properties.isBidiControl: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// As source code writes a character: `\u{7}`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

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
