/// What an extension of a type in another file must repeat, and what it need not say again.
public struct ExtensionForm: Equatable, Sendable {
  /// A module that the source around a type imports.
  public struct Import: Hashable, Sendable {
    /// The module.
    public let module: String
    /// The `#if` condition of the import.
    public let condition: String?
    /// Whether the source says that it is public.
    public let isPublic: Bool

    /// An import by its parts.
    public init(module: String, condition: String? = nil, isPublic: Bool = false) {
      self.module = module
      self.condition = condition
      self.isPublic = isPublic
    }
  }

  /// The path as the source spells it, each part with the backticks and in the form of Unicode it is declared with.
  public let path: String
  /// The `@available` attributes of the type and of what is around it, outermost first, as written.
  public let attributes: [String]
  /// The `#if` conditions under which the type is an error, outermost first; those of the type itself are among them.
  public let errorConditions: [String]
  /// The module whose source makes the type conform to `CatalogError` or `Catalogued`, or else an error; nil is its own.
  public let conformingModule: String?
  /// The `where` clause under which the type is an error, as written.
  public let errorRequirements: String?
  /// The imports that name what is around the type; empty where its own module declares that.
  public let imports: [Import]
  /// Whether source says that the type is `Sendable`, which errors are.
  public let declaresSendable: Bool
  /// The names of members of a conformance, `catalogCause` say, that somebody wrote.
  public let members: Set<String>

  /// A form by its parts.
  public init(
    path: String,
    attributes: [String] = [],
    errorConditions: [String] = [],
    conformingModule: String? = nil,
    errorRequirements: String? = nil,
    imports: [Import] = [],
    declaresSendable: Bool = true,
    members: Set<String> = []
  ) {
    self.path = path
    self.attributes = attributes
    self.errorConditions = errorConditions
    self.conformingModule = conformingModule
    self.errorRequirements = errorRequirements
    self.imports = imports
    self.declaresSendable = declaresSendable
    self.members = members
  }
}
