import CatalogICU

/// Turns ICU's refusal of a pattern into a sentence that a translator understands.
enum SyntaxExplanation {
  static func of(_ refusal: PatternParts.Refusal, in bytes: [UInt8]) -> PatternError {
    let offset = min(refusal.offset, bytes.count)
    switch refusal.failure.name {
    case "U_UNMATCHED_BRACES":
      return PatternError(
        kind: .unclosedBrace,
        offset: offset,
        message: "A { has no }. For a brace that is part of the text write '{'."
      )
    case "U_DEFAULT_KEYWORD_MISSING":
      return PatternError(
        kind: .missingOther,
        offset: offset,
        message: "The form 'other' is missing. Every plural and select needs it: other {…}."
      )
    case "U_INDEX_OUTOFBOUNDS_ERROR":
      return PatternError(kind: .tooLong, offset: offset, message: "A name or a number in a placeholder is too long.")
    default:
      return PatternError(
        kind: .syntax,
        offset: offset,
        message: "The placeholder is not written as {name}, {name, kind} or {name, kind, style}."
      )
    }
  }
}
