import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of what an earlier run made, in a folder that anyone may delete.
///
/// The whole is written anew beside the old and takes its place in one step, so that a reader sees the one or the other
/// and two processes may share it. A damaged file, or one of another version of this tool, is as good as none.
struct CacheFile: Sendable {
  /// What a file holds.
  enum Content: String, CaseIterable {
    case facts, inventory, manifest

    fileprivate var prefix: String { rawValue + "-" }
  }

  /// Goes up with every change to what is kept or how.
  private static let format = 9

  private static let suffix = ".cache"
  /// In seconds: thirty days without a change to the sources.
  private static let longestLife = 30.0 * 24 * 60 * 60

  private let path: String

  /// The file that belongs to some words, in a folder for caches.
  init(_ content: Content, for words: [String], in folder: String) {
    let name = content.prefix + ContentHash(words.joined(separator: "\n")).text + Self.suffix
    path = folder + "/" + name
  }

  /// What this version of the tool has written; nil where there is nothing of the kind.
  func read() -> ArraySlice<UInt8>? {
    let hashSize = 16
    guard let identity = Self.toolIdentity, let bytes = try? SourceFile.read(path, limit: 1 << 30),
      bytes.count >= 2 * hashSize
    else { return nil }
    let body = bytes.dropLast(hashSize)
    var end = ByteReader(bytes.suffix(hashSize))
    guard (try? end.hash()) == body.withUnsafeBytes({ ContentHash($0) }) else { return nil }
    var start = ByteReader(body)
    guard (try? start.hash()) == identity else { return nil }
    return body.dropFirst(hashSize)
  }

  /// Replaces what there is. Where the folder cannot be written, nothing is kept.
  func write(_ body: (inout ByteWriter) -> Void) {
    guard let identity = Self.toolIdentity else { return }
    var writer = ByteWriter()
    writer.write(identity)
    body(&writer)
    let hash = writer.bytes.withUnsafeBytes { ContentHash($0) }
    writer.write(hash)
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let isFirst = !FileManager.default.fileExists(atPath: path)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(writer.bytes).write(to: url, options: .atomic)
    if isFirst { Self.removeOldFiles(in: folder) }
  }

  /// Each package has files of its own; those of packages that are gone must not pile up when others come.
  private static func removeOldFiles(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(suffix) && Content.allCases.contains(where: { name.hasPrefix($0.prefix) }) {
      let path = folder.appending(path: name).path
      let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      guard let date, -date.timeIntervalSinceNow > longestLife else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The running program: a tool that was built anew may read files in another way. Nil where the system does not tell of it;
  /// then nothing is kept, since nobody could say whose it is.
  private static let toolIdentity: ContentHash? = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    let time = status.st_mtim
    return ContentHash("\(format) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)")
  }()
}
