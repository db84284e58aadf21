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
}
