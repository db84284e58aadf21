/// The text of a catalog's tables inside the program: what speaks where no resource bundle is found, or a broken one.
///
/// `catalog-lint generate` writes it from the `.strings` files, as raw string literals, and `--check` keeps it fresh.
/// It is read by the same reader as the files, and only when it is needed.
public struct EmbeddedWords: Sendable {
  /// One table in one locale, or a string catalog with all of its locales.
  public struct Table: Sendable {
    /// What the text is.
    public enum Format: Sendable {
      /// Entries: `"key" = "text";`.
      case strings
      /// A property list of texts whose wording depends on numbers.
      case stringsdict
      /// The JSON of a string catalog.
      case xcstrings
    }

    /// The locale as the folder names it: `ja`, `zh-Hant`; empty for a string catalog.
    public let locale: String
    /// The name of the table: the file's name without its extension.
    public let name: String
    /// What the text is.
    public let format: Format
    /// The text of the file, whatever its encoding was, without a byte order mark.
    public let text: StaticString

    /// The text of `<locale>.lproj/<name>.strings`, or of the `.stringsdict` there.
    public init(locale: String, name: String, format: Format = .strings, text: StaticString) {
      self.locale = locale
      self.name = name
      self.format = format
      self.text = text
    }

    /// The text of `<name>.xcstrings`.
    public init(stringCatalog name: String, text: StaticString) {
      self.init(locale: "", name: name, format: .xcstrings, text: text)
    }
  }

  /// The tables, in any order. A `.stringsdict` wins over the `.strings` of its name, as among files.
  public let tables: [Table]

  /// A copy of these tables.
  public init(_ tables: [Table]) {
    self.tables = tables
  }

  /// No copy.
  public static let none = EmbeddedWords([])
}
