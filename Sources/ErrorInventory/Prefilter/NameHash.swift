/// The hash of a name, the same in every run: what the prefilter compares instead of names.
///
/// Two names of one hash cost a file parsed for nothing, never a file missed.
struct NameHash: Hashable, Sendable {
  let value: UInt32

  init(value: UInt32) {
    self.value = value
  }

  /// The hash of a name as keys write it.
  init(_ name: String) {
    var name = name
    self = name.withUTF8 { NameHash($0) }
  }

  /// The hash of a plain ASCII identifier's bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // FNV-1a; the last step spreads the high bits that short names leave alone.
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    value = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
  }
}
