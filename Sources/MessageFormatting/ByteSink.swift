import CatalogICU

/// Collects the bytes of a text: in memory that the caller lends, and in an array once that is full.
struct ByteSink: ~Copyable {
  private let memory: UnsafeMutablePointer<UInt8>
  /// 0 once the bytes have moved to the array, so that one comparison tells where there is room.
  private var capacity: Int
  private var count = 0
  private var spilled: [UInt8] = []

  /// A sink that writes to a buffer first. The buffer must not be empty and must outlive the sink.
  init?(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    guard let memory = buffer.baseAddress else { return nil }
    self.memory = memory
    self.capacity = buffer.count
  }

  /// True once the lent memory is full.
  var isSpilled: Bool { capacity == 0 }

  /// How many bytes there are.
  var length: Int { count + spilled.count }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let from = bytes.baseAddress, bytes.count <= capacity - count else { return spill(bytes) }
    Self.copy(from, to: memory + count, count: bytes.count)
    count += bytes.count
  }

  /// Copies a piece. Most have a few bytes, and calling for them takes longer than moving two halves that overlap.
  @inline(__always)
  private static func copy(_ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, count: Int) {
    func move<Word: FixedWidthInteger & BitwiseCopyable>(_: Word.Type) {
      let (source, target) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
      let last = count - MemoryLayout<Word>.size
      let halves = (source.loadUnaligned(as: Word.self), source.loadUnaligned(fromByteOffset: last, as: Word.self))
      target.storeBytes(of: halves.0, as: Word.self)
      target.storeBytes(of: halves.1, toByteOffset: last, as: Word.self)
    }
    switch count {
    case 8...16: move(UInt64.self)
    case 4..<8: move(UInt32.self)
    default: to.update(from: from, count: count)
    }
  }

  mutating func append(_ bytes: borrowing [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(_ text: String) {
    // Nearly every string is native UTF-8; one bridged from elsewhere is copied.
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil { spill(Array(text.utf8)) }
  }

  /// Appends a whole number as a locale writes it; false where only ICU knows how.
  mutating func append(_ number: Int64, grouped: Bool, in locale: LocaleIdentifier) -> Bool {
    if capacity - count >= IntegerForm.room {
      guard let written = locale.write(number, grouped: grouped, into: memory + count) else { return false }
      count += written
      return true
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: IntegerForm.room) { bytes in
      guard let room = bytes.baseAddress, let written = locale.write(number, grouped: grouped, into: room) else {
        return false
      }
      append(UnsafeBufferPointer(start: room, count: written))
      return true
    }
  }

  private mutating func spill(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    if spilled.isEmpty { spilled.append(contentsOf: UnsafeBufferPointer(start: memory, count: count)) }
    spilled.append(contentsOf: bytes)
    (capacity, count) = (0, 0)
  }

  /// A string of so few bytes lies in the value itself, where writing it directly takes half the time of decoding.
  private static let smallText = 15

  /// The first bytes as text.
  func text(first: Int = .max) -> String {
    let count = min(count, first)
    if spilled.isEmpty, count <= Self.smallText {
      return String(unsafeUninitializedCapacity: count) { bytes in
        bytes.baseAddress?.update(from: memory, count: count)
        return count
      }
    }
    if spilled.isEmpty { return String(decoding: UnsafeBufferPointer(start: memory, count: count), as: UTF8.self) }
    return String(decoding: spilled.prefix(first), as: UTF8.self)
  }
}
