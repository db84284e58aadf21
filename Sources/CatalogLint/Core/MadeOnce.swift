import Synchronization

/// Something that is made when it is asked for first, whichever thread asks, and kept for all who ask later.
final class MadeOnce<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// What is known, or what is made now.
  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
