extension FileProblem {
  /// What can be wrong with a catalog file.
  public enum Kind: Sendable, Hashable {
    // MARK: The whole file

    /// The file is larger than any reader of ours takes.
    case fileTooLarge(byteCount: Int, limit: Int)
    /// The text is in no Unicode encoding; it was not read. The name is that of the likely encoding.
    case notUnicode(likelyEncoding: String)
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
    /// `*/` without a comment to close.
    case strayCommentEnd
    /// A `;` that ends nothing.
    case straySemicolon
    /// Text that belongs to no entry.
    case strayText(text: String)
    /// A character that looks like a space or like nothing, outside a string.
    case strayCharacter(name: String)
    /// The marks that a version control system leaves around two versions.
    case mergeConflict
    /// A dictionary, an array or data where a text belongs. It is skipped whole.
    case unsupportedValue(type: ValueType)
    /// The file begins with `{`, which is not closed.
    case missingClosingBrace
    /// A `}` that closes nothing.
    case strayClosingBrace

    // MARK: Escapes

    /// A backslash before a character that needs none and means nothing special with one.
    case unknownEscape(character: String)
    /// `\U` without a hexadecimal digit behind it.
    case emptyUnicodeEscape
    /// `\U` with half of a surrogate pair.
    case unpairedSurrogate(digits: String)
  }

  /// What stands where a text belongs.
  public enum ValueType: String, Sendable, Hashable, CaseIterable {
    /// `{ … }`.
    case dictionary
    /// `( … )`.
    case array
    /// `< … >`.
    case data
  }

  /// What a note says about its place.
  public enum NoteKind: String, Sendable, Hashable, CaseIterable {
    /// The next entry begins here.
    case nextEntry = "next-entry"
    /// The string seems to end here.
    case likelyEnd = "likely-end"
    /// Something was opened here.
    case opening
    /// The second of two versions begins here.
    case otherVersion = "other-version"
  }
}
