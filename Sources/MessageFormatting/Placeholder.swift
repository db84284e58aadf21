import CatalogICU

/// One place of a pattern that a value goes into.
public struct Placeholder: Sendable, Hashable {
  /// How the value is shown or what it decides.
  public enum Kind: Sendable, Hashable {
    /// `{name}`: any value.
    case none
    /// `{n, number}`, with what follows the second comma.
    case number(style: String?)
    /// `{d, date}`.
    case date(style: String?)
    /// `{d, time}`.
    case time(style: String?)
    /// `{n, spellout}`: a number in words.
    case spellout(style: String?)
    /// `{n, ordinal}`: 1st, 2nd.
    case ordinal(style: String?)
    /// `{n, duration}`: a number of seconds as 1:02:03.
    case duration(style: String?)
    /// `{n, plural, …}`.
    case plural(PluralForms)
    /// `{n, selectordinal, …}`.
    case selectOrdinal(PluralForms)
    /// `{word, select, …}`, with the keywords.
    case select(keywords: [String])
    /// `%d`: the conversion without `%`, position, flags and width, such as `@`, `lld`, `f`.
    case conversion(String)
  }

  /// The forms of a plural.
  public struct PluralForms: Sendable, Hashable {
    /// The categories that have a form, in the order of the text.
    public var categories: [PluralCategory]
    /// The numbers that have a form of their own: 0 for `=0`.
    public var exact: [Double]
    /// What is taken off the number before its category is looked up.
    public var offset: Double

    /// Forms.
    public init(categories: [PluralCategory], exact: [Double] = [], offset: Double = 0) {
      self.categories = categories
      self.exact = exact
      self.offset = offset
    }
  }

  /// The argument's name; for a printf pattern its position from 0, in digits.
  public let name: String
  /// The kind.
  public let kind: Kind
  /// The placeholder with its braces, or the whole conversion, as UTF-8 offsets in the pattern. In a form of a `%#@name@` the place of that.
  public let span: Range<Int>
  /// How many plurals and selects are around it.
  public let depth: Int

  /// A placeholder.
  public init(name: String, kind: Kind, span: Range<Int>, depth: Int) {
    self.name = name
    self.kind = kind
    self.span = span
    self.depth = depth
  }
}
