/// A build to decide `#if` by.
public struct BuildConditions: Hashable, Sendable {
  /// The conditions that are set with `-D`; any other is not.
  public var defines: Set<String>
  /// The operating system as `os(…)` writes it, `Linux` or `macOS`; nil leaves such conditions open.
  public var platform: String?

  /// A build by what is known of it.
  public init(defines: Set<String> = [], platform: String? = nil) {
    self.defines = defines
    self.platform = platform
  }

  /// The operating systems that `os(…)` knows.
  public static let platforms = [
    "Android", "FreeBSD", "Linux", "OpenBSD", "WASI", "Windows", "iOS", "macOS", "none", "tvOS", "visionOS", "watchOS",
  ]
}
