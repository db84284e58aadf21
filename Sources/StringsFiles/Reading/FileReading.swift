#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a regular file, copied: a file that shrinks while it is mapped would end the process.
struct FileReading {
  let bytes: [UInt8]
  /// The state that the file was in before its first byte was read.
  let version: FileVersion

  /// - Parameters:
  ///   - part: which of the bytes; nil reads all.
  ///   - memory: what there is room in; nil asks the system.
  init(
    ofFile path: String,
    _ part: Range<Int>? = nil,
    in memory: FileMemory? = nil
  ) throws(CatalogFileError) {
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
    let wanted = part?.count ?? max(size, 1)
    let start = part?.lowerBound ?? 0
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      var count = 0
      while count < wanted {
        let got = pread(descriptor, buffer.baseAddress.map { $0 + count }, wanted - count, off_t(start + count))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failed = errno }
        if got <= 0 { break }
        count += got
      }
      return count
    }
    var bytes: [UInt8]
    if let room = memory?.room(for: wanted) {
      bytes = room
      let count = bytes.withUnsafeMutableBytes(fill)
      bytes.removeLast(wanted - count)
    } else {
      let capacity = memory?.capacity(for: wanted) ?? wanted
      bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        LargePages.want(for: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<wanted]))
        count = fill(UnsafeMutableRawBufferPointer(buffer))
      }
    }
    guard failed == 0 else { throw Self.failure(failed, path: path) }
    guard bytes.count <= size else { throw .notAFile(path: path) }
    self.bytes = bytes
    version = FileVersion(status)
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
