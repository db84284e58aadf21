extension CatalogFile {
  /// The file in the canonical layout: `"key" = "value";`, one blank line between entries, comments with their entry.
  ///
  /// Texts stay as they are written, with their escapes and line ends. Comments above the first entry that are not its
  /// own stay at the top, comments below the last entry at the bottom.
  ///
  /// - Parameter keyOrder: the keys in the order wanted. Other keys follow, sorted.
  /// - Throws: where the file has problems: what could not be read would be lost.
  public func formatted(keyOrder: [String] = []) throws(CatalogEditError) -> [UInt8] {
    guard !isUnreadable, let encoding else { throw .unreadable }
    guard format == .strings, notation == .oldStyle else { throw .readOnly(notation: notation) }
    let problems = problems.filter { !$0.kind.isKeptByLayout }
    guard problems.isEmpty else { throw .hasProblems(count: problems.count) }
    let ranks = Dictionary(keyOrder.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let lineEnd = lineEnd
    var header: [String] = []
    var blocks: [(rank: Int, key: String, index: Int, text: String)] = []
    for (index, entry) in entries.enumerated() {
      let comments = entry.comments
      let detached = groups(of: comments.filter { $0.placement == .detached }.map(\.span), lineEnd: lineEnd)
      if index == 0 { header = detached }
      let text = block(entry, comments, detached: index == 0 ? [] : detached, lineEnd: lineEnd)
      let key = entry.key
      blocks.append((ranks[key] ?? .max, key, index, text))
    }
    blocks.sort { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if left.key != right.key { return left.key.utf8.lexicographicallyPrecedes(right.key.utf8) }
      return left.index < right.index
    }
    let parts = header + blocks.map(\.text) + footer(lineEnd: lineEnd)
    guard !parts.isEmpty else { return bytes }
    let text = parts.joined(separator: lineEnd + lineEnd) + lineEnd
    let mark = encoding.hasByteOrderMark ? encoding.encode("\u{FEFF}") : []
    return try keepingReading(mark + encoding.encode(text))
  }

  /// An entry with its comments.
  private func block(_ entry: CatalogEntry, _ comments: [EntryComment], detached: [String], lineEnd: String) -> String {
    var lines = detached.map { $0 + lineEnd }
    lines += comments.filter { $0.placement == .leading || $0.placement == .inner }.map { contents.text($0.span) }
    var line = literal(entry.keySpan, text: entry.key)
    if !entry.isKeyOnly { line += " = " + literal(entry.valueSpan, text: entry.text) }
    line += ";"
    for comment in comments where comment.placement == .trailing { line += " " + contents.text(comment.span) }
    return (lines + [line]).joined(separator: lineEnd)
  }

  /// A string as written, where it is written between quotation marks.
  private func literal(_ span: Range<Int>, text: String) -> String {
    contents.bytes[span].first == UInt8(ascii: "\"") ? contents.text(span) : QuotedString.quoted(text)
  }

  /// The comments below the last entry; all of them where there is no entry.
  private func footer(lineEnd: String) -> [String] {
    let start = entries.last.map { CommentFinder(contents, $0.record).end() } ?? contents.source.lowerBound
    return groups(of: CommentFinder.comments(in: start..<contents.source.upperBound, of: contents), lineEnd: lineEnd)
  }

  /// Comments that stand on neighbouring lines belong together.
  private func groups(of comments: [Range<Int>], lineEnd: String) -> [String] {
    let storage = contents.bytes
    let bytes = storage.span
    var groups: [[Range<Int>]] = []
    for comment in comments {
      if let last = groups.last?.last, !CommentFinder.hasBlankLine(bytes, last.upperBound..<comment.lowerBound) {
        groups[groups.count - 1].append(comment)
      } else {
        groups.append([comment])
      }
    }
    return groups.map { $0.map(contents.text).joined(separator: lineEnd) }
  }
}

extension FileProblem.Kind {
  /// Whether a text with this problem is written back as it was.
  var isKeptByLayout: Bool {
    switch self {
    case .unknownEscape, .emptyUnicodeEscape, .unpairedSurrogate: true
    default: false
    }
  }
}
