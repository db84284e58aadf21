import ErrorCatalog
import ErrorInventory
import MessageFormatting
import StringsFiles

/// The entries that one table lacks for one case, as stubs: marked until somebody has written their texts.
package struct CaseStubs: Sendable {
  /// One entry that is missing.
  package struct Stub: Sendable {
    /// What its text is.
    package let field: MessageField
    /// Its key.
    package let key: String
    /// The text that is to be translated; nil where no language has one.
    package let source: EntryValue?
    /// That text with its escapes, where they say more than the text.
    package let escapedSource: String?
    /// The translators' note on this text alone.
    package let note: String?

    /// An entry by what is known of it.
    package init(
      field: MessageField,
      key: String,
      source: EntryValue?,
      escapedSource: String? = nil,
      note: String? = nil
    ) {
      self.field = field
      self.key = key
      self.source = source
      self.escapedSource = escapedSource
      self.note = note
    }
  }

  /// Where the translators' note comes from.
  package enum Note: Sendable {
    /// It stands in the table already.
    case present
    /// From the table of another language.
    case known(String)
    /// From the doc comment of the case.
    case documentation
  }

  /// The entries, laid out together.
  package let group: EntryGroup

  /// - Parameters:
  ///   - stubs: in the order wanted.
  ///   - style: the table's.
  ///   - note: where the translators' note comes from.
  package init(of errorCase: ErrorCase, stubs: [Stub], style: PatternStyle, note: Note) {
    let documentation = CaseDocumentation(errorCase.documentation)
    let placeholders = StubPlaceholder.all(of: errorCase, style: style, meanings: documentation.meanings)
    let note: String? =
      switch note {
      case .present: nil
      case .known(let text): text
      case .documentation: Self.note(documentation, placeholders)
      }
    let isNoted = stubs.contains { $0.note != nil }
    group = EntryGroup(
      stubs.enumerated().map { index, stub in
        NewEntry(
          key: stub.key,
          value: stub.source.flatMap(Self.text) ?? Self.text(of: errorCase, field: stub.field, placeholders),
          escapedValue: stub.escapedSource,
          comment: isNoted ? stub.note : index == 0 ? note : nil,
          isUntranslated: true
        )
      }
    )
  }

  /// What translators should know: the doc comment, then what the placeholders stand for.
  private static func note(_ documentation: CaseDocumentation, _ placeholders: [StubPlaceholder]) -> String? {
    let meanings = placeholders.map { "\($0.text): \($0.meaning)" }.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    var prose = documentation.prose
    if !meanings.isEmpty, let last = prose.last, last.isLetter || last.isNumber { prose += "." }
    let parts = [prose, meanings.joined(separator: " ")].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: parts.contains { $0.contains("\n") } ? "\n" : " ")
  }

  /// The text that stands in where no language has one: it tells whoever writes the real one what the case is called
  /// and which placeholders there are.
  private static func text(of errorCase: ErrorCase, field: MessageField, _ placeholders: [StubPlaceholder]) -> String {
    let name = NameWords.sentence(of: errorCase.name)
    switch field {
    case .title: return name
    case .description where !placeholders.isEmpty:
      return "\(name): \(placeholders.map(\.text).joined(separator: ", "))."
    case .description, .recovery: return name + "."
    }
  }

  /// A text of another language in one line; nil where it cannot be one.
  ///
  /// A table of the `.strings` kind holds no plural of a `.stringsdict`: the form for most numbers stands for it.
  private static func text(_ source: EntryValue) -> String? {
    switch source {
    case .text(let text): return text
    case .plural(let plural):
      var text = plural.format
      for variable in plural.variables {
        guard let form = variable.forms.first(where: { $0.category == "other" })?.text else { return nil }
        let number = variable.argument.map { "%\($0)$" }
        let numbered = number.map { form.replacing("%\(variable.valueType)", with: $0 + variable.valueType) }
        text = text.replacing("%#@\(variable.name)@", with: numbered ?? form)
        if let number { text = text.replacing("\(number)#@\(variable.name)@", with: numbered ?? form) }
      }
      return text.contains("#@") || (try? MessagePattern(text, style: .printf)) == nil ? nil : text
    }
  }
}
