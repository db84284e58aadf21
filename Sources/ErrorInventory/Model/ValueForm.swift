/// What a value is to a message, as its type tells: text, a number, an error, a reason.
public struct ValueForm: Equatable, Sendable {
  /// What a single value is.
  public enum Kind: Equatable, Sendable {
    /// A type of the standard library or of Foundation that has a form for people, by its bare name: `Int`, `Date`.
    case known(String)
    /// An error.
    case error
    /// An enum that is no error, or another value that has words of its own.
    case reason(TypeReference)
  }

  /// What several values stand in.
  public enum List: UInt8, Sendable, CaseIterable {
    case array, contiguousArray, set
  }

  /// What the value is, or each in a list.
  public let kind: Kind
  /// Whether the value may be absent.
  public let isOptional: Bool
  /// What holds the values; nil where there is one.
  public let list: List?
  /// Whether each in the list may be absent.
  public let hasOptionalElements: Bool

  /// A form by its parts.
  public init(kind: Kind, isOptional: Bool = false, list: List? = nil, hasOptionalElements: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
    self.list = list
    self.hasOptionalElements = hasOptionalElements
  }
}

/// The name of a type in some module.
public struct TypeReference: Hashable, Sendable {
  /// The module of the type.
  public let module: String
  /// The type's full nesting path.
  public let path: String

  /// A reference by its parts.
  public init(module: String, path: String) {
    self.module = module
    self.path = path
  }
}
