extension CatalogFile {
  /// Changed bytes of the file that are read in the same encoding and notation as before.
  ///
  /// What a file is shows at its beginning. Where that is gone, something may have come first that says otherwise: then a
  /// line end or a byte order mark goes in front of it, and where that does not help either, there is no such change.
  func keepingReading(_ changed: [UInt8]) throws(CatalogEditError) -> [UInt8] {
    if isRead(changed) { return changed }
    guard let encoding, !encoding.hasByteOrderMark else { throw .changesReading }
    for front in [lineEnd, "\u{FEFF}"] {
      let bytes = encoding.encode(front) + changed
      if isRead(bytes) { return bytes }
    }
    throw .changesReading
  }

  /// Whether other bytes would be read the way this file was.
  private func isRead(_ changed: [UInt8]) -> Bool {
    // Of nothing it does not matter how it is read.
    guard !changed.isEmpty else { return true }
    let file = CatalogFile.read(changed, path: path, format: format)
    // A brace around everything may go, as it does in a new layout. None may come.
    return file.notation == notation && file.encoding?.form == encoding?.form
      && (file.openingBrace == nil || openingBrace != nil)
  }

  /// The brace that an old-style table begins with, as an offset of the source text.
  var openingBrace: Int? {
    guard format == .strings, notation == .oldStyle else { return nil }
    let storage = contents.bytes
    let bytes = storage.span
    var scanner = StringsScanner(end: contents.source.upperBound, position: contents.source.lowerBound)
    scanner.skipBlanks(bytes)
    return scanner.position < scanner.end && bytes[scanner.position] == UInt8(ascii: "{") ? scanner.position : nil
  }
}
