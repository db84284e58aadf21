#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a regular file, read whole: a file that shrinks while it is mapped would end the process.
struct FileReading {
  let bytes: [UInt8]
  /// The state that the file was in before its first byte was read.
  let version: FileVersion

  init(ofFile path: String) throws(CatalogFileError) {
    // Without waiting: opening a pipe that nobody writes to would never return.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(errno, path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno, path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    let size = Int(status.st_size)
    guard size <= ReadingLimits.byteCount else {
      throw .tooLarge(path: path, byteCount: size, limit: ReadingLimits.byteCount)
    }
    var failed: Int32 = 0
    // What claims to be empty is asked for a byte: the files of `/proc` do so and are not.
    let wanted = max(size, 1)
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      LargePages.want(for: UnsafeMutableRawBufferPointer(buffer))
      while count < wanted {
        let got = Self.read(
          descriptor,
          into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        )
        if got < 0, errno == EINTR { continue }
        if got < 0 { failed = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failed == 0 else { throw Self.failure(failed, path: path) }
    guard bytes.count <= size else { throw .notAFile(path: path) }
    self.bytes = bytes
    version = FileVersion(status)
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func failure(_ number: Int32, path: String) -> CatalogFileError {
    switch number {
    case ENOENT, ENOTDIR: .notFound(path: path)
    case EACCES, EPERM: .notReadable(path: path)
    case EISDIR, ENXIO: .notAFile(path: path)
    default: .systemFailure(path: path, number: number)
    }
  }
}
