import Synchronization

/// The messages that were worked out so far, found by hash without a lock.
///
/// Open addressing; messages are only ever added. Where a neighbourhood is full a message is worked out again each time,
/// so the memory is bounded whatever keys are asked for.
///
/// `@unchecked`: the slots are made in `init` and afterwards changed through atomics alone.
final class ResolutionTable: @unchecked Sendable {
  private struct Slot: ~Copyable {
    /// The message's hash, written after the message: 0 until then. It tells other messages apart without a look at them.
    let hash = Atomic<UInt64>(0)
    let message = OnceReference<ResolvedMessage>()
  }

  /// How far from its place a message may stand.
  private static let reach = 16
  /// The most slots of one table, four megabytes.
  private static let mostSlots = 1 << 18

  private let slots: UnsafeMutableBufferPointer<Slot>
  private let mask: Int

  init(room: Int) {
    var capacity = 64
    while capacity < min(room, Self.mostSlots) { capacity *= 2 }
    slots = .allocate(capacity: capacity)
    for index in slots.indices { slots.initializeElement(at: index, to: Slot()) }
    mask = capacity - 1
  }

  deinit {
    slots.deinitialize().deallocate()
  }

  /// Runs `body` with the message that is meant among those of one hash, without counting references, or answers nil where it
  /// was not worked out yet.
  ///
  /// - Parameter hash: that of all keys.
  @inline(__always)
  func withMessage<Result>(
    hash: UInt64,
    where isMeant: (ResolvedMessage) -> Bool,
    _ body: (ResolvedMessage) -> Result
  ) -> Result? {
    var distance = 0
    while distance < Self.reach {
      let slot = (Int(truncatingIfNeeded: hash) &+ distance) & mask
      let result = slots[slot].message.withValue { message -> Result? in
        let hint = slots[slot].hash.load(ordering: .relaxed)
        guard hint == hash || hint == 0 else { return .none }
        return isMeant(message) ? .some(body(message)) : .none
      }
      guard let found = result else { return nil }
      if let found { return found }
      distance &+= 1
    }
    return nil
  }

  /// Adds a message under the hash of all its keys, and answers it or the same one that another thread added meanwhile.
  func insert(_ message: ResolvedMessage, hash: UInt64) -> ResolvedMessage {
    for distance in 0..<Self.reach {
      let slot = (Int(truncatingIfNeeded: hash) &+ distance) & mask
      let stored = slots[slot].message.set(message)
      if stored === message { slots[slot].hash.store(hash, ordering: .relaxed) }
      if stored === message || (stored.key == message.key && stored.reasons == message.reasons) { return stored }
    }
    return message
  }
}
