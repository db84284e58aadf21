import MessageFormatting
import StringsFiles

/// Mends of a text.
extension LintedText {
  /// The edit that writes something else in place of a part of the text; nil where the file is only read, and of a plural,
  /// whose parts stand in its forms.
  ///
  /// - Parameters:
  ///   - span: UTF-8 offsets in `string`.
  ///   - replacement: what people are to read.
  package func edit(ofTextSpan span: Range<Int>, to replacement: String) -> Fix.Edit? {
    if facts.contains(.plural) { return nil }
    return file.catalog.edit(ofText: span, of: entry, to: replacement).map { .text(file: file.path, $0) }
  }

  /// The edit that writes something else in place of a part of a wording; nil where the file is only read, or does not tell
  /// where each part is written.
  ///
  /// - Parameters:
  ///   - span: UTF-8 offsets in the wording's text.
  ///   - replacement: what people are to read.
  func edit(of span: Range<Int>, in wording: Wording, to replacement: String) -> Fix.Edit? {
    // A format without a form is the text itself, or, where a file has nothing but forms, none of its own.
    let form = wording.form == nil ? nil : wording.span
    return file.catalog.edit(ofText: span, of: entry, formAt: form, to: replacement)
      .map { .text(file: file.path, $0) }
  }

  /// Whether a part of a wording is written as an escape, so that whoever wrote it knew what it is.
  func isEscaped(_ span: Range<Int>, in wording: Wording) -> Bool {
    // A binary property list writes every text as it is.
    guard file.catalog.hasPositions else { return false }
    let isForm = wording.form != nil && wording.span != 0..<0
    if file.catalog.notation == .xml {
      let written = file.catalog.source(of: isForm ? wording.span : entry.valueSpan)
      return Array(written.utf8).firstRange(of: Array(wording.text.utf8)[span]) == nil
    }
    if let edit = file.catalog.edit(ofText: span, of: entry, formAt: isForm ? wording.span : nil, to: "") {
      return edit.span.count != span.count
    }
    return !isForm && entry.sourceSpan(ofText: span).count != span.count
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
