import CatalogICU

/// A text in ICU's style whose braces are placeholders of the plainest kinds: `{name}`, `{0}`, and
/// `{n, plural, one {…} other {…}}` with nothing but those and `#` in its forms.
///
/// Nearly all real patterns are made so, and a look at the bytes proves them sound. Only the others are compiled for the
/// rules that look for faults in a pattern; what is not read here need not be wrong.
struct PlainPattern {
  /// What the text shows: the same for all texts with the same names, each counted or not.
  private(set) var values: UInt64 = 0
  /// The categories of each plural are these, as bits in CLDR's order; nil where two differ, or there is no plural.
  private(set) var categories: UInt8?
  /// Whether there is a plural.
  private(set) var hasPlural = false
  /// Whether every form of every plural shows its number.
  private(set) var showsNumbers = true

  /// Whether forms of one plural show different values beside their number.
  private(set) var hasUnlikeForms = false

  private var seen = SIMD8<UInt64>()
  private var seenCount = 0
  private var hasUnlikePlurals = false
  /// The values since the last form began, as bits by their order in `seen`.
  private var shown: UInt8 = 0

  private static let mostBytes = 1 << 14

  /// Reads a text; nil where it is made in any other way.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= Self.mostBytes else { return nil }
    var offset = 0
    guard message(bytes, &offset, inPlural: false) != nil, offset == bytes.count else { return nil }
    if hasUnlikePlurals { categories = nil }
  }

  /// Reads a message up to its end or the brace that closes it; tells whether it shows the number of the plural around it.
  private mutating func message(_ bytes: Span<UInt8>, _ offset: inout Int, inPlural: Bool) -> Bool? {
    var showsNumber = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "}"):
        return inPlural ? showsNumber : nil
      case UInt8(ascii: "{"):
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "$") || bytes[offset - 1] == UInt8(ascii: "%") { return nil }
        offset &+= 1
        guard argument(bytes, &offset, inPlural: inPlural) else { return nil }
      case UInt8(ascii: "#"):
        showsNumber = true
        offset &+= 1
      case UInt8(ascii: "'"):
        offset &+= 1
        // There it quotes.
        if offset < bytes.count, "{}#|'".utf8.contains(bytes[offset]) { return nil }
      default:
        offset &+= 1
      }
    }
    return inPlural ? nil : showsNumber
  }

  /// Reads what follows an opening brace, with the brace that closes it.
  private mutating func argument(_ bytes: Span<UInt8>, _ offset: inout Int, inPlural: Bool) -> Bool {
    guard let name = Self.name(bytes, &offset), offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "}") {
      offset &+= 1
      return add(name, isPlural: false)
    }
    guard !inPlural, Self.skip(",", bytes, &offset), Self.skip("plural", bytes, &offset),
      Self.skip(",", bytes, &offset), add(name, isPlural: true)
    else { return false }
    hasPlural = true
    var found: UInt8 = 0
    var shownInFirst: UInt8 = 0
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") {
      guard let category = Self.category(bytes, &offset), found & category == 0, Self.skip("{", bytes, &offset)
      else { return false }
      let isFirst = found == 0
      found |= category
      shown = 0
      guard let showsNumber = message(bytes, &offset, inPlural: true) else { return false }
      showsNumbers = showsNumbers && showsNumber
      if isFirst { shownInFirst = shown } else if shown != shownInFirst { hasUnlikeForms = true }
      offset &+= 1
      Self.skipBlanks(bytes, &offset)
    }
    guard offset < bytes.count, found & Self.bit(of: .other) != 0 else { return false }
    offset &+= 1
    if let categories, categories != found { hasUnlikePlurals = true }
    categories = found
    return true
  }

  private mutating func add(_ name: UInt64, isPlural: Bool) -> Bool {
    let value = (name ^ (isPlural ? 1 : 0)) &* 0x9E37_79B9_7F4A_7C15
    for index in 0..<seenCount where seen[index] == value {
      shown |= 1 << UInt8(index)
      return true
    }
    // Whoever names more than eight values writes no plain pattern.
    guard seenCount < seen.scalarCount else { return false }
    shown |= 1 << UInt8(seenCount)
    seen[seenCount] = value
    seenCount += 1
    values ^= value ^ value >> 29
    return true
  }

  // MARK: - Words

  /// The hash of a name of ASCII letters, or of a number without needless zeros.
  private static func name(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64? {
    let start = offset
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
        offset &+= 1
        continue
      default: break
      }
      break
    }
    let length = offset - start
    guard length > 0 else { return nil }
    let first = bytes[start]
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    guard isNumber else { return hash }
    for index in start..<offset where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { return nil }
    return length <= 3 && (length == 1 || first != UInt8(ascii: "0")) ? hash : nil
  }

  /// Skips blanks, a word, and blanks; tells whether the word is there.
  private static func skip(_ word: StaticString, _ bytes: Span<UInt8>, _ offset: inout Int) -> Bool {
    skipBlanks(bytes, &offset)
    let length = word.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    let start = offset
    let isThere = word.withUTF8Buffer { word in
      for index in 0..<length where bytes[start &+ index] != word[index] { return false }
      return true
    }
    guard isThere else { return false }
    offset &+= length
    // Blanks behind a brace are text.
    if length > 1 || bytes[start] == UInt8(ascii: ",") { skipBlanks(bytes, &offset) }
    return true
  }

  private static func skipBlanks(_ bytes: Span<UInt8>, _ offset: inout Int) {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\n") {
      offset &+= 1
    }
  }

  private static let words: [(PluralCategory, StaticString)] = [
    (.other, "other"), (.one, "one"), (.few, "few"), (.many, "many"), (.two, "two"), (.zero, "zero"),
  ]

  private static func category(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt8? {
    for (category, word) in words where skip(word, bytes, &offset) {
      // A longer word is another one.
      return offset < bytes.count && bytes[offset] == UInt8(ascii: "{") ? bit(of: category) : nil
    }
    return nil
  }

  /// The bit of a category.
  static func bit(of category: PluralCategory) -> UInt8 {
    switch category {
    case .zero: 1
    case .one: 2
    case .two: 4
    case .few: 8
    case .many: 16
    case .other: 32
    }
  }
}
