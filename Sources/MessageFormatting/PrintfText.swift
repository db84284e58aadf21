import CatalogICU
import FoundationEssentials

extension ValueFormatting {
  /// A value by a printf conversion. Numeric forms are C's, in C's locale; `%@` shows text as it is and numbers in plain digits.
  mutating func text(
    of argument: MessageArgument,
    _ conversion: PrintfConversion
  ) -> String {
    switch conversion.form {
    case .text:
      var text = plain(argument)
      if let precision = conversion.precision { text = String(text.prefix(precision)) }
      return padded(text, conversion)
    case .character: return padded(character(argument), conversion)
    case .signed, .unsigned: return whole(argument, conversion)
    case .floating(let letter): return floating(argument, letter, conversion)
    }
  }

  private mutating func plain(_ argument: MessageArgument) -> String {
    PlainText.of(argument.value) ?? text(of: argument)
  }

  private func padded(_ text: String, _ conversion: PrintfConversion) -> String {
    let missing = conversion.width - text.count
    guard missing > 0 else { return text }
    let padding = String(repeating: " ", count: missing)
    return conversion.leftAligned ? text + padding : padding + text
  }

  private mutating func character(_ argument: MessageArgument) -> String {
    switch argument.value {
    case .string(let text): return text
    case .integer(let number):
      if let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) { return String(Character(scalar)) }
    default: break
    }
    report(.wrongKind(name: argument.name, expected: "character", actual: argument.value.kind))
    return plain(argument)
  }

  // MARK: Whole numbers

  private mutating func whole(
    _ argument: MessageArgument,
    _ conversion: PrintfConversion
  ) -> String {
    let magnitude: UInt64
    let negative: Bool
    switch argument.value {
    case .integer(let number), .bytes(let number): (magnitude, negative) = (number.magnitude, number < 0)
    case .unsigned(let number): (magnitude, negative) = (number, false)
    default:
      report(.wrongKind(name: argument.name, expected: "integer", actual: argument.value.kind))
      return padded(plain(argument), conversion)
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
    _ argument: MessageArgument,
    _ letter: UInt8,
    _ conversion: PrintfConversion
  ) -> String {
    let number: Double
    switch argument.value {
    case .double(let value), .percent(let value): number = value
    case .decimal(let value): number = Double(value.description) ?? 0
    case .duration(let value): number = value.inSeconds
    case .integer, .unsigned, .bytes:
      report(.wrongKind(name: argument.name, expected: "double", actual: argument.value.kind))
      number = argument.value.number(less: 0)?.approximation ?? 0
    default:
      report(.wrongKind(name: argument.name, expected: "double", actual: argument.value.kind))
      return padded(plain(argument), conversion)
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
