/// Reads a binary property list (`bplist00`). Its values have no places in a text: every span is empty.
///
/// The format is that of Apple's CFBinaryPList.c: objects, a table of their offsets, and a trailer of 32 bytes that says
/// where the table is. A list made to harm names objects outside the file, or containers that hold themselves.
struct BinaryDocumentReader {
  private var builder: DocumentBuilder
  private let trailer: Trailer
  /// Containers that were read: one that is met again would multiply the document.
  private var visited: Set<Int> = []

  /// What ends the reading.
  private struct Damage: Error {
    var fault: FileProblem.BinaryFault
  }

  private struct Trailer {
    var offsetSize: Int
    var referenceSize: Int
    var objectCount: Int
    var rootObject: Int
    var tableOffset: Int
  }

  /// Whether the bytes are a binary property list: they begin as one, and are no sound text.
  ///
  /// The letters alone may be the key that a table begins with. A list has a trailer full of zeros, and where that is cut
  /// off still the marks of its objects, which are no UTF-8.
  static func recognizes(_ bytes: Span<UInt8>) -> Bool {
    bytes.hasText("bplist", at: 0) && !TextFaults(bytes, in: 0..<bytes.count).isEmpty
  }

  /// Reads a list. Its texts are all decoded; there is no source.
  static func read(_ bytes: Span<UInt8>) -> DocumentTree {
    var builder = DocumentBuilder(decoded: DecodedTexts(base: 0))
    guard let trailer = trailer(of: bytes) else {
      builder.add(problem: .malformedBinary(reason: .truncated), at: 0..<0)
      return builder.tree
    }
    var reader = BinaryDocumentReader(builder: builder, trailer: trailer)
    do throws(Damage) {
      try reader.read(bytes, object: trailer.rootObject)
    } catch {
      reader.builder.add(problem: .malformedBinary(reason: error.fault), at: 0..<0)
    }
    reader.builder.closeAll(at: 0)
    return reader.builder.tree
  }

  private init(builder: DocumentBuilder, trailer: Trailer) {
    self.builder = builder
    self.trailer = trailer
  }

  private static func trailer(of bytes: Span<UInt8>) -> Trailer? {
    let start = bytes.count - 32
    guard start >= 8 else { return nil }
    let trailer = Trailer(
      offsetSize: Int(bytes[start + 6]),
      referenceSize: Int(bytes[start + 7]),
      objectCount: integer(bytes, at: start + 8, size: 8) ?? -1,
      rootObject: integer(bytes, at: start + 16, size: 8) ?? -1,
      tableOffset: integer(bytes, at: start + 24, size: 8) ?? -1
    )
    guard (1...8).contains(trailer.offsetSize), (1...8).contains(trailer.referenceSize),
      (1...bytes.count).contains(trailer.objectCount), (8...start).contains(trailer.tableOffset),
      trailer.objectCount * trailer.offsetSize <= start - trailer.tableOffset
    else { return nil }
    return trailer
  }

  /// A big-endian number without sign; nil where it lies outside the file or is larger than any file.
  private static func integer(_ bytes: Span<UInt8>, at start: Int, size: Int) -> Int? {
    guard start >= 0, size <= bytes.count, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for index in 0..<size {
      guard value <= UInt64(Int.max) >> 8 else { return nil }
      value = value << 8 | UInt64(bytes[start + index])
    }
    return Int(exactly: value)
  }

  /// Reads an object and all that it holds. The builder limits the depth.
  private mutating func read(_ bytes: Span<UInt8>, object: Int) throws(Damage) {
    let offset = try offset(bytes, of: object)
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: addLeaf(marker == 0 ? .null : .boolean, text: marker == 9 ? "true" : marker == 8 ? "false" : "")
    case 0x1, 0x2, 0x8:
      let number = Self.integer(bytes, at: offset + 1, size: 1 << Int(marker & 0x7))
      addLeaf(.number, text: marker >> 4 == 0x1 ? number.map(String.init) ?? "" : "")
    case 0x3: addLeaf(.date, text: "")
    case 0x4: addLeaf(.data, text: "")
    case 0x5, 0x6, 0x7:
      let text = try text(bytes, at: offset)
      builder.addLeaf(.string, span: 0..<0, text: text)
    case 0xA, 0xC: try readContainer(bytes, object: object, at: offset, kind: .array)
    case 0xD: try readContainer(bytes, object: object, at: offset, kind: .dictionary)
    default: throw Damage(fault: .unknownObject)
    }
  }

  private mutating func readContainer(_ bytes: Span<UInt8>, object: Int, at offset: Int, kind: DocumentTree.Kind)
    throws(Damage)
  {
    guard visited.insert(object).inserted else { throw Damage(fault: .sharedContainer) }
    guard builder.open(kind, at: 0) else { return builder.dropKey() }
    let (count, start) = try count(bytes, at: offset)
    let referenceCount = kind == .dictionary ? count.multipliedReportingOverflow(by: 2).partialValue : count
    guard count <= bytes.count, referenceCount * trailer.referenceSize <= bytes.count - start else {
      throw Damage(fault: .truncated)
    }
    for index in 0..<count {
      var value = start + index * trailer.referenceSize
      if kind == .dictionary {
        let key = try self.offset(bytes, of: try reference(bytes, at: value))
        guard (0x5...0x7).contains(bytes[key] >> 4) else { throw Damage(fault: .keyIsNoText) }
        builder.setKey(0..<0, text: try text(bytes, at: key))
        value += count * trailer.referenceSize
      }
      try read(bytes, object: try reference(bytes, at: value))
    }
    builder.close(at: 0)
  }

  private mutating func addLeaf(_ kind: DocumentTree.Kind, text: String) {
    let start = builder.decoded.end
    for scalar in text.unicodeScalars { builder.decoded.append(scalar) }
    builder.addLeaf(kind, span: 0..<0, text: start..<builder.decoded.end)
  }

  private func reference(_ bytes: Span<UInt8>, at offset: Int) throws(Damage) -> Int {
    guard let object = Self.integer(bytes, at: offset, size: trailer.referenceSize) else {
      throw Damage(fault: .truncated)
    }
    return object
  }

  /// Where an object begins.
  private func offset(_ bytes: Span<UInt8>, of object: Int) throws(Damage) -> Int {
    guard object >= 0, object < trailer.objectCount else { throw Damage(fault: .outOfBounds) }
    let place = trailer.tableOffset + object * trailer.offsetSize
    guard let offset = Self.integer(bytes, at: place, size: trailer.offsetSize), offset >= 8,
      offset < trailer.tableOffset
    else { throw Damage(fault: .outOfBounds) }
    return offset
  }

  /// The number of an object's parts, and where they begin.
  private func count(_ bytes: Span<UInt8>, at offset: Int) throws(Damage) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < trailer.tableOffset, bytes[offset + 1] >> 4 == 0x1 else { throw Damage(fault: .truncated) }
    let size = 1 << Int(bytes[offset + 1] & 0x7)
    guard let count = Self.integer(bytes, at: offset + 2, size: size) else { throw Damage(fault: .truncated) }
    return (count, offset + 2 + size)
  }

  /// Decodes a text: ASCII, UTF-16 or UTF-8.
  private mutating func text(_ bytes: Span<UInt8>, at offset: Int) throws(Damage) -> Range<Int> {
    let (count, start) = try count(bytes, at: offset)
    let isWide = bytes[offset] >> 4 == 0x6
    guard count <= bytes.count, start <= bytes.count - count * (isWide ? 2 : 1) else { throw Damage(fault: .truncated) }
    let textStart = builder.decoded.end
    guard builder.decoded.hasRoom(for: 0..<(count * 2)) else { throw Damage(fault: .outOfBounds) }
    if isWide {
      var decoder = ScalarDecoder(form: .utf16BigEndian, start: start, end: start + count * 2, isFile: false)
      while let step = decoder.next(bytes) { builder.decoded.append(step.scalar) }
    } else {
      var part = start
      while part < start + count {
        let length = TextFaults.sequenceLength(at: part, in: bytes, end: start + count)
        if length > 0 {
          builder.decoded.append(verbatim: part..<(part + length), of: bytes)
        } else {
          builder.decoded.append("\u{FFFD}")
        }
        part += abs(length)
      }
    }
    return textStart..<builder.decoded.end
  }
}
