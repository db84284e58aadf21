import CatalogGenerator
import Foundation
import TestSupport
import Testing

@Suite("Files are replaced whole")
struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("A new file comes with the folders above it, and nothing stays beside it")
  func newFile() throws {
    try AtomicFile.write(Array("a".utf8), to: path("x/y/a.swift"))
    #expect(try names() == ["x", "x/y", "x/y/a.swift"])
    #expect(try String(contentsOfFile: path("x/y/a.swift"), encoding: .utf8) == "a")
  }

  @Test("A file that is there keeps its permissions")
  func permissions() throws {
    try folder.write("old", to: "a.swift")
    #expect(chmod(path("a.swift"), 0o640) == 0)
    try AtomicFile.write(Array("new".utf8), to: path("a.swift"))
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
    try AtomicFile.write(Array("new".utf8), to: path("a.swift"))
    var value = [UInt8](repeating: 0, count: 8)
    #expect(get(path("a.swift"), "user.note", &value, 8) == 3)
    #expect(value.prefix(3) == Array("x y".utf8)[...])
    #expect(get(path("a.swift"), "user.none", &value, 8) == 0)
  }

  @Test("A symbolic link stays one, and the file it leads to is replaced")
  func symbolicLink() throws {
    try folder.write("old", to: "real/a.swift")
    try FileManager.default.createSymbolicLink(atPath: path("link.swift"), withDestinationPath: "real/a.swift")
    try AtomicFile.write(Array("new".utf8), to: path("link.swift"))
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
    try AtomicFile.write(Array("a".utf8), to: path("a.swift"))
    #expect(try names() == [alive, other, "a.swift"].sorted())
  }

  @Test("Where a folder stands in the way, an error names it and nothing stays behind")
  func folderInTheWay() throws {
    try folder.write("inside", to: "a.swift/b")
    #expect(throws: AtomicFileError.self) { try AtomicFile.write([], to: path("a.swift")) }
    #expect(try names() == ["a.swift", "a.swift/b"])
  }
}
