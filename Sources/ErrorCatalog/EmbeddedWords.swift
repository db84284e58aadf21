/// The text of a catalog's tables inside the program: what speaks where no resource bundle is found, or a broken one.
///
/// `catalog-lint generate` writes it from the `.strings` files, as raw string literals, and `--check` keeps it fresh.
/// It is read by the same reader as the files, and only when it is needed.
public struct EmbeddedWords: Sendable {
  /// One table in one locale.
  public struct Table: Sendable {
    /// The locale as the folder names it: `ja`, `zh-Hant`.
    public let locale: String
    /// The name of the table: the file's name without `.strings`.
    public let name: String
    /// The text of the file, whatever its encoding was, without a byte order mark.
    public let text: StaticString

    /// The text of `<locale>.lproj/<name>.strings`.
    public init(locale: String, name: String, text: StaticString) {
      self.locale = locale
      self.name = name
      self.text = text
    }
  }

  /// The tables, in any order.
  public let tables: [Table]

  /// A copy of these tables.
  public init(_ tables: [Table]) {
    self.tables = tables
  }

  /// No copy.
  public static let none = EmbeddedWords([])
}
