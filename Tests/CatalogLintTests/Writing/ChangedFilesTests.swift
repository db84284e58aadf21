import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct ChangedFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func change(_ name: String) -> ChangedFiles.Change {
    .init(path: path(name), old: Array("old".utf8), new: Array("new".utf8))
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  private func error(_ files: ChangedFiles, after earlier: [String] = []) -> ChangeError? {
    do throws(ChangeError) { try files.write(after: earlier) } catch { return error }
    return nil
  }

  @Test("A file that somebody has written since it was read is left as it is, and so are the others")
  func changedMeanwhile() throws {
    for name in ["a", "b", "c"] { try folder.write("old", to: name) }
    let files = ChangedFiles([change("a"), change("b"), change("c")], workingFolder: folder.url.path)
    try folder.write("edited", to: "b")
    #expect(error(files) == .changedMeanwhile(path: "b"))
    #expect(try text("a") == "old")
    #expect(try text("b") == "edited")
    try FileManager.default.removeItem(atPath: path("b"))
    #expect(error(files) == .changedMeanwhile(path: "b"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a", "c"])
  }

  @Test("What fails after files were written names those and the ones that are left")
  func partly() throws {
    for name in ["a", "b/c", "d/e"] { try folder.write("old", to: name) }
    // No file system takes a name of more than 255 bytes, so the first of the new names fails.
    let name = String(repeating: "n", count: 300)
    let files = ChangedFiles(
      [change("a")],
      renames: [.init(path: path("b"), name: name), .init(path: path("d"), name: "f")],
      workingFolder: folder.url.path
    )
    #expect(
      error(files, after: [path("z")])
        == .partlyWritten(path: "b", reason: "File name too long", written: ["z", "a"], left: ["b", "d"])
    )
    #expect(try text("a") == "new")
    #expect(try text("b/c") == "old")
    #expect(try text("d/e") == "old")
  }

  @Test("A name that something else has by now takes nothing away from it")
  func takenName() throws {
    for name in ["a", "b/c", "d/e"] { try folder.write("old", to: name) }
    let files = ChangedFiles(
      [change("a")],
      renames: [.init(path: path("b"), name: "d")],
      workingFolder: folder.url.path
    )
    #expect(error(files) == .notWritten(path: "b", reason: "File exists"))
    #expect(try text("a") == "old")
    #expect(try text("d/e") == "old")
  }

  @Test("Files are written anew, made and removed together")
  func all() throws {
    for name in ["a", "b"] { try folder.write("old", to: name) }
    let files = ChangedFiles(
      [
        change("a"), .init(path: path("b"), old: Array("old".utf8), new: nil),
        .init(path: path("x/y/c"), old: nil, new: Array("new".utf8)),
      ],
      workingFolder: folder.url.path
    )
    var told: [String] = []
    try files.write { told = $0 }
    #expect(told == ["a", "b", "x/y/c"])
    #expect(try text("a") == "new")
    #expect(try text("x/y/c") == "new")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["a", "x", "x/y", "x/y/c"]
    )
  }

  @Test("Where one file cannot be written, the others are as they were, and no folder is new")
  func none() throws {
    for name in ["a", "b"] { try folder.write("old", to: name) }
    let long = "x/" + String(repeating: "n", count: 300)
    let files = ChangedFiles(
      [
        change("a"), .init(path: path("b"), old: Array("old".utf8), new: nil),
        .init(path: path("x/y/c"), old: nil, new: []), .init(path: path(long), old: nil, new: []),
      ],
      workingFolder: folder.url.path
    )
    #expect(error(files) == .notWritten(path: long, reason: "File name too long"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["a", "b"])
    #expect(try text("a") == "old")
  }

  @Test("A file that was not there when it was looked for is not replaced")
  func madeMeanwhile() throws {
    try folder.write("old", to: "a")
    let files = ChangedFiles(
      [change("a"), .init(path: path("b"), old: nil, new: Array("new".utf8))],
      workingFolder: folder.url.path
    )
    try folder.write("edited", to: "b")
    #expect(error(files) == .changedMeanwhile(path: "b"))
    #expect(try text("a") == "old")
    #expect(try text("b") == "edited")
  }
}
