/// Reads conversions out of a printf pattern.
struct PrintfScanner {
  /// What stands at a `%`.
  struct Found {
    enum Kind {
      case percent
      case conversion(PrintfConversion)
      /// `%#@name@`.
      case substitution(String)
      /// `%arg`, which only a form of a substitution has.
      case ownArgument
      /// `%20` in a URL.
      case octet
    }
    var kind: Kind
    /// The written position, from 0.
    var position: Int?
    var end: Int
  }

  /// The bound on width and precision: no text for people needs more, and a hostile one costs nothing.
  static let widest = 1_000

  let bytes: [UInt8]
  /// Whether the octets of URLs are text. At run time they are not: a formatter takes them for conversions.
  private let keepsURLs: Bool

  /// Why there is no such value.
  static func positionBelowOne(at start: Int) -> PatternError {
    PatternError(
      kind: .badConversion,
      offset: start,
      message: "Positions start at 1: write %1$@ for the first value."
    )
  }

  init(_ text: String, keepsURLs: Bool = false) {
    self.bytes = Array(text.utf8)
    self.keepsURLs = keepsURLs
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The conversion at a `%`.
  func conversion(at start: Int) throws(PatternError) -> Found {
    var at = start + 1
    if byte(at) == UInt8(ascii: "%") { return Found(kind: .percent, end: at + 1) }
    if keepsURLs, EncodedOctet.isInURL(at: start, in: bytes) { return Found(kind: .octet, end: start + 3) }
    var position: Int?
    if let (number, end) = number(at), byte(end) == UInt8(ascii: "$") {
      guard number > 0 else { throw Self.positionBelowOne(at: start) }
      position = number - 1
      at = end + 1
    }
    if byte(at) == UInt8(ascii: "#"), byte(at + 1) == UInt8(ascii: "@") {
      return try substitution(start: start, nameStart: at + 2, position: position)
    }
    if bytes[at...].starts(with: "arg".utf8), position == nil { return Found(kind: .ownArgument, end: at + 3) }
    var conversion = PrintfConversion(form: .text)
    flags(&at, &conversion)
    if let (number, end) = number(at) {
      conversion.width = number
      at = end
    }
    if byte(at) == UInt8(ascii: ".") {
      at += 1
      conversion.precision = 0
      if let (number, end) = number(at) {
        conversion.precision = number
        at = end
      }
    }
    if byte(at) == UInt8(ascii: "*") {
      throw PatternError(
        kind: .unsupportedConversion,
        offset: start,
        message: "A width taken from a value (*) is not supported. Write the width as a number."
      )
    }
    guard conversion.width <= Self.widest, conversion.precision ?? 0 <= Self.widest else {
      throw PatternError(kind: .badConversion, offset: start, message: "Width and precision go up to \(Self.widest).")
    }
    let letters = at
    modifiers(&at, &conversion)
    try letter(byte(at), &conversion, start: start)
    conversion.name = String(decoding: bytes[letters...at], as: UTF8.self)
    return Found(kind: .conversion(conversion), position: position, end: at + 1)
  }

  private func substitution(start: Int, nameStart: Int, position: Int?) throws(PatternError) -> Found {
    guard let end = bytes[min(nameStart, bytes.count)...].firstIndex(of: UInt8(ascii: "@")), end > nameStart else {
      throw PatternError(kind: .badConversion, offset: start, message: "%#@ needs a name and a second @: %#@files@.")
    }
    let name = String(decoding: bytes[nameStart..<end], as: UTF8.self)
    return Found(kind: .substitution(name), position: position, end: end + 1)
  }

  private func number(_ start: Int) -> (Int, Int)? {
    var at = start
    var value = 0
    while case let digit = byte(at), digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
      value = min(value * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000)
      at += 1
    }
    return at > start ? (value, at) : nil
  }

  private func flags(_ at: inout Int, _ conversion: inout PrintfConversion) {
    while true {
      switch byte(at) {
      case UInt8(ascii: "-"): conversion.leftAligned = true
      case UInt8(ascii: "+"): conversion.plusSign = true
      case UInt8(ascii: " "): conversion.spaceSign = true
      case UInt8(ascii: "#"): conversion.alternate = true
      case UInt8(ascii: "0"): conversion.zeroPadded = true
      // Groups of digits, which C's own locale has none of.
      case UInt8(ascii: "'"): break
      default: return
      }
      at += 1
    }
  }

  private func modifiers(_ at: inout Int, _ conversion: inout PrintfConversion) {
    while true {
      switch byte(at) {
      case UInt8(ascii: "h"): conversion.bits = conversion.bits == 16 ? 8 : 16
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"), UInt8(ascii: "t"),
        UInt8(ascii: "L"):
        conversion.bits = 64
      default: return
      }
      at += 1
    }
  }

  private func letter(_ letter: UInt8, _ conversion: inout PrintfConversion, start: Int) throws(PatternError) {
    switch letter {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): conversion.form = .text
    case UInt8(ascii: "d"), UInt8(ascii: "i"): conversion.form = .signed
    case UInt8(ascii: "D"):
      conversion.form = .signed
      conversion.bits = 64
    case UInt8(ascii: "u"), UInt8(ascii: "U"): conversion.form = .unsigned(radix: 10, upper: false)
    case UInt8(ascii: "x"): conversion.form = .unsigned(radix: 16, upper: false)
    case UInt8(ascii: "X"): conversion.form = .unsigned(radix: 16, upper: true)
    case UInt8(ascii: "o"), UInt8(ascii: "O"): conversion.form = .unsigned(radix: 8, upper: false)
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      conversion.form = .floating(letter)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): conversion.form = .character
    case UInt8(ascii: "n"), UInt8(ascii: "p"):
      throw PatternError(
        kind: .unsupportedConversion,
        offset: start,
        message: "%\(Unicode.Scalar(letter)) shows nothing for a person. Use %@."
      )
    default:
      throw PatternError(
        kind: .badConversion,
        offset: start,
        message: "This % begins no conversion. Write %% for a percent sign, or %@ for a value."
      )
    }
  }

  /// The first conversion of a text that is certainly meant as one: a space after `%` is more often prose ("50 % off") than a flag.
  static func firstConversion(in text: String) -> Range<Int>? {
    let scanner = PrintfScanner(text, keepsURLs: true)
    var at = 0
    while let percent = scanner.bytes[at...].firstIndex(of: UInt8(ascii: "%")) {
      guard let found = try? scanner.conversion(at: percent) else {
        at = percent + 1
        continue
      }
      at = found.end
      switch found.kind {
      case .percent, .octet: continue
      case .conversion(let conversion) where conversion.spaceSign: continue
      case .conversion, .substitution, .ownArgument: return percent..<found.end
      }
    }
    return nil
  }
}
