import StringsFiles

/// One table as the copy inside the program holds it.
package struct EmbeddedTable: Sendable {
  /// The tag of its locale; nil for a string catalog, which holds several.
  package let locale: String?
  /// Its name: that of the file without its extension.
  package let name: String
  /// Its text: that of a `.strings` file in the notation of these, whatever the encoding and the notation of the file.
  package let text: String
  /// What the text is.
  package let format: CatalogFileFormat

  /// The copy of a file; nil where nothing of it could be read, and for what is neither text nor a list of entries.
  package init?(_ file: CatalogFile, locale: String, name: String) {
    guard !file.isUnreadable else { return nil }
    self.locale = file.format == .xcstrings ? nil : locale
    self.name = name
    format = file.format
    switch (file.format, file.notation) {
    case (.strings, .oldStyle) where file.encoding != nil: text = file.source(of: 0 ..< .max)
    // What is left of a table that is not Unicode are its entries.
    case (.strings, _):
      text = file.entries.map { "\(QuotedString.quoted($0.key)) = \(QuotedString.quoted($0.text));\n" }.joined()
    case (.stringsdict, .xml) where file.encoding != nil: text = Self.withoutDeclaration(file.source(of: 0 ..< .max))
    case (.stringsdict, .oldStyle) where file.encoding != nil, (.xcstrings, .json) where file.encoding != nil:
      text = file.source(of: 0 ..< .max)
    case (.stringsdict, _), (.xcstrings, _): return nil
    }
  }

  /// How people call the table: `en/Errors`, `en/Errors.stringsdict`, `Errors.xcstrings`.
  package var title: String {
    (locale.map { $0 + "/" } ?? "") + name + (format == .strings ? "" : "." + format.rawValue)
  }

  /// A document without its XML declaration, which may name an encoding that the copy is not in.
  private static func withoutDeclaration(_ text: String) -> String {
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") else { return text }
    return String(text[end.upperBound...].drop(while: \.isNewline))
  }
}
