import StringsFiles

/// One of the texts that people may read for a key: the text itself, or a form of a plural.
package struct Wording: Sendable {
  /// The text.
  package let text: String
  /// The name of the variable and the category that choose the form; nil where there is only one text.
  package let form: (variable: String, category: String)?
  /// Whether it is all that people read. A form of a plural may stand inside of another text: then its edges are no edges.
  package let isWhole: Bool
  /// Where it is written in the file; `0..<0` where that is unknown.
  let span: Range<Int>

  /// What is in it.
  package var facts: TextFacts { TextFacts(of: text) }

  /// The texts of a plural: its forms, and its format where that holds more than a variable.
  static func all(of plural: PluralText) -> [Wording] {
    let whole = plural.variables.filter { plural.format == "%#@\($0.name)@" }.map(\.name)
    let forms = plural.variables.flatMap { variable in
      variable.forms.map { form in
        Wording(
          text: form.text,
          form: (variable.name, form.category),
          isWhole: whole.contains(variable.name),
          span: form.span
        )
      }
    }
    return whole.isEmpty ? [Wording(text: plural.format, form: nil, isWhole: true, span: 0..<0)] + forms : forms
  }
}
