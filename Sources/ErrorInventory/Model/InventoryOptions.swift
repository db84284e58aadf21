/// What an inventory includes, and what it knows beforehand.
public struct InventoryOptions: Hashable, Sendable {
  /// Whether private and file-private enums are listed instead of counted.
  public var includesPrivate = false
  /// Whether enums local to a function are listed instead of counted.
  public var includesLocal = false
  /// Whether the enums of test targets are listed instead of counted.
  public var includesTests = false
  /// The module of files that no manifest and no `Sources` folder names; nil takes the name of the folder that was given.
  public var module: String?
  /// Protocols of modules that are not scanned and that refine `Error`: `AbortError`, or with its module, `Vapor.AbortError`.
  public var errorProtocols: Set<String> = []
  /// The build that decides `#if`; nil takes every branch that some build compiles.
  public var build: BuildConditions?
  /// A folder for what was read before, by content; nil keeps nothing. Whoever deletes it loses time and nothing else.
  public var cacheFolder: String?
  /// What files hold in place of what the disk says, by their absolute paths.
  package var contents: [String: [UInt8]] = [:]

  /// The usual options: what other files can see, without tests.
  public init() {}

  /// The folder for caches that the environment names: `CATALOG_LINT_CACHE`, where it is set (empty is none); else one
  /// below `XDG_CACHE_HOME` or `HOME`, each where it is an absolute path, so that no checkout is touched; nil without any.
  public static func usualCacheFolder(environment: [String: String]) -> String? {
    if let own = environment["CATALOG_LINT_CACHE"] { return own.isEmpty ? nil : own }
    // The XDG Base Directory Specification: a relative path is to be ignored. One made of `HOME` is no better: it would lead
    // into whatever folder the person stands in.
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let folder = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
    return folder.map { $0 + "/catalog-lint" }
  }
}
