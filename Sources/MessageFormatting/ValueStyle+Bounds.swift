import CatalogICU

extension ValueStyle {
  /// Whether an option of a number skeleton is a number with so large an exponent that ICU would write digits for minutes:
  /// `::scale/1E999999999`.
  var isBoundless: Bool {
    // What does not begin with two colons is a pattern of digits, in which a slash and an E are only text.
    guard kind == .number, style.drop(while: \.isWhitespace).hasPrefix("::") else { return false }
    return style.split(whereSeparator: \.isWhitespace).contains { token in
      guard let slash = token.firstIndex(of: "/") else { return false }
      let parts = token[token.index(after: slash)...].split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
      // The names of units and currencies have an E as well.
      guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else {
        return false
      }
      let digits = parts[1].drop { $0 == "+" || $0 == "-" || $0 == "0" }
      return digits.utf8.count > 3 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
