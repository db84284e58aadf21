extension FileProblem {
  /// What can be wrong with a catalog file.
  public enum Kind: Sendable, Hashable {
    // MARK: The whole file

    /// The file is larger than any reader of ours takes.
    case fileTooLarge(byteCount: Int, limit: Int)
    /// The text is in no Unicode encoding; only entries of ASCII are read. The name is that of the encoding it declares,
    /// or else of the likely one.
    case notUnicode(likelyEncoding: String)
    /// The text is UTF-8, and its XML declaration names another encoding.
    case wrongDeclaration(encoding: String)
    /// There are more problems than anyone reads; the rest is left out.
    case tooManyProblems(limit: Int)

    // MARK: Encoding

    /// Bytes that are not valid in the file's encoding. They are read as U+FFFD.
    case malformedText(encoding: String, byteCount: Int)
    /// From here on the text is one byte out of step with its encoding.
    case misalignedText(encoding: String)
    /// U+0000 in the text.
    case nulCharacter(count: Int)

    // MARK: Entries of a `.strings` file

    /// An entry does not end in `;`.
    case missingSemicolon
    /// There is neither `=` nor `;` after a key.
    case missingEqualsSign
    /// There is no value after `=`.
    case missingValue
    /// A string is not closed before the next entry begins.
    case unterminatedString
    /// A string has a quotation mark at one end only, or needs marks and has none.
    case missingQuotationMark
    /// A quotation mark inside a string is not written as `\"`.
    case unescapedQuotationMark
    /// `“ ”` or the like stand where `"` is meant.
    case typographicQuotationMark(character: String)
    /// A comment is not closed.
    case unterminatedComment
    /// A comment of XML is not closed.
    case unterminatedXMLComment
    /// `*/` without a comment to close.
    case strayCommentEnd
    /// A `;` that ends nothing.
    case straySemicolon
    /// Text that belongs to no entry.
    case strayText(text: String)
    /// A character that looks like a space or like nothing, outside a string; the number as in `U+3000`.
    case strayCharacter(character: StrayCharacter, number: String)
    /// What surely means something else: a sign of another width, a doubled one, a misspelled tag. Both as they are written.
    case misspelling(found: String, meant: String)
    /// The marks that a version control system leaves around two versions.
    case mergeConflict
    /// A dictionary, an array or data where a text belongs. It is skipped whole.
    case unsupportedValue(type: ValueType)
    /// The file begins with `{`, which is not closed.
    case missingClosingBrace
    /// A `}` that closes nothing.
    case strayClosingBrace

    // MARK: Documents: property lists and JSON

    /// Something else stands where a part of the document is expected.
    case unexpectedText(found: String, expected: Expectation)
    /// The document ends in the middle.
    case unexpectedEnd(expected: Expectation)
    /// An element that a property list does not have, or not there.
    case unknownElement(name: String)
    /// An element is not closed.
    case unclosedElement(name: String)
    /// A closing tag that closes nothing.
    case strayClosingTag(name: String)
    /// `&…;` that names no character.
    case unknownEntity(name: String)
    /// A key in a dictionary has no value.
    case keyWithoutValue
    /// A value in a dictionary has no key.
    case missingKey
    /// A key stands twice in one dictionary; a merge leaves that.
    case duplicateMember(name: String)
    /// A value is of another type than its place needs.
    case wrongType(found: ValueType, expected: ValueType)
    /// The document is nested deeper than any catalog.
    case nestedTooDeep(limit: Int)
    /// The document has more values than any catalog.
    case tooManyValues(limit: Int)
    /// A binary property list that breaks its own rules.
    case malformedBinary(reason: BinaryFault)

    /// A member that every catalog of the format has is missing.
    case missingMember(name: String)

    // MARK: Plurals

    /// An entry of a `.stringsdict` file has no `NSStringLocalizedFormatKey`.
    case missingFormat
    /// A text names a variable that the entry does not have.
    case missingVariable(name: String)
    /// A variable that no text names.
    case unusedVariable(name: String)
    /// A variable whose texts lead back to it.
    case cyclicVariable(name: String)
    /// A variable has no `NSStringFormatSpecTypeKey`.
    case missingRuleType(variable: String)
    /// A variable's rule is not the plural rule.
    case unknownRuleType(variable: String, type: String)
    /// A variable does not say which number it takes.
    case missingValueType(variable: String)
    /// What stands where a variable says which number it takes is no conversion of a number, as `d` or `lld` is.
    case wrongValueType(variable: String, found: String)
    /// Which value a variable counts is no whole number from 1 on: its `argNum`.
    case wrongArgumentNumber(variable: String, found: String)
    /// A category that no language has.
    case unknownCategory(variable: String, category: String)
    /// A variable has no text for `other`, which every language needs.
    case missingOther(variable: String)
    /// A variation that is neither by plural nor by device.
    case unknownVariation(name: String)

    // MARK: Escapes

    /// A backslash before a character that needs none and means nothing special with one.
    case unknownEscape(character: String)
    /// `\U` without a hexadecimal digit behind it.
    case emptyUnicodeEscape
    /// `\U` with eight hexadecimal digits, as it is written; `meant` is the character of that number.
    case longUnicodeEscape(escape: String, meant: String)
    /// A backslash before a character that JSON has no escape for, or `\u` without four hexadecimal digits.
    case invalidEscape(character: String)
    /// A control character that stands in a JSON string as it is, such as a line end, with its escape.
    case controlCharacter(escape: String)
    /// The escape of half of a surrogate pair, as it is written.
    case unpairedSurrogate(escape: String)
  }

  /// What a value is.
  public enum ValueType: String, Sendable, Hashable, CaseIterable {
    /// A text.
    case text
    /// Keys with values: `{ … }`.
    case dictionary
    /// A list: `( … )`.
    case array
    /// Bytes: `< … >`.
    case data
    /// A number.
    case number
    /// True or false.
    case boolean
    /// A date.
    case date
    /// Nothing.
    case null
  }

  /// A character that looks like a blank or like nothing at all.
  public enum StrayCharacter: String, Sendable, Hashable, CaseIterable {
    /// U+3000.
    case ideographicSpace = "ideographic-space"
    /// U+00A0.
    case noBreakSpace = "no-break-space"
    /// U+0085.
    case nextLine = "next-line"
    /// U+FEFF.
    case byteOrderMark = "byte-order-mark"
    /// U+200B.
    case zeroWidthSpace = "zero-width-space"
    /// Another space.
    case otherSpace = "other-space"
    /// Another character that nobody sees.
    case invisible
  }

  /// What a document needs at some place.
  public enum Expectation: String, Sendable, Hashable, CaseIterable {
    /// A value.
    case value
    /// A key.
    case key
    /// `:`.
    case colon
    /// `=`.
    case equalsSign = "equals-sign"
    /// `;`.
    case semicolon
    /// `,`.
    case comma
    /// `,` or `}`.
    case commaOrBrace = "comma-or-brace"
    /// `,` or `]`.
    case commaOrBracket = "comma-or-bracket"
    /// The end of the document.
    case end
  }

  /// What is wrong with a binary property list.
  public enum BinaryFault: String, Sendable, Hashable, CaseIterable {
    /// The file is shorter than its parts.
    case truncated
    /// An object lies outside the file.
    case outOfBounds = "out-of-bounds"
    /// An object is of no known kind.
    case unknownObject = "unknown-object"
    /// A container holds itself or is held twice.
    case sharedContainer = "shared-container"
    /// A key is no text.
    case keyIsNoText = "key-is-no-text"
  }

  /// What a note says about its place.
  public enum NoteKind: String, Sendable, Hashable, CaseIterable {
    /// The next entry begins here.
    case nextEntry = "next-entry"
    /// Something was opened here.
    case opening
  }
}
