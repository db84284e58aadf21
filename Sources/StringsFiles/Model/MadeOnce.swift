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

/// What was made last, for whoever asks for the same again and again: safe to share between threads.
final class LastMade<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<(key: Key, value: Value)?>(nil)

  /// What is known for a key, or what is made now.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = known.withLock(\.self), known.key == key { return known.value }
    let value = make()
    known.withLock { $0 = (key, value) }
    return value
  }
}
