import Foundation

/// The checkout these tests belong to.
public enum PackageFolder {
  /// The folder that holds Package.swift.
  public static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of one test target's fixtures: `Tests/<target>Tests/Fixtures`.
  public static func fixtures(of target: String) -> URL {
    url.appending(path: "Tests/\(target)Tests/Fixtures")
  }
}
