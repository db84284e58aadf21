import Foundation
internal import SwiftSyntax

/// Reads documentation and the linter's marks from the comments at a declaration.
struct CommentReader {
  private static let markPrefix = "catalog-lint:"

  let lines: LineTable
  /// Whether a mark counts only where it begins a line of its comment: prose may speak of such a mark.
  var wantsFirst = false

  /// The last documentation comment before a token, as the compiler has it: other comments may stand in it and after it,
  /// a blank line begins another one.
  func documentation(before token: TokenSyntax?) -> String? {
    guard let pieces = token?.leadingTrivia.pieces else { return nil }
    var comments: [String] = []
    pieces: for piece in pieces.reversed() {
      switch piece {
      case .docLineComment(let text): comments.append(Self.lineText(text))
      case .docBlockComment(let text): comments.append(Self.blockText(text))
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        if count > 1, !comments.isEmpty { break pieces }
      default: continue
      }
    }
    let text = comments.reversed().joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  /// The marks in the comments before a token.
  func marks(before token: TokenSyntax?) -> [Mark] {
    guard let token else { return [] }
    return marks(in: token.leadingTrivia, from: token.position.utf8Offset)
  }

  /// The marks in the comments after a token on its line.
  func marks(after token: TokenSyntax?) -> [Mark] {
    guard let token else { return [] }
    return marks(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func marks(in trivia: Trivia, from start: Int) -> [Mark] {
    var marks: [Mark] = []
    var offset = start
    for piece in trivia {
      if piece.isComment, case .some(let text) = piece.commentText {
        marks += self.marks(in: text, from: offset)
      }
      offset += piece.sourceLength.utf8Length
    }
    return marks
  }

  private func marks(in comment: String, from start: Int) -> [Mark] {
    var marks: [Mark] = []
    var rest = comment[...]
    while let prefix = rest.firstRange(of: Self.markPrefix) {
      let line = rest[prefix.upperBound...].prefix { !$0.isNewline }
      defer { rest = rest[line.endIndex...] }
      if wantsFirst, !Self.isFirst(comment[..<prefix.lowerBound]) { continue }
      let name = line.prefix { $0.isLetter || $0 == "-" }
      var text = line[name.endIndex...].trimmingCharacters(in: .whitespaces)
      if text.hasSuffix("*/") { text = text.dropLast(2).trimmingCharacters(in: .whitespaces) }
      let offset = comment.utf8.distance(from: comment.startIndex, to: prefix.lowerBound)
      marks.append(Mark(name: String(name), text: text, place: lines.place(of: start + offset)))
    }
    return marks
  }

  /// Whether a mark behind this beginning of a comment stands first on its line.
  private static func isFirst(_ comment: Substring) -> Bool {
    guard let lineEnd = comment.lastIndex(where: \.isNewline) else {
      return SourceIgnore.mayStand(behind: comment, isFirstLine: true)
    }
    return SourceIgnore.mayStand(behind: comment[lineEnd...].dropFirst(), isFirstLine: false)
  }

  private static func lineText(_ comment: String) -> String {
    let text = comment.dropFirst(3)
    return String(text.first == " " ? text.dropFirst() : text)
  }

  private static func blockText(_ comment: String) -> String {
    comment.dropFirst(3).dropLast(2)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        let bare = line.drop { $0 == " " || $0 == "\t" }
        return bare.first == "*" ? bare.dropFirst().trimmingCharacters(in: .whitespaces) : String(bare)
      }
      .joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension TriviaPiece {
  /// The text of a comment.
  fileprivate var commentText: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
    default: nil
    }
  }
}
