import CCatalogICU

/// How a locale writes whole numbers, read from ICU once: they are the commonest values of messages, and writing their digits here
/// takes a tenth of the time that ICU needs.
package final class IntegerForm: Sendable {
  /// The ten digits, each `digitLength` bytes of UTF-8.
  private let digits: [UInt8]
  private let digitLength: Int
  private let separator: [UInt8]
  private let positivePrefix: [UInt8]
  private let positiveSuffix: [UInt8]
  private let negativePrefix: [UInt8]
  private let negativeSuffix: [UInt8]
  private let primary: Int
  private let secondary: Int
  /// The smallest number with a separator.
  private let firstGrouped: UInt64
  /// The separator where whole numbers that are not negative are ASCII digits in groups of three with one byte between them, and nothing else;
  /// 0 where they are not. Most locales write so.
  private let plainSeparator: UInt8
  /// Room for any number in any locale: the longest is written in Adlam's digits, four bytes each.
  package static let room = 160

  /// Nil where the form cannot be told in these terms, or where it does not write what ICU writes.
  init?(locale: LocaleIdentifier) {
    var form = catalog_icu_integer_form()
    guard catalog_icu_integer_form_read(locale.tag, &form) == 0 else { return nil }
    let digits = withUnsafeBytes(of: form.digits) { bytes in
      (0..<10).map { digit in Array(bytes[digit * 8..<digit * 8 + 8].prefix { $0 != 0 }) }
    }
    guard let length = digits.first?.count, length > 0, digits.allSatisfy({ $0.count == length }) else { return nil }
    self.digits = digits.flatMap(\.self)
    self.digitLength = length
    self.separator = Self.bytes(form.separator)
    self.positivePrefix = Self.bytes(form.positive_prefix)
    self.positiveSuffix = Self.bytes(form.positive_suffix)
    self.negativePrefix = Self.bytes(form.negative_prefix)
    self.negativeSuffix = Self.bytes(form.negative_suffix)
    let primary = Int(form.primary)
    self.primary = primary
    self.secondary = form.secondary > 0 ? Int(form.secondary) : primary
    self.firstGrouped = Self.smallest(digits: primary > 0 ? primary + 1 : Int.max)
    let isPlain =
      length == 1 && primary == 3 && secondary == 3 && separator.count == 1 && positivePrefix.isEmpty
      && positiveSuffix.isEmpty
    self.plainSeparator = isPlain ? separator[0] : 0
    // A separator after every digit is more than there can be.
    let longest =
      20 * (length + separator.count) + positivePrefix.count + positiveSuffix.count + negativePrefix.count
      + negativeSuffix.count
    guard longest <= Self.room, writesAsICU(locale) else { return nil }
  }

  /// The smallest number of so many digits.
  private static func smallest(digits: Int) -> UInt64 {
    guard digits <= 20 else { return .max }
    return (1..<max(1, digits)).reduce(1) { number, _ in number * 10 }
  }

  private static func bytes<Tuple>(_ text: Tuple) -> [UInt8] {
    withUnsafeBytes(of: text) { Array($0.prefix { $0 != 0 }) }
  }

  /// Numbers around every place where a separator may first appear, and the ends of the range.
  private static let samples: [Int64] = [0, 9, -1, 999, -1_000, 9_999, 10_000, 99_999, 100_000, 1_234_567, .max, .min]

  private func writesAsICU(_ locale: LocaleIdentifier) -> Bool {
    guard let formatter = try? locale.formatter(ValueStyle(.number)) else { return false }
    return Self.samples.allSatisfy { number in
      text(of: number) == (try? formatter.text(of: .integer(number)))
    }
  }

  private func text(of number: Int64) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { buffer in
      guard let memory = buffer.baseAddress else { return "" }
      let count = write(number, grouped: true, into: memory)
      return String(decoding: UnsafeBufferPointer(start: memory, count: count), as: UTF8.self)
    }
  }

  /// Writes the number into memory for `room` bytes, and returns how many it took.
  func write(_ number: Int64, grouped: Bool, into memory: UnsafeMutablePointer<UInt8>) -> Int {
    if plainSeparator != 0, grouped, number >= 0 { return writePlain(number.magnitude, into: memory) }
    var rest = number.magnitude
    // Digits come last to first: they are written to the end of the room and then moved to its start.
    let end = memory + Self.room
    var at = end
    if number < 0 { Self.put(negativeSuffix, before: &at) } else { Self.put(positiveSuffix, before: &at) }
    var untilSeparator = grouped && rest >= firstGrouped ? primary : Int.max
    repeat {
      if untilSeparator == 0 {
        Self.put(separator, before: &at)
        untilSeparator = secondary
      }
      untilSeparator -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      if digitLength == 1 {
        // Digits of one byte are ASCII's.
        at -= 1
        at.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      } else {
        let last = Int(digit) * digitLength + digitLength - 1
        for index in 0..<digitLength {
          at -= 1
          at.pointee = digits[last - index]
        }
      }
    } while rest > 0
    if number < 0 { Self.put(negativePrefix, before: &at) } else { Self.put(positivePrefix, before: &at) }
    memory.update(from: at, count: end - at)
    return end - at
  }

  private func writePlain(_ number: UInt64, into memory: UnsafeMutablePointer<UInt8>) -> Int {
    let zero = UInt8(ascii: "0")
    let end = memory + Self.room
    var at = end
    var rest = number
    while rest >= 1_000 {
      let (quotient, group) = rest.quotientAndRemainder(dividingBy: 1_000)
      let digits = UInt32(truncatingIfNeeded: group)
      at -= 4
      at[0] = plainSeparator
      at[1] = zero &+ UInt8(truncatingIfNeeded: digits / 100)
      at[2] = zero &+ UInt8(truncatingIfNeeded: digits / 10 % 10)
      at[3] = zero &+ UInt8(truncatingIfNeeded: digits % 10)
      rest = quotient
    }
    var digits = UInt32(truncatingIfNeeded: rest)
    repeat {
      at -= 1
      at.pointee = zero &+ UInt8(truncatingIfNeeded: digits % 10)
      digits /= 10
    } while digits > 0
    memory.update(from: at, count: end - at)
    return end - at
  }

  @inline(__always)
  private static func put(_ bytes: borrowing [UInt8], before at: inout UnsafeMutablePointer<UInt8>) {
    var index = bytes.count
    while index > 0 {
      index -= 1
      at -= 1
      at.pointee = bytes[index]
    }
  }
}

extension LocaleIdentifier {
  /// Writes a whole number as the locale does into memory for `IntegerForm.room` bytes, and returns how many it took; nil where
  /// only ICU knows how.
  package func write(_ number: Int64, grouped: Bool, into memory: UnsafeMutablePointer<UInt8>) -> Int? {
    record.write(number, grouped: grouped, into: memory, self)
  }
}
