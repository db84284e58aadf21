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
    let stems = groups.map { Self.stem(ofKey: $0.entries[0].key) }
    let sibling = Self.stem(ofKey: entries[index].key)
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
    guard Self.isSameType(stem, neighbour) else { return true }
    let group = group(around: index)
    if group.lowerBound > 0, Self.isSameType(stem, Self.stem(ofKey: entries[group.lowerBound - 1].key)) {
      return hasBlankLine(aboveEntryAt: group.lowerBound)
    }
    if group.upperBound < entries.count, Self.isSameType(stem, Self.stem(ofKey: entries[group.upperBound].key)) {
      return hasBlankLine(aboveEntryAt: group.upperBound)
    }
    return true
  }

  /// Whether blank lines stand between the entries of one group.
  private func separatesEntries(ofGroupAt index: Int) -> Bool {
    let group = group(around: index)
    return group.count > 1 && hasBlankLine(aboveEntryAt: group.lowerBound + 1)
  }

  private func hasBlankLine(aboveEntryAt index: Int) -> Bool {
    let storage = contents.bytes
    return blankLine(storage.span, before: EntryLayout(entries[index]).lines.lowerBound) != nil
  }

  /// The neighbours of an entry that share its stem, and it.
  private func group(around index: Int) -> Range<Int> {
    let stem = Self.stem(ofKey: entries[index].key)
    var (start, end) = (index, index + 1)
    while start > 0, Self.stem(ofKey: entries[start - 1].key) == stem { start -= 1 }
    while end < entries.count, Self.stem(ofKey: entries[end].key) == stem { end += 1 }
    return start..<end
  }

  /// The key up to its last dot: of an error's key, all but the field.
  private static func stem(ofKey key: String) -> Substring {
    key.lastIndex(of: ".").map { key[..<$0] } ?? key[...]
  }

  /// Whether two groups belong to cases of one type, or one of them to the type itself.
  private static func isSameType(_ left: Substring, _ right: Substring) -> Bool {
    let (leftType, rightType) = (stem(ofKey: String(left)), stem(ofKey: String(right)))
    return leftType == rightType || leftType == right || left == rightType
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
    let body = QuotedString.quoted(entry.key) + (layout?.separator ?? " = ") + QuotedString.quoted(entry.value)
    return indentation + comment + body + end(of: entry)
  }

  /// The mark stands behind the entry; where something else follows on the line, inside it, or it would be that one's.
  private func end(of entry: NewEntry) -> String {
    guard entry.isUntranslated else { return ";" }
    let mark = QuotedString.comment(CatalogEntry.untranslatedMark, lineEnd: lineEnd)
    return layout?.isAlone ?? true ? "; " + mark : " " + mark + ";"
  }
}
