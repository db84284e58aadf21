/// A hash of 128 bits over a file's bytes, good against chance and fast; it is no defence against an attacker.
struct ContentHash: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of some bytes: two lanes of multiply and fold, as wyhash does it, over words of eight bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    var first = UInt64(bytes.count) ^ 0xA076_1D64_78BD_642F
    var second = UInt64(bytes.count) ^ 0xE703_7ED1_A0B4_28DB
    var index = 0
    while index + 16 <= bytes.count {
      let left = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let right = bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self).littleEndian
      first = Self.fold(left ^ 0x8EBC_6AF0_9C88_C6E3, right ^ first)
      second = Self.fold(right ^ 0x5899_65CC_7537_4CC3, left ^ second)
      index += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    for (offset, byte) in bytes[index...].enumerated() {
      if offset < 8 {
        tail.0 |= UInt64(byte) << UInt64(8 * offset)
      } else {
        tail.1 |= UInt64(byte) << UInt64(8 * (offset - 8))
      }
    }
    first = Self.fold(tail.0 ^ 0x8EBC_6AF0_9C88_C6E3, tail.1 ^ first)
    second = Self.fold(tail.1 ^ 0x5899_65CC_7537_4CC3, tail.0 ^ second)
    high = Self.fold(first, 0xA076_1D64_78BD_642F)
    low = Self.fold(second ^ first, 0xE703_7ED1_A0B4_28DB)
  }

  /// The hash of a text.
  init(_ text: String) {
    self = Array(text.utf8).withUnsafeBytes { ContentHash($0) }
  }

  /// In hexadecimal.
  var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
