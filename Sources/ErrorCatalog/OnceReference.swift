import Synchronization

/// A reference that is set once, by whoever comes first, and then stays. Reading it takes no lock.
///
/// What `AtomicLazyReference` is, without its cost: that one's `load` is a call that looks up its generic type each time,
/// four times as long as a whole look-up here.
struct OnceReference<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
  private let reference = Atomic<Unmanaged<Instance>?>(nil)

  init() {}

  deinit {
    reference.load(ordering: .acquiring)?.release()
  }

  /// The reference, or nil where it is not set yet.
  @inline(__always)
  var value: Instance? {
    reference.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// The reference, not counted: whoever asks keeps the owner of this value alive.
  @inline(__always)
  var lent: Unmanaged<Instance>? {
    reference.load(ordering: .acquiring)
  }

  /// Runs `body` with the reference, without counting it: whoever calls keeps the owner of this value alive.
  @inline(__always)
  func withValue<Result>(_ body: (Instance) -> Result) -> Result? {
    reference.load(ordering: .acquiring)?._withUnsafeGuaranteedRef(body)
  }

  /// Sets the reference, and answers it or the one that was there before.
  func set(_ instance: Instance) -> Instance {
    let mine = Unmanaged.passRetained(instance)
    let (isMine, before) = reference.compareExchange(
      expected: nil,
      desired: mine,
      successOrdering: .acquiringAndReleasing,
      failureOrdering: .acquiring
    )
    guard !isMine, let before else { return instance }
    mine.release()
    return before.takeUnretainedValue()
  }
}
