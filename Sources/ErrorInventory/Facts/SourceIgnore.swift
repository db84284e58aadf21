internal import SwiftSyntax

/// A comment in Swift source that asks the linter to look away: `catalog-lint:ignore RULE-ID — reason`.
package struct SourceIgnore: Hashable, Sendable {
  /// The mark: its name is `ignore` or `ignore-file`, its text what follows. One that only looks like a mark has no name, and
  /// its text is its whole line.
  package let mark: SourceMark
  /// The declaration or the case that the comment is about, with the comment itself.
  package let reach: SourceReach

  /// The words that such a mark begins with.
  private static let words = ["ignore-file", "ignore"]

  /// The mark that a line of a comment begins with.
  ///
  /// - Parameter line: from where a mark may stand.
  /// - Returns: the mark's name and what follows it; the name is empty where the line only looks like it.
  package static func mark(in line: Substring) -> (name: String, text: Substring) {
    for word in words {
      let mark = CommentReader.markPrefix + word
      guard line.hasPrefix(mark) else { continue }
      let text = line.dropFirst(mark.count)
      if text.first.map({ !$0.isLetter && $0 != "-" }) != false { return (word, text) }
    }
    return ("", line)
  }

  /// Where a mark may stand on a line of a comment: behind the signs of the comment. Prose may speak of a mark, and one in
  /// code that somebody has made a comment of asks for nothing any more.
  ///
  /// - Parameters:
  ///   - line: from its start, or that of the comment where that comes later.
  ///   - isFirstLine: whether the comment begins there.
  package static func startOfMark(in line: Substring, isFirstLine: Bool) -> Substring {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    var rest = line.drop(while: isBlank)
    if isFirstLine {
      rest = rest.hasPrefix("<!--") ? rest.dropFirst("<!--".count) : rest.drop { $0 == "/" || $0 == "*" }
    } else {
      rest = rest.drop { $0 == "*" }
    }
    return rest.drop(while: isBlank)
  }
}

/// Such a comment as its file alone tells it.
struct IgnoreFacts: Equatable, Sendable {
  var mark: Mark
  var reach: SourceReach

  private static let word = Array("catalog-lint:ignore".utf8)

  /// The comment with the path of its file.
  func ignore(inFile path: String) -> SourceIgnore {
    let location = SourceLocation(file: path, line: mark.place.line, column: mark.place.column)
    return SourceIgnore(mark: SourceMark(name: mark.name, text: mark.text, location: location), reach: reach)
  }

  /// Those of a file, by place. Hardly any file has one; the others are not parsed.
  static func all(in bytes: [UInt8]) -> [IgnoreFacts] {
    let isLikely = bytes.withUnsafeBytes { !IgnoreSearch.offsets(in: $0).isEmpty }
    return isLikely ? bytes.withUnsafeBufferPointer { read($0.withoutByteOrderMark) } : []
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [IgnoreFacts] {
    let lines = LineTable(bytes)
    let comments = CommentReader(lines: lines)
    let reaches = IgnoreReach(lines: lines)
    var ignores: [IgnoreFacts] = []
    func add(_ marks: [Mark], reaching reach: @autoclosure () -> SourceReach, isFirstOnLine: Bool) {
      if marks.isEmpty { return }
      let reach = reach()
      for mark in marks {
        let own = SourceReach.Position(line: mark.place.line, column: isFirstOnLine ? 1 : mark.place.column)
        let end = SourceReach.Position(line: mark.place.line, column: mark.place.column + word.count)
        ignores.append(IgnoreFacts(mark: mark, reach: reach.union(SourceReach(own, end))))
      }
    }
    for token in ParsableSource(bytes).tree.tokens(viewMode: .sourceAccurate) {
      // Trivia before a token begin on a line of their own, those behind one on its line.
      add(comments.ignores(before: token), reaching: reaches.reach(before: token), isFirstOnLine: true)
      add(comments.ignores(after: token), reaching: reaches.reach(behind: token), isFirstOnLine: false)
    }
    return ignores.sorted { ($0.mark.place.line, $0.mark.place.column) < ($1.mark.place.line, $1.mark.place.column) }
  }
}
