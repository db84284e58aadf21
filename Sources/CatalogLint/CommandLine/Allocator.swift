import Glibc

/// The C library's allocator, which Swift's arrays live in.
package enum Allocator {
  // The numbers of the options in glibc's `malloc.h`, which no Swift module shows.
  private static let trimThreshold: Int32 = -1
  private static let mappingThreshold: Int32 = -3
  private static let keptCount: Int32 = 1 << 20
  private static let largeCount: Int32 = 512 << 10

  /// Has what is large given back to the system when it is let go of. By itself, glibc keeps blocks as large as the largest
  /// that was ever let go of (mallopt(3), "dynamic mmap threshold"), and tables come and go. Of smaller blocks a megabyte is
  /// kept, since a page that is given back and asked for again costs more than what is done with it. Does nothing where the C
  /// library is another.
  package static func returnLargeBlocks() {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    guard let function = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(function, to: SetOption.self)
    _ = setOption(mappingThreshold, largeCount)
    _ = setOption(trimThreshold, keptCount)
  }
}
