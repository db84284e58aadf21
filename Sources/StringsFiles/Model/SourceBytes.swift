/// The bytes of a source text: held for as long as the file is known, or lent by a `FileMemory`, which may let go of them.
enum SourceBytes: Sendable {
  case held([UInt8])
  case lent(LentBytes)

  /// The bytes; where they were let go of, they are read again. Whoever goes over them keeps the array meanwhile.
  var bytes: [UInt8] {
    switch self {
    case .held(let bytes): bytes
    case .lent(let lent): lent.bytes
    }
  }

  /// How many there are.
  var count: Int {
    switch self {
    case .held(let bytes): bytes.count
    case .lent(let lent): lent.count
    }
  }
}
