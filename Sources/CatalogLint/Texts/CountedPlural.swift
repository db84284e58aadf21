import CatalogICU
import MessageFormatting
import StringsFiles

/// A part of a text that depends on a number, in either style: its forms, and whether each shows the number.
package struct CountedPlural: Sendable {
  /// The wording for one category.
  package struct Form: Sendable {
    /// The category.
    package let category: PluralCategory
    /// How the number itself is written in the wording, such as `#` or `%lld`; nil where it is not there.
    package let number: String?
    /// Where it stands.
    package let place: Place

    /// Whether the number itself is in the wording.
    package var showsNumber: Bool { number != nil }
  }

  /// The name of its value, or of its variable.
  package let name: String
  /// Whether it ranks (1st, 2nd) instead of counting.
  package let isOrdinal: Bool
  /// The forms by category, in the order of the text.
  package let forms: [Form]
  /// The numbers that have a form of their own, whatever their category.
  package let exact: [Double]
  /// What is taken off the number before its category is looked up.
  package let offset: Double
  /// Whether the number is known to be a whole one.
  package let isWhole: Bool
  /// Where it stands.
  package let place: Place

  /// Whether some form has a category.
  package func has(_ category: PluralCategory) -> Bool { forms.contains { $0.category == category } }

  /// The whole numbers below 200 that are worded by a category's form, or would be.
  ///
  /// Below 200 every rule of CLDR has shown all that its last two digits decide.
  package func numbers(of category: PluralCategory, by rules: PluralRules) -> [Int] {
    (0..<200).filter { number in
      Double(number) >= offset && !exact.contains(Double(number))
        && rules.category(of: number - Int(offset)) == category
    }
  }
}

extension LintedText {
  /// The plurals of the text; none where it is no valid pattern, or its parts do not fit together (`plural-structure`).
  package var plurals: [CountedPlural] {
    if case .plural(let plural) = entry.value {
      return hasBrokenStructure ? [] : plural.variables.compactMap { counted($0, in: plural) }
    }
    guard style == .icu, pattern != nil,
      placeholders.contains(where: { $0.kind.isPlural }), let parts = try? PatternParts(string)
    else { return [] }
    return PluralParts(bytes: Array(utf8), text: self).plurals(in: parts)
  }

  /// The language of the text; nil where its locale is none that ICU knows, and of a text that nobody has translated yet,
  /// or that is a copy of its base: that is in another, or in none.
  package var language: LocaleIdentifier? {
    if facts.contains(.markedUntranslated) || isCopyOfBase { return nil }
    return LocaleIdentifier(locale).flatMap { KnownLanguages.contain($0.language) ? $0 : nil }
  }

  // MARK: - Variables of a `.stringsdict`

  private func counted(_ variable: PluralText.Variable, in plural: PluralText) -> CountedPlural? {
    guard variable.ruleType == "NSStringPluralRuleType" || variable.ruleType == "plural" else { return nil }
    let forms = variable.forms.compactMap { form -> CountedPlural.Form? in
      guard let category = PluralCategory(rawValue: form.category) else { return nil }
      return CountedPlural.Form(
        category: category,
        number: Self.number(in: form.text, of: variable),
        place: file.place(of: form.span)
      )
    }
    if forms.isEmpty { return nil }
    return CountedPlural(
      name: variable.name,
      isOrdinal: false,
      forms: forms,
      // As Foundation does, the form zero serves 0 in every language.
      exact: forms.contains { $0.category == .zero } ? [0] : [],
      offset: 0,
      isWhole: variable.valueType.utf8.last.map { "diuxXo".utf8.contains($0) } ?? false,
      place: file.place(of: variable.span)
    )
  }

  private static func number(in form: String, of variable: PluralText.Variable) -> String? {
    let sign = PercentSign.all(in: form).first { sign in
      switch sign.meaning {
      case .chosenNumber: true
      case .conversion(let name, _): name != "@" || sign.position.map { $0 + 1 } == variable.argument ?? 1
      case .sign, .variable, .octet, .nothing: false
      }
    }
    return sign.map { $0.written(in: form) }
  }
}

/// Finds the plurals of a text in ICU's style with their forms.
private struct PluralParts {
  let bytes: [UInt8]
  let text: LintedText

  func plurals(in parts: borrowing PatternParts) -> [CountedPlural] {
    var plurals: [CountedPlural] = []
    for index in 0..<parts.count where parts[index].kind == .argumentStart {
      let argument = parts[index].argument
      if argument == .plural || argument == .selectOrdinal { plurals.append(plural(at: index, in: parts)) }
    }
    return plurals
  }

  private func plural(at start: Int, in parts: borrowing PatternParts) -> CountedPlural {
    let limit = parts[start].limit
    let name = string(parts[start + 1].span)
    var forms: [CountedPlural.Form] = []
    var exact: [Double] = []
    var index = start + 2
    var offset = 0.0
    if parts[index].isNumber {
      offset = parts[index].number
      index += 1
    }
    while index < limit {
      let selector = parts[index]
      index += 1
      if parts[index].isNumber {
        exact.append(parts[index].number)
        index += 1
      } else if let category = PluralCategory(rawValue: string(selector.span)) {
        let form = CountedPlural.Form(
          category: category,
          number: number(name, from: index, to: parts[index].limit, in: parts),
          place: text.place(ofTextSpan: selector.span)
        )
        forms.append(form)
      }
      index = parts[index].limit + 1
    }
    return CountedPlural(
      name: name,
      isOrdinal: parts[start].argument == .selectOrdinal,
      forms: forms,
      exact: exact,
      offset: offset,
      isWhole: isWhole(name),
      place: text.place(ofTextSpan: parts[start].span.lowerBound..<parts[start + 1].span.upperBound)
    )
  }

  private func isWhole(_ name: String) -> Bool {
    let values = (text.subjectValues ?? []).filter { $0.placeholderName == name }
    return !values.isEmpty
      && values.allSatisfy { value in
        guard let form = value.form, form.list == nil, case .known(let type) = form.kind else { return false }
        return type.hasPrefix("Int") || type.hasPrefix("UInt")
      }
  }

  /// The number sign of a message's own plural, or the value by its name; nil where it holds neither.
  private func number(_ name: String, from start: Int, to limit: Int, in parts: borrowing PatternParts) -> String? {
    var inner = 0
    for index in start..<limit {
      let part = parts[index]
      switch part.kind {
      case .replaceNumber where inner == 0: return "#"
      case .argumentStart:
        if part.argument == .plural || part.argument == .selectOrdinal { inner += 1 }
        if part.argument == .plain || part.argument == .simple, string(parts[index + 1].span) == name {
          return "{\(name)}"
        }
      case .argumentLimit where part.argument == .plural || part.argument == .selectOrdinal: inner -= 1
      default: continue
      }
    }
    return nil
  }

  private func string(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }
}

extension PatternParts.Part {
  fileprivate var isNumber: Bool { kind == .wholeNumber || kind == .fraction }
}

extension Placeholder.Kind {
  /// Whether it chooses a wording by a word.
  var isSelect: Bool { if case .select = self { true } else { false } }

  /// Whether it chooses a wording by a number.
  var isPlural: Bool {
    switch self {
    case .plural, .selectOrdinal: true
    default: false
    }
  }
}
