/// A text by its Unicode scalars, each with the offset of its UTF-8.
struct ScalarText {
  let scalars: [Unicode.Scalar]
  /// The UTF-8 offsets of the scalars, and the length.
  let offsets: [Int]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  var count: Int { scalars.count }

  /// The scalar at an index; nil before the start and past the end.
  subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  /// The longest stretches of scalars that match, in order.
  func runs(where matches: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, scalar) in scalars.enumerated() where matches(scalar) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// UTF-8 offsets of a range of scalars.
  func span(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// The text of a range of scalars.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}

extension Unicode.Scalar {
  /// The character of ASCII that this one is another width of, or itself.
  var inASCII: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0x3000: " "
    case 0xFE69: "$"
    case 0xFE6A, 0x066A: "%"
    case 0xFE6B: "@"
    case 0xFE5B: "{"
    case 0xFE5C: "}"
    case 0x0660...0x0669: Unicode.Scalar(value - 0x0660 + 0x30) ?? self
    case 0x06F0...0x06F9: Unicode.Scalar(value - 0x06F0 + 0x30) ?? self
    default: self
    }
  }

  /// The small letter of a letter of ASCII, or itself.
  var lowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value + 0x20)) : self
  }

  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it is a space of any width.
  var isBlank: Bool { properties.generalCategory == .spaceSeparator }
}

extension String {
  /// The text with the characters of ASCII in place of their other widths.
  var inASCII: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: unicodeScalars.map(\.inASCII))
    return String(text)
  }

  /// Without spaces of any width at its ends.
  var withoutEdgeBlanks: String {
    let inner = unicodeScalars.drop(while: \.isBlank)
    let end = inner.lastIndex { !$0.isBlank }.map(inner.index(after:)) ?? inner.startIndex
    return String(inner[..<end])
  }

  /// Whether it can be the name of a placeholder: letters, digits and `_` of ASCII.
  var isPlainName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }
}
