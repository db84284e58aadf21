import Synchronization

/// Something that is made when it is asked for first, whichever thread asks, and kept for all who ask later.
package final class MadeOnce<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  package init() {}

  /// What is known, or what is made now.
  package func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
