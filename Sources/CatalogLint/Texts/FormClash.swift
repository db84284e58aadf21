import MessageFormatting
import StringsFiles

/// A form of a text that takes a value for something else than the variable it is for, or than another form of it.
struct FormClash {
  /// The conversion of the form.
  let written: String
  /// What it clashes with.
  let other: String
  let place: Place
  let otherPlace: Place
}

extension LintedText {
  /// The clashes of the forms of a text that do not show in its pattern, one for each variable at most.
  var formClashes: [FormClash] {
    // What is no conversion at all is told as that (`lookalike-placeholder`).
    guard facts.contains(.plural), case .plural(let plural) = entry.value, lookalikes.isEmpty else { return [] }
    return plural.variables.compactMap { variable in
      variable.ruleType == "NSStringPluralRuleType" || variable.ruleType == "plural"
        ? otherThanCounted(in: variable) : differentKinds(in: variable)
    }
  }

  /// A form that takes the number it is chosen by for something else than its variable does: no form shows another value, and
  /// the first that each shows is that number.
  private func otherThanCounted(in variable: PluralText.Variable) -> FormClash? {
    guard let counted = FormattedKind(ofValueType: variable.valueType),
      // What the text shows behind the number may stand in its forms.
      format(takesOnly: variable)
    else { return nil }
    let signs = variable.forms.map { form in PercentSign.all(in: form.text).filter { $0.meaning != .sign } }
    guard signs.allSatisfy({ $0.count <= 1 && $0.allSatisfy { $0.position == nil } }) else { return nil }
    for (form, signs) in zip(variable.forms, signs) {
      guard let sign = signs.first, let conversion = sign.conversion,
        // A text of C is a fault of its own (`c-string-specifier`).
        !Placeholder.Kind.conversion(conversion).isTextOfC,
        let kind = FormattedKind(of: .conversion(conversion)), !kind.fits(counted)
      else { continue }
      return FormClash(
        written: sign.written(in: form.text),
        other: "%\(variable.valueType)",
        place: file.place(of: form.span, in: key),
        otherPlace: file.place(of: variable.span, in: key)
      )
    }
    return nil
  }

  /// Whether the format is nothing but a variable, with no text around it that could name the value.
  private func format(takesOnly variable: PluralText.Variable) -> Bool {
    PercentSign.all(in: string).filter { $0.meaning != .sign }.map(\.meaning) == [.variable(variable.name)]
  }

  /// Forms for devices or widths that take the same value for different things.
  private func differentKinds(in variable: PluralText.Variable) -> FormClash? {
    var first: [Int: (sign: PercentSign, kind: FormattedKind, form: PluralText.Form)] = [:]
    for form in variable.forms {
      for (position, sign) in Self.values(of: form) {
        guard let kind = sign.conversion.flatMap({ FormattedKind(of: .conversion($0)) }) else { continue }
        guard let earlier = first[position] else {
          first[position] = (sign, kind, form)
          continue
        }
        guard !kind.fits(earlier.kind) else { continue }
        return FormClash(
          written: sign.written(in: form.text),
          other: earlier.sign.written(in: earlier.form.text),
          place: file.place(of: form.span, in: key),
          otherPlace: file.place(of: earlier.form.span, in: key)
        )
      }
    }
    return nil
  }

  /// The conversions of a form with the positions of their values; none where a variable takes some of them.
  private static func values(of form: PluralText.Form) -> [(Int, PercentSign)] {
    let signs = PercentSign.all(in: form.text).filter { $0.meaning != .sign }
    guard signs.allSatisfy({ $0.conversion != nil }) else { return [] }
    var next = 0
    return signs.map { sign in
      if let position = sign.position { return (position, sign) }
      next += 1
      return (next - 1, sign)
    }
  }
}
