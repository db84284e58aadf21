/// What a text contains and how it stands beside others: noted once for every text, so that a rule is asked only about
/// the texts that can matter to it.
///
/// A fact says that something is there, never that it is wrong. All wordings of a plural count together. Scripts are
/// those of UAX #24 (Scripts.txt), directional controls those of UAX #9, spaces the property White_Space and invisible
/// characters the property Default_Ignorable_Code_Point of UAX #44.
package struct TextFacts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: - Length and edges

  /// It has no character at all.
  package static let empty = TextFacts(bit: 0)
  /// It has characters, and all of them are spaces or cannot be seen.
  package static let blank = TextFacts(bit: 1)
  /// It begins with white space.
  package static let leadingSpace = TextFacts(bit: 2)
  /// It ends with white space.
  package static let trailingSpace = TextFacts(bit: 3)
  /// It ends with a full stop of some script: `.`, `。`, `．`, `｡`, `।`, `۔`, `։`. Spaces behind it do not count, here and
  /// for the other ends.
  package static let finalStop = TextFacts(bit: 4)
  /// It ends with `!`, `！`, `?`, `？` or `؟`.
  package static let finalExclamation = TextFacts(bit: 5)
  /// It ends with `:` or `：`.
  package static let finalColon = TextFacts(bit: 6)
  /// It ends with `…`, `‥`, `⋯` or three full stops; then it has no `finalStop`.
  package static let finalEllipsis = TextFacts(bit: 7)

  // MARK: - Scripts

  /// Latin letters, the full-width ones included.
  package static let latin = TextFacts(bit: 8)
  /// Greek letters.
  package static let greek = TextFacts(bit: 9)
  /// Cyrillic letters.
  package static let cyrillic = TextFacts(bit: 10)
  /// Arabic letters.
  package static let arabic = TextFacts(bit: 11)
  /// Hebrew letters.
  package static let hebrew = TextFacts(bit: 12)
  /// Han characters.
  package static let han = TextFacts(bit: 13)
  /// Hiragana.
  package static let hiragana = TextFacts(bit: 14)
  /// Katakana, the half-width ones included.
  package static let katakana = TextFacts(bit: 15)
  /// Half-width katakana, with their marks.
  package static let halfwidthKatakana = TextFacts(bit: 16)
  /// Hangul.
  package static let hangul = TextFacts(bit: 17)
  /// Letters of any other script.
  package static let otherScript = TextFacts(bit: 18)

  /// Hiragana or katakana.
  package static let kana: TextFacts = [.hiragana, .katakana]
  /// Letters of scripts that set no spaces between words, and may stand beside any other.
  package static let unspaced: TextFacts = [.han, .hiragana, .katakana]
  /// Letters of any script.
  package static let letters: TextFacts = [
    .latin, .greek, .cyrillic, .arabic, .hebrew, .han, .hiragana, .katakana, .hangul, .otherScript,
  ]

  // MARK: - Signs of ASCII

  /// `{` or `}`.
  package static let braces = TextFacts(bit: 19)
  /// `%`.
  package static let percent = TextFacts(bit: 20)
  /// `'`.
  package static let apostrophe = TextFacts(bit: 21)
  /// `"`.
  package static let quotationMark = TextFacts(bit: 22)
  /// `\`.
  package static let backslash = TextFacts(bit: 23)
  /// `$`.
  package static let dollar = TextFacts(bit: 24)
  /// `0` to `9`.
  package static let digits = TextFacts(bit: 25)
  /// `#`.
  package static let numberSign = TextFacts(bit: 26)
  /// `<`, `>` or `&`.
  package static let markup = TextFacts(bit: 27)
  /// `(`, `)`, `[` or `]`.
  package static let brackets = TextFacts(bit: 28)
  /// `!`, or `！`.
  package static let exclamationMark = TextFacts(bit: 29)
  /// Three full stops in a row.
  package static let dots = TextFacts(bit: 30)

  /// Any sign that no other fact tells of.
  package static let otherSign = TextFacts(bit: 59)

  // MARK: - What looks like something else

  /// What looks like `%`: `％`, `٪`, `﹪`.
  package static let percentLookalike = TextFacts(bit: 31)
  /// What looks like `{` or `}`: `｛`, `｝`, `﹛`, `﹜`.
  package static let braceLookalike = TextFacts(bit: 32)
  /// Full-width forms of ASCII and of signs: U+FF01 to U+FF60 and U+FFE0 to U+FFE6.
  package static let fullwidthForm = TextFacts(bit: 33)
  /// Decimal digits that are not those of ASCII.
  package static let otherDigits = TextFacts(bit: 34)
  /// Quotation marks and apostrophes of typography: `‘ ’ ‚ ‛ “ ” „ ‟ « » ‹ ›`.
  package static let typographicQuote = TextFacts(bit: 35)
  /// Accents and voiced sound marks that are characters of their own behind a letter: U+0300 to U+036F, U+3099, U+309A.
  package static let combiningMark = TextFacts(bit: 36)

  // MARK: - White space

  /// Two spaces in a row.
  package static let doubledSpace = TextFacts(bit: 37)
  /// A line end: LF, CR, U+000B, U+000C, U+0085, U+2028 or U+2029.
  package static let lineBreak = TextFacts(bit: 38)
  /// A tab.
  package static let tab = TextFacts(bit: 39)
  /// U+00A0 or U+202F.
  package static let noBreakSpace = TextFacts(bit: 40)
  /// U+3000.
  package static let ideographicSpace = TextFacts(bit: 41)
  /// Any other space that is not that of ASCII: U+1680, U+2000 to U+200A, U+205F.
  package static let unusualSpace = TextFacts(bit: 42)

  // MARK: - What nobody sees

  /// Characters without a width or a shape, such as U+200B, U+200D, U+00AD and U+FEFF.
  package static let invisible = TextFacts(bit: 43)
  /// Variation selectors, as behind emoji: U+FE00 to U+FE0F, U+180B to U+180F, U+E0100 to U+E01EF.
  package static let variationSelector = TextFacts(bit: 44)
  /// Embeddings and overrides of the direction, and their end: U+202A to U+202E.
  package static let bidiOverride = TextFacts(bit: 45)
  /// Isolates of the direction, and their end: U+2066 to U+2069.
  package static let bidiIsolate = TextFacts(bit: 46)
  /// Marks of a direction: U+200E, U+200F, U+061C.
  package static let bidiMark = TextFacts(bit: 47)
  /// Control characters that are neither tab nor line end.
  package static let control = TextFacts(bit: 48)
  /// U+FFFD: something was lost when the text was converted.
  package static let replacementCharacter = TextFacts(bit: 49)
  /// Private use characters, noncharacters and code points that are not assigned: every machine shows something else.
  package static let unassigned = TextFacts(bit: 50)

  // MARK: - How it stands beside others

  /// It is a text of the language that the words are written in first.
  package static let base = TextFacts(bit: 51)
  /// It is a text of another language.
  package static let translation = TextFacts(bit: 52)
  /// A translation with the very same text as its base.
  package static let sameAsBase = TextFacts(bit: 53)
  /// A translation whose key the base language does not have.
  package static let lacksBase = TextFacts(bit: 54)
  /// A text of the base language that some demanded locale does not have.
  package static let lacksTranslation = TextFacts(bit: 55)
  /// Its wording depends on numbers, or on the device: an entry of a `.stringsdict`, or one with variations.
  package static let plural = TextFacts(bit: 56)
  /// A comment of the entry marks it: `catalog: untranslated`.
  package static let markedUntranslated = TextFacts(bit: 57)
  /// The source has the error that the key is of, or had: the case may be gone.
  package static let ofError = TextFacts(bit: 58)
  /// The key is made like that of an error, but the source has no such type, or cannot tell its cases.
  package static let likeError = TextFacts(bit: 60)
  /// A text of the base language that some demanded locale does not have, because it reads a parent's: `en-GB` that of `en`.
  package static let servedByParent = TextFacts(bit: 61)

  /// Something about its braces is not as plain as `{name}` and `{n, plural, one {# item} other {# items}}` with the forms
  /// that its language has: it may be a fault. Braces in a table that is printf are never plain.
  package static let unplainBraces = TextFacts(bit: 62)
  /// A translation that may show other values than its base, or the same in another way.
  package static let otherValues = TextFacts(bit: 63)

  /// Whatever a text may be: who names this is woken for every text, which costs.
  package static let any: TextFacts = [.base, .translation]
  /// What can make a text a pattern; a text without them is nothing but itself, in both styles.
  package static let patternSigns: TextFacts = [.braces, .percent]
}
