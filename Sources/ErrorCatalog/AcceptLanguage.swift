import CatalogICU

/// The `Accept-Language` field of a request, read forgivingly: it comes from anybody.
struct AcceptLanguage {
  /// What is looked at of a field.
  static let longestField = 8 * 1024
  /// What is kept of a field: each language costs a match with the catalog's.
  static let mostLanguages = 32

  /// What the field says, best first; parts of the same weight in the field's order.
  let wishes: LocalePreferences.Wishes

  /// Reads a field.
  init(_ field: String) {
    var ranges: [(wish: LocalePreferences.Wish, weight: Int)] = []
    var refused: [LocaleIdentifier] = []
    for part in Self.parts(of: field) {
      guard let (wish, weight) = Self.range(part) else { continue }
      if weight > 0 {
        ranges.append((wish, weight))
      } else if case .language(let language) = wish {
        refused.append(language)
      }
    }
    // Swift's sort is stable, by its implementation; the offset says so in the code.
    let ordered = ranges.enumerated().sorted { left, right in
      (right.element.weight, left.offset) < (left.element.weight, right.offset)
    }
    wishes = LocalePreferences.Wishes(
      wished: ordered.prefix(Self.mostLanguages).map(\.element.wish),
      refused: Array(refused.prefix(Self.mostLanguages))
    )
  }

  /// The parts between commas; one that the length cuts in two is left out.
  private static func parts(of field: String) -> [Substring] {
    let bytes = field.utf8
    guard let end = bytes.index(bytes.startIndex, offsetBy: longestField, limitedBy: bytes.endIndex),
      end < bytes.endIndex
    else {
      return field.split(separator: ",")
    }
    return Substring(bytes[..<end]).split(separator: ",", omittingEmptySubsequences: false).dropLast()
  }

  /// `ja;q=0.8` as a wish and its weight in thousandths, or nil for what is malformed.
  private static func range(_ part: Substring) -> (LocalePreferences.Wish, Int)? {
    let pieces = part.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard let name = pieces.first, pieces.count <= 2 else { return nil }
    guard let weight = pieces.count == 2 ? weight(pieces[1]) : 1000 else { return nil }
    if name == "*" { return (.any, weight) }
    // Of what LocaleIdentifier reads, a header may write only BCP 47's letters.
    guard !name.isEmpty, name.utf8.allSatisfy(isTagByte), let language = LocaleIdentifier(String(name)) else {
      return nil
    }
    return (.language(language), weight)
  }

  /// `q=0.8` in thousandths: RFC 9110's `weight`, at most three decimals and at most 1.
  private static func weight(_ parameter: Substring) -> Int? {
    let sides = parameter.split(separator: "=", omittingEmptySubsequences: false).map(trimmed)
    guard sides.count == 2, sides[0] == "q" || sides[0] == "Q" else { return nil }
    let digits = sides[1].split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = digits.first, whole == "0" || whole == "1", digits.count <= 2 else { return nil }
    let decimals = digits.count == 2 ? digits[1] : ""
    guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let thousandths = Int(decimals + String(repeating: "0", count: 3 - decimals.utf8.count)) ?? 0
    let weight = (whole == "1" ? 1000 : 0) + thousandths
    return weight <= 1000 ? weight : nil
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.utf8.first, first == 0x20 || first == 0x09 { text = text.dropFirst() }
    while let last = text.utf8.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    return text
  }
}
