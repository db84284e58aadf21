/// One associated value of an error case.
public struct AssociatedValue: Equatable, Sendable {
  /// The label at the place of use: `code` in `c(code: Int)`; nil where there is none or it is `_`.
  public let label: String?
  /// The name after the label: `status` in `c(_ status: Int)`.
  public let secondName: String?
  /// The position in the whole list, from 0.
  public let index: Int
  /// The type as it is written, on one line, without comments.
  public let type: String
  /// The default as it is written.
  public let defaultValue: String?
  /// Whether the value is itself an error: `any Error`, an error enum, an error struct, an optional of one.
  public let isError: Bool
  /// Whether the value has a form for people: text, numbers, dates, durations, lists of text, errors and reason enums.
  public let isPresentable: Bool
  /// What the value is to a message; nil where its type does not tell.
  public let form: ValueForm?

  /// An associated value by its parts.
  public init(
    label: String? = nil,
    secondName: String? = nil,
    index: Int,
    type: String,
    defaultValue: String? = nil,
    isError: Bool = false,
    isPresentable: Bool = false,
    form: ValueForm? = nil
  ) {
    self.label = label
    self.secondName = secondName
    self.index = index
    self.type = type
    self.defaultValue = defaultValue
    self.isError = isError
    self.isPresentable = isPresentable
    self.form = form
  }

  /// The name of the value in a message: its label, else its second name, else its index.
  public var placeholderName: String { label ?? secondName ?? String(index) }
}
