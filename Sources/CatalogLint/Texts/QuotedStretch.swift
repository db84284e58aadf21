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
    /// `plural`, `select` or whatever follows the name; nil where nothing does.
    let format: String?
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
    var end = 0
    let found = all(in: text.utf8).flatMap { stretch -> [Placeholder] in
      // What stands in a form of a quoted plural is no fault of its own.
      if stretch.span.lowerBound < end { return [] }
      let found = arguments(in: bytes, stretch.span)
      end = found.last?.span.upperBound ?? end
      return found.map { Placeholder(name: $0.name, format: $0.format, span: $0.span, stretch: stretch) }
    }
    if found.isEmpty { return [] }
    // Who quotes a name that stands for nothing, or quotes it in every language, speaks of the name.
    if text.subjectValues == nil, text.counterparts.isEmpty { return found }
    let known = text.knownNames ?? []
    return found.filter { known.contains($0.name) }
  }

  private typealias Argument = (name: String, format: String?, span: Range<Int>)

  /// The arguments in a quoted part that begin with a name, each with all that belongs to it.
  private static func arguments(in bytes: [UInt8], _ span: Range<Int>) -> [Argument] {
    var found: [Argument] = []
    var index = span.lowerBound
    while index < span.upperBound {
      if bytes[index] == UInt8(ascii: "{"), let one = argument(in: bytes, at: index, quotedTo: span.upperBound) {
        found.append(one)
        index = one.span.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// What begins at a brace; nil where it is no argument.
  private static func argument(in bytes: [UInt8], at start: Int, quotedTo limit: Int) -> Argument? {
    guard let nameEnd = bytes[(start + 1)...].firstIndex(where: { "{},".utf8.contains($0) }),
      bytes[nameEnd] != UInt8(ascii: "{"), let end = closingBrace(in: bytes, of: start)
    else { return nil }
    let name = String(decoding: bytes[start + 1..<nameEnd], as: UTF8.self).withoutEdgeBlanks
    guard name.isPlainName else { return nil }
    let rest = bytes[nameEnd..<end].dropFirst().split(separator: UInt8(ascii: ","), maxSplits: 1).first
    let format = rest.map { String(decoding: $0, as: UTF8.self).withoutEdgeBlanks }
    // An apostrophe in a form of a plural (`d'articles`) ends the quotation before its brace.
    guard end < limit || ["plural", "select", "selectordinal"].contains(format) else { return nil }
    return (name, format, start..<end + 1)
  }

  private static func closingBrace(in bytes: [UInt8], of start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      guard bytes[index] == UInt8(ascii: "}") else { continue }
      depth -= 1
      if depth == 0 { return index }
    }
    return nil
  }
}
