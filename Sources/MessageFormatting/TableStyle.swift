/// Which style the texts of a table are written in, and what told.
///
/// Decided by the base locale's file for all locales: a comment `/* catalog: style=printf */` at its top; else what more
/// of its texts have, valid conversions or ICU arguments; else ICU. So a text of a printf table that speaks of `{name}`
/// stays prose.
public enum TableStyle {
  /// What told the style.
  public enum Reason: Sendable, Hashable {
    /// A comment at the top of the file.
    case comment
    /// No comment; more texts with a conversion than with an ICU argument. The first of them.
    case conversion(String)
    /// No comment; as many texts with an ICU argument as with a conversion, or more. The first of them.
    case argument(String)
    /// No text has a placeholder, so both styles read the same, up to apostrophes and `%%`.
    case noPlaceholder
  }

  /// The style of a table from its texts and the comments before its first entry.
  public static func style(
    ofTexts texts: some Sequence<String>,
    headerComments: [String] = []
  ) -> (style: PatternStyle, reason: Reason) {
    for comment in headerComments {
      if let style = mark(in: comment) { return (style, .comment) }
    }
    var conversion: String?
    var argument: String?
    var lead = 0
    for text in texts {
      if hasICUArgument(text) {
        lead -= 1
        if argument == nil { argument = text }
      }
      if let found = conversionRange(in: text) {
        if conversion == nil { conversion = text }
        // Behind a number it may be prose: 50%off.
        if !isBehindDigit(found.lowerBound, in: text) { lead += 1 }
      }
      if abs(lead) == decidingLead { break }
    }
    if let argument, conversion == nil || lead <= 0 { return (.icu, .argument(argument)) }
    if let conversion { return (.printf, .conversion(conversion)) }
    return (.icu, .noPlaceholder)
  }

  /// By how many texts one style leads when nothing more is looked at: a program that shows its first alert waits for this.
  private static let decidingLead = 16

  /// The style that a comment sets: `catalog: style=printf`, wherever it stands in the comment.
  static func mark(in comment: String) -> PatternStyle? {
    guard let mark = comment.firstRange(of: "catalog:") else { return nil }
    for word in comment[mark.upperBound...].split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard word.hasPrefix("style=") else { continue }
      return PatternStyle(rawValue: word.dropFirst("style=".count).lowercased())
    }
    return nil
  }

  private static func hasICUArgument(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    guard let pattern = try? MessagePattern(text, style: .icu) else { return false }
    return !pattern.placeholders.isEmpty
  }

  private static func conversionRange(in text: String) -> Range<Int>? {
    text.utf8.contains(UInt8(ascii: "%")) ? PrintfScanner.firstConversion(in: text) : nil
  }

  private static func isBehindDigit(_ offset: Int, in text: String) -> Bool {
    let before = text.utf8.prefix(offset).last
    return before.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
