#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory in large pages. A page that is met for the first time costs the system about as much as going through it does
/// us, and a table of some megabytes has thousands of small ones.
enum LargePages {
  /// Asks for large pages where the memory is worth it.
  static func want(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      let pageSize: UInt = 4096
      guard memory.count >= 2 << 20, let base = memory.baseAddress else { return }
      let start = (UInt(bitPattern: base) + pageSize - 1) & ~(pageSize - 1)
      // A wish: where it is not granted, nothing is lost.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), memory.count - Int(pageSize), MADV_HUGEPAGE)
    #endif
  }
}

extension Array where Element: BitwiseCopyable {
  /// An empty array with room for so many elements.
  init(withRoomFor capacity: Int) {
    self.init(unsafeUninitializedCapacity: capacity) { buffer, _ in
      LargePages.want(for: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// So many copies of an element.
  init(copies: Int, of element: Element) {
    self.init(unsafeUninitializedCapacity: copies) { buffer, count in
      LargePages.want(for: UnsafeMutableRawBufferPointer(buffer))
      buffer.initialize(repeating: element)
      count = copies
    }
  }
}
