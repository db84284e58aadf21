/// Writes values as bytes, small numbers small.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    // Seven bits a byte, the lowest first; the sign moves to the lowest bit.
    var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }

  mutating func write(_ hash: ContentHash) {
    write(hash.high)
    write(hash.low)
  }

  mutating func write(_ text: String) {
    var text = text
    write(text.utf8.count)
    text.withUTF8 { bytes += $0 }
  }

  mutating func write(_ words: [UInt32]) {
    write(words.count)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
  }

  mutating func write(texts: [String]) { write(texts) { $0.write($1) } }

  mutating func write(block: ArraySlice<UInt8>) {
    write(block.count)
    write(encoded: block)
  }

  /// Writes what another writer has written.
  mutating func write(encoded: ArraySlice<UInt8>) { bytes += encoded }

  mutating func write<Element>(_ elements: [Element], _ each: (inout ByteWriter, Element) -> Void) {
    write(elements.count)
    for element in elements { each(&self, element) }
  }

  mutating func write<Wrapped>(_ value: Wrapped?, _ each: (inout ByteWriter, Wrapped) -> Void) {
    write(value != nil)
    if let value { each(&self, value) }
  }
}

/// Reads what `ByteWriter` wrote, and notices what it did not write.
struct ByteReader {
  /// The bytes are not what was written.
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  private mutating func take(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func number() throws(Damage) -> Int {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard position < bytes.endIndex else { throw Damage() }
      let byte = bytes[position]
      position += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: (result >> 1) ^ (0 &- (result & 1))) }
    }
    throw Damage()
  }

  mutating func flag() throws(Damage) -> Bool { try take(1).first == 1 }

  mutating func word() throws(Damage) -> UInt64 {
    try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func hash() throws(Damage) -> ContentHash { ContentHash(high: try word(), low: try word()) }

  mutating func text() throws(Damage) -> String { String(decoding: try block(), as: UTF8.self) }

  mutating func texts() throws(Damage) -> [String] { try list { reader throws(Damage) in try reader.text() } }

  mutating func optionalText() throws(Damage) -> String? { try flag() ? try text() : nil }

  mutating func value<Value: RawRepresentable<String>>(_: Value.Type) throws(Damage) -> Value {
    guard let value = Value(rawValue: try text()) else { throw Damage() }
    return value
  }

  mutating func words() throws(Damage) -> [UInt32] {
    let count = try number()
    guard count >= 0, count <= (bytes.endIndex - position) / 4 else { throw Damage() }
    return try take(4 * count).withUnsafeBytes { raw in
      (0..<count).map { UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)) }
    }
  }

  mutating func block() throws(Damage) -> ArraySlice<UInt8> { try take(try number()) }

  mutating func list<Element>(_ each: (inout ByteReader) throws(Damage) -> Element) throws(Damage) -> [Element] {
    let count = try number()
    // Each element takes a byte at least, so a damaged count cannot ask for more memory than there are bytes.
    guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try each(&self)) }
    return elements
  }

  mutating func optional<Wrapped>(_ each: (inout ByteReader) throws(Damage) -> Wrapped) throws(Damage) -> Wrapped? {
    try flag() ? try each(&self) : nil
  }
}
