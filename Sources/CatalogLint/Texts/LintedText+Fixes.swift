import MessageFormatting
import StringsFiles

/// Mends of a text.
extension LintedText {
  /// The edit that writes something else in place of a part of the text; nil where the file is only read.
  ///
  /// - Parameters:
  ///   - span: UTF-8 offsets in `string`.
  ///   - replacement: as it stands between the quotation marks of the file.
  package func edit(ofTextSpan span: Range<Int>, to replacement: String) -> Fix.Edit? {
    guard file.isEditable else { return nil }
    let edit = TextEdit(span: entry.sourceSpan(ofText: span), replacement: replacement)
    return .text(file: file.path, edit)
  }

  /// The edits that make changes to the entries of the text's file; nil where the file is only read.
  package func edits(_ changes: [CatalogChange]) -> [Fix.Edit]? { package.edits(changes, in: file) }

  /// Where the entry stands in its file, as changes name it.
  package var entryIndex: Int { table.entryIndex(of: reference.text) }

  /// Writes another name in placeholders of ICU style that have one name; nil where one of them cannot be changed.
  func fix(renaming placeholders: [Placeholder], to name: String) -> Fix? {
    guard let old = placeholders.first?.name else { return nil }
    let bytes = Array(utf8)
    var edits: [Fix.Edit] = []
    for placeholder in placeholders {
      // A name stands behind the brace and perhaps blanks.
      let start = bytes[placeholder.span].dropFirst().firstIndex { !($0 == UInt8(ascii: " ") || (9...13).contains($0)) }
      guard bytes[placeholder.span].first == UInt8(ascii: "{"), let start, bytes[start...].starts(with: old.utf8),
        let edit = edit(ofTextSpan: start..<(start + old.utf8.count), to: name)
      else { return nil }
      edits.append(edit)
    }
    return Fix(Fix.Sentence.replace(old: "{\(old)}", new: "{\(name)}"), edits)
  }
}
