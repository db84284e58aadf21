import CatalogICU

/// A number sign that an apostrophe takes out of a form of a plural: people read `#` instead of the number.
struct QuotedNumber {
  /// The apostrophe with the sign, and with the apostrophe that ends the quotation directly behind it.
  let span: Range<Int>
  /// Whether an apostrophe stands directly behind the sign.
  let isClosed: Bool

  /// Those of a text in ICU's style, in forms that do not show their number in any other way: the others may speak of the
  /// sign itself.
  static func all(in text: LintedText) -> [QuotedNumber] {
    guard text.style == .icu, text.facts.isSuperset(of: [.braces, .apostrophe, .numberSign]), text.pattern != nil,
      text.placeholders.contains(where: { $0.kind.isPlural }), let parts = try? PatternParts(text.string)
    else { return [] }
    let bytes = Array(text.utf8)
    var found: [QuotedNumber] = []
    // For each plural or select around a place: whether its number sign counts, and what its form quotes and shows.
    var forms: [(quoted: [QuotedNumber], isShown: Bool)] = []
    var arguments: [Bool] = []
    for index in 0..<parts.count {
      let part = parts[index]
      switch part.kind {
      case .argumentStart: arguments.append(part.argument == .plural || part.argument == .selectOrdinal)
      case .argumentLimit: _ = arguments.popLast()
      case .messageStart: forms.append(([], false))
      case .messageLimit:
        guard let form = forms.popLast(), !form.isShown else { continue }
        found += form.quoted
      case .replaceNumber: if !forms.isEmpty { forms[forms.count - 1].isShown = true }
      case .skipSyntax where arguments.last == true && !forms.isEmpty:
        if let quoted = QuotedNumber(at: part.span.lowerBound, in: bytes) {
          forms[forms.count - 1].quoted.append(quoted)
        }
      default: continue
      }
    }
    return found.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// Nil where no number sign that stands alone follows a single apostrophe: `'#1'` means another thing.
  private init?(at start: Int, in bytes: [UInt8]) {
    let next = start + 2
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "'"), bytes[start + 1] == UInt8(ascii: "#") else {
      return nil
    }
    // Of two apostrophes the second is skipped, and quotes nothing.
    if start > 0, bytes[start - 1] == UInt8(ascii: "'") { return nil }
    isClosed = next < bytes.count && bytes[next] == UInt8(ascii: "'")
    if next < bytes.count, ASCII.isLetter(bytes[next]) || ASCII.isDigit(bytes[next]) { return nil }
    span = start..<next + (isClosed ? 1 : 0)
  }
}
