import CCatalogICU

/// Texts of amounts that MessageFormat has no type for.
package enum Amounts {
  /// "A, B, and C" in the locale's way.
  package static func list(_ items: [String], locale: LocaleIdentifier) throws(ICUFailure) -> String {
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    var joined = items.joined()
    let answer = joined.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        Result { () throws(ICUFailure) in
          try shimText { catalog_icu_list(locale.tag, bytes.baseAddress, lengths, Int32(lengths.count), $0, $1) }
        }
      }
    }
    return try answer.get()
  }

  /// "2 hours, 30 minutes". Only the two largest units that are not zero are told, the second cut, not rounded; under a
  /// second, milliseconds are.
  package static func duration(_ duration: Duration, locale: LocaleIdentifier) throws(ICUFailure) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    var amounts = [
      Double(seconds / 86_400), Double(seconds / 3_600 % 24), Double(seconds / 60 % 60), Double(seconds % 60),
      seconds == 0 ? Double(milliseconds) : 0,
    ]
    if let largest = amounts.firstIndex(where: { $0 != 0 }) {
      for smaller in amounts.indices where smaller > largest + 1 { amounts[smaller] = 0 }
    }
    return try shimText { catalog_icu_duration(locale.tag, amounts, $0, $1) }
  }

  /// "1.5 MB", in steps of a thousand, with at most one decimal.
  package static func bytes(_ count: Int64, locale: LocaleIdentifier) throws(ICUFailure) -> String {
    var amount = Double(count)
    var power: Int32 = 0
    // 999,950 would be written as 1,000.0 kB.
    while abs(amount) >= (power == 0 ? 1_000 : 999.95), power < 5 {
      amount /= 1_000
      power += 1
    }
    return try shimText { catalog_icu_bytes(locale.tag, amount, power, $0, $1) }
  }
}
