/// A text whose wording depends on numbers: an entry of a `.stringsdict` file, or one with variations in `.xcstrings`.
public struct PluralText: Sendable, Hashable {
  /// The wording of one variable for one category.
  public struct Form: Sendable, Hashable {
    /// A plural category of UTS #35 (`one`, `other`), or a device (`iphone`), or a width.
    public let category: String
    /// The wording, which may name other variables as `%#@name@`.
    public let text: String
    /// Where the wording stands in the file, empty where that is unknown.
    public let span: Range<Int>

    /// A wording for a category.
    public init(category: String, text: String, span: Range<Int> = 0..<0) {
      self.category = category
      self.text = text
      self.span = span
    }
  }

  /// One `%#@name@` of a format.
  public struct Variable: Sendable, Hashable {
    /// The name between `%#@` and `@`.
    public let name: String
    /// What chooses the form: `NSStringPluralRuleType` and its like in `.stringsdict`, `plural` or `device` in `.xcstrings`.
    public let ruleType: String
    /// The printf conversion of the number without its percent sign (`lld`), or empty.
    public let valueType: String
    /// The number of the argument it takes, counted from 1, where the file says so.
    public let argument: Int?
    /// The forms in source order, duplicates kept.
    public let forms: [Form]
    /// Where the variable stands in the file, empty where that is unknown.
    public let span: Range<Int>

    /// A variable with its forms.
    public init(
      name: String,
      ruleType: String,
      valueType: String,
      argument: Int? = nil,
      forms: [Form],
      span: Range<Int> = 0..<0
    ) {
      self.argument = argument
      self.name = name
      self.ruleType = ruleType
      self.valueType = valueType
      self.forms = forms
      self.span = span
    }
  }

  /// The text with `%#@name@` where a variable's form goes.
  public let format: String
  /// The variables in source order.
  public let variables: [Variable]

  /// A format with its variables.
  public init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = variables
  }

  /// Whether another says the same, wherever in a file each of them stands.
  package func saysTheSame(as other: PluralText) -> Bool { withoutPlaces == other.withoutPlaces }

  private var withoutPlaces: PluralText {
    PluralText(
      format: format,
      variables: variables.map { variable in
        Variable(
          name: variable.name,
          ruleType: variable.ruleType,
          valueType: variable.valueType,
          argument: variable.argument,
          forms: variable.forms.map { Form(category: $0.category, text: $0.text) }
        )
      }
    )
  }
}
