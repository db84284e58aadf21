import ErrorCatalog
import MessageFormatting
import StringsFiles

/// Reports a comment in a table that begins with `catalog:` and is nearly one of the marks that are read, or has one
/// further on.
///
/// `/* catalog: untranslatd */` marks nothing, so that a text which is still to be translated counts as translated, and
/// `/* catalog: stile=icu */` sets no style. Nor does a style that stands below the first entry, where nobody looks for it;
/// and `catalog: untranslated` behind a sentence, or on a later line of a comment, marks nothing. Left alone: capitals, a
/// reason behind the mark (`catalog: untranslated, ask Ann`), and prose.
package enum UnknownMark: Rule {
  package static let id = "unknown-mark"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "marks that are nearly the right ones",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        /* 1️⃣catalog: stile=icu */

        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out."; /* 2️⃣catalog: untranslatd */
        """#,
      ]
    ),
    RuleExample(
      "a style that there is none of, and one that stands too low",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        // 1️⃣catalog: style=swift

        "CheckoutError.emptyCart.title" = "Empty cart";
        /* 2️⃣catalog: style=icu */
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a mark behind a translators' note",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        /* Shown above the list. 1️⃣catalog: untranslated */
        "Cart.title" = "Cart";
        """#
      ]
    ),
    RuleExample(
      "a mark in capitals with a point, and prose",
      [
        "Sources/Shop/en.lproj/Screens.strings": #"""
        /* Catalog: Style=ICU. */

        /* catalog: the words of the shop's catalog */
        "Cart.title" = "Cart";
        /* Shown in a catalog: style=bold */
        "Cart.hint" = "Add an item first.";
        """#
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case misspelled(written: String, meant: String)
    case unknownStyle(written: String)
    /// The style of a table stands at its top.
    case misplacedStyle(written: String)
    /// A mark is the first that a comment says.
    case hidden(written: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    package.distinctFiles.filter { $0.bytesOfUnknownEncoding == nil }.flatMap { file in
      if file.markOffsets.isEmpty { return [Finding]() }
      var comments = CommentSpans(of: file.catalog)
      let top = Set(file.catalog.headerCommentSpans)
      return file.markOffsets.compactMap { offset in
        comments.span(at: offset).flatMap { finding(at: offset, of: $0, isAtTop: top.contains($0), in: file) }
      }
    }
  }

  private static func finding(
    at offset: Int,
    of comment: Range<Int>,
    isAtTop: Bool,
    in file: WordsFile
  ) -> Finding? {
    let catalog = file.catalog
    let before = catalog.source(of: comment.lowerBound..<offset).dropFirst(2)
    let text = catalog.source(of: offset..<comment.upperBound)
    let isFirst = before.allSatisfy(\.isWhitespace)
    guard let slip = isFirst ? Slip(text, isAtTop: isAtTop) : Slip(text, behind: before) else { return nil }
    let span = offset..<(offset + slip.written.utf8.count)
    var fixes: [Fix] = []
    if let meant = slip.meant, file.isEditable {
      let edit = Fix.Edit.text(file: file.path, TextEdit(span: span, replacement: meant))
      fixes = [Fix(Fix.Sentence.replace(old: slip.written, new: meant), [edit])]
    }
    return finding(slip.sentence, at: file.place(of: span), fixes: fixes)
  }

  /// A mark that nobody reads.
  private struct Slip {
    let written: String
    /// What the mark is to be; nil where only a person knows, or where it would not be read there either.
    let meant: String?
    let sentence: Sentence

    /// - Parameter text: of a comment, from `catalog:` on.
    init?(_ text: String, isAtTop: Bool) {
      guard let mark = EntryComment.mark(in: text), !EntryComment.isUntranslatedMark(text) else { return nil }
      let word = mark.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let sign = mark[word.endIndex...].drop(while: \.isWhitespace)
      let name = word.lowercased()
      guard sign.first == "=" || sign.first == ":", Spelling.distance(from: name, to: "style") <= 2 else {
        let distance = Spelling.distance(from: name, to: "untranslated")
        guard distance <= 3, distance < Spelling.distance(from: name, to: "translated") else { return nil }
        written = String(text[..<word.endIndex])
        meant = CatalogEntry.untranslatedMark
        sentence = .misspelled(written: written, meant: CatalogEntry.untranslatedMark)
        return
      }
      let value = sign.dropFirst().drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      written = String(text[..<value.endIndex])
      let style = Spelling.nearest(to: String(value), in: PatternStyle.allCases.map(\.rawValue))
      if TableStyle.mark(in: written) != nil {
        if isAtTop { return nil }
        meant = nil
        sentence = .misplacedStyle(written: written)
      } else if let style {
        let mark = "catalog: style=\(style)"
        meant = isAtTop ? mark : nil
        sentence = .misspelled(written: written, meant: mark)
      } else {
        meant = nil
        sentence = .unknownStyle(written: written)
      }
    }

    /// The mark of an untranslated entry where it stands by itself, on a line or behind a sentence: no word about it. In a
    /// comment's comment somebody has put the entry away with its mark.
    ///
    /// - Parameters:
    ///   - text: of a comment, from `catalog:` on.
    ///   - before: what the comment says before.
    init?(_ text: String, behind before: Substring) {
      guard EntryComment.isUntranslatedMark(text), let mark = EntryComment.mark(in: text), !before.contains("/*"),
        !before.contains("//"), !text.contains("\";")
      else { return nil }
      let word = mark.prefix(while: \.isLetter)
      let next = mark[word.endIndex...].first { $0.isNewline || !$0.isWhitespace }
      let line = before[(before.lastIndex(where: \.isNewline).map(before.index(after:)) ?? before.startIndex)...]
      let last = line.last { !$0.isWhitespace }
      let isAtStart = line.allSatisfy { $0.isWhitespace || $0 == "*" } && line.endIndex != before.startIndex
      guard next.map({ $0.isNewline || ".,;—–*".contains($0) }) ?? true,
        isAtStart || last.map({ ".。!！?？;；,、:：—–-)）".contains($0) }) == true
      else { return nil }
      written = String(text[..<word.endIndex])
      meant = nil
      sentence = .hidden(written: written)
    }
  }
}
