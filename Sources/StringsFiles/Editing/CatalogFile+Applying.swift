extension CatalogFile {
  /// The file's bytes as they were read.
  public var bytes: [UInt8] { original ?? contents.bytes }

  /// The file's bytes with some parts of the text replaced, in the file's own encoding. All other bytes stay.
  ///
  /// - Throws: also where the file would then be read as something else, as when `<dict>` comes to stand first.
  public func applying(_ edits: [TextEdit]) throws(CatalogEditError) -> [UInt8] {
    guard !edits.isEmpty else { return bytes }
    guard !isUnreadable, let encoding else { throw .unreadable }
    let edits = edits.enumerated()
      .sorted { ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset) }
      .map(\.element)
    var end = contents.source.lowerBound
    for edit in edits {
      guard edit.span.lowerBound >= end, edit.span.upperBound <= contents.source.upperBound else {
        throw .conflictingEdits
      }
      end = edit.span.upperBound
    }
    let places = filePlaces(of: edits.flatMap { [$0.span.lowerBound, $0.span.upperBound] }, encoding)
    let file = bytes
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var copied = 0
    for (index, edit) in edits.enumerated() {
      result += file[copied..<places[index * 2]]
      result += encoding.encode(edit.replacement)
      copied = places[index * 2 + 1]
    }
    return try keepingReading(result + file[copied...])
  }

  /// The file's text as UTF-8 without a byte order mark.
  public func encodedAsUTF8() throws(CatalogEditError) -> [UInt8] {
    guard encoding != nil, !isUnreadable else { throw .unreadable }
    // Other notations may name their encoding in the text.
    guard notation == .oldStyle else { throw .readOnly(notation: notation) }
    return Array(contents.bytes[contents.source])
  }

  /// Where offsets of the source text, in order, are in the file.
  private func filePlaces(of offsets: [Int], _ encoding: TextEncoding) -> [Int] {
    guard let original else { return offsets }
    var places: [Int] = []
    let start = encoding.byteOrderMarkLength
    var decoder = ScalarDecoder(form: encoding.form, start: start, end: original.count, isFile: true)
    var textOffset = 0
    var fileOffset = start
    let file = original.span
    for offset in offsets {
      while textOffset < offset, let step = decoder.next(file) {
        textOffset += UTF8.width(step.scalar)
        fileOffset = step.bytes.upperBound
      }
      places.append(fileOffset)
    }
    return places
  }
}

extension TextEncoding {
  /// The bytes of a text in this encoding, without a byte order mark.
  func encode(_ text: String) -> [UInt8] {
    switch form {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) } }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) } }
    }
  }
}

extension Unicode.UTF8 {
  /// The number of bytes of a scalar.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
