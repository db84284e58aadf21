/// What a scan of a file's bytes tells about it: enough to know whether parsing it can matter.
struct FileDigest: Equatable, Sendable {
  /// The hashes of names that the file may declare as types.
  private(set) var declared: [UInt32] = []
  /// The hashes of all names in headers of types and extensions.
  private(set) var mentioned: [UInt32] = []
  /// Whether the bytes are UTF-8.
  private(set) var isText = true
  /// Whether the scan gave up: parsing may matter whatever the names are.
  private(set) var isUnsure = false
  /// The comments that ask the linter to look away.
  private(set) var ignores: [IgnoreFacts] = []

  /// A digest by its parts, as a cache has kept them.
  init(declared: [UInt32], mentioned: [UInt32], isText: Bool, isUnsure: Bool, ignores: [IgnoreFacts]) {
    self.declared = declared
    self.mentioned = mentioned
    self.isText = isText
    self.isUnsure = isUnsure
    self.ignores = ignores
  }

  /// Scans a file's bytes.
  init(_ bytes: [UInt8]) {
    guard (try? UTF8Span(validating: bytes.span)) != nil else {
      isText = false
      return
    }
    bytes.withUnsafeBufferPointer { scan($0.withoutByteOrderMark) }
    ignores = IgnoreFacts.all(in: bytes)
  }

  /// Whether a header holds one of the names.
  func mentions(_ names: Set<UInt32>) -> Bool { isUnsure || mentioned.contains(where: names.contains) }

  /// Whether one of the names may be declared.
  func declares(_ names: Set<UInt32>) -> Bool { isUnsure || declared.contains(where: names.contains) }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = HeaderScanner(bytes)
    // Only hostile input has headers inside headers by the thousand; each is searched for its own end.
    var budget = 4 * bytes.count + 4096
    var collected = 0
    while let header = scanner.next() {
      let end = HeaderScanner.end(from: header.nameStart, in: bytes)
      budget -= end - header.nameStart
      guard budget > 0 else {
        isUnsure = true
        return
      }
      var names = HeaderNames(bytes, max(header.nameStart, collected)..<max(end, collected))
      while let name = names.next() { mentioned.append(name.value) }
      collected = max(collected, end)
      if header.declares {
        let start = HeaderScanner.startOfCode(from: header.nameStart, in: bytes)
        var own = HeaderNames(bytes, start..<max(start, end))
        if let name = own.next() { declared.append(name.value) }
      }
    }
  }
}

/// The hashes of the names in a range of bytes, those in comments too.
private struct HeaderNames {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> NameHash? {
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "`"), let name = rawIdentifier() { return name }
      if ByteClass.isIdentifier(byte) { return identifier() }
      position += 1
    }
    return nil
  }

  private mutating func identifier() -> NameHash {
    let start = position
    var isASCII = true
    while position < end, ByteClass.isIdentifier(bytes[position]) {
      isASCII = isASCII && bytes[position] < 0x80
      position += 1
    }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return isASCII ? NameHash(name) : NameHash(String(keyNameOf: String(decoding: name, as: UTF8.self)))
  }

  /// `` `two words` ``; what is in backticks may also be a plain name.
  private mutating func rawIdentifier() -> NameHash? {
    var index = position + 1
    while index < end, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: "`") else { return nil }
    let text = String(decoding: bytes[position...index], as: UTF8.self)
    // Between the backticks of two comments there may be names as well: the next search begins inside.
    position += 1
    return NameHash(String(keyNameOf: text))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes after a UTF-8 byte order mark, if there is one.
  var withoutByteOrderMark: UnsafeBufferPointer<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? UnsafeBufferPointer(rebasing: dropFirst(mark.count)) : self
  }
}
