/// What a Package.swift says about targets, read as source and never run.
///
/// A call such as `.target(name: "…")` counts wherever it stands in the file, with texts that are literals or constants
/// of the manifest. A target that is made in another way (by a function of the manifest's own, in a loop) is not seen, and
/// `unread` says so. So it does of syntax errors, and of what else no compiler takes as far as targets depend on it.
public struct PackageManifest: Equatable, Sendable {
  /// One target.
  public struct Target: Equatable, Sendable {
    /// What a target is for.
    public enum Kind: String, Sendable, CaseIterable {
      case regular, executable, test, macro, plugin, system, binary
    }

    /// The target's name.
    public let name: String
    /// What it is for.
    public let kind: Kind
    /// Its folder, relative to the package's; `Sources/<name>` or `Tests/<name>` where the manifest is silent.
    public internal(set) var path: String
    /// The names of the targets and products it depends on.
    public let dependencies: [String]
    /// Whether it depends on more than that, in a way that is not followed.
    public let hasOtherDependencies: Bool
    /// Paths inside the target's folder that are not compiled.
    public let exclude: [String]
    /// Paths inside the target's folder that alone are compiled; nil is all.
    public let sources: [String]?
    /// Paths inside the target's folder that are resources.
    public let resources: [String]

    /// A target by its parts.
    public init(
      name: String,
      kind: Kind = .regular,
      path: String? = nil,
      dependencies: [String] = [],
      hasOtherDependencies: Bool = false,
      exclude: [String] = [],
      sources: [String]? = nil,
      resources: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path ?? Self.usualPath(name: name, kind: kind)
      self.dependencies = dependencies
      self.hasOtherDependencies = hasOtherDependencies
      self.exclude = exclude
      self.sources = sources
      self.resources = resources
    }

    /// The name of the module the target makes: what is not fit for an identifier becomes `_`.
    public var module: String {
      String(String.UnicodeScalarView(name.unicodeScalars.map { Self.isFit($0) ? $0 : "_" }))
    }

    /// Whether it is there for tests: a test target, or the programs and the libraries that tests use, which stand in `Tests`.
    package var isForTests: Bool { kind == .test || path == "Tests" || path.hasPrefix("Tests/") }

    private static func isFit(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar.properties.isXIDContinue
    }

    private static func usualPath(name: String, kind: Kind) -> String {
      switch kind {
      case .test: "Tests/" + name
      case .plugin: "Plugins/" + name
      case .regular, .executable, .macro, .system, .binary: "Sources/" + name
      }
    }
  }

  /// The package's name, where it is a literal.
  public let name: String?
  /// The package's development language, where it is a literal.
  public let defaultLocalization: String?
  /// The targets, in the order of the file.
  public internal(set) var targets: [Target]
  /// What the manifest computes in a way that is not followed, and what no compiler takes.
  public let unread: [UnreadPart]
  /// The call that makes the package; nil where there is none.
  public let call: Call?
  /// Whether it asks for `InternalImportsByDefault`: then what an extension shows must be imported with its access level,
  /// which else would make every plain import of the module ambiguous.
  public let importsInternally: Bool
  /// The comments in it that ask the linter to look away.
  var ignores: [IgnoreFacts] = []

  /// A manifest by its parts.
  public init(
    name: String?,
    defaultLocalization: String? = nil,
    targets: [Target],
    unread: [UnreadPart] = [],
    importsInternally: Bool = false,
    call: Call? = nil
  ) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.targets = targets
    self.unread = unread
    self.call = call
    self.importsInternally = importsInternally
  }

  /// Where a manifest makes its package.
  public struct Call: Hashable, Sendable {
    /// The line of `Package`, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int
    /// Behind the argument `name`, in bytes from the start of the file; nil where there is none.
    public let endOfName: Int?

    /// A call by its places.
    public init(line: Int, column: Int, endOfName: Int?) {
      self.line = line
      self.column = column
      self.endOfName = endOfName
    }
  }

  /// Something of a manifest that says nothing without being run, or that no compiler takes.
  public struct UnreadPart: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A syntax error: whatever stands behind it may be missing.
      case syntaxError
      /// Both sides of a merge.
      case mergeConflict
      /// Something that is nested more deeply than the parser follows.
      case tooDeep
      /// The name or the path of a target that is no test's is computed.
      case target
      /// The development language is computed.
      case defaultLocalization
    }

    /// What it is.
    public let kind: Kind
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int

    /// A part by its place.
    public init(kind: Kind, line: Int, column: Int) {
      self.kind = kind
      self.line = line
      self.column = column
    }
  }

  /// The comments in it that ask the linter to look away.
  ///
  /// - Parameter file: the path of the manifest as people should see it.
  package func ignores(file: String) -> [SourceIgnore] { ignores.map { $0.ignore(inFile: file) } }

  /// Whether no compiler takes it: what seems to be absent may stand in a part that could not be read.
  package var isBroken: Bool { unread.contains(where: \.kind.isBroken) }

  /// One note for each kind of part that could not be read; where no compiler takes the manifest, that alone.
  ///
  /// - Parameter file: the path of the manifest as people should see it.
  package func notes(file: String) -> [InventoryNote] {
    if let broken = unread.first(where: \.kind.isBroken) { return [broken.note(file: file)] }
    return UnreadPart.Kind.allCases.compactMap { kind in unread.first { $0.kind == kind }?.note(file: file) }
  }
}

extension PackageManifest.UnreadPart {
  fileprivate func note(file: String) -> InventoryNote {
    InventoryNote(kind: kind.note, location: SourceLocation(file: file, line: line, column: column))
  }
}

extension PackageManifest.UnreadPart.Kind {
  /// Whether the compiler would not take the manifest.
  fileprivate var isBroken: Bool {
    switch self {
    case .syntaxError, .mergeConflict, .tooDeep: true
    case .target, .defaultLocalization: false
    }
  }

  fileprivate var note: InventoryNote.Kind {
    switch self {
    case .syntaxError: .brokenManifest
    case .mergeConflict: .conflictingManifest
    case .tooDeep: .tooDeep
    case .target: .unseenTarget
    case .defaultLocalization: .unseenLanguage
    }
  }
}
