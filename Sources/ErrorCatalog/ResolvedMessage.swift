/// What was worked out about one error case in one chain of locales: which entries make its message.
final class ResolvedMessage: Sendable {
  /// The entry of one field, and whose arguments fill it.
  struct Field: Sendable {
    let entry: LocaleEntry
    /// Whose key the entry belongs to: a reason's, by its place, or the error's own, which comes after them.
    let level: Int
  }

  /// The error's own key.
  let key: CatalogKey
  /// The keys of the reasons inside it, the innermost first; nearly always none.
  let reasons: [CatalogKey]
  /// The hash of all keys.
  let hash: UInt64
  /// Whether the error has words of its own in the development language. Decided there, it is the same in every language.
  let speaks: Bool
  let title: Field?
  let description: Field?
  let recovery: Field?
  let origin: MessageOrigin
  /// What is wrong whatever the arguments.
  let problems: [CatalogProblem]
  /// The message where it is the same whatever the arguments.
  let constant: Message?

  init(
    key: CatalogKey,
    reasons: [CatalogKey],
    hash: UInt64,
    speaks: Bool,
    fields: (title: Field?, description: Field?, recovery: Field?),
    origin: MessageOrigin,
    problems: [CatalogProblem]
  ) {
    self.key = key
    self.reasons = reasons
    self.hash = hash
    self.speaks = speaks
    (title, description, recovery) = fields
    self.origin = origin
    self.problems = problems
    let recoveryText = recovery?.entry.constantText
    if let title = title?.entry.constantText, let description = description?.entry.constantText,
      recovery == nil || recoveryText != nil
    {
      constant = Message(
        title: title,
        description: description,
        recovery: recoveryText,
        origin: origin,
        problems: problems
      )
    } else {
      constant = nil
    }
  }

  /// Whether any language of the chain has words.
  var hasText: Bool { title != nil || description != nil }
}

/// The messages that were worked out so far, found by hash without a lock.
///
/// Open addressing; messages are only ever added. Where a neighbourhood is full a message is worked out again each time,
/// so the memory is bounded whatever keys are asked for.
///
/// `@unchecked`: the slots are made in `init` and afterwards changed through atomics alone.
final class ResolutionTable: @unchecked Sendable {
  private typealias Slot = OnceReference<ResolvedMessage>

  /// How far from its place a message may stand.
  private static let reach = 16
  /// The most slots of one table, half a megabyte.
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

  /// The message of a case with the reasons inside it.
  ///
  /// - Parameter hash: that of all keys.
  @inline(__always)
  func message(of key: CatalogKey, reasons: [CatalogKey] = [], hash: UInt64) -> ResolvedMessage? {
    var distance = 0
    while distance < Self.reach {
      guard let message = slots[(Int(truncatingIfNeeded: hash) &+ distance) & mask].value else { return nil }
      if message.hash == hash, message.key == key, message.reasons == reasons { return message }
      distance &+= 1
    }
    return nil
  }

  /// Adds a message, and answers it or the same one that another thread added meanwhile.
  func insert(_ message: ResolvedMessage) -> ResolvedMessage {
    for distance in 0..<Self.reach {
      let stored = slots[(Int(truncatingIfNeeded: message.hash) &+ distance) & mask].set(message)
      if stored === message || (stored.key == message.key && stored.reasons == message.reasons) { return stored }
    }
    return message
  }
}
