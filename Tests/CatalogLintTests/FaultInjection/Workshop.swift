import Foundation
import Synchronization
import TestSupport

@testable import CatalogLint

/// Folders on the disk that a project is made in again and again. What was read of its sources is kept: that takes longest.
final class Workshop: Sendable {
  private let idle = Mutex<[Bench]>([])

  /// Hands over a folder that nobody else uses.
  func withBench<Result>(_ body: (Bench) throws -> Result) throws -> Result {
    let bench = try idle.withLock { $0.popLast() } ?? Bench()
    defer { idle.withLock { $0.append(bench) } }
    return try body(bench)
  }

  /// A folder with a project.
  final class Bench: Sendable {
    private let folder: TemporaryFolder
    private var project: URL { folder.url.appending(path: "Project") }

    fileprivate init() throws { folder = try TemporaryFolder() }

    /// Writes some files, by path, and removes all others.
    func write(_ files: [String: [UInt8]]) throws {
      if FileManager.default.fileExists(atPath: project.path) { try FileManager.default.removeItem(at: project) }
      for (path, bytes) in files { try folder.write(Data(bytes), to: "Project/" + path) }
    }

    /// The project as it is on the disk.
    func read() throws -> LintedPackage {
      try PackageReader.read(at: project.path, cacheFolder: folder.url.appending(path: "Cache").path)
    }

    /// Makes what mends have changed.
    func make(_ draft: FixDraft) throws {
      for change in draft.changes { try folder.write(Data(change.new), to: "Project/" + change.path) }
      for rename in draft.renames {
        let old = project.appending(path: rename.path)
        try FileManager.default.moveItem(at: old, to: old.deletingLastPathComponent().appending(path: rename.name))
      }
    }
  }
}
