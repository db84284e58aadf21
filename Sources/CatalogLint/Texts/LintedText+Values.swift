import ErrorInventory
import MessageFormatting

/// The values that a text shows.
extension LintedText {
  /// What a case that shows the text has for a placeholder.
  struct Value {
    /// The case with its type: `CheckoutError.limitReached(limit:)`.
    let error: String
    let errorCase: ErrorCase
    let value: AssociatedValue
  }

  /// What each case that shows the text has for a placeholder.
  ///
  /// Empty where the source does not tell, where some case has no such value, which `unknown-argument` reports, and where
  /// somebody decides by hand what a message gets.
  func values(of placeholder: Placeholder) -> [Value] {
    var values: [Value] = []
    for subject in subjects {
      if subject.makesArgumentsByHand { return [] }
      for errorCase in subject.cases {
        let arguments = errorCase.arguments
        let value =
          style == .printf
          ? Int(placeholder.name).flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
          : arguments.first { $0.placeholderName == placeholder.name }
        guard let value else { return [] }
        values.append(Value(error: "\(subject.type.path).\(errorCase.fullName)", errorCase: errorCase, value: value))
      }
    }
    return values
  }

  /// Whether the source tells which values the text can show.
  var hasKnownValues: Bool {
    let subjects = subjects
    return !subjects.isEmpty && !subjects.contains(where: \.makesArgumentsByHand)
  }

  /// Whether the text shows something that its cases do not have, which `unknown-argument` reports.
  var hasUnknownValue: Bool {
    hasKnownValues && placeholders.contains { values(of: $0).isEmpty }
  }

  /// Whether a message gets nothing for a placeholder, which `unpresentable-argument` reports.
  func isUnpresentable(_ placeholder: Placeholder) -> Bool {
    values(of: placeholder).contains { ShownValue($0.value.form) == nil }
  }

  /// A note at the case that has a value.
  func note(declaring value: Value) -> Finding.Note {
    let place = package.place(value.errorCase.location, length: value.errorCase.nameLength)
    return .init(UnknownArgument.Sentence.declaration(error: value.error), at: place)
  }

  /// A placeholder as the text shows it, in short: `{limit}`, `{limit, plural}`, `%1$@`.
  func written(_ placeholder: Placeholder) -> String {
    let kind: String
    switch placeholder.kind {
    case .none: return "{\(placeholder.name)}"
    case .number: kind = "number"
    case .date: kind = "date"
    case .time: kind = "time"
    case .spellout: kind = "spellout"
    case .ordinal: kind = "ordinal"
    case .duration: kind = "duration"
    case .plural where style == .printf, .conversion:
      return conversion(of: placeholder)?.written ?? source(of: placeholder)
    case .plural: kind = "plural"
    case .selectOrdinal: kind = "selectordinal"
    case .select: kind = "select"
    }
    return "{\(placeholder.name), \(kind)}"
  }

  /// A placeholder of a text with forms as one of them writes it, and the form; nil where the text itself holds it.
  ///
  /// The format of an entry of a string catalog is ours where the file has nothing but variations, and a conversion of a form
  /// is placed where the format names the variable.
  func conversion(of placeholder: Placeholder) -> (written: String, wording: Wording)? {
    guard facts.contains(.plural) else { return nil }
    if case .plural = placeholder.kind, !entry.valueBytes.isEmpty { return nil }
    for wording in wordings where wording.form != nil {
      for sign in PercentSign.all(in: wording.text) {
        guard let name = sign.conversion, sign.position.map(String.init) ?? placeholder.name == placeholder.name
        else { continue }
        switch placeholder.kind {
        case .conversion(let letters) where letters != name: continue
        case .plural where name == "@": continue
        default: return (sign.written(in: wording.text), wording)
        }
      }
    }
    return nil
  }

  /// The conversion of a value in the text: its letters, and what stands behind the percent sign and the position, which may
  /// have a width before them (`.1f`); nil where the value has none, or a text of C.
  ///
  /// - Parameter name: the value's number, as `Placeholder.name` counts.
  func conversion(ofValue name: String) -> (letters: String, written: String)? {
    for placeholder in placeholders where placeholder.name == name {
      guard case .conversion(let letters) = placeholder.kind, !placeholder.kind.isTextOfC else { continue }
      let source = source(of: placeholder)
      let start = source.firstIndex(of: "$") ?? source.startIndex
      return (letters, String(source[start...].dropFirst()))
    }
    return nil
  }

  /// The letters of the conversion that values of error cases want by their types; `@` shows any.
  static func conversion(of values: [AssociatedValue]) -> String {
    !values.isEmpty && values.allSatisfy { ShownValue($0.form) == .integer } ? "lld" : "@"
  }

  /// A placeholder as it is written.
  func source(of placeholder: Placeholder) -> String {
    let bytes = Array(string.utf8)
    return String(decoding: bytes[placeholder.span.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

extension LintedText.Subject {
  /// Whether somebody wrote which values a message gets: then the associated values alone tell nothing.
  var makesArgumentsByHand: Bool {
    type.conformance == .byHand || type.extending.members.contains("catalogArguments")
  }
}
