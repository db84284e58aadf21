import MessageFormatting
import StringsFiles

/// A table of a translation that is written in another style than that of the development language, which decides.
struct OtherStyle: Sendable {
  /// The style of the translation.
  let style: PatternStyle
  /// Where its file tells it.
  let place: Place

  /// What a file says about its style against the one it is read in; nil where it agrees, or says nothing.
  ///
  /// - Parameters:
  ///   - style: the one that the table is read in.
  ///   - base: the same table in the development language.
  init?(of file: WordsFile, readIn style: PatternStyle, base: [WordsFile]) {
    // A table without a text tells nothing (`empty-table`).
    guard file.catalog.format != .stringsdict,
      let first = base.first(where: { $0.catalog.format != .stringsdict && $0.hasTexts })
    else { return nil }
    let own = file.toldStyle
    guard own.style != style else { return nil }
    self.style = own.style
    switch own.reason {
    case .noPlaceholder: return nil
    case .comment:
      let telling = zip(file.catalog.headerComments, file.catalog.headerCommentSpans).first { comment, _ in
        TableStyle.style(ofTexts: [], headerComments: [comment]).reason == .comment
      }
      guard let telling else { return nil }
      place = file.place(of: telling.1)
    case .conversion, .argument:
      // A percent sign of prose may look like a conversion. What counts is that the base has something to show there.
      // One text alone is a slip of its own (`lookalike-placeholder`).
      let telling = file.catalog.entries.lazy.filter { entry in
        guard file.holds(entry), Self.firstPlaceholder(of: entry, own.style) != nil,
          let index = first.catalog.firstIndex(ofKey: entry.key, locale: first.spelledLocale)
        else { return false }
        return Self.firstPlaceholder(of: first.catalog.entries[index], style) != nil
      }.prefix(2)
      guard telling.count == 2, let entry = telling.first, let span = Self.firstPlaceholder(of: entry, own.style) else {
        return nil
      }
      place = file.place(of: entry.sourceSpan(ofText: span))
    }
  }

  private static func firstPlaceholder(of entry: CatalogEntry, _ style: PatternStyle) -> Range<Int>? {
    let sign = style == .icu ? UInt8(ascii: "{") : UInt8(ascii: "%")
    guard entry.valueBytes.contains(sign) else { return nil }
    return (try? MessagePattern(entry.text, style: style, keepsURLs: true))?.placeholders.first?.span
  }
}
