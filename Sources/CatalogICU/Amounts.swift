import CCatalogICU
import Synchronization

/// Writes, in one locale, the amounts that MessageFormat has no type for.
package final class Amounts: Sendable {
  private struct Owner: ~Copyable {
    let pointer: OpaquePointer
    deinit { catalog_icu_amounts_destroy(pointer) }
  }

  private let owner: Mutex<Owner>

  init?(tag: String) {
    guard let pointer = catalog_icu_amounts_create(tag) else { return nil }
    self.owner = Mutex(Owner(pointer: pointer))
  }

  /// "A, B, and C" in the locale's way; nil where ICU cannot tell.
  package func list(_ items: [String]) -> String? {
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    let joined = items.joined()
    return owner.withLock { owner in
      var joined = joined
      return joined.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          try? shimText {
            catalog_icu_amounts_list(owner.pointer, bytes.baseAddress, lengths, Int32(lengths.count), $0, $1)
          }
        }
      }
    }
  }

  /// "2 hours, 30 minutes"; nil where ICU cannot tell.
  ///
  /// Only the two largest units that are not zero are told, the second cut, not rounded; under a second, milliseconds are.
  package func duration(_ duration: Duration) -> String? {
    // Not `components`, which traps where the seconds need more than 64 bits: what is longer is told as the longest there is.
    let (whole, attoseconds) = duration.attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    let seconds = Int64(clamping: whole)
    let milliseconds = attoseconds / 1_000_000_000_000_000
    var numbers = [
      Double(seconds / 86_400), Double(seconds / 3_600 % 24), Double(seconds / 60 % 60), Double(seconds % 60),
      seconds == 0 ? Double(milliseconds) : 0,
    ]
    if let largest = numbers.firstIndex(where: { $0 != 0 }) {
      for smaller in numbers.indices where smaller > largest + 1 { numbers[smaller] = 0 }
    }
    return owner.withLock { [numbers] owner in
      try? shimText { catalog_icu_amounts_duration(owner.pointer, numbers, $0, $1) }
    }
  }

  /// "1.5 MB", in steps of a thousand, with at most one decimal; nil where ICU cannot tell.
  package func bytes(_ count: Int64) -> String? {
    var number = Double(count)
    var power: Int32 = 0
    // 999,950 would be written as 1,000.0 kB.
    while abs(number) >= (power == 0 ? 1_000 : 999.95), power < 5 {
      number /= 1_000
      power += 1
    }
    return owner.withLock { [number, power] owner in
      try? shimText { catalog_icu_amounts_bytes(owner.pointer, number, power, $0, $1) }
    }
  }
}

extension LocaleIdentifier {
  /// What writes the locale's lists, lengths of time and numbers of bytes, shared by all threads.
  package var amounts: Amounts? { record.amounts }
}
