import Glibc

/// The C library's allocator, which Swift's arrays live in.
package enum Allocator {
  /// The number of the option in glibc's `malloc.h`, which no Swift module shows.
  private static let mappingThreshold: Int32 = -3
  private static let largeCount: Int32 = 512 << 10

  /// Has what is large given back to the system when it is let go of. By itself, glibc keeps blocks as large as the largest
  /// that was ever let go of (mallopt(3), "dynamic mmap threshold"), and tables come and go. Does nothing where the C library
  /// is another.
  package static func returnLargeBlocks() {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    guard let function = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(function, to: SetOption.self)(mappingThreshold, largeCount)
  }
}
