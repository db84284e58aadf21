import CatalogICU
import FoundationEssentials

extension MessageFormatter {
  /// A value by a printf conversion. Numeric forms are C's, in C's locale; `%@` shows text as it is and numbers in plain digits.
  mutating func text(of value: ArgumentValue, _ conversion: PrintfConversion, name: String) -> String {
    switch conversion.form {
    case .text:
      var text = PlainText.of(value) ?? self.text(of: value, name: name)
      if let precision = conversion.precision { text = String(text.prefix(precision)) }
      return padded(text, conversion)
    case .character: return padded(character(value, name: name), conversion)
    case .signed, .unsigned: return whole(value, conversion, name: name)
    case .floating(let letter): return floating(value, letter, conversion, name: name)
    }
  }

  private func padded(_ text: String, _ conversion: PrintfConversion) -> String {
    let missing = conversion.width - text.count
    guard missing > 0 else { return text }
    let padding = String(repeating: " ", count: missing)
    return conversion.leftAligned ? text + padding : padding + text
  }

  private mutating func character(_ value: ArgumentValue, name: String) -> String {
    switch value {
    case .string(let text): return text
    case .integer(let number):
      if let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) { return String(Character(scalar)) }
    default: break
    }
    report(.wrongKind(name: name, expected: "character", actual: value.kind))
    return PlainText.of(value) ?? text(of: value, name: name)
  }

  // MARK: Whole numbers

  private mutating func whole(_ value: ArgumentValue, _ conversion: PrintfConversion, name: String) -> String {
    let magnitude: UInt64
    let negative: Bool
    switch value {
    case .integer(let number), .bytes(let number): (magnitude, negative) = (number.magnitude, number < 0)
    case .unsigned(let number): (magnitude, negative) = (number, false)
    default:
      report(.wrongKind(name: name, expected: "integer", actual: value.kind))
      return padded(PlainText.of(value) ?? text(of: value, name: name), conversion)
    }
    guard case .unsigned(let radix, let upper) = conversion.form else {
      let sign = negative ? "-" : conversion.plusSign ? "+" : conversion.spaceSign ? " " : ""
      return assembled(sign: sign, digits: String(magnitude), conversion)
    }
    // C reads the bits of a negative number as an unsigned one, of the width that the modifier says. A number that does not
    // fit that width keeps all its digits.
    var bits = magnitude
    if negative {
      bits = 0 &- magnitude
      if conversion.bits < 64, magnitude <= UInt64(1) << (conversion.bits - 1) { bits &= (1 << conversion.bits) - 1 }
    }
    let digits = String(bits, radix: Int(radix), uppercase: upper)
    var prefix = ""
    if conversion.alternate, bits != 0, radix == 16 { prefix = upper ? "0X" : "0x" }
    return assembled(
      sign: prefix,
      digits: conversion.alternate && radix == 8 && bits != 0 ? "0" + digits : digits,
      conversion
    )
  }

  private func assembled(sign: String, digits: String, _ conversion: PrintfConversion) -> String {
    var digits = digits
    if let precision = conversion.precision {
      if precision == 0, digits == "0" { digits = conversion.alternate && conversion.isOctal ? "0" : "" }
      digits = String(repeating: "0", count: max(0, precision - digits.utf8.count)) + digits
    } else if conversion.zeroPadded, !conversion.leftAligned {
      let missing = conversion.width - sign.utf8.count - digits.utf8.count
      digits = String(repeating: "0", count: max(0, missing)) + digits
    }
    return padded(sign + digits, conversion)
  }

  // MARK: Fractions

  private mutating func floating(
    _ value: ArgumentValue,
    _ letter: UInt8,
    _ conversion: PrintfConversion,
    name: String
  ) -> String {
    let number: Double
    switch value {
    case .double(let value), .percent(let value): number = value
    case .decimal(let value): number = Double(value.description) ?? 0
    case .duration(let value): number = value.inSeconds
    case .integer, .unsigned, .bytes:
      report(.wrongKind(name: name, expected: "double", actual: value.kind))
      number = value.number?.approximation ?? 0
    default:
      report(.wrongKind(name: name, expected: "double", actual: value.kind))
      return padded(text(of: value, name: name), conversion)
    }
    var flags = ""
    if conversion.leftAligned { flags += "-" }
    if conversion.plusSign { flags += "+" }
    if conversion.spaceSign { flags += " " }
    if conversion.alternate { flags += "#" }
    if conversion.zeroPadded { flags += "0" }
    return CNumber.text(
      number,
      flags: flags,
      width: conversion.width,
      precision: conversion.precision,
      letter: letter
    ) ?? PlainText.of(number)
  }
}

extension PrintfConversion {
  fileprivate var isOctal: Bool {
    if case .unsigned(radix: 8, _) = form { true } else { false }
  }
}
