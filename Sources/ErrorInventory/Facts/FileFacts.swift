/// What one file declares, as far as errors are concerned. No name is resolved: that takes all files.
struct FileFacts: Equatable, Sendable {
  /// A place in the file.
  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
  }

  /// An `import`.
  struct Import: Equatable, Sendable {
    /// The first part of what is imported: the module.
    var module: String
    /// Whether importers of this module see it too.
    var isExported: Bool
    /// The `#if` conditions from the top of the file.
    var condition: String?
  }

  /// Something the parser could not make sense of.
  struct SyntaxError: Equatable, Sendable {
    /// What makes it one.
    enum Kind: UInt8, Sendable {
      /// It is no Swift.
      case broken
      /// It is nested more deeply than the parser follows.
      case tooDeep
      /// A merge has left both sides there.
      case mergeConflict
    }

    var kind: Kind
    var place: Place
  }

  var imports: [Import] = []
  /// Outer declarations stand before the ones they hold.
  var declarations: [Declaration] = []
  /// The first thing the parser could not make sense of.
  var syntaxError: SyntaxError?
  /// Whether the linter wrote the file, which the mark `generated` at its top says.
  var isGenerated = false
}

/// A declaration that has a part in deciding what is an error: a type, an extension, a name for a type, a local scope.
struct Declaration: Equatable, Sendable {
  /// What is declared.
  enum Kind: UInt8, Sendable, CaseIterable {
    case enumeration, structure, `class`, actor, `protocol`, `extension`, `typealias`, associatedType, genericParameter
    /// A body of statements: types in it are local.
    case block

    /// Whether the declaration holds members that are found by its name.
    var isNominal: Bool {
      switch self {
      case .enumeration, .structure, .class, .actor, .protocol: true
      case .extension, .typealias, .associatedType, .genericParameter, .block: false
      }
    }
  }

  var kind: Kind
  /// The index of the declaration around this one; nil at the top of the file.
  var parent: Int?
  /// The name; for an extension, the path that is extended.
  var name: TypePath
  /// The name as the source spells it, where that is not how keys write it.
  var spelling: String?
  /// What follows the colon, and what `where Self:` adds; for a type alias, what it stands for.
  var inherited: [TypePath] = []
  /// What a type alias stands for.
  var alias = TypeShape()
  /// The `where` clause of an extension, as written.
  var requirements: String?
  /// The level that is written.
  var access: ErrorType.Access?
  /// The `#if` conditions from the top of the file, joined by `&&`.
  var condition: String?
  var availability = Availability.available
  /// The `@available` attributes, as written.
  var availableAttributes: [String] = []
  var documentation: String?
  var place = FileFacts.Place(line: 1, column: 1)
  var nameLength = 0
  var marks: [Mark] = []
  /// Attributes that the language does not define: macros and global actors.
  var customAttributes: [TypePath] = []
  /// Whether the type is a global actor, and so an attribute of its own.
  var isGlobalActor = false
  /// The names of members that a conformance to `Catalogued` or `CatalogError` has, where they are written here.
  var catalogMembers: [String] = []
  /// Macros expanded among the members.
  var expandedMacros: [String] = []
  var cases: [CaseFacts] = []
}

/// The names of a type from outside in, without generic arguments, in NFC, with backticks only where they are needed.
///
/// A first component that ends in `::` is a module selector.
typealias TypePath = [String]

/// A mark of the linter in a comment.
struct Mark: Equatable, Sendable {
  var name: String
  var text: String
  var place: FileFacts.Place
}

/// One case as it is written once.
struct CaseFacts: Equatable, Sendable {
  var name: String
  /// The name as the source spells it, where that is not how keys write it.
  var spelling: String?
  var parameters: [ParameterFacts] = []
  var condition: String?
  var availability = Availability.available
  var documentation: String?
  var place: FileFacts.Place
  var nameLength: Int
  var marks: [Mark] = []

  /// The name as the compiler writes it.
  var fullName: String {
    parameters.isEmpty ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// One associated value.
struct ParameterFacts: Equatable, Sendable {
  var label: String?
  var secondName: String?
  var type: String
  var defaultValue: String?
  var shape: TypeShape
}

/// What of a type decides whether its value is an error or has a form for people.
struct TypeShape: Hashable, Sendable {
  /// The type's path without optionality; several for a composition, none for tuples, functions and the like.
  var paths: [TypePath] = []
  /// What is held deeper, in tuples, dictionaries, results and lists of lists: it has no form for people there.
  var held: [TypePath] = []
  /// What holds several of them.
  var list: ValueForm.List?
  /// How many optionals are around it.
  var optionals = 0
  /// How many optionals are around each in a list.
  var elementOptionals = 0

  /// Whether there are several.
  var isList: Bool { list != nil }
}
