import CatalogGenerator
import Foundation
import TestSupport
import Testing

@Suite("Files are replaced whole")
struct StagedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func write(_ bytes: [UInt8], to path: String) throws(StagedFileError) {
    try StagedFile(bytes, for: path).commit()
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("A new file comes with the folders above it, and nothing stays beside it")
  func newFile() throws {
    try write(Array("a".utf8), to: path("x/y/a.swift"))
    #expect(try names() == ["x", "x/y", "x/y/a.swift"])
    #expect(try String(contentsOfFile: path("x/y/a.swift"), encoding: .utf8) == "a")
  }

  @Test("A file that is there keeps its permissions")
  func permissions() throws {
    try folder.write("old", to: "a.swift")
    #expect(chmod(path("a.swift"), 0o640) == 0)
    try write(Array("new".utf8), to: path("a.swift"))
    var status = stat()
    #expect(stat(path("a.swift"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try String(contentsOfFile: path("a.swift"), encoding: .utf8) == "new")
  }

  @Test("A file keeps what other programs have noted at it, where the file system takes such notes")
  func attributes() throws {
    typealias Set = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, CInt) -> CInt
    typealias Get =
      @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    let set = unsafeBitCast(try #require(dlsym(nil, "setxattr")), to: Set.self)
    let get = unsafeBitCast(try #require(dlsym(nil, "getxattr")), to: Get.self)
    try folder.write("old", to: "a.swift")
    guard set(path("a.swift"), "user.note", "x y", 3, 0) == 0, set(path("a.swift"), "user.none", "", 0, 0) == 0 else {
      #expect(errno == ENOTSUP)
      return
    }
    try write(Array("new".utf8), to: path("a.swift"))
    var value = [UInt8](repeating: 0, count: 8)
    #expect(get(path("a.swift"), "user.note", &value, 8) == 3)
    #expect(value.prefix(3) == Array("x y".utf8)[...])
    #expect(get(path("a.swift"), "user.none", &value, 8) == 0)
  }

  @Test("A symbolic link stays one, and the file it leads to is replaced")
  func symbolicLink() throws {
    try folder.write("old", to: "real/a.swift")
    try FileManager.default.createSymbolicLink(atPath: path("link.swift"), withDestinationPath: "real/a.swift")
    try write(Array("new".utf8), to: path("link.swift"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.swift")) == "real/a.swift")
    #expect(try String(contentsOfFile: path("real/a.swift"), encoding: .utf8) == "new")
  }

  @Test("What a killed process left beside a file goes when the file is written; what another may still write stays")
  func leftovers() throws {
    // No process has this number: the system's highest is far below it.
    let dead = ".a.swift.2147483000.1.catalog-lint"
    let alive = ".a.swift.\(getpid()).1.catalog-lint"
    let other = ".b.swift.2147483000.1.catalog-lint"
    for name in [dead, alive, other] { try folder.write("half", to: name) }
    try write(Array("a".utf8), to: path("a.swift"))
    #expect(try names() == [alive, other, "a.swift"].sorted())
  }

  @Test("Where a folder stands in the way, an error names it and nothing stays behind")
  func folderInTheWay() throws {
    try folder.write("inside", to: "a.swift/b")
    #expect(throws: StagedFileError.self) { try write([], to: path("a.swift")) }
    #expect(try names() == ["a.swift", "a.swift/b"])
  }

  @Test("What is staged changes nothing, and what is discarded leaves nothing, its folders neither")
  func discarded() throws {
    try folder.write("old", to: "a.swift")
    let staged = try ["a.swift", "x/y/b.swift", "x/c.swift"].map { try StagedFile(Array("new".utf8), for: path($0)) }
    #expect(try String(contentsOfFile: path("a.swift"), encoding: .utf8) == "old")
    staged.reversed().forEach { $0.discard() }
    #expect(try names() == ["a.swift"])
  }

  @Test("A folder that somebody else has come to use stays")
  func usedFolder() throws {
    let staged = try StagedFile([], for: path("x/y/b.swift"))
    try folder.write("other", to: "x/other.swift")
    staged.discard()
    #expect(try names() == ["x", "x/other.swift"])
  }

  /// No file system takes a name of more than 255 bytes.
  @Test("A file that cannot be written in a folder that is not there leaves no folder")
  func folders() throws {
    let long = String(repeating: "n", count: 300)
    let errors = ["x/y/\(long)", "x/\(long)/y"].map { name in
      #expect(throws: StagedFileError.self) { try StagedFile([], for: path(name)) }?.reason
    }
    #expect(errors == ["File name too long", "File name too long"])
    #expect(try names() == [])
  }

  @Test("A link that leads nowhere yet stays one, and the file that it means is made")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "real")
    try FileManager.default.createSymbolicLink(atPath: path("second"), withDestinationPath: path("link"))
    try write(Array("new".utf8), to: path("second"))
    #expect(try String(contentsOfFile: path("real"), encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "real")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("second")) == path("link"))
  }

  @Test("Links in a circle are an error, and stay")
  func circle() throws {
    try FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: path("b"), withDestinationPath: "a")
    #expect(throws: StagedFileError.self) { try StagedFile([], for: path("a")) }
    #expect(try names() == ["a", "b"])
  }

  @Test("A file that is to go is there until then, and one that is not there or a folder is an error")
  func removed() throws {
    try folder.write("old", to: "a.swift")
    try folder.write("old", to: "folder/b.swift")
    try FileManager.default.createSymbolicLink(atPath: path("link.swift"), withDestinationPath: "folder/b.swift")
    let staged = try ["a.swift", "link.swift"].map { try StagedFile(removing: path($0)) }
    #expect(try names().count == 4)
    for file in staged { try file.commit() }
    #expect(try names() == ["folder", "folder/b.swift"])
    #expect(throws: StagedFileError.self) { try staged[0].commit() }
    #expect(throws: StagedFileError.self) { try StagedFile(removing: path("folder")) }
    #expect(try names() == ["folder", "folder/b.swift"])
  }
}
