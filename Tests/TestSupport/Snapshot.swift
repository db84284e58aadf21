import Foundation
import Testing

/// A golden file: what a text was when somebody last looked at it and found it right.
public struct Snapshot {
  /// Where the file is.
  public let url: URL

  /// The file `name` in the `Snapshots` folder of the tests of `target`.
  public init(_ name: String, of target: String) {
    url = PackageFolder.url.appending(path: "Tests/\(target)Tests/Snapshots/\(name)")
  }

  /// Compares a text with the file. With `RECORD_SNAPSHOTS=1` the text takes the place of the file, and the test fails, so
  /// that no run that records is taken for one that checks.
  public func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("\(url.lastPathComponent) was recorded. Look at the change.", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text == golden,
      "\(url.lastPathComponent) differs; RECORD_SNAPSHOTS=1 records it anew.",
      sourceLocation: sourceLocation
    )
  }
}
