import CatalogICU

/// The `Accept-Language` field of a request, read forgivingly: it comes from anybody.
struct AcceptLanguage {
  /// What is looked at of a field.
  static let longestField = 8 * 1024
  /// What is kept of a field: each language costs a match with the catalog's.
  static let mostLanguages = 32

  private typealias Bytes = ArraySlice<UInt8>

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
    // The order of the field decides between equals, whatever a sort does with them.
    let ordered = ranges.enumerated().sorted { left, right in
      (right.element.weight, left.offset) < (left.element.weight, right.offset)
    }
    wishes = LocalePreferences.Wishes(
      wished: ordered.prefix(Self.mostLanguages).map(\.element.wish),
      refused: Array(refused.prefix(Self.mostLanguages))
    )
  }

  /// The parts between commas; one that the length cuts in two is left out.
  private static func parts(of field: String) -> [Bytes] {
    let bytes = Array(field.utf8.prefix(longestField + 1))
    let parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return bytes.count > longestField ? parts.dropLast() : parts
  }

  /// `ja;q=0.8` as a wish and its weight in thousandths, or nil for what is malformed.
  private static func range(_ part: Bytes) -> (LocalePreferences.Wish, Int)? {
    let pieces = part.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(trimmed)
    guard let name = pieces.first, pieces.count <= 2 else { return nil }
    guard let weight = pieces.count == 2 ? weight(pieces[1]) : 1000 else { return nil }
    if name.elementsEqual("*".utf8) { return (.any, weight) }
    // Of what LocaleIdentifier reads, a header may write only BCP 47's letters.
    guard !name.isEmpty, name.allSatisfy(isTagByte) else { return nil }
    return LocaleIdentifier(String(decoding: name, as: UTF8.self)).map { (.language($0), weight) }
  }

  /// `q=0.8` in thousandths: RFC 9110's `weight`, at most three decimals and at most 1.
  private static func weight(_ parameter: Bytes) -> Int? {
    let sides = parameter.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false).map(trimmed)
    guard sides.count == 2, sides[0].count == 1, sides[0].first.map({ $0 | 0x20 }) == UInt8(ascii: "q") else {
      return nil
    }
    let digits = sides[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = digits.first, whole.count == 1, digits.count <= 2 else { return nil }
    var weight = 0
    let decimals = digits.count == 2 ? digits[1] : []
    guard decimals.count <= 3 else { return nil }
    for position in -1..<3 {
      let digit = position < 0 ? whole.first : decimals.dropFirst(position).first
      guard let value = (digit ?? UInt8(ascii: "0")).decimalDigit else { return nil }
      weight = weight * 10 + value
    }
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

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = bytes.drop(while: isBlank)
    return start.prefix(upTo: start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex)
  }
}

extension UInt8 {
  /// The value of a decimal digit, or nil for any other byte.
  fileprivate var decimalDigit: Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? Int(self - UInt8(ascii: "0")) : nil
  }
}
