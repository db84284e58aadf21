import Foundation
import TestSupport
import Testing

@testable import ErrorInventory

@Suite("What a manifest says is kept by its bytes")
struct ManifestCacheTests {
  private let folder: TemporaryFolder
  private let source: Data

  init() throws {
    folder = try TemporaryFolder()
    source = try Data(contentsOf: PackageFolder.url.appending(path: "Package.swift"))
  }

  private var cache: ManifestCache { ManifestCache(folder: folder.url.path, path: "/p/Package.swift") }

  private var files: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)) ?? []
  }

  @Test("A second run gives what the first gave; another text is read anew")
  func same() throws {
    let manifest = PackageManifest(contents: source)
    #expect(manifest.targets.count > 10)
    for _ in 0..<2 { #expect(cache.manifest(in: source) == manifest) }
    let changed = Data(String(decoding: source, as: UTF8.self).replacing("\"CatalogICU\"", with: "\"ICU\"").utf8)
    for text in [changed, source, Data(), changed] {
      #expect(cache.manifest(in: text) == PackageManifest(contents: text))
    }
    #expect(files.count == 1)
  }

  @Test("What is kept is what is told")
  func kept() throws {
    _ = cache.manifest(in: source)
    let file = try #require(files.first)
    let text = "let package = Package(name: \"Small\", targets: [.target(name: \"A\")])"
    // The same file, but under the hash of another text.
    var writer = ByteWriter()
    writer.write(ContentHash(text))
    let body = try Data(contentsOf: file).dropLast(16)
    try Self.sealed(body.prefix(16) + writer.bytes + body.dropFirst(32)).write(to: file)
    #expect(cache.manifest(in: Data(text.utf8)) == PackageManifest(contents: source))
  }

  @Test("A damaged file, or another tool's, is as good as none, and is replaced")
  func damage() throws {
    let manifest = cache.manifest(in: source)
    let file = try #require(files.first)
    let intact = try Data(contentsOf: file)
    var damaged: [Data] = [Data(), intact.dropLast(), intact + [0], Data(count: 32)]
    for offset in stride(from: 0, to: intact.count, by: max(intact.count / 50, 1)) {
      var copy = intact
      copy[offset] ^= 0x41
      damaged.append(copy)
    }
    var foreign = intact.dropLast(16)
    foreign[0] ^= 1
    damaged.append(Self.sealed(foreign))
    for (index, data) in damaged.enumerated() {
      try data.write(to: file)
      #expect(cache.manifest(in: source) == manifest, "\(index)")
      #expect(try Data(contentsOf: file) == intact, "\(index)")
    }
  }

  @Test("A folder that cannot be written is no problem")
  func unwritable() throws {
    let file = try folder.write("", to: "file")
    #expect(ManifestCache(folder: file.path, path: "/p").manifest(in: source) == PackageManifest(contents: source))
  }

  /// Bytes with the check over them behind.
  private static func sealed(_ body: Data) -> Data {
    var writer = ByteWriter()
    writer.write(body.withUnsafeBytes { ContentHash($0) })
    return body + writer.bytes
  }
}
