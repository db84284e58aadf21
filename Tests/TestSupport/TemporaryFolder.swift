import Foundation

/// An empty folder that goes away with the value that owns it.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Makes a new folder below the system's temporary one.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "catalog-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders on its way, and returns its place.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file with a name that is no UTF-8, hands over, and removes it again: Foundation finds no such file.
  public func withFile(named name: [UInt8], of text: String, _ body: () throws -> Void) throws {
    let path = (Array(url.path.utf8) + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
    guard let stream = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    fputs(text, stream)
    fclose(stream)
    defer { unlink(path) }
    try body()
  }

  /// Writes a file of bytes, with the folders on its way, and returns its place.
  @discardableResult
  public func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}
