/// Finds what the parser must not see in a file's bytes: brackets in brackets in brackets, and merge conflicts.
///
/// It tells code from comments and strings, and the code in a string's interpolations from the string.
struct HazardScanner {
  /// Bytes to be taken out.
  struct Stretch {
    var range: Range<Int>
    /// Whether something must stand there all the same: the element of a pair of brackets.
    var isElement: Bool
  }

  /// How many square brackets may stand in one another, where nothing between them ends what the parser looks ahead over.
  /// At this depth one of them takes it about a hundredth of a second; no person writes as many.
  static let mostBrackets: UInt8 = 8
  /// What an attribute in such brackets counts for: it makes the parser look ahead several times more.
  private static let weightOfAttribute: UInt8 = 3

  /// What is to be taken out, in order.
  private(set) var stretches: [Stretch] = []
  /// The first hazard.
  private(set) var first: ParsableSource.Hazard?

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var frames: [Frame] = []
  /// How many frames wait for each closing byte.
  private var waiting: [UInt8: Int] = [:]
  /// What is nested too deeply here: where its content begins, and how many frames are around that.
  private var tooDeep: (start: Int, height: Int)?
  /// The number signs of a regular expression that nothing closed: no other with them need be searched for its end.
  private var unclosedSigns = UInt8.max
  /// Whether a conflict was opened and not closed.
  private var isInConflict = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Something open: a bracket, or a string.
  private struct Frame {
    /// The byte that closes it.
    var closing: UInt8
    /// The square brackets that the parser looks ahead over from the outermost of them.
    var brackets: UInt8 = 0
    /// Whether an attribute was counted with them.
    var isWeighed = false
    /// For a string: the number signs around it.
    var signs: UInt8 = 0
    var isString = false
    var isMultiline = false
  }

  /// Scans the whole.
  mutating func scan() {
    while position < bytes.count {
      if let top = frames.last, top.isString { scanString(top) } else { scanCode() }
    }
    if let tooDeep { add(Stretch(range: tooDeep.start..<bytes.count, isElement: true)) }
  }

  private mutating func add(_ stretch: Stretch) {
    if !stretch.range.isEmpty { stretches.append(stretch) }
  }

  private mutating func note(_ kind: FileFacts.SyntaxError.Kind, at offset: Int) {
    if first == nil { first = ParsableSource.Hazard(kind: kind, offset: offset) }
  }

  // MARK: Code

  private mutating func scanCode() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "@"): weighAttribute()
    case UInt8(ascii: "\""): openString(signs: 0)
    case UInt8(ascii: "#"): scanNumberSigns()
    case UInt8(ascii: "/"): position = HeaderScanner.afterComment(at: position, in: bytes) ?? position + 1
    case UInt8(ascii: "`"): position = HeaderScanner.afterBackticks(at: position, in: bytes)
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): scanConflictMark(byte)
    default: position += 1
    }
  }

  private mutating func open(_ byte: UInt8) {
    let around = frames.last?.brackets ?? 0
    defer { position += 1 }
    switch byte {
    case UInt8(ascii: "["):
      // In a regular expression this is a letter; in a key path it begins no literal.
      let isEscaped = position > 0 && bytes[position - 1] == UInt8(ascii: "\\")
      push(Frame(closing: UInt8(ascii: "]"), brackets: isEscaped ? 0 : min(around, .max - 1) + 1))
      if around >= Self.mostBrackets, !isEscaped, tooDeep == nil {
        note(.tooDeep, at: position)
        tooDeep = (position + 1, frames.count)
      }
    case UInt8(ascii: "("): push(Frame(closing: UInt8(ascii: ")"), brackets: isCall ? 0 : around))
    default: push(Frame(closing: UInt8(ascii: "}")))
    }
  }

  /// Whether the parenthesis here follows a name, so that no type goes on in it.
  private var isCall: Bool {
    var start = position
    while start > 0, position - start < 16, ByteClass.isIdentifier(bytes[start - 1]) { start -= 1 }
    guard start < position else { return false }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return !Self.wordsBeforeTypes.contains { $0.withUTF8Buffer { $0.elementsEqual(word) } }
  }

  private static let wordsBeforeTypes: [StaticString] = [
    "any", "some", "each", "repeat", "inout", "sending", "borrowing", "consuming", "isolated", "throws", "async",
  ]

  private mutating func weighAttribute() {
    if let top = frames.indices.last, frames[top].brackets > 0, !frames[top].isWeighed {
      frames[top].isWeighed = true
      frames[top].brackets = min(frames[top].brackets, Self.mostBrackets) + Self.weightOfAttribute
    }
    position += 1
  }

  private mutating func push(_ frame: Frame) {
    frames.append(frame)
    if !frame.isString { waiting[frame.closing, default: 0] += 1 }
  }

  private mutating func pop() {
    guard let frame = frames.popLast() else { return }
    if !frame.isString { waiting[frame.closing, default: 1] -= 1 }
    guard let (start, height) = tooDeep, frames.count < height else { return }
    add(Stretch(range: start..<position, isElement: true))
    tooDeep = nil
  }

  /// Closes the nearest bracket of a kind, and what was left open in it.
  private mutating func close(_ byte: UInt8) {
    defer { position += 1 }
    guard waiting[byte, default: 0] > 0 else { return }
    while let top = frames.last {
      // What a string holds cannot close what is around it.
      guard !top.isString else { return }
      pop()
      if top.closing == byte { return }
    }
  }

  // MARK: Strings

  private mutating func scanNumberSigns() {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
    let signs = UInt8(clamping: position - start)
    guard position < bytes.count else { return }
    switch bytes[position] {
    case UInt8(ascii: "\""): openString(signs: signs)
    case UInt8(ascii: "/"): skipRegularExpression(signs)
    default: return
    }
  }

  private mutating func openString(signs: UInt8) {
    let isMultiline = holdsQuotes(at: position)
    push(Frame(closing: UInt8(ascii: "\""), signs: signs, isString: true, isMultiline: isMultiline))
    position += isMultiline ? 3 : 1
  }

  private func holdsQuotes(at index: Int) -> Bool {
    index + 2 < bytes.count && (index...index + 2).allSatisfy { bytes[$0] == UInt8(ascii: "\"") }
  }

  private func holdsSigns(_ count: UInt8, at index: Int) -> Bool {
    index + Int(count) <= bytes.count && (index..<index + Int(count)).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }

  private mutating func scanString(_ string: Frame) {
    switch bytes[position] {
    case UInt8(ascii: "\\") where holdsSigns(string.signs, at: position + 1):
      position += 1 + Int(string.signs)
      guard position < bytes.count else { return }
      if bytes[position] == UInt8(ascii: "(") { push(Frame(closing: UInt8(ascii: ")"))) }
      position += 1
    case UInt8(ascii: "\"") where !string.isMultiline && holdsSigns(string.signs, at: position + 1):
      position += 1 + Int(string.signs)
      pop()
    case UInt8(ascii: "\"") where holdsQuotes(at: position) && holdsSigns(string.signs, at: position + 3):
      position += 3 + Int(string.signs)
      pop()
    case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline:
      // The quotation mark that is missing is an error; the next line is code again.
      pop()
    default: position += 1
    }
  }

  /// Skips `#/…/#`.
  private mutating func skipRegularExpression(_ signs: UInt8) {
    position += 1
    guard signs < unclosedSigns else { return }
    var index = position
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), holdsSigns(signs, at: index + 1) {
        position = index + 1 + Int(signs)
        return
      } else {
        index += 1
      }
    }
    unclosedSigns = signs
  }

  // MARK: Merge conflicts

  /// Takes out the lines that a merge has put around both sides, and the side of the ancestor, which neither wants.
  private mutating func scanConflictMark(_ byte: UInt8) {
    let isMark = byte == UInt8(ascii: "<") || isInConflict
    guard isMark, isConflictMark(byte) else {
      position += 1
      return
    }
    let start = position
    if !isInConflict { note(.mergeConflict, at: start) }
    isInConflict = byte != UInt8(ascii: ">")
    position = endOfLine(from: position)
    if byte == UInt8(ascii: "|") {
      while position < bytes.count, !isConflictMark(UInt8(ascii: "=")) {
        position = min(endOfLine(from: position) + 1, bytes.count)
      }
      position = endOfLine(from: position)
    }
    if tooDeep == nil { add(Stretch(range: start..<position, isElement: false)) }
  }

  /// Whether seven of a byte begin a line here, and a space or the end of the line follows.
  private func isConflictMark(_ byte: UInt8) -> Bool {
    guard position == 0 || bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D, position + 7 <= bytes.count,
      (position..<position + 7).allSatisfy({ bytes[$0] == byte })
    else { return false }
    return position + 7 == bytes.count || [0x20, 0x0A, 0x0D].contains(bytes[position + 7])
  }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
  }
}
