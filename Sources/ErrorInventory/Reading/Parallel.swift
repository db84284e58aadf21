import Foundation
import Synchronization

/// Runs work for each index on all cores and keeps the order of the results.
package enum Parallel {
  /// Deep trees take deep stacks; what is not touched costs nothing.
  private static let stackSize = 128 << 20

  /// How many pieces of work run at a time.
  package static var workerCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }

  /// The results for `0..<count`, in order.
  package static func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let next = Atomic(0)
    let results = Mutex<[(index: Int, result: Result)]>([])
    run(min(workerCount, max(count, 1))) {
      var own: [(index: Int, result: Result)] = []
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { break }
        own.append((index, work(index)))
      }
      results.withLock { $0 += own }
    }
    return results.withLock { $0.sorted { $0.index < $1.index }.map(\.result) }
  }

  /// The result of work that may recurse deeply.
  static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    map(1) { _ in work() }[0]
  }

  /// Begins work that may go on beside other.
  package static func start<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Started<Result> {
    let started = Started<Result>()
    Worker.run { started.finish(work()) }
    return started
  }

  /// Work that was begun.
  package final class Started<Result: Sendable>: Sendable {
    private let result = Mutex<Result?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    fileprivate func finish(_ result: Result) {
      self.result.withLock { $0 = result }
      isDone.signal()
    }

    /// What came out of it; waits until it has.
    package var value: Result {
      while true {
        if let result = result.withLock(\.self) { return result }
        isDone.wait()
        isDone.signal()
      }
    }
  }

  private static func run(_ workers: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<workers {
      group.enter()
      Worker.run(body) { group.leave() }
    }
    group.wait()
  }

  /// A thread that waits for its next work when it has done one: a run of some milliseconds hands out work a dozen times, and
  /// to make a thread costs more than most of it. There are as many as were ever busy at a time.
  private final class Worker: Sendable {
    typealias Work = @Sendable () -> Void

    private static let idle = Mutex<[Worker]>([])
    private let next = Mutex<(work: Work, done: Work)?>(nil)
    private let isAsked = DispatchSemaphore(value: 0)

    /// Has a thread do some work.
    ///
    /// - Parameter done: called when the thread is free again.
    static func run(_ work: @escaping Work, then done: @escaping Work = {}) {
      let worker = idle.withLock { $0.popLast() } ?? Worker()
      worker.next.withLock { $0 = (work, done) }
      worker.isAsked.signal()
    }

    private init() {
      let thread = Thread { [self] in
        while true {
          isAsked.wait()
          guard let (work, done) = next.withLock({ $0 }) else { continue }
          work()
          next.withLock { $0 = nil }
          Self.idle.withLock { $0.append(self) }
          done()
        }
      }
      thread.stackSize = Parallel.stackSize
      thread.start()
    }
  }
}
