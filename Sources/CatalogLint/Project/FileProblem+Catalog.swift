import ErrorCatalog
import MessageFormatting
import StringsFiles

// The reader of the files has English sentences of its own, for programs that only read; the linter words them in both
// languages, under keys that name the reader's module.

// By hand: types and expectations are words of the sentences, which their names choose.
extension FileProblem.Kind: Catalogued {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .fileTooLarge: Self.key("fileTooLarge")
    case .notUnicode: Self.key("notUnicode")
    case .wrongDeclaration: Self.key("wrongDeclaration")
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
    case .unterminatedXMLComment: Self.key("unterminatedXMLComment")
    case .strayCommentEnd: Self.key("strayCommentEnd")
    case .straySemicolon: Self.key("straySemicolon")
    case .strayText: Self.key("strayText")
    case .strayCharacter: Self.key("strayCharacter")
    case .misspelling: Self.key("misspelling")
    case .mergeConflict: Self.key("mergeConflict")
    case .unsupportedValue: Self.key("unsupportedValue")
    case .missingClosingBrace: Self.key("missingClosingBrace")
    case .strayClosingBrace: Self.key("strayClosingBrace")
    case .unexpectedText: Self.key("unexpectedText")
    case .unexpectedEnd: Self.key("unexpectedEnd")
    case .unknownElement: Self.key("unknownElement")
    case .unclosedElement: Self.key("unclosedElement")
    case .strayClosingTag: Self.key("strayClosingTag")
    case .unknownEntity: Self.key("unknownEntity")
    case .keyWithoutValue: Self.key("keyWithoutValue")
    case .missingKey: Self.key("missingKey")
    case .duplicateMember: Self.key("duplicateMember")
    case .wrongType: Self.key("wrongType")
    case .nestedTooDeep: Self.key("nestedTooDeep")
    case .tooManyValues: Self.key("tooManyValues")
    case .malformedBinary: Self.key("malformedBinary")
    case .missingMember: Self.key("missingMember")
    case .missingFormat: Self.key("missingFormat")
    case .missingVariable: Self.key("missingVariable")
    case .unusedVariable: Self.key("unusedVariable")
    case .cyclicVariable: Self.key("cyclicVariable")
    case .missingRuleType: Self.key("missingRuleType")
    case .unknownRuleType: Self.key("unknownRuleType")
    case .missingValueType: Self.key("missingValueType")
    case .wrongValueType: Self.key("wrongValueType")
    case .wrongArgumentNumber: Self.key("wrongArgumentNumber")
    case .unknownCategory: Self.key("unknownCategory")
    case .missingOther: Self.key("missingOther")
    case .unknownVariation: Self.key("unknownVariation")
    case .unknownEscape: Self.key("unknownEscape")
    case .emptyUnicodeEscape: Self.key("emptyUnicodeEscape")
    case .longUnicodeEscape: Self.key("longUnicodeEscape")
    case .invalidEscape: Self.key("invalidEscape")
    case .controlCharacter: Self.key("controlCharacter")
    case .unpairedSurrogate: Self.key("unpairedSurrogate")
    }
  }

  /// What the sentence names; cases of a reason by their names, since a keyword of a select cannot hold a hyphen.
  public var catalogArguments: MessageArguments {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      ["byteCount": ArgumentValue(byteCount), "limit": ArgumentValue(limit)]
    case .notUnicode(let likelyEncoding): ["likelyEncoding": .string(likelyEncoding)]
    case .wrongDeclaration(let encoding): ["encoding": .string(encoding)]
    case .tooManyProblems(let limit): ["limit": ArgumentValue(limit)]
    case .malformedText(let encoding, let byteCount):
      ["encoding": .string(encoding), "byteCount": ArgumentValue(byteCount)]
    case .misalignedText(let encoding): ["encoding": .string(encoding)]
    case .nulCharacter(let count): ["count": ArgumentValue(count)]
    case .typographicQuotationMark(let character): ["character": .string(character)]
    case .strayText(let text): ["text": .string(text)]
    case .strayCharacter(let character, let number):
      ["character": .string("\(character)"), "number": .string(number)]
    case .misspelling(let found, let meant): ["found": .string(found), "meant": .string(meant)]
    case .unsupportedValue(let type): ["type": .string(type.rawValue)]
    case .unexpectedText(let found, let expected): ["found": .string(found), "expected": .string("\(expected)")]
    case .unexpectedEnd(let expected): ["expected": .string("\(expected)")]
    case .unknownElement(let name): ["name": .string(name)]
    case .unclosedElement(let name): ["name": .string(name)]
    case .strayClosingTag(let name): ["name": .string(name)]
    case .unknownEntity(let name): ["name": .string(name)]
    case .duplicateMember(let name): ["name": .string(name)]
    case .wrongType(let found, let expected):
      ["found": .string(found.rawValue), "expected": .string(expected.rawValue)]
    case .nestedTooDeep(let limit): ["limit": ArgumentValue(limit)]
    case .tooManyValues(let limit): ["limit": ArgumentValue(limit)]
    case .malformedBinary(let reason): ["reason": .string("\(reason)")]
    case .missingMember(let name): ["name": .string(name)]
    case .missingVariable(let name): ["name": .string(name)]
    case .unusedVariable(let name): ["name": .string(name)]
    case .cyclicVariable(let name): ["name": .string(name)]
    case .missingRuleType(let variable): ["variable": .string(variable)]
    case .unknownRuleType(let variable, let type): ["variable": .string(variable), "type": .string(type)]
    case .missingValueType(let variable): ["variable": .string(variable)]
    case .wrongValueType(let variable, let found): ["variable": .string(variable), "found": .string(found)]
    case .wrongArgumentNumber(let variable, let found): ["variable": .string(variable), "found": .string(found)]
    case .unknownCategory(let variable, let category): ["variable": .string(variable), "category": .string(category)]
    case .missingOther(let variable): ["variable": .string(variable)]
    case .unknownVariation(let name): ["name": .string(name)]
    case .unknownEscape(let character): ["character": .string(character)]
    case .longUnicodeEscape(let escape, let meant): ["escape": .string(escape), "meant": .string(meant)]
    case .invalidEscape(let character): ["character": .string(character)]
    case .controlCharacter(let escape): ["escape": .string(escape)]
    case .unpairedSurrogate(let escape): ["escape": .string(escape)]
    case .missingSemicolon, .missingEqualsSign, .missingValue, .unterminatedString, .missingQuotationMark,
      .unescapedQuotationMark, .unterminatedComment, .unterminatedXMLComment, .strayCommentEnd,
      .straySemicolon, .mergeConflict, .missingClosingBrace, .strayClosingBrace, .keyWithoutValue, .missingKey,
      .missingFormat,
      .emptyUnicodeEscape:
      .none
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "StringsFiles", type: "FileProblem.Kind", case: name)
  }
}

extension FileProblem.NoteKind: Catalogued {}
