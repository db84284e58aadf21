/// Entries that are added together, such as the title and the description of one error: nothing stands between them but
/// what the table puts between such entries.
public struct EntryGroup: Sendable, Hashable {
  /// The entries, in the order wanted.
  public let entries: [NewEntry]

  /// A group of entries.
  public init(_ entries: [NewEntry]) {
    self.entries = entries
  }
}

extension CatalogFile {
  /// The edit that adds groups beside an entry, laid out like the groups that are there: entries of one group share their
  /// key up to its last dot.
  func insertion(of groups: [EntryGroup], at place: CatalogChange.Place) throws(CatalogEditError) -> TextEdit {
    let groups = groups.filter { !$0.entries.isEmpty }
    let index: Int
    switch place {
    case .before(let entry), .after(let entry): index = entry
    case .end: index = entries.count - 1
    }
    if case .end = place, entries.isEmpty { return firstInsertion(of: groups) }
    let layout = EntryLayout(try entry(at: index))
    let writer = GroupWriter(layout: layout, lineEnd: lineEnd, separatesEntries: separatesEntries(ofGroupAt: index))
    let stems = groups.map { EntryKey.stem(of: $0.entries[0].key) }
    let sibling = EntryKey.stem(of: entries[index].key)
    var text = ""
    for (number, group) in groups.enumerated() {
      let body = writer.text(of: group)
      if case .before = place {
        let next = number + 1 < stems.count ? stems[number + 1] : sibling
        text += body + writer.gap(isBlank: separates(stems[number], from: next, besideEntryAt: index))
      } else {
        let previous = number > 0 ? stems[number - 1] : sibling
        text += writer.gap(isBlank: separates(stems[number], from: previous, besideEntryAt: index)) + body
      }
    }
    let offset = if case .before = place { layout.lines.lowerBound } else { layout.block.upperBound }
    return TextEdit(span: offset..<offset, replacement: text)
  }

  /// The first groups of a file without entries.
  private func firstInsertion(of groups: [EntryGroup]) -> TextEdit {
    let writer = GroupWriter(layout: nil, lineEnd: lineEnd, separatesEntries: false)
    return firstInsertion(of: groups.map(writer.text).joined(separator: writer.gap(isBlank: true)))
  }

  // MARK: What the table puts between its entries

  /// Whether a blank line belongs between two groups.
  private func separates(_ stem: Substring, from neighbour: Substring, besideEntryAt index: Int) -> Bool {
    if stem == neighbour { return separatesEntries(ofGroupAt: index) }
    // Groups of another type begin a part of their own.
    guard EntryKey.commonType(stem, neighbour) != nil else { return true }
    let group = group(around: index)
    if group.lowerBound > 0, EntryKey.commonType(stem, EntryKey.stem(of: entries[group.lowerBound - 1].key)) != nil {
      return hasBlankLine(aboveEntryAt: group.lowerBound)
    }
    if group.upperBound < entries.count,
      EntryKey.commonType(stem, EntryKey.stem(of: entries[group.upperBound].key)) != nil
    {
      return hasBlankLine(aboveEntryAt: group.upperBound)
    }
    return true
  }

  /// Whether blank lines stand between the entries of one group.
  private func separatesEntries(ofGroupAt index: Int) -> Bool {
    let group = group(around: index)
    return group.count > 1 && hasBlankLine(aboveEntryAt: group.lowerBound + 1)
  }

  private func hasBlankLine(aboveEntryAt index: Int) -> Bool { hasBlankLine(above: entries[index]) }

  /// Whether a blank line stands above an entry and its comments.
  func hasBlankLine(above entry: CatalogEntry) -> Bool {
    let storage = contents.bytes
    return blankLine(storage.span, before: EntryLayout(entry).lines.lowerBound) != nil
  }

  /// The neighbours of an entry that share its stem, and it.
  private func group(around index: Int) -> Range<Int> {
    let starts = contents.groupStarts.value {
      var (starts, last) = ([Int](), Substring?.none)
      for (number, entry) in entries.enumerated() {
        let stem = EntryKey.stem(of: entry.key)
        if stem != last { starts.append(number) }
        last = stem
      }
      return starts
    }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return starts[low]..<(high < starts.count ? starts[high] : entries.count)
  }
}

/// Writes new entries the way their neighbours are written.
private struct GroupWriter {
  /// The neighbour's layout; nil in a file without entries.
  let layout: EntryLayout?
  let lineEnd: String
  /// Whether a blank line stands between entries of one group.
  let separatesEntries: Bool

  func gap(isBlank: Bool) -> String { isBlank ? lineEnd + lineEnd : lineEnd }

  func text(of group: EntryGroup) -> String {
    group.entries.map(text).joined(separator: gap(isBlank: separatesEntries))
  }

  private func text(of entry: NewEntry) -> String {
    let indentation = layout?.indentation ?? ""
    let comment = entry.comment.map { QuotedString.comment($0, lineEnd: lineEnd) + lineEnd + indentation } ?? ""
    let value = entry.escapedValue.map { "\"\($0)\"" } ?? QuotedString.quoted(entry.value)
    let body = QuotedString.quoted(entry.key) + (layout?.separator ?? " = ") + value
    return indentation + comment + body + end(of: entry)
  }

  /// The mark stands behind the entry; where something else follows on the line, inside it, or it would be that one's.
  private func end(of entry: NewEntry) -> String {
    guard entry.isUntranslated else { return ";" }
    let mark = QuotedString.comment(CatalogEntry.untranslatedMark, lineEnd: lineEnd)
    return layout?.isAlone ?? true ? "; " + mark : " " + mark + ";"
  }
}
