import StringsFiles

/// The edits of one pass over a project: those that get into each other's way wait for the next one.
struct AcceptedEdits {
  /// The text edits, by file.
  private(set) var texts: [String: [TextEdit]] = [:]
  /// The files that become UTF-8.
  private(set) var encoded: [String] = []
  /// The files and folders that get another name, with that name.
  private(set) var renamed: [(file: String, name: String)] = []

  /// Takes all edits of a fix, or none.
  mutating func accept(_ fix: Fix) -> Bool {
    var accepted = self
    for edit in fix.edits where !accepted.accept(edit) { return false }
    self = accepted
    return true
  }

  private mutating func accept(_ edit: Fix.Edit) -> Bool {
    switch edit {
    case .text(let file, let edit):
      if encoded.contains(file) { return false }
      guard !(texts[file] ?? []).contains(where: { $0.conflicts(with: edit) }) else { return false }
      texts[file, default: []].append(edit)
    case .encode(let file):
      if encoded.contains(file) || texts[file] != nil { return false }
      encoded.append(file)
    case .rename(let file, let name):
      // Of a folder and what is in it, one after the other.
      if renamed.contains(where: { FilePaths.isInside($0.file, file) || FilePaths.isInside(file, $0.file) }) {
        return false
      }
      renamed.append((file, name))
    }
    return true
  }
}

extension TextEdit {
  /// Whether the result of two edits depends on their order, or one of them removes what the other is about.
  fileprivate func conflicts(with other: TextEdit) -> Bool {
    if let addition = addedLines, addition == other.addedLines, span == other.span {
      return replacement == other.replacement
    }
    return span.lowerBound == other.span.lowerBound
      || max(span.lowerBound, other.span.lowerBound) < min(span.upperBound, other.span.upperBound)
  }

  private enum AddedLines { case above, below }

  /// Where an edit that only adds whole lines adds them: what several add to one place stands there in their order.
  private var addedLines: AddedLines? {
    guard span.isEmpty, let first = replacement.first, let last = replacement.last else { return nil }
    if first.isNewline { return last.isNewline ? nil : .below }
    return last.isNewline ? .above : nil
  }
}
