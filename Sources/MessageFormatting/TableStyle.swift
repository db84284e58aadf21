/// Which style the texts of a table are written in, and what told.
///
/// Decided by the base locale's file for all locales: a comment `/* catalog: style=printf */` at its top; else printf if a text has
/// a valid conversion and none has an ICU argument; else ICU.
public enum TableStyle {
  /// What told the style.
  public enum Reason: Sendable, Hashable {
    /// A comment at the top of the file.
    case comment
    /// No comment; a text with a conversion and none with an ICU argument. The text.
    case conversion(String)
    /// No comment; a text with an ICU argument. The text.
    case argument(String)
    /// No text has a placeholder, so both styles read the same, up to apostrophes and `%%`.
    case noPlaceholder
  }

  /// The style of a table from its texts and the comments before its first entry.
  @inlinable
  public static func style(
    ofTexts texts: some Sequence<String>,
    headerComments: [String] = []
  ) -> (style: PatternStyle, reason: Reason) {
    var texts = texts.makeIterator()
    return style(headerComments: headerComments) { texts.next() }
  }

  /// The same of texts that are asked for one by one: of a lazy sequence, finding out what it is takes longer than a look at
  /// the few texts that tell.
  @usableFromInline
  static func style(headerComments: [String], next: () -> String?) -> (style: PatternStyle, reason: Reason) {
    for comment in headerComments {
      if let style = mark(in: comment) { return (style, .comment) }
    }
    var conversion: String?
    while let text = next() {
      if hasICUArgument(text) { return (.icu, .argument(text)) }
      if conversion == nil, hasConversion(text) { conversion = text }
    }
    if let conversion { return (.printf, .conversion(conversion)) }
    return (.icu, .noPlaceholder)
  }

  /// The style that a comment sets: `catalog: style=printf`, in any case, wherever it stands in the comment.
  package static func mark(in comment: String) -> PatternStyle? {
    let comment = comment.lowercased()
    guard let mark = comment.firstRange(of: "catalog:") else { return nil }
    for word in comment[mark.upperBound...].split(whereSeparator: { $0.isWhitespace || ",;.".contains($0) }) {
      guard word.hasPrefix("style=") else { continue }
      return PatternStyle(rawValue: String(word.dropFirst("style=".count)))
    }
    return nil
  }

  private static func hasICUArgument(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    guard let pattern = try? MessagePattern(text, style: .icu) else { return false }
    return !pattern.placeholders.isEmpty
  }

  private static func hasConversion(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
    return PrintfScanner.firstConversion(in: text) != nil
  }
}
