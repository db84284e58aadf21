import ErrorCatalog
import MessageFormatting
import StringsFiles

// The reader of the files has English sentences of its own, for programs that only read; the linter words them in both
// languages, under keys that name the reader's module.

extension FileProblem.Kind: Catalogued {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .fileTooLarge: Self.key("fileTooLarge")
    case .notUnicode: Self.key("notUnicode")
    case .tooManyProblems: Self.key("tooManyProblems")
    case .malformedText: Self.key("malformedText")
    case .misalignedText: Self.key("misalignedText")
    case .nulCharacter: Self.key("nulCharacter")
    case .missingSemicolon: Self.key("missingSemicolon")
    case .missingEqualsSign: Self.key("missingEqualsSign")
    case .missingValue: Self.key("missingValue")
    case .unterminatedString: Self.key("unterminatedString")
    case .missingQuotationMark: Self.key("missingQuotationMark")
    case .unescapedQuotationMark: Self.key("unescapedQuotationMark")
    case .typographicQuotationMark: Self.key("typographicQuotationMark")
    case .unterminatedComment: Self.key("unterminatedComment")
    case .strayCommentEnd: Self.key("strayCommentEnd")
    case .straySemicolon: Self.key("straySemicolon")
    case .strayText: Self.key("strayText")
    case .strayCharacter: Self.key("strayCharacter")
    case .mergeConflict: Self.key("mergeConflict")
    case .unsupportedValue: Self.key("unsupportedValue")
    case .missingClosingBrace: Self.key("missingClosingBrace")
    case .strayClosingBrace: Self.key("strayClosingBrace")
    case .unknownEscape: Self.key("unknownEscape")
    case .emptyUnicodeEscape: Self.key("emptyUnicodeEscape")
    case .unpairedSurrogate: Self.key("unpairedSurrogate")
    }
  }

  /// What the sentence names.
  public var catalogArguments: MessageArguments {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      ["byteCount": ArgumentValue(byteCount), "limit": ArgumentValue(limit)]
    case .notUnicode(let likelyEncoding): ["likelyEncoding": .string(likelyEncoding)]
    case .tooManyProblems(let limit): ["limit": ArgumentValue(limit)]
    case .malformedText(let encoding, let byteCount):
      ["encoding": .string(encoding), "byteCount": ArgumentValue(byteCount)]
    case .misalignedText(let encoding): ["encoding": .string(encoding)]
    case .nulCharacter(let count): ["count": ArgumentValue(count)]
    case .typographicQuotationMark(let character): ["character": .string(character)]
    case .strayText(let text): ["text": .string(text)]
    case .strayCharacter(let name): ["name": .string(name)]
    case .unsupportedValue(let type): ["type": .string(type.rawValue)]
    case .unknownEscape(let character): ["character": .string(character)]
    case .unpairedSurrogate(let digits): ["digits": .string(digits)]
    case .missingSemicolon, .missingEqualsSign, .missingValue, .unterminatedString, .missingQuotationMark,
      .unescapedQuotationMark, .unterminatedComment, .strayCommentEnd, .straySemicolon, .mergeConflict,
      .missingClosingBrace,
      .strayClosingBrace, .emptyUnicodeEscape:
      .none
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "StringsFiles", type: "FileProblem.Kind", case: name)
  }
}

extension FileProblem.NoteKind: Catalogued {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .nextEntry: Self.key("nextEntry")
    case .likelyEnd: Self.key("likelyEnd")
    case .opening: Self.key("opening")
    case .otherVersion: Self.key("otherVersion")
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "StringsFiles", type: "FileProblem.NoteKind", case: name)
  }
}
