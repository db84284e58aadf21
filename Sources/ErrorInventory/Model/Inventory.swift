/// The error enums that Swift source declares, and what was left out.
public struct Inventory: Equatable, Sendable {
  /// The enums, by module, then by place.
  public let types: [ErrorType]
  /// The error enums that were left out, by module, then by path.
  public let leftOut: [LeftOutType]
  /// Errors whose cases source cannot tell.
  public let notEnumerable: [NotEnumerable]
  /// What could not be read.
  public let notes: [InventoryNote]
  /// How many files were read; those that a note says were left out are not among them.
  public let fileCount: Int
  /// The comments that ask the linter to look away, by file and place; those of test targets are left out.
  package internal(set) var ignores: [SourceIgnore] = []

  /// An inventory by its parts.
  public init(
    types: [ErrorType],
    leftOut: [LeftOutType] = [],
    notEnumerable: [NotEnumerable] = [],
    notes: [InventoryNote] = [],
    fileCount: Int = 0
  ) {
    self.types = types
    self.leftOut = leftOut
    self.notEnumerable = notEnumerable
    self.notes = notes
    self.fileCount = fileCount
  }

  /// How many error enums were left out, by reason; reasons that left out none are absent.
  public var skipped: [SkippedTypes] {
    SkippedTypes.Reason.allCases.compactMap { reason in
      let count = leftOut.count { $0.reason == reason }
      return count == 0 ? nil : SkippedTypes(reason: reason, count: count)
    }
  }
}

/// An error enum that was left out.
public struct LeftOutType: Hashable, Sendable {
  /// The module it is declared in.
  public let module: String
  /// The full nesting path; functions around it have no part in it.
  public let path: String
  /// Why it was left out.
  public let reason: SkippedTypes.Reason
  /// Whether the scanned sources make it conform to `CatalogError` or `Catalogued`.
  public let conformsToCatalogError: Bool

  /// A type by its parts.
  public init(module: String, path: String, reason: SkippedTypes.Reason, conformsToCatalogError: Bool = false) {
    self.module = module
    self.path = path
    self.reason = reason
    self.conformsToCatalogError = conformsToCatalogError
  }

  /// By module, then by path.
  static func precedes(_ left: LeftOutType, _ right: LeftOutType) -> Bool {
    (left.module, left.path, left.reason.rawValue) < (right.module, right.path, right.reason.rawValue)
  }
}

extension Inventory {
  /// The inventory as that of one module, whatever its folders are called: an app's, say, which has no manifest.
  package func inModule(_ module: String) -> Inventory {
    var inventory = Inventory(
      types: types.map { type in
        var type = type
        type.module = module
        return type
      },
      leftOut: leftOut,
      notEnumerable: notEnumerable.map {
        NotEnumerable(module: module, path: $0.path, reason: $0.reason, location: $0.location)
      },
      notes: notes,
      fileCount: fileCount
    )
    inventory.ignores = ignores
    return inventory
  }
}

/// Error enums that were left out for one reason.
public struct SkippedTypes: Hashable, Sendable {
  /// Why an error enum is left out.
  public enum Reason: String, Sendable, CaseIterable {
    /// Private or file-private, or inside a type that is.
    case `private`
    /// Declared inside a function or another block of statements.
    case local
    /// Declared in a test target.
    case test
  }

  /// Why they were left out.
  public let reason: Reason
  /// How many.
  public let count: Int

  /// A count by its parts.
  public init(reason: Reason, count: Int) {
    self.reason = reason
    self.count = count
  }
}

/// An error whose cases source cannot tell.
public struct NotEnumerable: Hashable, Sendable {
  /// Why the cases are unknown.
  public enum Reason: Hashable, Sendable {
    /// It is a struct: it has no cases.
    case structure
    /// It is a class: it has no cases.
    case `class`
    /// It is an actor: it has no cases.
    case actor
    /// A macro of this name is attached to the enum or expanded in it, and may add cases to those that are written.
    case macro(String)
    /// The type is declared in a module that was not scanned, and conforms here.
    case importedType
  }

  /// The module the type, or the extension that makes it an error, is declared in.
  public let module: String
  /// The full nesting path, as far as it is known.
  public let path: String
  /// Why the cases are unknown.
  public let reason: Reason
  /// Where the type's name stands, or the name in the extension.
  public let location: SourceLocation

  /// A report by its parts.
  public init(module: String, path: String, reason: Reason, location: SourceLocation) {
    self.module = module
    self.path = path
    self.reason = reason
    self.location = location
  }
}
