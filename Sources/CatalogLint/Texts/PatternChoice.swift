import CatalogICU
import MessageFormatting

/// A plural or a select of a text in ICU's style, with its forms as they are written.
struct PatternChoice {
  /// The text for one category, number or word.
  struct Form {
    /// What chooses it, as it is written: `one`, `=1`, `female`.
    let selector: String
    /// Where that stands, as UTF-8 offsets in the text.
    let selectorSpan: Range<Int>
    /// What is between its braces.
    let span: Range<Int>
    /// The choices that are directly in it.
    fileprivate(set) var choices: [PatternChoice] = []
  }

  /// The name of the value that decides.
  let name: String
  /// Whether that is a number.
  let isPlural: Bool
  /// With its braces.
  let span: Range<Int>
  fileprivate(set) var forms: [Form] = []

  /// Whether a form is chosen by a category, and not by one number alone.
  static func isCategory(_ form: Form) -> Bool { PluralCategory(rawValue: form.selector) != nil }
}

extension LintedText {
  /// The plurals and selects that are in no other, in order; none where the text is no valid pattern in ICU's style.
  var choices: [PatternChoice] {
    guard style == .icu, facts.contains(.braces), pattern != nil,
      placeholders.contains(where: { $0.kind.isPlural || $0.kind.isSelect }), let parts = try? PatternParts(string)
    else { return [] }
    return ChoiceReader(bytes: Array(utf8)).choices(in: parts, from: 0, to: parts.count)
  }

  /// Whether each reading of the text shows a value as such, whatever form is chosen.
  func alwaysShows(_ name: String, in choices: [PatternChoice]) -> Bool {
    shows(name, in: 0..<utf8.count, outside: choices)
      || choices.contains { choice in
        choice.forms.allSatisfy { alwaysShows(name, in: $0) }
      }
  }

  /// The same of a form.
  func alwaysShows(_ name: String, in form: PatternChoice.Form) -> Bool {
    shows(name, in: form.span, outside: form.choices)
      || form.choices.contains { choice in
        choice.forms.allSatisfy { alwaysShows(name, in: $0) }
      }
  }

  /// Whether a value stands in a part of the text and in none of the choices there.
  func shows(_ name: String, in span: Range<Int>, outside choices: [PatternChoice]) -> Bool {
    placeholders.contains { placeholder in
      placeholder.name == name && !placeholder.kind.isPlural && !placeholder.kind.isSelect
        && placeholder.span.lowerBound >= span.lowerBound && placeholder.span.upperBound <= span.upperBound
        && !choices.contains { $0.span.overlaps(placeholder.span) }
    }
  }
}

/// Reads choices from the parts that ICU finds.
private struct ChoiceReader {
  let bytes: [UInt8]

  func choices(in parts: borrowing PatternParts, from start: Int, to end: Int) -> [PatternChoice] {
    var choices: [PatternChoice] = []
    var index = start
    while index < end {
      let part = parts[index]
      if part.kind == .argumentStart {
        switch part.argument {
        case .plural, .selectOrdinal, .select: choices.append(choice(at: index, in: parts))
        case .plain, .simple, .choice: break
        }
        index = max(index, part.limit)
      }
      index += 1
    }
    return choices
  }

  private func choice(at start: Int, in parts: borrowing PatternParts) -> PatternChoice {
    let limit = parts[start].limit
    var choice = PatternChoice(
      name: string(parts[start + 1].span),
      isPlural: parts[start].argument != .select,
      span: parts[start].span.lowerBound..<parts[limit].span.upperBound
    )
    var index = start + 2
    while index < limit {
      let selector = parts[index]
      index += 1
      guard selector.kind == .selector else { continue }
      // A selector that is a number has its value behind it.
      while index < limit, parts[index].kind != .messageStart { index += 1 }
      guard index < limit else { break }
      let message = parts[index]
      choice.forms.append(
        PatternChoice.Form(
          selector: string(selector.span),
          selectorSpan: selector.span,
          span: message.span.upperBound..<parts[message.limit].span.lowerBound,
          choices: choices(in: parts, from: index + 1, to: message.limit)
        )
      )
      index = message.limit + 1
    }
    return choice
  }

  private func string(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }
}
