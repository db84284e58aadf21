import MessageFormatting

/// A part of a text in ICU's style that apostrophes take out of the pattern: people read it as it stands.
///
/// An apostrophe quotes only where a brace follows it; the next one alone ends the quotation, or else the text does. Two in
/// a row are one of the text.
struct QuotedStretch {
  /// From the first apostrophe to behind the last, as UTF-8 offsets.
  let span: Range<Int>
  /// Whether an apostrophe ends it.
  let isClosed: Bool

  /// A placeholder in such a part.
  struct Placeholder {
    /// The name of the value.
    let name: String
    /// With its braces.
    let span: Range<Int>
    /// What quotes it.
    let stretch: QuotedStretch
  }

  /// The quoted parts of a text, in order.
  static func all(in bytes: ArraySlice<UInt8>) -> [QuotedStretch] {
    let bytes = Array(bytes)
    let mark = UInt8(ascii: "'")
    var stretches: [QuotedStretch] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == mark, index + 1 < bytes.count else {
        index += 1
        continue
      }
      guard bytes[index + 1] == UInt8(ascii: "{") || bytes[index + 1] == UInt8(ascii: "}") else {
        index += bytes[index + 1] == mark ? 2 : 1
        continue
      }
      let start = index
      var isClosed = false
      index += 2
      while index < bytes.count, !isClosed {
        if bytes[index] != mark {
          index += 1
        } else if index + 1 < bytes.count, bytes[index + 1] == mark {
          index += 2
        } else {
          isClosed = true
          index += 1
        }
      }
      stretches.append(QuotedStretch(span: start..<index, isClosed: isClosed))
    }
    return stretches
  }

  /// The placeholders that a text quotes although it was meant to show their values, in order.
  static func placeholders(in text: LintedText) -> [Placeholder] {
    guard text.style == .icu, text.facts.isSuperset(of: [.braces, .apostrophe]) else { return [] }
    let bytes = Array(text.utf8)
    let found = all(in: text.utf8).flatMap { stretch in
      names(in: bytes, stretch.span).map { Placeholder(name: $0.name, span: $0.span, stretch: stretch) }
    }
    if found.isEmpty { return [] }
    // Who quotes a name that stands for nothing, or quotes it in every language, speaks of the name.
    if text.subjectValues == nil, text.counterparts.isEmpty { return found }
    let known = text.knownNames ?? []
    return found.filter { known.contains($0.name) }
  }

  /// What stands between a pair of braces and is a name.
  private static func names(in bytes: [UInt8], _ span: Range<Int>) -> [(name: String, span: Range<Int>)] {
    var names: [(name: String, span: Range<Int>)] = []
    var open: Int?
    for index in span {
      if bytes[index] == UInt8(ascii: "{") { open = index }
      guard bytes[index] == UInt8(ascii: "}"), let start = open else { continue }
      open = nil
      let inner = String(decoding: bytes[start + 1..<index], as: UTF8.self)
      // `{n, number}` quotes its value as well.
      let name = String(inner.prefix { $0 != "," }).withoutEdgeBlanks
      if name.isPlainName { names.append((name, start..<index + 1)) }
    }
    return names
  }
}
