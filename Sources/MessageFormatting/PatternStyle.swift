import CatalogICU

/// How the placeholders of a text are written.
public enum PatternStyle: String, Sendable, CaseIterable {
  /// ICU MessageFormat: `{name}`, `{count, plural, one {# file} other {# files}}`.
  case icu
  /// As in C and Foundation: `%@`, `%1$@`, `%lld`, `%#@files@`.
  case printf
}

/// A variable of a `.stringsdict`: the forms that `%#@name@` stands for.
public struct PluralSubstitution: Sendable, Hashable {
  /// One form and the category it serves.
  public struct Form: Sendable, Hashable {
    /// The category.
    public var category: PluralCategory
    /// The text, itself in printf style. `%d` and `%arg` in it stand for the number that chose the form.
    public var text: String

    /// A form.
    public init(_ category: PluralCategory, _ text: String) {
      self.category = category
      self.text = text
    }
  }

  /// The name between `%#@` and `@`.
  public var name: String
  /// The conversion of the number without its `%`, as in `NSStringFormatValueTypeKey`: `d`, `lld`, `f`.
  public var valueType: String
  /// The forms.
  public var forms: [Form]
  /// Which argument it counts, from 0, where the file says so (`.xcstrings`' `argNum` less one); nil for the order of appearance.
  public var position: Int?

  /// A variable and its forms.
  public init(name: String, valueType: String = "d", forms: [Form], position: Int? = nil) {
    self.name = name
    self.valueType = valueType
    self.forms = forms
    self.position = position
  }
}
