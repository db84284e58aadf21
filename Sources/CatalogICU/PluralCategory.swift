/// CLDR's plural categories: the forms that a language may need for a counted word.
public enum PluralCategory: String, CaseIterable, Sendable, Comparable, Codable {
  case zero, one, two, few, many, other

  /// In CLDR's order, from zero to other.
  public static func < (first: PluralCategory, second: PluralCategory) -> Bool { first.position < second.position }

  /// The number that the shim and the compiled tables use for the category.
  package var position: UInt8 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  package init(position: UInt8) {
    switch position {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
