import Synchronization

/// A value that is made when it is first asked for and then stays. Reading it afterwards takes no lock.
///
/// Two threads that ask first at the same moment may both make one; the first to arrive is kept by both.
///
/// What `AtomicLazyReference` does, without its cost on every read: its methods are generic code of another library, which nothing can inline.
struct Lazy<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The address of a retained `Box`; 0 until there is one.
  private let address = Atomic<UInt>(0)

  @inline(__always)
  func value(orMade make: () -> Value) -> Value {
    with(orMade: make) { copy $0 }
  }

  /// Lends the value without counting a reference to it.
  @inline(__always)
  func with<Result>(orMade make: () -> Value, _ body: (borrowing Value) -> Result) -> Result {
    guard let box = Self.box(at: address.load(ordering: .acquiring)) else { return body(keep(make())) }
    return box._withUnsafeGuaranteedRef { body($0.value) }
  }

  private func keep(_ value: Value) -> Value {
    let made = Unmanaged.passRetained(Box(value))
    let (kept, first) = address.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: made.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard !kept, let box = Self.box(at: first) else { return value }
    made.release()
    return box._withUnsafeGuaranteedRef(\.value)
  }

  @inline(__always)
  private static func box(at address: UInt) -> Unmanaged<Box>? {
    UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }

  deinit { Self.box(at: address.load(ordering: .acquiring))?.release() }
}
