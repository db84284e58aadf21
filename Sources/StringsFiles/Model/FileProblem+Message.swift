extension FileProblem.Kind {
  /// The stable name, in kebab-case.
  public var id: String {
    switch self {
    case .fileTooLarge: "file-too-large"
    case .notUnicode: "not-unicode"
    case .wrongDeclaration: "wrong-declaration"
    case .tooManyProblems: "too-many-problems"
    case .malformedText: "malformed-text"
    case .misalignedText: "misaligned-text"
    case .nulCharacter: "nul-character"
    case .missingSemicolon: "missing-semicolon"
    case .missingEqualsSign: "missing-equals-sign"
    case .missingValue: "missing-value"
    case .unterminatedString: "unterminated-string"
    case .missingQuotationMark: "missing-quotation-mark"
    case .unescapedQuotationMark: "unescaped-quotation-mark"
    case .typographicQuotationMark: "typographic-quotation-mark"
    case .unterminatedComment: "unterminated-comment"
    case .unterminatedXMLComment: "unterminated-xml-comment"
    case .strayCommentEnd: "stray-comment-end"
    case .straySemicolon: "stray-semicolon"
    case .strayText: "stray-text"
    case .strayCharacter: "stray-character"
    case .misspelling: "misspelling"
    case .mergeConflict: "merge-conflict"
    case .unsupportedValue: "unsupported-value"
    case .missingClosingBrace: "missing-closing-brace"
    case .strayClosingBrace: "stray-closing-brace"
    case .unexpectedText: "unexpected-text"
    case .unexpectedEnd: "unexpected-end"
    case .unknownElement: "unknown-element"
    case .unclosedElement: "unclosed-element"
    case .strayClosingTag: "stray-closing-tag"
    case .unknownEntity: "unknown-entity"
    case .keyWithoutValue: "key-without-value"
    case .missingKey: "missing-key"
    case .duplicateMember: "duplicate-member"
    case .wrongType: "wrong-type"
    case .nestedTooDeep: "nested-too-deep"
    case .tooManyValues: "too-many-values"
    case .malformedBinary: "malformed-binary"
    case .missingMember: "missing-member"
    case .missingFormat: "missing-format"
    case .missingVariable: "missing-variable"
    case .unusedVariable: "unused-variable"
    case .cyclicVariable: "cyclic-variable"
    case .missingRuleType: "missing-rule-type"
    case .unknownRuleType: "unknown-rule-type"
    case .missingValueType: "missing-value-type"
    case .wrongValueType: "wrong-value-type"
    case .wrongArgumentNumber: "wrong-argument-number"
    case .unknownCategory: "unknown-category"
    case .missingOther: "missing-other"
    case .unknownVariation: "unknown-variation"
    case .unknownEscape: "unknown-escape"
    case .emptyUnicodeEscape: "empty-unicode-escape"
    case .longUnicodeEscape: "long-unicode-escape"
    case .invalidEscape: "invalid-escape"
    case .controlCharacter: "control-character"
    case .unpairedSurrogate: "unpaired-surrogate"
    }
  }

  /// What is wrong and the way out, as an English sentence.
  public var message: String {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      "The file has \(byteCount) bytes; at most \(limit) are read. Split the table."
    case .notUnicode(let encoding):
      "The text is not Unicode; it looks like \(encoding). Convert it with iconv -f \(encoding) -t UTF-8."
    case .wrongDeclaration(let encoding):
      "The text is UTF-8, but it is declared as \(encoding). Write UTF-8 here."
    case .tooManyProblems(let limit):
      "The file has more than \(limit) problems; the rest is not shown."
    case .malformedText(let encoding, let byteCount):
      "\(byteCount == 1 ? "A byte is" : "\(byteCount) bytes are") not valid \(encoding). Save the text again as UTF-8."
    case .misalignedText(let encoding):
      "The \(encoding) text is one byte out of step from here on. Save the file as UTF-8."
    case .nulCharacter(let count):
      count == 1
        ? "The text holds a NUL character. Remove it." : "The text holds \(count) NUL characters. Remove them."
    case .missingSemicolon: "The entry does not end with a semicolon. Add one."
    case .missingEqualsSign: "The key is followed by neither an equals sign nor a semicolon."
    case .missingValue: "There is no value after the equals sign."
    case .unterminatedString: "The string is not closed. Add a quotation mark."
    case .missingQuotationMark: "The text needs a quotation mark on both sides."
    case .unescapedQuotationMark: "A quotation mark inside a string needs a backslash before it."
    case .typographicQuotationMark(let character):
      "Keys and values stand between straight quotation marks, not \(character)."
    case .unterminatedComment: "The comment is not closed. Add */."
    case .unterminatedXMLComment: "The comment is not closed. Add -->."
    case .strayCommentEnd: "This */ closes no comment. Remove it."
    case .straySemicolon: "This semicolon ends no entry. Remove it."
    case .strayText(let text): "“\(text)” belongs to no entry. Make it a comment or remove it."
    case .strayCharacter(let character, let number):
      "There is \(character.phrase) (\(number)) outside a string. Remove it."
    case .misspelling(let found, let meant): "\(found) stands where \(meant) belongs. Write \(meant)."
    case .mergeConflict: "A merge conflict is not resolved. Choose one version and remove the marks."
    case .unsupportedValue(let type): "The value is \(type.phrase); a table holds only texts. It is left out."
    case .missingClosingBrace: "The brace that opens the file is not closed. Add } at the end."
    case .strayClosingBrace: "This brace closes nothing. Remove it."
    case .unexpectedText(let found, let expected): "There is “\(found)” where \(expected.phrase) is expected."
    case .unexpectedEnd(let expected): "The file ends where \(expected.phrase) is expected."
    case .unknownElement(let name): "<\(name)> does not belong here in a property list."
    case .unclosedElement(let name): "<\(name)> is not closed. Add </\(name)>."
    case .strayClosingTag(let name): "</\(name)> closes nothing. Remove it."
    case .unknownEntity(let name): "&\(name) names no character. Write &amp; for an ampersand."
    case .keyWithoutValue: "The key has no value behind it. Add one, or remove the key."
    case .missingKey: "The value has no key before it."
    case .duplicateMember(let name): "“\(name)” stands twice in one dictionary. Keep one of them."
    case .wrongType(let found, let expected): "There is \(found.phrase) where \(expected.phrase) is expected."
    case .nestedTooDeep(let limit): "The document is nested more than \(limit) deep; it was read up to here."
    case .tooManyValues(let limit): "The document has more than \(limit) values; it was read up to here."
    case .malformedBinary(let reason): "The binary property list is damaged: \(reason.phrase). Make it again."
    case .missingMember(let name): "“\(name)” is missing."
    case .missingFormat: "The entry has no NSStringLocalizedFormatKey, the text its variables go into."
    case .missingVariable(let name): "The text names %#@\(name)@, and the entry has no “\(name)”."
    case .unusedVariable(let name): "No text of the entry names “\(name)” as %#@\(name)@."
    case .cyclicVariable(let name): "The texts of “\(name)” lead back to it; it would never end."
    case .missingRuleType(let variable): "“\(variable)” has no NSStringFormatSpecTypeKey. Set NSStringPluralRuleType."
    case .unknownRuleType(let variable, let type):
      "“\(variable)” has the rule \(type); only NSStringPluralRuleType is known."
    case .missingValueType(let variable): "“\(variable)” does not say which number it takes, as d or lld would."
    case .wrongValueType(let variable, let found):
      "“\(found)” does not say which number “\(variable)” takes. Write d, lld or the like."
    case .wrongArgumentNumber(let variable, let found):
      "“\(found)” does not say which value “\(variable)” counts. Write a whole number from 1 on."
    case .unknownCategory(let variable, let category):
      "“\(variable)” has the category “\(category)”; there are zero, one, two, few, many and other."
    case .missingOther(let variable): "“\(variable)” has no text for other, which every language needs."
    case .unknownVariation(let name): "“\(name)” is no known variation; there are plural and device."
    case .unknownEscape(let character):
      "\\\(character) is no escape and is read as \(character). Remove the backslash, or write \\U and four digits."
    case .emptyUnicodeEscape: "\\U needs up to four hexadecimal digits; without one it is read as a NUL character."
    case .longUnicodeEscape(let escape, let meant):
      "\\U takes four digits, and the others of \(escape) are read as text. Write \(meant) itself."
    case .invalidEscape("u"): "\\u needs four hexadecimal digits behind it. Add them, or write \\\\ for a backslash."
    case .invalidEscape(let character):
      "JSON has no escape \\\(character). Remove the backslash, or write \\\\ for a backslash."
    case .controlCharacter(let escape):
      "A line break or another control character cannot stand in a text of JSON as it is. Write \(escape) instead."
    case .unpairedSurrogate(let escape): "\(escape) is half of a character. Write both halves or the character."
    }
  }
}

extension FileProblem.ValueType {
  /// The type with its article.
  var phrase: String {
    switch self {
    case .text: "a text"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .data: "data"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .null: "null"
    }
  }
}

extension FileProblem.StrayCharacter {
  /// The character with its article.
  var phrase: String {
    switch self {
    case .ideographicSpace: "an ideographic space"
    case .noBreakSpace: "a no-break space"
    case .nextLine: "a next-line character"
    case .byteOrderMark: "a byte order mark"
    case .zeroWidthSpace: "a zero-width space"
    case .otherSpace: "an unusual space"
    case .invisible: "an invisible character"
    }
  }
}

extension FileProblem.Expectation {
  /// The thing with its article.
  var phrase: String {
    switch self {
    case .value: "a value"
    case .key: "a key"
    case .colon: "a colon"
    case .equalsSign: "an equals sign"
    case .semicolon: "a semicolon"
    case .comma: "a comma"
    case .commaOrBrace: "a comma or a closing brace"
    case .commaOrBracket: "a comma or a closing bracket"
    case .end: "the end of the file"
    }
  }
}

extension FileProblem.BinaryFault {
  /// What is wrong, as a clause.
  var phrase: String {
    switch self {
    case .truncated: "it is cut short"
    case .outOfBounds: "a part of it lies outside the file"
    case .unknownObject: "it holds an object of an unknown kind"
    case .sharedContainer: "a container holds itself or is held twice"
    case .keyIsNoText: "a key is no text"
    }
  }
}
