#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
internal import SwiftSyntax

/// A comment in Swift source that asks the linter to look away: `catalog-lint:ignore RULE-ID — reason`.
package struct SourceIgnore: Hashable, Sendable {
  /// The mark: its name is `ignore` or `ignore-file`, its text what follows.
  package let mark: SourceMark
  /// The declaration or the case that the comment is about, with the comment itself.
  package let reach: SourceReach

  /// Whether such a mark counts by what stands before it on its line of a comment: signs of the comment alone. Prose may
  /// speak of a mark, and one in code that somebody has made a comment of asks for nothing any more.
  ///
  /// - Parameters:
  ///   - lead: from the start of the line, or of the comment where that comes later.
  ///   - isFirstLine: whether the comment begins there.
  package static func mayStand(behind lead: some StringProtocol, isFirstLine: Bool) -> Bool {
    var signs = lead.drop { $0 == " " || $0 == "\t" }
    while signs.last == " " || signs.last == "\t" { signs.removeLast() }
    if !isFirstLine { return signs.allSatisfy { $0 == "*" } }
    return signs == "<!--" || (signs.first == "/" && signs.allSatisfy { $0 == "/" || $0 == "*" })
  }
}

/// Such a comment as its file alone tells it.
struct IgnoreFacts: Equatable, Sendable {
  var mark: Mark
  var reach: SourceReach

  private static let word = Array("catalog-lint:ignore".utf8)
  /// Where the dash stands in it.
  private static let dash = "catalog".utf8.count

  /// The comment with the path of its file.
  func ignore(inFile path: String) -> SourceIgnore {
    let location = SourceLocation(file: path, line: mark.place.line, column: mark.place.column)
    return SourceIgnore(mark: SourceMark(name: mark.name, text: mark.text, location: location), reach: reach)
  }

  /// Those of a file, by place. Hardly any file has one; the others are not parsed.
  static func all(in bytes: [UInt8]) -> [IgnoreFacts] {
    holdsWord(bytes) ? bytes.withUnsafeBufferPointer { read($0.withoutByteOrderMark) } : []
  }

  private static func holdsWord(_ bytes: [UInt8]) -> Bool {
    let word = word
    return bytes.withUnsafeBytes { text in
      word.withUnsafeBytes { word in
        guard let base = text.baseAddress, let wanted = word.baseAddress, text.count >= word.count else { return false }
        var start = dash
        // The dash is the rarest of its bytes.
        while start <= text.count - word.count + dash,
          let found = memchr(base + start, Int32(UInt8(ascii: "-")), text.count - start)
        {
          let offset = base.distance(to: UnsafeRawPointer(found)) - dash
          if offset + word.count <= text.count, memcmp(base + offset, wanted, word.count) == 0 { return true }
          start = offset + dash + 1
        }
        return false
      }
    }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [IgnoreFacts] {
    let lines = LineTable(bytes)
    let comments = CommentReader(lines: lines, wantsFirst: true)
    let reaches = IgnoreReach(lines: lines)
    var ignores: [IgnoreFacts] = []
    func add(_ marks: [Mark], reaching reach: @autoclosure () -> SourceReach, isFirstOnLine: Bool) {
      let marks = marks.filter { $0.name == "ignore" || $0.name == "ignore-file" }
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
      add(comments.marks(before: token), reaching: reaches.reach(before: token), isFirstOnLine: true)
      add(comments.marks(after: token), reaching: reaches.reach(behind: token), isFirstOnLine: false)
    }
    return ignores.sorted { ($0.mark.place.line, $0.mark.place.column) < ($1.mark.place.line, $1.mark.place.column) }
  }
}
