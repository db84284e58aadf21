import Foundation
internal import SwiftSyntax

/// Reads documentation and the linter's marks from the comments at a declaration.
struct CommentReader {
  static let markPrefix = "catalog-lint:"

  let lines: LineTable

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
  func marks(before token: TokenSyntax?) -> [Mark] { marks(before: token, in: marks) }

  /// The marks in the comments after a token on its line.
  func marks(after token: TokenSyntax?) -> [Mark] { marks(after: token, in: marks) }

  /// The marks before a token that ask the linter to look away, and what looks like one, as `SourceIgnore` has them.
  func ignores(before token: TokenSyntax) -> [Mark] { marks(before: token, in: ignores) }

  /// The same after a token on its line.
  func ignores(after token: TokenSyntax) -> [Mark] { marks(after: token, in: ignores) }

  private func marks(before token: TokenSyntax?, in read: (_ comment: String, _ start: Int) -> [Mark]) -> [Mark] {
    guard let token else { return [] }
    return marks(in: token.leadingTrivia, from: token.position.utf8Offset, read)
  }

  private func marks(after token: TokenSyntax?, in read: (_ comment: String, _ start: Int) -> [Mark]) -> [Mark] {
    guard let token else { return [] }
    return marks(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, read)
  }

  private func marks(
    in trivia: Trivia,
    from start: Int,
    _ read: (_ comment: String, _ start: Int) -> [Mark]
  ) -> [Mark] {
    var marks: [Mark] = []
    var offset = start
    for piece in trivia {
      if piece.isComment, case .some(let text) = piece.commentText { marks += read(text, offset) }
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
      let name = line.prefix { $0.isLetter || $0 == "-" }
      let offset = comment.utf8.distance(from: comment.startIndex, to: prefix.lowerBound)
      let place = lines.place(of: start + offset)
      marks.append(Mark(name: String(name), text: Self.text(ofMark: line[name.endIndex...]), place: place))
    }
    return marks
  }

  /// A mark counts only where it begins a line of its comment.
  private func ignores(in comment: String, from start: Int) -> [Mark] {
    comment.split(whereSeparator: \.isNewline).compactMap { line in
      guard Array(line.utf8).withUnsafeBytes({ !IgnoreSearch.offsets(in: $0).isEmpty }) else { return nil }
      let rest = SourceIgnore.startOfMark(in: line, isFirstLine: line.startIndex == comment.startIndex)
      let (name, text) = SourceIgnore.mark(in: rest)
      let offset = comment.utf8.distance(from: comment.startIndex, to: rest.startIndex)
      return Mark(name: name, text: Self.text(ofMark: text), place: lines.place(of: start + offset))
    }
  }

  /// What a mark says, without the end of its comment.
  private static func text(ofMark rest: Substring) -> String {
    let text = rest.trimmingCharacters(in: .whitespaces)
    return text.hasSuffix("*/") ? text.dropLast(2).trimmingCharacters(in: .whitespaces) : text
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
