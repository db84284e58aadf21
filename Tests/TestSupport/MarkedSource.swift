/// A text with markers (`1️⃣`, `2️⃣` …) that are taken out of it and remembered by place.
///
/// A test writes a marker where it expects something and compares places; a marker that nothing met fails the test
/// when the test compares the whole of `places`.
public struct MarkedSource: Sendable {
  /// A place as compilers count: from 1, columns in UTF-8 bytes.
  public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int

    /// A place by its numbers.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Lines first, then columns.
    public static func < (left: Place, right: Place) -> Bool { (left.line, left.column) < (right.line, right.column) }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }
  }

  /// The text without its markers.
  public let text: String
  /// The place after each marker, by the marker's number.
  public let places: [Int: Place]

  /// Takes the markers out of a text.
  public init(_ marked: String) {
    var text = ""
    var places: [Int: Place] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      if let number = Self.number(of: character) {
        places[number] = Place(line: line, column: column)
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += character.utf8.count
      }
    }
    self.text = text
    self.places = places
  }

  /// A keycap digit is a digit, U+FE0F and U+20E3.
  private static func number(of character: Character) -> Int? {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count == 3, scalars[1] == "\u{FE0F}", scalars[2] == "\u{20E3}" else { return nil }
    return Int(String(scalars[0]))
  }
}
