/// How the text of a file is encoded.
public struct TextEncoding: Sendable, Hashable, CustomStringConvertible {
  /// The Unicode encoding forms a catalog file may have.
  public enum Form: String, Sendable, Hashable, CaseIterable, Codable {
    /// UTF-8.
    case utf8 = "UTF-8"
    /// UTF-16, low byte first.
    case utf16LittleEndian = "UTF-16LE"
    /// UTF-16, high byte first.
    case utf16BigEndian = "UTF-16BE"
    /// UTF-32, low byte first.
    case utf32LittleEndian = "UTF-32LE"
    /// UTF-32, high byte first.
    case utf32BigEndian = "UTF-32BE"
  }

  /// The encoding form.
  public let form: Form
  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool

  /// An encoding form with or without a byte order mark.
  public init(_ form: Form, hasByteOrderMark: Bool = false) {
    self.form = form
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// The form's usual name: `UTF-16LE`.
  public var name: String { form.rawValue }

  /// The name, and the byte order mark where there is one: `UTF-16LE with BOM`.
  public var description: String { hasByteOrderMark ? name + " with BOM" : name }
}
