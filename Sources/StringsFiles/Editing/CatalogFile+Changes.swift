extension CatalogFile {
  /// The edits that make a change: they touch the lines of the entry and no others.
  public func edits(for change: CatalogChange) throws(CatalogEditError) -> [TextEdit] {
    guard !isUnreadable else { throw .unreadable }
    guard format == .strings, notation == .oldStyle else { throw .readOnly(notation: notation) }
    guard encoding != nil else { throw .unreadable }
    switch change {
    case .setValue(let index, let value):
      let entry = try entry(at: index)
      let text = QuotedString.quoted(value)
      guard entry.isKeyOnly else { return [TextEdit(span: entry.valueSpan, replacement: text)] }
      let end = entry.keySpan.upperBound
      return [TextEdit(span: end..<end, replacement: " = " + text)]
    case .renameKey(let index, let key):
      let entry = try entry(at: index)
      let text = QuotedString.quoted(key)
      guard entry.isKeyOnly else { return [TextEdit(span: entry.keySpan, replacement: text)] }
      let start = entry.keySpan.lowerBound
      return [TextEdit(span: start..<start, replacement: text + " = ")]
    case .remove(let index): return [removal(of: try entry(at: index))]
    case .insert(let key, let value, let comment, let place):
      return [try insertion(key: key, value: value, comment: comment, at: place)]
    case .insertGroups(let groups, let place): return [try insertion(of: groups, at: place)]
    }
  }

  /// The line end that the file uses most, `LF` where it has none. U+2028 and U+2029 are for texts.
  var lineEnd: String {
    let storage = contents.bytes
    let bytes = storage.span
    // The beginning of a file tells what the rest is like.
    let end = min(contents.source.upperBound, contents.source.lowerBound + 4096)
    var (lineFeeds, returns, pairs) = (0, 0, 0)
    for offset in contents.source.lowerBound..<end {
      if bytes[offset] == UInt8(ascii: "\r") {
        if bytes.lineEndLength(at: offset) == 2 { pairs += 1 } else { returns += 1 }
      } else if bytes[offset] == UInt8(ascii: "\n") {
        lineFeeds += 1
      }
    }
    lineFeeds -= pairs
    if lineFeeds >= max(pairs, returns) { return "\n" }
    return pairs >= returns ? "\r\n" : "\r"
  }

  func entry(at index: Int) throws(CatalogEditError) -> CatalogEntry {
    guard entries.indices.contains(index) else { throw .noSuchEntry(index: index) }
    return entries[index]
  }

  /// Removes an entry with its lines, and one of the blank lines that would meet.
  private func removal(of entry: CatalogEntry) -> TextEdit {
    let layout = EntryLayout(entry)
    let storage = contents.bytes
    let bytes = storage.span
    var (start, end) = (layout.lines.lowerBound, layout.lines.upperBound)
    guard layout.isAlone else {
      end = bytes.endOfSpaces(from: end)
      return TextEdit(span: start..<end, replacement: "")
    }
    let before = blankLine(bytes, before: start)
    if before != nil || start == contents.source.lowerBound, let after = blankLine(bytes, from: end) {
      end = after
    } else if let before, end == bytes.count {
      start = before
    }
    return TextEdit(span: start..<end, replacement: "")
  }

  /// The end of the blank line that begins at `offset`, or nil.
  private func blankLine(_ bytes: Span<UInt8>, from offset: Int) -> Int? {
    let end = bytes.endOfSpaces(from: offset)
    guard end < bytes.count else { return nil }
    let length = bytes.lineEndLength(at: end)
    return length > 0 ? end + length : nil
  }

  /// The start of the blank line that ends at `offset`, or nil.
  func blankLine(_ bytes: Span<UInt8>, before offset: Int) -> Int? {
    guard offset > contents.source.lowerBound, bytes.isLineStart(offset, textStart: contents.source.lowerBound) else {
      return nil
    }
    let start = EntryLayout.lineStart(bytes, of: offset - 1, textStart: contents.source.lowerBound)
    // The byte before is a line end; CR LF is one, so step over both.
    let lineStart =
      bytes[offset - 1] == UInt8(ascii: "\n") && start == offset - 1 && start > contents.source.lowerBound
        && bytes[start - 1] == UInt8(ascii: "\r")
      ? EntryLayout.lineStart(bytes, of: start - 1, textStart: contents.source.lowerBound) : start
    return blankLine(bytes, from: lineStart) == offset ? lineStart : nil
  }

  // MARK: Insertion

  private func insertion(
    key: String,
    value: String,
    comment: String?,
    at place: CatalogChange.Place
  ) throws(CatalogEditError) -> TextEdit {
    let sibling: CatalogEntry
    switch place {
    case .before(let index), .after(let index): sibling = try entry(at: index)
    case .end:
      guard let last = entries.last else { return firstInsertion(key: key, value: value, comment: comment) }
      sibling = last
    }
    let layout = EntryLayout(sibling)
    let lineEnd = lineEnd
    var text = layout.indentation
    if let comment { text += QuotedString.comment(comment, lineEnd: lineEnd) + lineEnd + layout.indentation }
    text += QuotedString.quoted(key) + layout.separator + QuotedString.quoted(value) + ";"
    let gap = hasBlankLines(around: sibling, layout) ? lineEnd + lineEnd : lineEnd
    if case .before = place {
      let start = layout.lines.lowerBound
      return TextEdit(span: start..<start, replacement: text + gap)
    }
    let end = layout.block.upperBound
    return TextEdit(span: end..<end, replacement: gap + text)
  }

  /// The first entry of a file that has none.
  private func firstInsertion(key: String, value: String, comment: String?) -> TextEdit {
    let comment = comment.map { QuotedString.comment($0, lineEnd: lineEnd) + lineEnd } ?? ""
    return firstInsertion(of: comment + QuotedString.quoted(key) + " = " + QuotedString.quoted(value) + ";")
  }

  /// The first entries of a file that has none.
  func firstInsertion(of entries: String) -> TextEdit {
    let storage = contents.bytes
    let bytes = storage.span
    let lineEnd = lineEnd
    let brace = openingBrace
    let place = brace.map { $0 + 1 } ?? bytes.count
    var text = entries + lineEnd
    if brace != nil {
      text = lineEnd + text
    } else if place > contents.source.lowerBound {
      // What is there are comments; a blank line keeps them the table's.
      let isLineStart = bytes.isLineStart(place, textStart: contents.source.lowerBound)
      text = (isLineStart ? lineEnd : lineEnd + lineEnd) + text
    }
    return TextEdit(span: place..<place, replacement: text)
  }

  /// Whether blank lines stand between an entry and its neighbour, below it or else above; yes where it has none.
  private func hasBlankLines(around entry: CatalogEntry, _ layout: EntryLayout) -> Bool {
    let index = contents.records.firstIndex { $0.key == entry.record.key } ?? 0
    let storage = contents.bytes
    let bytes = storage.span
    if index + 1 < entries.count {
      return blankLine(bytes, from: layout.lines.upperBound) != nil
    }
    guard index > 0 else { return true }
    return blankLine(bytes, before: layout.lines.lowerBound) != nil
  }
}
