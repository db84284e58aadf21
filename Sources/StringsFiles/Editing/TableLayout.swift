/// What a file is made of in its canonical layout, in the order wanted.
struct TableLayout {
  /// An entry with its comments.
  struct Block {
    let key: String
    /// The list that names the key; nil where none does.
    let list: Int?
    /// The comments that stand by themselves above it.
    var headings: [String]
    /// The entry with the comments that are its own.
    let text: String
  }

  /// The comments at the top.
  let header: [String]
  private(set) var blocks: [Block] = []
  /// The comments below the last entry.
  let footer: [String]
  /// For entries whose keys begin alike: whether blank lines stand between them in the file.
  private var gaps: [Substring: Gaps] = [:]

  private struct Gaps {
    var isCompact = false
    var isSeparated = false
  }

  init(of file: CatalogFile, order: [[String]], lineEnd: String) {
    let writer = BlockWriter(file: file, lineEnd: lineEnd)
    var ranks: [String: (list: Int, rank: Int)] = [:]
    for (list, keys) in order.enumerated() {
      for key in keys where ranks[key] == nil { ranks[key] = (list, ranks.count) }
    }
    var source: [Block] = []
    var header: [String] = []
    for (index, entry) in file.entries.enumerated() {
      let comments = entry.comments
      let detached = writer.groups(of: comments.filter { $0.placement == .detached }.map(\.span))
      if index == 0 { header = detached }
      let key = entry.key
      source.append(
        Block(
          key: key,
          list: ranks[key]?.list,
          headings: index == 0 ? [] : detached,
          text: writer.text(of: entry, comments)
        )
      )
    }
    self.header = header
    footer = writer.footer()
    measureGaps(of: source, in: file)
    let sorted = source.indices.sorted { left, right in
      let (leftRank, rightRank) = (ranks[source[left].key]?.rank ?? .max, ranks[source[right].key]?.rank ?? .max)
      if leftRank != rightRank { return leftRank < rightRank }
      let (leftKey, rightKey) = (source[left].key, source[right].key)
      return leftKey == rightKey ? left < right : leftKey.utf8.lexicographicallyPrecedes(rightKey.utf8)
    }
    Self.moveHeadings(of: &source, sorted)
    blocks = sorted.map { source[$0] }
  }

  /// Whether a blank line stands above a block.
  func hasBlankLine(above index: Int) -> Bool {
    let (upper, lower) = (blocks[index - 1], blocks[index])
    if !lower.headings.isEmpty { return true }
    if let list = lower.list, list == upper.list { return false }
    guard let kin = EntryKey.commonStem(upper.key, lower.key), let gaps = gaps[kin] else { return true }
    return gaps.isSeparated || !gaps.isCompact
  }

  private mutating func measureGaps(of blocks: [Block], in file: CatalogFile) {
    let entries = file.entries
    for index in blocks.indices.dropFirst() where blocks[index].headings.isEmpty {
      let (upper, lower) = (blocks[index - 1], blocks[index])
      if let list = lower.list, list == upper.list { continue }
      guard let kin = EntryKey.commonStem(upper.key, lower.key) else { continue }
      if file.hasBlankLine(above: entries[index]) {
        gaps[kin, default: Gaps()].isSeparated = true
      } else {
        gaps[kin, default: Gaps()].isCompact = true
      }
    }
  }

  /// A heading that stood above a run of entries that belong together stands above the first of them again.
  private static func moveHeadings(of blocks: inout [Block], _ order: [Int]) {
    var runs: [Int] = []
    for index in blocks.indices {
      let goesOn = index > 0 && EntryKey.commonStem(blocks[index - 1].key, blocks[index].key) != nil
      runs.append(goesOn ? runs[index - 1] : index)
    }
    var first: [Int: Int] = [:]
    for index in order where first[runs[index]] == nil { first[runs[index]] = index }
    for index in blocks.indices where runs[index] == index && !blocks[index].headings.isEmpty {
      guard let target = first[index], target != index else { continue }
      blocks[target].headings = blocks[index].headings + blocks[target].headings
      blocks[index].headings = []
    }
  }
}

/// Writes the parts of a file in the canonical layout.
private struct BlockWriter {
  let file: CatalogFile
  let lineEnd: String

  private var contents: FileContents { file.contents }

  /// An entry with its comments.
  func text(of entry: CatalogEntry, _ comments: [EntryComment]) -> String {
    let inner = comments.filter { $0.placement == .inner }
    // Above an entry a mark would be the table's, or nobody's; behind it, it says what it said inside.
    let isBehind = inner.contains { EntryComment.mark(in: $0.text) != nil && !EntryComment.isUntranslatedMark($0.text) }
    // One that ends with its line, and that a sign of its own would end early elsewhere, stays the last of a line.
    let behind = isBehind ? inner.filter { EntryComment.mark(in: $0.text) != nil || !hasEnd($0) } : []
    let above = comments.filter { $0.placement == .leading } + inner.filter { !behind.contains($0) }
    let lines = above.map { contents.text($0.span) }
    var line = literal(entry.keySpan, text: entry.key)
    if !entry.isKeyOnly { line += " = " + literal(entry.valueSpan, text: entry.text) }
    line += ";"
    for comment in behind where !hasEnd(comment) {
      // One that ends with its line would take what follows with it.
      let text = contents.text(comment.span)
      line += " " + (text.hasPrefix("//") ? QuotedString.comment(comment.text, lineEnd: lineEnd) : text)
    }
    for comment in comments where comment.placement == .trailing { line += " " + contents.text(comment.span) }
    for comment in behind where hasEnd(comment) { line += " " + contents.text(comment.span) }
    return (lines + [line]).joined(separator: lineEnd)
  }

  /// Whether the text of a comment has the sign that ends one.
  private func hasEnd(_ comment: EntryComment) -> Bool { comment.text.contains("*/") }

  /// A string as written, where it is written between quotation marks.
  private func literal(_ span: Range<Int>, text: String) -> String {
    contents.bytes[span].first == UInt8(ascii: "\"") ? contents.text(span) : QuotedString.quoted(text)
  }

  /// The comments below the last entry; all of them where there is no entry.
  func footer() -> [String] {
    let start = file.entries.last.map { CommentFinder(contents, $0.record).end() } ?? contents.source.lowerBound
    return groups(of: CommentFinder.comments(in: start..<contents.source.upperBound, of: contents))
  }

  /// Comments that stand on neighbouring lines belong together.
  func groups(of comments: [Range<Int>]) -> [String] {
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
