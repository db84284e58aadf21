/// Reads an old-style property list of any shape, as old `.stringsdict` files are.
struct OldStyleDocumentReader {
  private enum State { case value, key, equalsSign, semicolon, comma, end }

  private var builder: DocumentBuilder
  private var scanner: StringsScanner
  private var state = State.value

  private init(_ source: SourceText) {
    scanner = StringsScanner(source)
    builder = DocumentBuilder(decoded: scanner.decoded)
  }

  static func read(_ source: SourceText) -> DocumentTree {
    var reader = OldStyleDocumentReader(source)
    reader.read(source.bytes.span)
    var tree = reader.builder.tree
    // Texts were decoded by the scanner.
    tree.decoded = reader.scanner.decoded
    tree.problems.add(contentsOf: reader.scanner.problems)
    return tree
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    scanner.skipBlanks(bytes)
    guard scanner.position < scanner.end else { return }
    let isBare = scanner.position < scanner.end && bytes[scanner.position] != UInt8(ascii: "{")
    // Without braces the file is the inside of a dictionary.
    if isBare {
      guard builder.open(.dictionary, at: scanner.position) else { return }
      state = .key
    }
    while true {
      scanner.skipBlanks(bytes)
      guard scanner.position < scanner.end else { break }
      guard step(bytes, bytes[scanner.position]) else { return builder.closeAll(at: scanner.position) }
    }
    if !builder.isComplete, !(isBare && builder.depth == 1) {
      let end = scanner.end
      builder.add(problem: .unexpectedEnd(expected: expectation), at: end..<end)
    }
    builder.closeAll(at: scanner.end)
  }

  /// Reads one token; false where reading cannot go on.
  private mutating func step(_ bytes: Span<UInt8>, _ byte: UInt8) -> Bool {
    let position = scanner.position
    switch (state, byte) {
    case (.value, UInt8(ascii: "{")), (.value, UInt8(ascii: "(")):
      let kind: DocumentTree.Kind = byte == UInt8(ascii: "{") ? .dictionary : .array
      guard builder.open(kind, at: position) else { return false }
      scanner.position &+= 1
      state = kind == .dictionary ? .key : .value
    case (.value, UInt8(ascii: ")")) where builder.container == .array,
      (.comma, UInt8(ascii: ")")) where builder.container == .array,
      (.key, UInt8(ascii: "}")) where builder.depth > 0:
      scanner.position &+= 1
      builder.close(at: scanner.position)
      didReadValue()
    case (.value, UInt8(ascii: "<")):
      let close = offset(of: UInt8(ascii: ">"), or: UInt8(ascii: ">"), from: position, to: scanner.end, in: bytes)
      scanner.position = min(close &+ 1, scanner.end)
      let range = position..<scanner.position
      guard builder.addLeaf(.data, span: range, text: position..<position) else { return false }
      didReadValue()
    case (.equalsSign, UInt8(ascii: "=")):
      scanner.position &+= 1
      state = .value
    case (.equalsSign, UInt8(ascii: ";")):
      // A key alone is its own value.
      guard let key = builder.pendingKey, builder.addLeaf(.string, span: key.span, text: key.text) else { return false }
      scanner.position &+= 1
      state = .key
    case (.semicolon, UInt8(ascii: ";")):
      scanner.position &+= 1
      state = .key
    case (.comma, UInt8(ascii: ",")):
      scanner.position &+= 1
      state = .value
    case (.equalsSign, _) where bytes.hasText("\u{FF1D}", at: position):
      skipMisspelling(bytes, length: 3, meant: "=")
      state = .value
    case (.semicolon, _) where scanner.semicolonLookalike(bytes, at: position) != nil:
      skipMisspelling(bytes, length: scanner.semicolonLookalike(bytes, at: position) ?? 0, meant: ";")
      state = .key
    case (.equalsSign, UInt8(ascii: "{")), (.equalsSign, UInt8(ascii: "(")),
      (.equalsSign, _) where beginsString(byte):
      builder.add(problem: .missingEqualsSign, at: position..<position)
      state = .value
    case (.semicolon, _) where beginsString(byte) || byte == UInt8(ascii: "}"):
      builder.add(problem: .missingSemicolon, at: position..<position)
      state = .key
    case (.value, _) where beginsString(byte), (.key, _) where beginsString(byte):
      return readString(bytes)
    default:
      return fail(bytes, at: position)
    }
    return true
  }

  private mutating func skipMisspelling(_ bytes: Span<UInt8>, length: Int, meant: String) {
    let span = scanner.position..<(scanner.position + length)
    builder.add(problem: .misspelling(found: bytes.excerpt(span), meant: meant), at: span)
    scanner.position = span.upperBound
  }

  private func beginsString(_ byte: UInt8) -> Bool { ByteClass.isQuote(byte) || ByteClass.isUnquoted(byte) }

  private mutating func readString(_ bytes: Span<UInt8>) -> Bool {
    let start = scanner.position
    guard let token = scanner.scanString(bytes) else {
      builder.add(problem: .unterminatedString, at: start..<(start + 1))
      return false
    }
    let text = scanner.text(bytes, of: token)
    guard state == .value else {
      builder.setKey(token.range, text: text)
      state = .equalsSign
      return true
    }
    guard builder.addLeaf(.string, span: token.range, text: text) else { return false }
    didReadValue()
    return true
  }

  private mutating func didReadValue() {
    switch builder.container {
    case .dictionary: state = .semicolon
    case .array: state = .comma
    default: state = .end
    }
  }

  private mutating func fail(_ bytes: Span<UInt8>, at position: Int) -> Bool {
    if bytes.isConflictMark(at: position, textStart: scanner.start) {
      builder.add(problem: .mergeConflict, at: position..<bytes.endOfLine(from: position))
      return false
    }
    switch state {
    case .equalsSign: builder.add(problem: .missingEqualsSign, at: position..<position)
    case .semicolon: builder.add(problem: .missingSemicolon, at: position..<position)
    default:
      let text = bytes.excerpt(position..<bytes.endOfLine(from: position), limit: 12)
      let character = position..<bytes.endOfCharacter(from: position)
      builder.add(problem: .unexpectedText(found: text, expected: expectation), at: character)
    }
    return false
  }

  private var expectation: FileProblem.Expectation {
    switch state {
    case .value: .value
    case .key: .key
    case .equalsSign: .equalsSign
    case .semicolon: .semicolon
    case .comma: .comma
    case .end: .end
    }
  }
}
