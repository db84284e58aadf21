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
  /// The lines of the declaration that follows the comment, or that it stands behind.
  package let lines: ClosedRange<Int>

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
  var lines: ClosedRange<Int>

  private static let word = Array("catalog-lint:ignore".utf8)
  /// Where the dash stands in it.
  private static let dash = "catalog".utf8.count

  /// The comment with the path of its file.
  func ignore(inFile path: String) -> SourceIgnore {
    let location = SourceLocation(file: path, line: mark.place.line, column: mark.place.column)
    return SourceIgnore(mark: SourceMark(name: mark.name, text: mark.text, location: location), lines: lines)
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
    var ignores: [IgnoreFacts] = []
    func add(_ marks: [Mark], reaching node: @autoclosure () -> Syntax) {
      let marks = marks.filter { $0.name == "ignore" || $0.name == "ignore-file" }
      if marks.isEmpty { return }
      let node = node()
      let first = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
      let last = lines.place(of: node.endPositionBeforeTrailingTrivia.utf8Offset).line
      for mark in marks {
        ignores.append(IgnoreFacts(mark: mark, lines: first...max(first, last)))
      }
    }
    for token in ParsableSource(bytes).tree.tokens(viewMode: .sourceAccurate) {
      add(
        comments.marks(before: token),
        reaching: outermost(around: token) { $0.firstToken(viewMode: .sourceAccurate) }
      )
      add(comments.marks(after: token), reaching: outermost(around: token) { $0.lastToken(viewMode: .sourceAccurate) })
    }
    return ignores.sorted { ($0.mark.place.line, $0.mark.place.column) < ($1.mark.place.line, $1.mark.place.column) }
  }

  /// The largest part of a declaration that begins, or ends, with a token.
  private static func outermost(around token: TokenSyntax, edge: (Syntax) -> TokenSyntax?) -> Syntax {
    var node = Syntax(token)
    while let parent = node.parent, edge(parent) == token,
      !parent.is(CodeBlockItemListSyntax.self), !parent.is(MemberBlockItemListSyntax.self),
      !parent.is(SourceFileSyntax.self)
    {
      node = parent
    }
    return node
  }
}
