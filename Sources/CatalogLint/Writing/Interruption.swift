import Glibc
import Synchronization

/// Ctrl-C and its like while files change hands: held back until nothing is half done, and then as strong as ever.
enum Interruption {
  /// What asks a process to end.
  static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The last of them that has come; zero where none has.
  private static let pending = Atomic<Int32>(0)
  private static let held = Mutex(Held())

  private struct Held {
    /// How many pieces of work hold the signals back.
    var count = 0
    /// What would happen without them.
    var actions: [(signal: Int32, action: sigaction)] = []
  }

  /// Whether somebody waits for the process to end.
  static var isRequested: Bool { pending.load(ordering: .relaxed) != 0 }

  /// Does a piece of work to its end, and lets a signal that has come in the meantime through after it.
  static func held<Failure: Error>(back work: () throws(Failure) -> Void) throws(Failure) {
    hold()
    defer { release() }
    try work()
  }

  private static func hold() {
    // A handler may do next to nothing, so what it writes to is there before it.
    _ = isRequested
    held.withLock { held in
      held.count += 1
      guard held.count == 1 else { return }
      held.actions = signals.compactMap { signal in
        var (action, old) = (sigaction(), sigaction())
        action.__sigaction_handler.sa_handler = { Interruption.pending.store($0, ordering: .relaxed) }
        guard sigaction(signal, nil, &old) == 0, !old.isIgnored, sigaction(signal, &action, nil) == 0 else {
          return nil
        }
        return (signal, old)
      }
    }
  }

  private static func release() {
    let signal = held.withLock { held in
      held.count -= 1
      guard held.count == 0 else { return 0 as Int32 }
      for (signal, action) in held.actions {
        var action = action
        sigaction(signal, &action, nil)
      }
      held.actions = []
      return pending.exchange(0, ordering: .relaxed)
    }
    if signal != 0 { raise(signal) }
  }
}

extension sigaction {
  /// Whether whoever started the process has asked it not to mind, as `nohup` does.
  var isIgnored: Bool { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1 }
}
