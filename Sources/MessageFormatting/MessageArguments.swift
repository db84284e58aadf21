/// One named value of a message.
public struct MessageArgument: Sendable {
  /// The name that patterns call it by: a label, or an index such as `0`.
  public var name: String
  /// The value.
  public var value: ArgumentValue

  /// A named value.
  public init(_ name: String, _ value: ArgumentValue) {
    self.name = name
    self.value = value
  }

  /// A named whole number of any width.
  public init(_ name: String, _ value: some BinaryInteger) { self.init(name, ArgumentValue(value)) }

  /// A named floating-point number.
  public init(_ name: String, _ value: some BinaryFloatingPoint) { self.init(name, ArgumentValue(value)) }

  /// A named text.
  public init(_ name: String, _ value: some StringProtocol) { self.init(name, ArgumentValue(value)) }
}

/// The values of a message, in the order in which the error declares them. ICU patterns ask by name, printf patterns by position.
public struct MessageArguments: Sendable {
  /// The values in order.
  public private(set) var ordered: [MessageArgument]

  /// Values in order. Where two have one name, the first is found.
  public init(_ arguments: [MessageArgument]) { self.ordered = arguments }

  /// No values.
  public static let none = MessageArguments([])

  /// True if there are no values.
  public var isEmpty: Bool { ordered.isEmpty }

  /// The value of a name, or nil if there is none.
  public subscript(name: String) -> ArgumentValue? {
    // A handful of arguments: looking at each is several times faster than hashing the name.
    for argument in ordered where argument.name == name { return argument.value }
    return nil
  }
}

extension MessageArguments: ExpressibleByDictionaryLiteral {
  /// Values in the order of the literal.
  @inlinable
  public init(dictionaryLiteral elements: (String, ArgumentValue)...) {
    self.init(elements.map { name, value in MessageArgument(name, value) })
  }
}
