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

  /// Some of the bytes, for whoever goes over them once, among others.
  ///
  /// - Returns: the bytes, and where in the source text the first of them stands.
  func part(_ range: Range<Int>) -> (bytes: [UInt8], start: Int) {
    switch self {
    case .held(let bytes): (bytes, 0)
    case .lent(let lent): lent.part(range)
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
