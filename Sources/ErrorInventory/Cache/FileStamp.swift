#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system tells of a file without its being read: while it stays, so does the content.
///
/// Device, number, size, and the times of the last change to content and status. No program can set the last of them, so
/// a file that was put in the place of another with its old date has another stamp.
enum FileStamp {
  /// In nanoseconds: two changes within one tick of a file system's clock may leave the same stamp, and the coarsest clock,
  /// that of FAT, ticks every two seconds. A stamp younger than that tells nothing.
  private static let coarsestTick: Int64 = 2_000_000_000

  /// The current time in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// The stamp of a file as a hash; nil where there is none, or where the file was changed just now.
  static func hash(ofFile path: String, now: Int64) -> ContentHash? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let times = (nanoseconds(status.st_mtimespec), nanoseconds(status.st_ctimespec))
    #else
      let times = (nanoseconds(status.st_mtim), nanoseconds(status.st_ctim))
    #endif
    guard max(times.0, times.1) < now - coarsestTick else { return nil }
    let words = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino),
      UInt64(truncatingIfNeeded: status.st_size), UInt64(bitPattern: times.0), UInt64(bitPattern: times.1),
    ]
    return words.withUnsafeBytes { ContentHash($0) }
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
