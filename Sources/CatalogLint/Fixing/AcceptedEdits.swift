import StringsFiles

/// The edits of one pass over a project: those that get into each other's way wait for the next one.
struct AcceptedEdits {
  private var files: [String: FileEdits] = [:]
  /// The files that become UTF-8.
  private(set) var encoded: [String] = []
  /// The files and folders that get another name, with that name.
  private(set) var renamed: [(file: String, name: String)] = []

  /// The text edits, by file, in the order of the work.
  var texts: [String: [TextEdit]] { files.mapValues(\.all) }

  /// Takes all edits of a fix, or none.
  mutating func accept(_ fix: Fix) -> Bool {
    guard fix.edits.allSatisfy(isFree), isSound(fix) else { return false }
    for edit in fix.edits {
      switch edit {
      case .text(let file, let edit): files[file, default: FileEdits()].add(edit)
      case .encode(let file): encoded.append(file)
      case .rename(let file, let name): renamed.append((file, name))
      }
    }
    return true
  }

  /// Whether nothing that was accepted is in the way of an edit.
  private func isFree(_ edit: Fix.Edit) -> Bool {
    switch edit {
    case .text(let file, let edit): !encoded.contains(file) && files[file]?.hasConflict(with: edit) != true
    case .encode(let file): !encoded.contains(file) && files[file] == nil
    // Of a folder and what is in it, one after the other.
    case .rename(let file, _):
      !renamed.contains { FilePaths.isInside($0.file, file) || FilePaths.isInside(file, $0.file) }
    }
  }

  /// Whether the edits of a fix are not in each other's way.
  private func isSound(_ fix: Fix) -> Bool {
    if fix.edits.count == 1 { return true }
    var own = AcceptedEdits()
    for edit in fix.edits {
      guard own.isFree(edit), own.accept(Fix(fix.sentence, [edit])) else { return false }
    }
    return true
  }
}

/// The edits of one file, none in another's way.
private struct FileEdits {
  /// In the order of the work.
  private(set) var all: [TextEdit] = []
  /// By their places: a file may have a hundred thousand.
  private var inOrder: [TextEdit] = []
  /// What is written at each place where lines are added.
  private var added: [Int: Set<String>] = [:]

  mutating func add(_ edit: TextEdit) {
    all.append(edit)
    let index = firstIndex(from: edit.span.lowerBound)
    if edit.addedLines != nil { added[edit.span.lowerBound, default: []].insert(edit.replacement) }
    // Of those at one place the first stands for all.
    if index == inOrder.count || inOrder[index].span.lowerBound != edit.span.lowerBound {
      inOrder.insert(edit, at: index)
    }
  }

  /// Whether the result would depend on the order, or one edit would remove what the other is about.
  func hasConflict(with edit: TextEdit) -> Bool {
    let index = firstIndex(from: edit.span.lowerBound)
    if index > 0, inOrder[index - 1].span.upperBound > edit.span.lowerBound { return true }
    guard index < inOrder.count else { return false }
    let next = inOrder[index]
    guard next.span.lowerBound == edit.span.lowerBound else { return next.span.lowerBound < edit.span.upperBound }
    // What several add to one place stands there in their order.
    guard let lines = edit.addedLines, lines == next.addedLines else { return true }
    return added[edit.span.lowerBound]?.contains(edit.replacement) == true
  }

  /// Where the first edit stands that does not begin before an offset.
  private func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, inOrder.count)
    while low < high {
      let middle = (low + high) / 2
      if inOrder[middle].span.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TextEdit {
  fileprivate enum AddedLines { case above, below }

  /// Where an edit that only adds whole lines adds them.
  fileprivate var addedLines: AddedLines? {
    guard span.isEmpty, let first = replacement.first, let last = replacement.last else { return nil }
    if first.isNewline { return last.isNewline ? nil : .below }
    return last.isNewline ? .above : nil
  }
}
