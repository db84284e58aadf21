import Foundation
import TestSupport
import Testing

@testable import ErrorInventory

@Suite("A file's stamp tells whether its content is still the same")
struct FileStampTests {
  private static func stamp(_ url: URL, now: Int64 = .max) -> ContentHash? {
    FileStamp.hash(ofFile: url.path, now: now)
  }

  @Test("It stays while the file is read, and is another after whatever changes it")
  func changes() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.swift")
    try folder.write("enum A {}", to: "a.swift")
    let first = try #require(Self.stamp(file))
    _ = try Data(contentsOf: file)
    #expect(Self.stamp(file) == first)
    let date = try #require(FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date)
    try Data("enum B {}".utf8).write(to: file, options: .atomic)
    // As `cp -p`, `rsync -t` and `tar` do.
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    let second = try #require(Self.stamp(file))
    #expect(second != first)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\n".utf8))
    try handle.close()
    #expect(Self.stamp(file) != second)
  }

  @Test("It is of the file that a link leads to")
  func link() throws {
    let folder = try TemporaryFolder()
    for name in ["a.swift", "b.swift"] { try folder.write("enum A {}", to: name) }
    let link = folder.url.appending(path: "link.swift")
    for name in ["a.swift", "b.swift"] {
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
      #expect(Self.stamp(link) == Self.stamp(folder.url.appending(path: name)))
    }
  }

  // The times of FAT go by two seconds (Microsoft, FAT32 File System Specification, "Date and Time Formats").
  @Test("A file changed within two seconds, or dated in the future, has none, nor has one that is not there")
  func young() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.swift")
    let before = FileStamp.now
    try folder.write("enum A {}", to: "a.swift")
    let second: Int64 = 1_000_000_000
    #expect(Self.stamp(file, now: before + 19 * second / 10) == nil)
    #expect(Self.stamp(file, now: FileStamp.now + 21 * second / 10) != nil)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    // The date is old, the change of it is not.
    #expect(Self.stamp(file, now: FileStamp.now) == nil)
    try FileManager.default.setAttributes([.modificationDate: Date.now + 3600], ofItemAtPath: file.path)
    #expect(Self.stamp(file, now: FileStamp.now + 3 * second) == nil)
    #expect(Self.stamp(folder.url.appending(path: "none.swift")) == nil)
  }
}
