/// A percent sign of a printf text, with what begins there.
///
/// For whoever explains a text to the person who wrote it: unlike a pattern, the signs of a text can be told apart even
/// where one of them is wrong.
package struct PercentSign: Sendable, Hashable {
  /// What begins at a percent sign.
  package enum Meaning: Sendable, Hashable {
    /// `%%`: the sign itself.
    case sign
    /// A conversion by its letters, such as `@` or `lld`, and whether one of its flags is a space.
    case conversion(String, isSpaced: Bool)
    /// `%#@name@`.
    case variable(String)
    /// `%arg`: the number that chose a form.
    case chosenNumber
    /// `%20` in a URL: a percent-encoded octet (RFC 3986), which no value goes into.
    case octet
    /// Nothing that the formatter knows.
    case nothing(PatternError)
  }

  /// What it means.
  package let meaning: Meaning
  /// The position that is written, from 0; nil where there is none.
  package let position: Int?
  /// The whole, as UTF-8 offsets in the text. Of what means nothing only the sign.
  package let span: Range<Int>

  /// The percent signs of a text, in order. What belongs to one, as the second sign of `%%`, is not another.
  package static func all(in text: String) -> [PercentSign] {
    let scanner = PrintfScanner(text, keepsURLs: true)
    var signs: [PercentSign] = []
    var from = 0
    while let start = scanner.bytes[from...].firstIndex(of: UInt8(ascii: "%")) {
      let sign = PercentSign(at: start, in: scanner)
      signs.append(sign)
      from = sign.span.upperBound
    }
    return signs
  }

  private init(at start: Int, in scanner: PrintfScanner) {
    do throws(PatternError) {
      let found = try scanner.conversion(at: start)
      meaning =
        switch found.kind {
        case .percent: .sign
        case .conversion(let conversion): .conversion(conversion.name, isSpaced: conversion.spaceSign)
        case .substitution(let name): .variable(name)
        case .ownArgument: .chosenNumber
        case .octet: .octet
        }
      position = found.position
      span = start..<found.end
    } catch {
      meaning = .nothing(error)
      position = nil
      span = start..<start + 1
    }
  }
}
