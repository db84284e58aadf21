/// What a Package.swift says about targets, read as source and never run.
///
/// A call such as `.target(name: "…")` counts wherever it stands in the file; a target that is made in another way (by a
/// function of the manifest's own, with a computed name) is not seen.
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
    public let path: String
    /// The names of the targets and products it depends on.
    public let dependencies: [String]
    /// Paths inside the target's folder that are not compiled.
    public let exclude: [String]
    /// Paths inside the target's folder that are resources.
    public let resources: [String]

    /// A target by its parts.
    public init(
      name: String,
      kind: Kind = .regular,
      path: String? = nil,
      dependencies: [String] = [],
      exclude: [String] = [],
      resources: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path ?? Self.usualPath(name: name, kind: kind)
      self.dependencies = dependencies
      self.exclude = exclude
      self.resources = resources
    }

    /// The name of the module the target makes: what is not fit for an identifier becomes `_`.
    public var module: String {
      String(String.UnicodeScalarView(name.unicodeScalars.map { Self.isFit($0) ? $0 : "_" }))
    }

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
  public let targets: [Target]

  /// A manifest by its parts.
  public init(name: String?, defaultLocalization: String? = nil, targets: [Target]) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.targets = targets
  }
}
