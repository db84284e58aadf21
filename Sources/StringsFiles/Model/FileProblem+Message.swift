extension FileProblem.Kind {
  /// The stable name, in kebab-case.
  public var id: String {
    switch self {
    case .fileTooLarge: "file-too-large"
    case .notUnicode: "not-unicode"
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
    case .strayCommentEnd: "stray-comment-end"
    case .straySemicolon: "stray-semicolon"
    case .strayText: "stray-text"
    case .strayCharacter: "stray-character"
    case .mergeConflict: "merge-conflict"
    case .unsupportedValue: "unsupported-value"
    case .missingClosingBrace: "missing-closing-brace"
    case .strayClosingBrace: "stray-closing-brace"
    case .unknownEscape: "unknown-escape"
    case .emptyUnicodeEscape: "empty-unicode-escape"
    case .unpairedSurrogate: "unpaired-surrogate"
    }
  }

  /// What is wrong and the way out, as an English sentence.
  public var message: String {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      "The file has \(byteCount) bytes; at most \(limit) are read. Split the table."
    case .notUnicode(let encoding):
      "The text is not Unicode; it looks like \(encoding). Save the file as UTF-8."
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
    case .strayCommentEnd: "This */ closes no comment. Remove it."
    case .straySemicolon: "This semicolon ends no entry. Remove it."
    case .strayText(let text): "“\(text)” belongs to no entry. Make it a comment or remove it."
    case .strayCharacter(let name): "There is \(name) outside a string. Remove it."
    case .mergeConflict: "A merge conflict is not resolved. Choose one version and remove the marks."
    case .unsupportedValue(let type): "The value is \(type.phrase); a table holds only texts. It is left out."
    case .missingClosingBrace: "The brace that opens the file is not closed. Add } at the end."
    case .strayClosingBrace: "This brace closes nothing. Remove it."
    case .unknownEscape(let character):
      "\\\(character) is no escape and is read as \(character). Remove the backslash, or write \\U and four digits."
    case .emptyUnicodeEscape: "\\U needs up to four hexadecimal digits; without one it is read as a NUL character."
    case .unpairedSurrogate(let digits): "\\U\(digits) is half of a character. Write both halves or the character."
    }
  }
}

extension FileProblem.ValueType {
  /// The type with its article.
  var phrase: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .data: "data"
    }
  }
}
