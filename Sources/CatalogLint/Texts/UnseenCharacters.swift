/// Finds characters of a text that nobody sees and that do not belong there.
struct UnseenCharacters {
  enum Kind {
    /// It has no width.
    case invisible
    case control
    /// It turns the writing direction around.
    case override
    /// It opens a direction that nothing closes, or closes one that nothing opened (UAX #9).
    case unbalanced
  }

  struct Fault {
    /// Which scalar.
    let index: Int
    let kind: Kind
    /// Of an order to write in another direction, which scalar ends it.
    var end: Int?
  }

  /// In the order of the text.
  private(set) var faults: [Fault] = []
  private let scalars: ScalarText
  /// Where the embeddings and overrides end that do so, by where they begin.
  private var ends: [Int: Int] = [:]

  /// - Parameter choices: the plurals and selects of the text, of whose forms people read one.
  init(_ scalars: ScalarText, choices: [PatternChoice] = []) {
    self.scalars = scalars
    for index in 0..<scalars.count {
      switch scalars.scalars[index].value {
      case 0x202D, 0x202E: faults.append(Fault(index: index, kind: .override))
      case 0x202A...0x202C, 0x2066...0x2069: continue
      default: if let kind = kind(at: index) { faults.append(Fault(index: index, kind: kind)) }
      }
    }
    let end = scalars.offsets[scalars.count]
    add(unpaired: pairs(in: 0..<end, choices: choices))
    for index in faults.indices where faults[index].kind == .override { faults[index].end = ends[faults[index].index] }
    faults.sort { $0.index < $1.index }
  }

  // MARK: - Pairs

  /// What is opened and not closed, or closed and not opened, in a part of a text.
  private struct Pairs {
    var opened: [Int] = []
    var closed: [Int] = []

    /// Takes the end of what was opened last, and tells which that is.
    @discardableResult
    mutating func close(_ index: Int) -> Int? {
      if let start = opened.popLast() { return start }
      closed.append(index)
      return nil
    }

    mutating func append(_ other: Pairs) {
      for index in other.closed { close(index) }
      opened += other.opened
    }

    func isLike(_ other: Pairs) -> Bool { opened.count == other.opened.count && closed.count == other.closed.count }
  }

  private typealias BothPairs = (embeddings: Pairs, isolates: Pairs)

  /// The pairs of a part of the text, as UTF-8 offsets. Forms of one choice that leave the same open are as good as one text;
  /// where they do not, some reading of the text has half of a pair.
  private mutating func pairs(in span: Range<Int>, choices: [PatternChoice]) -> BothPairs {
    var found: BothPairs = (Pairs(), Pairs())
    var start = span.lowerBound
    for choice in choices {
      count(start..<choice.span.lowerBound, into: &found)
      start = choice.span.upperBound
      let forms = choice.forms.map { pairs(in: $0.span, choices: $0.choices) }
      guard let first = forms.first else { continue }
      if forms.allSatisfy({ $0.embeddings.isLike(first.embeddings) && $0.isolates.isLike(first.isolates) }) {
        found.embeddings.append(first.embeddings)
        found.isolates.append(first.isolates)
      } else {
        for form in forms { add(unpaired: form) }
      }
    }
    count(start..<span.upperBound, into: &found)
    return found
  }

  private mutating func count(_ span: Range<Int>, into found: inout BothPairs) {
    for index in 0..<scalars.count where span.contains(scalars.offsets[index]) {
      switch scalars.scalars[index].value {
      case 0x202A, 0x202B, 0x202D, 0x202E: found.embeddings.opened.append(index)
      case 0x202C:
        guard let start = found.embeddings.close(index) else { continue }
        ends[start] = index
      case 0x2066...0x2068: found.isolates.opened.append(index)
      case 0x2069: found.isolates.close(index)
      default: continue
      }
    }
  }

  private mutating func add(unpaired pairs: BothPairs) {
    // An override is told as that.
    let opened = (pairs.embeddings.opened + pairs.isolates.opened).filter {
      scalars.scalars[$0].value != 0x202D && scalars.scalars[$0].value != 0x202E
    }
    let unpaired = opened + pairs.embeddings.closed + pairs.isolates.closed
    faults += unpaired.map { Fault(index: $0, kind: .unbalanced) }
  }

  private func kind(at index: Int) -> Kind? {
    let scalar = scalars.scalars[index]
    switch scalar.value {
    case 0x09...0x0D, 0x85: return nil
    case 0..<0x20, 0x7F..<0xA0: return .control
    case 0x200C: return isBetween(index, Self.joins) ? nil : .invisible
    case 0x200D: return isBetween(index, Self.joins) || joinsEmoji(index) ? nil : .invisible
    case 0x200B: return isBeside(index, Self.hasNoSpaces) ? nil : .invisible
    case 0xE0020...0xE007F: return endsFlag(index) ? nil : .invisible
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x2060...0x2065, 0x206A...0x206F, 0x3164, 0xFEFF,
      0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0xE001F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A:
      return .invisible
    default: return nil
    }
  }

  // MARK: - Neighbours

  private func isBetween(_ index: Int, _ matches: (UInt32) -> Bool) -> Bool {
    scalars[index - 1].map { matches($0.value) } == true && scalars[index + 1].map { matches($0.value) } != false
  }

  private func isBeside(_ index: Int, _ matches: (UInt32) -> Bool) -> Bool {
    [index - 1, index + 1].contains { scalars[$0].map { matches($0.value) } == true }
  }

  /// Arabic, Syriac, Mongolian and the scripts of India and its neighbours, in which letters join or must not.
  private static func joins(_ value: UInt32) -> Bool {
    switch value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x11000...0x11FFF:
      true
    default: false
    }
  }

  /// Thai, Lao, Tibetan, Myanmar and Khmer: where a line may end, only such a character tells.
  private static func hasNoSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF: true
    default: false
    }
  }

  private func joinsEmoji(_ index: Int) -> Bool {
    func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value == 0xFE0F || (scalar.value > 0x7F && scalar.properties.isEmoji)
    }
    return scalars[index - 1].map(isEmoji) == true && scalars[index + 1].map(isEmoji) == true
  }

  /// A flag of a part of a country: a black flag, its tags, and their end.
  private func endsFlag(_ index: Int) -> Bool {
    var start = index
    while let scalar = scalars[start], (0xE0020...0xE007F).contains(scalar.value) { start -= 1 }
    return scalars[start]?.value == 0x1F3F4
  }
}
