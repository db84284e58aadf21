import FoundationEssentials

/// A value that a message can hold. Every kind has a form for people in every language; what has none cannot become an argument.
public enum ArgumentValue: Sendable {
  /// Text, shown as it is.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A whole number that may be larger than `Int64.max`.
  case unsigned(UInt64)
  /// A binary floating-point number.
  case double(Double)
  /// A decimal number, kept to its last digit.
  case decimal(Decimal)
  /// A point in time.
  case date(Date)
  /// A length of time: "2 hours, 30 minutes".
  case duration(Duration)
  /// A number of bytes: "1.5 MB", in steps of a thousand.
  case bytes(Int64)
  /// A share of one: 0.42 is "42%".
  case percent(Double)
  /// Several texts: "A, B, and C", 「A、B、C」.
  case list([String])
  /// An error, shown by its own description.
  case error(any Error)
  /// No value: an optional that is nil, or one whose type has no form for people. It keeps its place among the values,
  /// which printf patterns count; a `select` takes its form `none`, and a placeholder shows that a value is missing.
  case absent
}

extension ArgumentValue {
  /// A text.
  public init(_ value: some StringProtocol) { self = .string(String(value)) }

  /// A single character.
  public init(_ value: Character) { self = .string(String(value)) }

  /// A text of the program.
  public init(_ value: StaticString) { self = .string(String(describing: value)) }

  /// `true` or `false`, which a select turns into words: `{saved, select, true {…} other {…}}`.
  public init(_ value: Bool) { self = .string(value ? "true" : "false") }

  /// A whole number of any width; one that does not fit 64 bits becomes a decimal number.
  public init(_ value: some BinaryInteger) {
    if let small = Int64(exactly: value) {
      self = .integer(small)
    } else if let large = UInt64(exactly: value) {
      self = .unsigned(large)
    } else {
      self = Decimal(string: String(value)).map(ArgumentValue.decimal) ?? .string(String(value))
    }
  }

  /// A floating-point number.
  public init(_ value: some BinaryFloatingPoint) { self = .double(Double(value)) }

  /// A decimal number.
  public init(_ value: Decimal) { self = .decimal(value) }

  /// A point in time.
  public init(_ value: Date) { self = .date(value) }

  /// A length of time.
  public init(_ value: Duration) { self = .duration(value) }

  /// Several texts.
  public init(_ value: [some StringProtocol]) { self = .list(value.map { String($0) }) }

  /// Several characters, each an item.
  public init(_ value: [Character]) { self = .list(value.map { String($0) }) }

  /// Several texts of the program.
  public init(_ value: [StaticString]) { self = .list(value.map { String(describing: $0) }) }

  /// An error.
  public init(_ value: any Error) { self = .error(value) }
}

extension ArgumentValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension ArgumentValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension ArgumentValue: ExpressibleByFloatLiteral {
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension ArgumentValue: ExpressibleByArrayLiteral {
  /// Several texts.
  public init(arrayLiteral elements: String...) { self = .list(elements) }
}

extension ArgumentValue {
  /// The kinds of values, for problems and for the linter.
  public enum Kind: String, Sendable, CaseIterable {
    case string, integer, unsigned, double, decimal, date, duration, bytes, percent, list, error, absent
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .unsigned: .unsigned
    case .double: .double
    case .decimal: .decimal
    case .date: .date
    case .duration: .duration
    case .bytes: .bytes
    case .percent: .percent
    case .list: .list
    case .error: .error
    case .absent: .absent
    }
  }
}
