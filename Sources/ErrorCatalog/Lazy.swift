/// A value that is made when it is first asked for and then stays. Reading it afterwards takes no lock.
///
/// Two threads that ask first at the same moment may both make one; the first to arrive is kept by both.
struct Lazy<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = OnceReference<Box>()

  @inline(__always)
  func value(orMade make: () -> Value) -> Value {
    if let made = box.value { return made.value }
    return box.set(Box(make())).value
  }
}
