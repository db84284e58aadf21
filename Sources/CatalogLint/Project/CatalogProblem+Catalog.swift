import ErrorCatalog
import MessageFormatting
import StringsFiles

// The runtime has English sentences of its own, for programs that log; the linter words them in both languages, under keys
// that name the runtime's module.

// By hand: of what these hold, a part is shown: the tag of a locale, the message of an error, a number of bytes.

extension CatalogProblem.Cause: Catalogued {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .missingMessage: Self.key("missingMessage")
    case .missingField: Self.key("missingField")
    case .missingEntry: Self.key("missingEntry")
    case .missingTranslation: Self.key("missingTranslation")
    case .brokenPattern: Self.key("brokenPattern")
    case .formatting: Self.key("formatting")
    case .embeddedCopy: Self.key("embeddedCopy")
    case .resourcesNotFound: Self.key("resourcesNotFound")
    case .unreadableFile: Self.key("unreadableFile")
    case .brokenFile: Self.key("brokenFile")
    case .tooManyProblems: Self.key("tooManyProblems")
    }
  }

  /// What fills the sentence.
  public var catalogArguments: MessageArguments {
    switch self {
    case .missingMessage, .missingEntry, .embeddedCopy: .none
    case .missingField(let field): ["0": .string(field.rawValue)]
    case .missingTranslation(let locale): ["servedIn": .string(locale.tag)]
    case .brokenPattern(let error): ["0": .error(error)]
    case .formatting: .none
    case .resourcesNotFound(let module): ["module": .string(module)]
    case .unreadableFile(let path, let reason): ["path": .string(path), "reason": .string(reason)]
    case .brokenFile(let path, let location, _): ["path": .string(path), "location": .string("\(location)")]
    case .tooManyProblems(let limit): ["limit": .integer(Int64(limit))]
    }
  }

  /// What the reader or the formatter says more exactly.
  public var catalogReason: (any Catalogued)? {
    switch self {
    case .formatting(let problem): problem
    default: nil
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "ErrorCatalog", type: "CatalogProblem.Cause", case: name)
  }
}

extension PatternError: CatalogError {
  /// Under which key the sentence stands: that of the rule which tells the same of a table, where one does.
  public var catalogKey: CatalogKey {
    switch kind {
    case .badConversion: ConversionProblem.unknown.catalogKey
    case .unsupportedConversion: ConversionProblem.unsafe.catalogKey
    case .unknownSubstitution: ConversionProblem.withoutForms.catalogKey
    default: (InvalidPattern.sentence(for: kind) ?? .syntax).catalogKey
    }
  }

  /// The sentences name nothing.
  public var catalogArguments: MessageArguments { .none }
}

/// What is wrong with a conversion of a text that was to be shown, where nobody looks at the text itself.
package enum ConversionProblem: Catalogued {
  /// A percent sign begins nothing that a formatter knows.
  case unknown
  /// The conversion is never safe.
  case unsafe
  /// There are no forms of a variable.
  case withoutForms
}

extension FormattingProblem: Catalogued {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .missingArgument: Self.key("missingArgument")
    case .wrongKind: Self.key("wrongKind")
    case .styleFailed: Self.key("styleFailed")
    case .undescribedError: Self.key("undescribedError")
    case .cut: Self.key("cut")
    }
  }

  /// What fills the sentence.
  public var catalogArguments: MessageArguments {
    switch self {
    case .missingArgument(let name): ["name": .string(name)]
    case .wrongKind(let name, let expected, let actual):
      ["name": .string(name), "expected": .string(expected), "actual": .string(actual.rawValue)]
    case .styleFailed(let name, let style): ["name": .string(name), "style": .string(style)]
    case .undescribedError(let name, let type): ["name": .string(name), "type": .string(type)]
    case .cut(let limit): ["limit": .bytes(Int64(limit))]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "MessageFormatting", type: "FormattingProblem", case: name)
  }
}
