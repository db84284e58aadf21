/// Text without what could act on the place it is shown in: a terminal, a log, a page.
///
/// A value in a message may come from anywhere, and a translation may hold what its translator did not see. Taken out are
/// - escape sequences, whole (ECMA-48: CSI, OSC, DCS and the others, in their 7-bit and 8-bit forms), and every other
///   control character (Unicode's category Cc);
/// - the controls that reorder text (Unicode's property Bidi_Control: marks, embeddings, overrides, isolates), with which
///   a value could make the words around it read differently;
/// - U+FEFF and the interlinear annotation controls, which have no form.
///
/// Every kind of line break (CR LF, CR, LF, NEL, VT, FF, U+2028, U+2029) becomes one line feed or, in `line(_:)`, one
/// space; so does a tab, because what it would align is not known here. Joiners, variation selectors and tags stay:
/// emoji and many scripts are written with them.
public enum SafeText {
  /// The text with its line breaks as line feeds.
  public static func block(_ text: String) -> String {
    filtered(text, lineBreak: "\n")
  }

  /// The text on one line, without white space at its ends.
  public static func line(_ text: String) -> String {
    let line = filtered(text, lineBreak: " ")
    guard let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(line[first...last])
  }

  private static func filtered(_ text: String, lineBreak: Unicode.Scalar) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let scalars = text.unicodeScalars
    var result = String.UnicodeScalarView()
    var position = scalars.startIndex
    while position < scalars.endIndex {
      let scalar = scalars[position]
      let next = scalars.index(after: position)
      switch scalar {
      case "\r" where next < scalars.endIndex && scalars[next] == "\n":
        position = next
        continue
      case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        result.append(lineBreak)
      case "\t":
        result.append(" ")
      case _ where scalar.properties.generalCategory == .control:
        position = EscapeSequence.end(in: scalars, from: position)
        continue
      case _ where scalar.properties.isBidiControl:
        break
      case "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}":
        break
      default:
        result.append(scalar)
      }
      position = next
    }
    return String(result)
  }
}
