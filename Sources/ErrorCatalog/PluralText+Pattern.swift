import CatalogICU
import MessageFormatting
import StringsFiles

extension PluralText {
  /// Compiles the text. Its conversions are printf's in every table, as the files that hold such texts prescribe.
  ///
  /// - Parameter keepsURLs: whether `%20` in a URL is text, as its author means it.
  package func pattern(keepsURLs: Bool = false) throws(PatternError) -> MessagePattern {
    try MessagePattern(
      settled(format),
      style: .printf,
      substitutions: variables.filter(\.isPlural).map { variable in
        PluralSubstitution(
          name: variable.name,
          valueType: variable.valueType.isEmpty ? "d" : variable.valueType,
          forms: variable.forms.compactMap { form in
            PluralCategory(rawValue: form.category).map { .init($0, settled(form.text)) }
          },
          position: variable.argument.map { $0 - 1 }
        )
      },
      keepsURLs: keepsURLs
    )
  }

  /// How deep variations stand inside variations. Files of Xcode have two levels; a hostile one may have a circle.
  private static let mostLevels = 8

  /// A text in which each variable that no number decides is replaced by the form for this place.
  private func settled(_ text: String, level: Int = 0) -> String {
    guard level < Self.mostLevels else { return text }
    var text = text
    for variable in variables where !variable.isPlural {
      guard let form = variable.settledForm, text.contains("%#@\(variable.name)@") else { continue }
      text = text.replacing("%#@\(variable.name)@", with: settled(form, level: level + 1))
    }
    return text
  }
}

extension PluralText.Variable {
  /// Whether a number decides the form, rather than the device or the width of a label.
  fileprivate var isPlural: Bool {
    forms.contains { PluralCategory(rawValue: $0.category) != nil && $0.category != "other" }
      || ruleType == "NSStringPluralRuleType" || ruleType == "plural"
  }

  /// The form where no number decides: the one for other devices; of widths, the widest.
  fileprivate var settledForm: String? {
    let other = forms.first { $0.category == "other" }
    let widest = forms.max { (Int($0.category) ?? 0) < (Int($1.category) ?? 0) }
    return (other ?? widest)?.text
  }
}
