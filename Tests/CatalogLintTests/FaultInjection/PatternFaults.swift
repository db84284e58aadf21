import CatalogICU
import MessageFormatting
import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of patterns.
  static let ofPatterns: [Fault] = icuPatterns + printfPatterns + plurals

  private static let icuPatterns: [Fault] =
    onBothSides("invalid-pattern", "an open brace", at: .entry) { text in
      // Where all texts are broken, a table has no style any more: those with values stay whole.
      text.isICU && !text.bindings.isEmpty && text.placeholders.isEmpty ? text.appending(" {") : nil
    }
    + onBothSides("invalid-pattern", "a type of value that there is none of", at: .entry) { text in
      text.plainPlaceholder.map { text.replacing($0.span, with: "{\($0.name), amount}") }
    }
    + onBothSides("quoted-placeholder", "an apostrophe on each side of a placeholder", mended: true) { text in
      text.plainPlaceholder.map { text.replacing($0.span, with: "'{\($0.name)}'") }
    }
    + [
      lookalike("full-width braces") { "｛\($0)｝" },
      lookalike("a dollar sign before the braces", unless: "currency") { "${\($0)}" },
      lookalike("a percent sign before the braces") { "%{\($0)}" },
      lookalike("two braces") { "{{\($0)}}" },
    ]

  /// A look-alike of an ICU placeholder in a translation: the base shows what was meant.
  ///
  /// - Parameter exception: what a text must not speak of: where money is meant, a dollar sign may stand for it.
  private static func lookalike(
    _ title: String,
    unless exception: String? = nil,
    of name: @escaping @Sendable (String) -> String
  ) -> Fault {
    Fault("lookalike-placeholder", title, in: .translation, mended: true) { text in
      guard let placeholder = text.plainPlaceholder else { return nil }
      if let exception, text.string.contains(exception) { return nil }
      return text.replacing(placeholder.span, with: name(placeholder.name))
    }
  }

  // MARK: - printf

  private static let printfPatterns: [Fault] =
    [("％@", "a full-width percent sign"), ("% @", "a space"), ("٪@", "an Arabic percent sign")].map { sign, title in
      Fault("lookalike-placeholder", "\(title) in a conversion", in: .translation, mended: true) { text in
        text.plainConversion.flatMap { text.source(of: $0.span) == "%@" ? text.replacing($0.span, with: sign) : nil }
      }
    }
    + ["％1$@", "%１$@", "%1＄@", "%$1@"].map { sign in
      Fault("lookalike-placeholder", "\(sign) for a conversion with a position", in: .translation, mended: true) {
        text in
        text.isPrintf ? text.replacing("%1$@", with: sign) : nil
      }
    }
    + onBothSides("invalid-specifier", "a conversion that there is none of", at: .entry) { text in
      text.plainConversion == nil || text.string.contains("%%") ? nil : text.appending("; %y")
    }
    + onBothSides("c-string-specifier", "%s for %@", mended: true) { text in
      text.plainConversion.flatMap { text.source(of: $0.span) == "%@" ? text.replacing($0.span, with: "%s") : nil }
    }
    + onBothSides("mixed-positions", "the position of one of two conversions is gone", at: .entry) { text in
      text.placeholders.count == 2 && text.isPrintf ? text.replacing("%2$", with: "%") : nil
    }
    + [
      // A translation, or the text of a case, shows then what there is not: `argument-mismatch`, `unknown-argument`.
      Fault("argument-gap", "a position too high by one", in: .base, at: .entry) { text in
        text.placeholders.count == 2 && text.isPrintf && text.subjects.isEmpty
          ? text.replacing("%2$", with: "%3$") : nil
      }
    ]
    + onBothSides("argument-type-clash", "one position as a text and as a number", at: .entry) { text in
      text.isPrintf ? text.replacing("%1$@", with: "%1$@ %1$d") : nil
    }
    + onBothSides("stray-percent", "a percent sign that is not doubled", mended: true) { text in
      text.isPrintf ? text.replacing("%%", with: "%") : nil
    }

  // MARK: - Plurals

  private static let plurals: [Fault] =
    onBothSides("plural-categories", "a form that whole numbers reach is gone", at: .entry) { text in
      // A form for a number of its own, as `=1`, may serve all that a category is for.
      guard text.isICU, !text.hasFormsOfNumbers, let locale = LocaleIdentifier(text.locale) else { return nil }
      let required = requiredPluralCategories(locale).integers.filter { $0 != .other }
      return required.lazy.compactMap { text.removingForm($0.rawValue) }.first
    }
    + onBothSides("unused-plural-category", "a form that no number reaches", at: .entry) { text in
      guard text.isICU, ["en", "ja", "zh-Hant"].contains(text.locale), let span = text.form("other", of: .plural) else {
        return nil
      }
      return [TextEdit(span: span.lowerBound..<span.lowerBound, replacement: "few {\(text.innerText(of: span))} ")]
    }
}

extension LintedText {
  enum Branching: String { case plural, selectordinal }

  /// Where the form of a category stands in the first plural of the text, in the file: `few {…}`.
  func form(_ category: String, of kind: Branching = .plural) -> Range<Int>? {
    let string = string
    guard let plural = string.firstRange(of: ", \(kind.rawValue),"),
      let found = string[plural.upperBound...].firstRange(of: " \(category) {")
    else { return nil }
    var depth = 1
    var end = found.upperBound
    while end < string.endIndex, depth > 0 {
      if string[end] == "{" { depth += 1 } else if string[end] == "}" { depth -= 1 }
      end = string.index(after: end)
    }
    let start = string.utf8.distance(from: string.startIndex, to: found.lowerBound) + 1
    return entry.sourceSpan(ofText: start..<string.utf8.distance(from: string.startIndex, to: end))
  }

  /// What a form says, as the file writes it.
  func innerText(of form: Range<Int>) -> String {
    let source = file.catalog.source(of: form)
    guard let open = source.firstIndex(of: "{"), let close = source.lastIndex(of: "}") else { return "" }
    return String(source[source.index(after: open)..<close])
  }

  /// The form of a category of the first plural taken out; nil where there is none.
  func removingForm(_ category: String) -> [TextEdit]? {
    form(category).map { [TextEdit(span: $0, replacement: "")] }
  }
}
