#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an earlier run read in a manifest.
struct ManifestCache {
  private let file: CacheFile

  /// The cache of the manifest at a path.
  init(folder: String, path: String) {
    file = CacheFile(.manifest, for: [path], in: folder)
  }

  /// What the bytes of the manifest say: as it is kept, else read now and kept.
  func manifest(in data: Data) -> PackageManifest {
    let hash = data.withUnsafeBytes { ContentHash($0) }
    if let known = known(for: hash) { return known }
    let manifest = PackageManifest(contents: data)
    file.write { writer in
      writer.write(hash)
      manifest.write(to: &writer)
    }
    return manifest
  }

  private func known(for hash: ContentHash) -> PackageManifest? {
    guard let bytes = file.read() else { return nil }
    var reader = ByteReader(bytes)
    guard (try? reader.hash()) == hash else { return nil }
    return try? PackageManifest(encoded: bytes[reader.position...])
  }
}
