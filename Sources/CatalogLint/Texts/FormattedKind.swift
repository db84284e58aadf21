import MessageFormatting

/// What a formatter takes a value for.
enum FormattedKind {
  case text, integer, fraction
  /// What a plural counts, whole or not.
  case number

  init?(of kind: Placeholder.Kind) {
    switch kind {
    case .plural: self = .number
    case .conversion(let name):
      switch name.last {
      case "@", "s", "S": self = .text
      case "f", "F", "e", "E", "g", "G", "a", "A": self = .fraction
      default: self = .integer
      }
    default: return nil
    }
  }

  /// What the variable of a plural counts; nil where its type is none of a number.
  init?(ofValueType type: String) {
    guard let last = type.last, "diuxXofFeEgGaA".contains(last) else { return nil }
    self.init(of: .conversion(type))
  }

  func fits(_ other: Self) -> Bool {
    self == other || (self != .text && other != .text && (self == .number || other == .number))
  }
}
