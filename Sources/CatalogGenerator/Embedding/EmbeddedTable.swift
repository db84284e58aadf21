import StringsFiles

/// One table as the copy inside the program holds it.
package struct EmbeddedTable: Sendable {
  /// The tag of its locale.
  package let locale: String
  /// Its name: that of the file without `.strings`.
  package let name: String
  /// Its text in the notation of `.strings`, whatever the encoding and the notation of the file.
  package let text: String

  /// The copy of a file; nil where nothing of it could be read.
  package init?(_ file: CatalogFile, locale: String, name: String) {
    guard !file.isUnreadable, file.format == .strings else { return nil }
    self.locale = locale
    self.name = name
    switch file.notation {
    case .oldStyle where file.encoding != nil: text = file.source(of: 0 ..< .max)
    // What is left of a table that is not Unicode are its entries.
    case .oldStyle, .xml, .binary, .json:
      text = file.entries.map { "\(QuotedString.quoted($0.key)) = \(QuotedString.quoted($0.text));\n" }.joined()
    }
  }
}
