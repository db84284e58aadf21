extension CatalogFile {
  /// The file in the canonical layout: `"key" = "value";`, comments with their entry, blank lines between entries.
  ///
  /// Texts stay as they are written, with their escapes and line ends. Comments above the first entry that are not its
  /// own stay at the top, comments below the last entry at the bottom; others that stand by themselves head what follows
  /// them, and stay above it when its entries change places. One blank line stands between entries, but for two
  /// neighbours that belong together: those of one list, and those whose keys have the same beginning where the file puts
  /// no blank line between such entries.
  ///
  /// - Parameter order: the keys in the order wanted, those that belong together in one list. Other keys follow, sorted.
  /// - Throws: where the file has problems: what could not be read would be lost.
  public func formatted(order: [[String]] = []) throws(CatalogEditError) -> [UInt8] {
    guard !isUnreadable, let encoding else { throw .unreadable }
    guard format == .strings, notation == .oldStyle else { throw .readOnly(notation: notation) }
    let problems = problems.filter { !$0.kind.isKeptByLayout }
    guard problems.isEmpty else { throw .hasProblems(count: problems.count) }
    let lineEnd = lineEnd
    let layout = TableLayout(of: self, order: order, lineEnd: lineEnd)
    let footer = layout.footer.joined(separator: lineEnd + lineEnd)
    var text = layout.header.map { $0 + lineEnd + lineEnd }.joined()
    for (index, block) in layout.blocks.enumerated() {
      if index > 0 { text += layout.hasBlankLine(above: index) ? lineEnd + lineEnd : lineEnd }
      text += block.headings.map { $0 + lineEnd + lineEnd }.joined() + block.text
    }
    if !footer.isEmpty { text += (layout.blocks.isEmpty ? "" : lineEnd + lineEnd) + footer }
    guard !text.isEmpty else { return bytes }
    let mark = encoding.hasByteOrderMark ? encoding.encode("\u{FEFF}") : []
    return try keepingReading(mark + encoding.encode(text + lineEnd))
  }
}

extension FileProblem.Kind {
  /// Whether a text with this problem is written back as it was.
  var isKeptByLayout: Bool {
    switch self {
    case .unknownEscape, .emptyUnicodeEscape, .longUnicodeEscape, .unpairedSurrogate: true
    default: false
    }
  }
}
