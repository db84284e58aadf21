/// An enum that is an error, or that gives the reason of one.
public struct ErrorType: Equatable, Sendable {
  /// Why an enum is in the inventory.
  public enum Kind: Equatable, Sendable {
    /// It conforms to `Error`.
    case error
    /// It does not conform to `Error`, but is an associated value of the cases named, or held in one: behind optionals,
    /// in a list, a dictionary, a tuple or a result, however deep. What a generic type of the sources does with it, or a
    /// closure, is not followed.
    ///
    /// Only a value that is a reason itself, or an optional of one, is handed out as `catalogReason` by a generated
    /// conformance. One of several, or beside others, has words all the same, and whoever takes it out can say them; the
    /// generated source notes at the case that it is not passed.
    case reason(reachedThrough: [CaseReference])
    /// It is neither, but conforms to `Catalogued`: it has words of its own.
    case catalogued
  }

  /// How far an enum can be seen; the least of its own level and those of the types around it.
  public enum Access: String, Sendable, Comparable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// Less visible first.
    public static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

    private var rank: Int { Access.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The module the enum is declared in.
  public internal(set) var module: String
  /// The full nesting path, generic parameters dropped, in NFC: `Outer.Inner`. Backticks stay where a part is not a plain identifier.
  public let path: String
  /// Why it is here.
  public let kind: Kind
  /// How far it can be seen.
  public let access: Access
  /// Where the enum's name stands.
  public let location: SourceLocation
  /// The length of the name in the source, in UTF-8 bytes.
  public let nameLength: Int
  /// The text of the documentation comment.
  public let documentation: String?
  /// The `#if` conditions the enum stands under, outermost first.
  public let conditions: [String]
  /// What `@available` says about the enum.
  public let availability: Availability
  /// The cases, in declaration order.
  public let cases: [ErrorCase]
  /// The linter's marks in comments at the enum.
  public let marks: [SourceMark]
  /// How the scanned sources make it conform to `CatalogError` or `Catalogued`.
  public let conformance: CatalogConformance
  /// What an extension of it must repeat.
  public let extending: ExtensionForm

  /// A type by its parts.
  public init(
    module: String,
    path: String,
    kind: Kind = .error,
    access: Access = .internal,
    location: SourceLocation,
    nameLength: Int,
    documentation: String? = nil,
    conditions: [String] = [],
    availability: Availability = .available,
    cases: [ErrorCase],
    marks: [SourceMark] = [],
    conformance: CatalogConformance = .none,
    extending: ExtensionForm? = nil
  ) {
    self.module = module
    self.path = path
    self.kind = kind
    self.access = access
    self.location = location
    self.nameLength = nameLength
    self.documentation = documentation
    self.conditions = conditions
    self.availability = availability
    self.cases = cases
    self.marks = marks
    self.conformance = conformance
    self.extending = extending ?? ExtensionForm(path: path, errorConditions: conditions)
  }
}

extension ErrorType {
  /// Whether the scanned sources make it conform to `CatalogError` or `Catalogued`.
  public var conformsToCatalogError: Bool { conformance != .none }

  /// The name of the type and its module.
  public var reference: TypeReference { TypeReference(module: module, path: path) }
}

/// How source makes a type conform to `CatalogError` or `Catalogued`.
public enum CatalogConformance: Sendable {
  /// It does not.
  case none
  /// By generated source alone, which may be written anew.
  case generated
  /// It says that the type conforms, and leaves the members to generated source.
  case declared
  /// It has the members as well, or gets them from a protocol of its own.
  case byHand
}

/// The name of a case of some type.
public struct CaseReference: Hashable, Sendable, Comparable {
  /// The module of the type.
  public let module: String
  /// The type's full nesting path.
  public let type: String
  /// The full name of the case.
  public let name: String

  /// A reference by its parts.
  public init(module: String, type: String, name: String) {
    self.module = module
    self.type = type
    self.name = name
  }

  /// By module, then by type, then by case.
  public static func < (left: CaseReference, right: CaseReference) -> Bool {
    (left.module, left.type, left.name) < (right.module, right.type, right.name)
  }
}
