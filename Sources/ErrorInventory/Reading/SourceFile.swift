#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads source files.
enum SourceFile {
  /// Files above this are not parsed: no person wrote them, and a tree takes 70 to 170 times the file's memory, 1 to 3 GB
  /// at this limit.
  static let largest = 16_000_000
  /// Of files above this one is parsed at a time.
  static let large = 2_000_000

  /// Why there are no bytes.
  struct Failure: Error {
    var kind: InventoryNote.Kind
  }

  /// The bytes of a file.
  static func read(_ path: String, limit: Int = largest) throws(Failure) -> [UInt8] {
    // Not to wait: opening a named pipe would, for a writer that never comes.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw systemFailure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw systemFailure() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(kind: .unreadable("it is not a file")) }
    guard status.st_size <= limit else { throw Failure(kind: .tooLarge(limit)) }
    return try read(descriptor, size: Int(status.st_size))
  }

  /// The first bytes of a file.
  static func readBeginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw systemFailure() }
    defer { close(descriptor) }
    return try read(descriptor, size: count)
  }

  private static func read(_ descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
    var problem: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = posixRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if step < 0 { problem = systemFailure() }
        // A file that became shorter meanwhile ends early.
        guard step > 0 else { return }
        count += step
      }
    }
    if let problem { throw problem }
    return bytes
  }

  private static func posixRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    Glibc.read(descriptor, buffer, count)
  }

  private static func systemFailure() -> Failure {
    Failure(kind: errno == ENOENT ? .disappeared : .unreadable(String(cString: strerror(errno))))
  }
}
