/// One case of an enum, merged over the branches of `#if` that declare it.
public struct ErrorCase: Equatable, Sendable {
  /// The base name, in NFC; with backticks where it is not a plain identifier.
  public let name: String
  /// The base name as the source spells it, with the backticks and in the form of Unicode it is declared with.
  public let spelling: String
  /// The name with its labels as the compiler writes it: `bad(_:file:)`; the base name alone where there is no payload.
  public let fullName: String
  /// The associated values in order, as the first branch has them.
  public let arguments: [AssociatedValue]
  /// All payloads that the case has in one branch or another; none where they are alike.
  public let variants: [Variant]
  /// The `#if` conditions the case stands under, outermost first, as written; a branch after the first as `!(…)`.
  public let conditions: [String]
  /// What `@available` says about the case.
  public let availability: Availability
  /// The text of the documentation comment.
  public let documentation: String?
  /// Where the name stands.
  public let location: SourceLocation
  /// The length of the name in the source, in UTF-8 bytes.
  public let nameLength: Int
  /// The linter's marks in comments at the case.
  public let marks: [SourceMark]

  /// The payload of a case in some builds: the labels are those of all others, the types are not.
  public struct Variant: Equatable, Sendable {
    /// The associated values in order.
    public let arguments: [AssociatedValue]
    /// The `#if` conditions under which the case has them, as those of a case.
    public let conditions: [String]

    /// A variant by its parts.
    public init(arguments: [AssociatedValue], conditions: [String]) {
      self.arguments = arguments
      self.conditions = conditions
    }
  }

  /// A case by its parts.
  public init(
    name: String,
    spelling: String? = nil,
    fullName: String,
    arguments: [AssociatedValue] = [],
    variants: [Variant] = [],
    conditions: [String] = [],
    availability: Availability = .available,
    documentation: String? = nil,
    location: SourceLocation,
    nameLength: Int,
    marks: [SourceMark] = []
  ) {
    self.name = name
    self.spelling = spelling ?? name
    self.fullName = fullName
    self.arguments = arguments
    self.variants = variants
    self.conditions = conditions
    self.availability = availability
    self.documentation = documentation
    self.location = location
    self.nameLength = nameLength
    self.marks = marks
  }

  /// The case as each of its payloads has it; itself where there is one.
  package var branches: [ErrorCase] {
    guard !variants.isEmpty else { return [self] }
    return variants.map { variant in
      ErrorCase(
        name: name,
        spelling: spelling,
        fullName: fullName,
        arguments: variant.arguments,
        conditions: variant.conditions,
        availability: availability,
        documentation: documentation,
        location: location,
        nameLength: nameLength,
        marks: marks
      )
    }
  }
}

/// What `@available` attributes say about a declaration, or about the type around it.
public enum Availability: String, Sendable, Comparable, CaseIterable {
  /// Usable; a minimum version of a platform does not count.
  case available
  /// Deprecated somewhere: still usable, and so still in need of words.
  case deprecated
  /// Unavailable on every platform: no program can make the value. What one platform lacks is available.
  case unavailable

  /// More restricted last.
  public static func < (left: Availability, right: Availability) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .available: 0
    case .deprecated: 1
    case .unavailable: 2
    }
  }
}
