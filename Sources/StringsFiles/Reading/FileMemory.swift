import Synchronization

/// How much of the files that are read stays in memory: a repository may hold forty languages of ten megabytes each, and
/// seldom is more looked at than one table in two of them.
///
/// Beyond the limit, the file that was read longest ago is let go of, and read again when somebody asks for its bytes. What
/// is known about its entries stays.
package final class FileMemory: Sendable {
  private struct State {
    /// Whose bytes are in memory, by when they were read.
    var held: [Lender] = []
    var heldCount = 0
    /// How many bytes were read, each file once.
    var lentCount = 0
    /// How many bytes were read more than once.
    var readAgainCount = 0
    var changedFiles: Set<String> = []
  }

  private struct Lender {
    weak var bytes: LentBytes?
    let count: Int
  }

  private let limit: Int
  /// Files with fewer bytes are kept: they are not worth a second reading.
  let smallestCount: Int
  private let state = Mutex(State())

  /// Somebody may go over files in an order that asks for one after the other again and again. Who has read everything so
  /// many times keeps it from then on: memory is the smaller evil.
  private static let mostReadings = 8

  /// - Parameters:
  ///   - limit: how many bytes may stay; those of the file that was read last, and what is in use, stay beyond it.
  ///   - smallestCount: how many bytes a file has at least that is let go of.
  package init(limit: Int = 2 << 20, smallestCount: Int = 16 << 10) {
    self.limit = limit
    self.smallestCount = smallestCount
  }

  /// How many bytes stay at the moment.
  var heldCount: Int { state.withLock { $0.heldCount } }

  /// The files that had other bytes when they were asked for again, sorted: what was found out about them is worth nothing.
  package var changedFiles: [String] { state.withLock { $0.changedFiles.sorted() } }

  /// Notes that a file's bytes are in memory, and lets go of others.
  func hold(_ bytes: LentBytes, isReadAgain: Bool = false) {
    let released = state.withLock { state in
      if isReadAgain { state.readAgainCount += bytes.count } else { state.lentCount += bytes.count }
      state.held.append(Lender(bytes: bytes, count: bytes.count))
      state.heldCount += bytes.count
      if state.readAgainCount > Self.mostReadings * state.lentCount { return [Lender]() }
      var number = 0
      while state.heldCount > limit, number < state.held.count - 1 {
        state.heldCount -= state.held[number].count
        number += 1
      }
      defer { state.held.removeFirst(number) }
      return Array(state.held[..<number])
    }
    for lender in released { lender.bytes?.letGo() }
  }

  /// Notes that a file is not what it was.
  func note(changed path: String) {
    state.withLock { _ = $0.changedFiles.insert(path) }
  }
}
