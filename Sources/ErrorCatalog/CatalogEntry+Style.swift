import StringsFiles

extension CatalogEntry {
  /// The texts of an entry that may tell the style of its table: those with a brace or a percent sign.
  ///
  /// An entry of a string catalog that is nothing but variations has no text of its own; its forms tell.
  package var textsTellingStyle: [String] {
    if valueBytes.isEmpty {
      guard case .plural(let plural) = value else { return [] }
      return plural.variables.flatMap(\.forms).map(\.text)
    }
    // Making a string for every entry would cost more than reading the file.
    return valueBytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") } ? [text] : []
  }
}
