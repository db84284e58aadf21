import MessageFormatting
import StringsFiles

@testable import CatalogLint

/// Ways to spoil a text.
extension LintedText {
  /// Whether it is a text of an ICU table that speaks of no signs of patterns itself.
  var isICU: Bool { style == .icu && facts.isDisjoint(with: [.percent, .dollar]) && !string.contains("'{") }

  /// Whether it is a plain text of a printf table.
  var isPrintf: Bool { style == .printf && !facts.contains(.plural) }

  /// The name and the place of the first `{name}` that stands outside of all plurals and selects.
  var plainPlaceholder: Placeholder? {
    isICU ? placeholders.first { $0.depth == 0 && $0.kind == .none && source(of: $0.span) == "{\($0.name)}" } : nil
  }

  /// The first conversion of a text, not one of a `.stringsdict`.
  var plainConversion: Placeholder? { isPrintf ? placeholders.first : nil }

  /// Whether one of its plurals has a form for a number of its own, as `=1`.
  var hasFormsOfNumbers: Bool { string.contains(/[ ,]=[0-9]/) }

  /// A part of the text.
  func source(of span: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(span.lowerBound).prefix(span.count), as: UTF8.self)
  }

  /// Something else in place of a part of the text.
  func replacing(_ span: Range<Int>, with replacement: String) -> [TextEdit] {
    [TextEdit(span: entry.sourceSpan(ofText: span), replacement: replacement)]
  }

  /// Something else in place of the first occurrence of a text; nil where there is none.
  func replacing(_ old: String, with replacement: String) -> [TextEdit]? {
    let string = string
    guard let found = string.firstRange(of: old) else { return nil }
    let start = string.utf8.distance(from: string.startIndex, to: found.lowerBound)
    return replacing(start..<start + old.utf8.count, with: replacement)
  }

  /// Something at the end of the text.
  func appending(_ text: String) -> [TextEdit] { inserting(text, at: entry.valueSpan.upperBound - 1) }

  /// Something at the start of the text.
  func prefixing(_ text: String) -> [TextEdit] { inserting(text, at: entry.valueSpan.lowerBound + 1) }

  /// Another value, as it is written between quotation marks.
  func replacingValue(with text: String) -> [TextEdit] {
    let span = entry.valueSpan
    return [TextEdit(span: span.lowerBound + 1..<span.upperBound - 1, replacement: text)]
  }

  private func inserting(_ text: String, at offset: Int) -> [TextEdit] {
    [TextEdit(span: offset..<offset, replacement: text)]
  }
}
