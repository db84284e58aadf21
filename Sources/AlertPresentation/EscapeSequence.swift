/// Where the escape sequences of ECMA-48 end, so that a sequence is taken out whole and not as an odd tail of text.
enum EscapeSequence {
  /// The position after the control at `start`, or after the whole sequence that it introduces.
  ///
  /// A control string (OSC, DCS …) that nothing terminates loses its introducer alone: the text stays readable, and since
  /// a search for the terminator ends at the next control, hostile input costs no more than its length.
  static func end(in text: String.UnicodeScalarView, from start: String.Index) -> String.Index {
    let next = text.index(after: start)
    switch text[start].value {
    case 0x9B: return endOfControlSequence(in: text, from: next)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: return endOfControlString(in: text, from: next)
    case 0x1B: break
    default: return next
    }
    guard next < text.endIndex else { return next }
    let afterIntroducer = text.index(after: next)
    switch text[next] {
    case "[": return endOfControlSequence(in: text, from: afterIntroducer)
    case "P", "X", "]", "^", "_": return endOfControlString(in: text, from: afterIntroducer)
    default: return endOfEscape(in: text, from: next)
    }
  }

  /// CSI: parameter bytes, intermediate bytes, one final byte.
  private static func endOfControlSequence(in text: String.UnicodeScalarView, from start: String.Index) -> String.Index
  {
    var position = skip(0x30...0x3F, in: text, from: start)
    position = skip(0x20...0x2F, in: text, from: position)
    return skipOne(0x40...0x7E, in: text, from: position)
  }

  /// ESC: intermediate bytes, one final byte.
  private static func endOfEscape(in text: String.UnicodeScalarView, from start: String.Index) -> String.Index {
    skipOne(0x30...0x7E, in: text, from: skip(0x20...0x2F, in: text, from: start))
  }

  /// OSC, DCS, SOS, PM, APC: anything up to BEL, ST or ESC `\`.
  private static func endOfControlString(in text: String.UnicodeScalarView, from start: String.Index) -> String.Index {
    var position = start
    while position < text.endIndex {
      let scalar = text[position]
      let next = text.index(after: position)
      switch scalar.value {
      case 0x07, 0x9C:
        return next
      case 0x1B:
        return next < text.endIndex && text[next] == "\\" ? text.index(after: next) : start
      case 0x00...0x1F, 0x7F...0x9F:
        return start
      default:
        position = next
      }
    }
    return start
  }

  private static func skip(
    _ range: ClosedRange<UInt32>,
    in text: String.UnicodeScalarView,
    from start: String.Index
  ) -> String.Index {
    text[start...].firstIndex { !range.contains($0.value) } ?? text.endIndex
  }

  private static func skipOne(
    _ range: ClosedRange<UInt32>,
    in text: String.UnicodeScalarView,
    from start: String.Index
  ) -> String.Index {
    start < text.endIndex && range.contains(text[start].value) ? text.index(after: start) : start
  }
}
