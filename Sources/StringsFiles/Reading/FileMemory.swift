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
    /// What files were in that were let go of, by when they were.
    var spare: [[UInt8]] = []
    /// The keys of files by their hash.
    var keys: [UInt32: [UInt8]] = [:]
    /// How many bytes were read, each file once.
    var lentCount = 0
    /// How many bytes were read more than once.
    var readAgainCount = 0
    var changedFiles: Set<String> = []

    /// Somebody may go over files in an order that asks for one after the other again and again. Who has read everything so
    /// many times keeps it from then on: memory is the smaller evil.
    var keepsAll: Bool { readAgainCount > 8 * lentCount }

    /// Takes from the list who was read first, until so many bytes or so many files are left.
    mutating func takeOldest(leaving count: Int, orFiles fileCount: Int) -> [Lender] {
      if keepsAll { return [] }
      var number = 0
      while heldCount > count, held.count - number > fileCount {
        heldCount -= held[number].count
        number += 1
      }
      defer { held.removeFirst(number) }
      return Array(held[..<number])
    }
  }

  private struct Lender {
    weak var bytes: LentBytes?
    let count: Int
  }

  private let limit: Int
  /// Files with fewer bytes are kept: they are not worth a second reading.
  let smallestCount: Int
  private let readerCount: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: how many bytes may stay; those of the files that were read last, and what is in use, stay beyond it.
  ///   - smallestCount: how many bytes a file has at least that is let go of.
  ///   - readerCount: how many threads go over files: each keeps its own.
  package init(limit: Int = 2 << 20, smallestCount: Int = 16 << 10, readerCount: Int = 1) {
    self.limit = limit
    self.smallestCount = smallestCount
    self.readerCount = readerCount
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
      return state.takeOldest(leaving: limit, orFiles: readerCount)
    }
    letGo(of: released)
  }

  /// Lets go of files until there is room for another one, and gives away what one of them was in: for the system to hand out
  /// a page of memory for the first time takes longer than to read into it.
  ///
  /// - Returns: so many bytes, whatever they are; nil where there are none to give.
  func room(for count: Int) -> [UInt8]? {
    guard count >= smallestCount else { return nil }
    func spare() -> [UInt8]? {
      state.withLock { state in
        state.spare.firstIndex { $0.capacity >= count }.map { state.spare.remove(at: $0) }
      }
    }
    var found = spare()
    if found == nil {
      letGo(of: state.withLock { $0.takeOldest(leaving: limit - count, orFiles: readerCount - 1) })
      found = spare()
    }
    guard var room = found else { return nil }
    if room.count > count {
      room.removeLast(room.count - count)
    } else {
      room.append(contentsOf: repeatElement(0, count: count - room.count))
    }
    return room
  }

  /// Whether so many bytes of a file that was let go of are read without the rest of it; it is noted that they are.
  func lendsParts(of count: Int) -> Bool {
    state.withLock { state in
      state.readAgainCount += count
      return !state.keepsAll
    }
  }

  /// Lets go of everything, where it is not all that was read: who has read the last file goes on with another one.
  package func letGoOfLast() {
    let released = state.withLock { state in
      state.lentCount > limit ? state.takeOldest(leaving: 0, orFiles: 0) : []
    }
    letGo(of: released)
    state.withLock { $0.spare = [] }
  }

  /// How much to ask the system for where there is no room for so many bytes: the next file may be somewhat larger, and what
  /// is not touched costs nothing.
  func capacity(for count: Int) -> Int { count < smallestCount ? count : count + count / 4 }

  private func letGo(of lenders: [Lender]) {
    let storage = lenders.compactMap { $0.bytes?.letGo() }
    if storage.isEmpty { return }
    state.withLock { state in
      state.spare += storage
      state.spare.removeFirst(max(state.spare.count - 1, 0))
    }
  }

  /// The keys of a file, one after the other; where another file has the same, as the translations of a table do, its copy.
  func shared(_ keys: [UInt8]) -> [UInt8] {
    let hash = KeyHash.hash(keys.span, in: 0..<keys.count)
    if let known = state.withLock({ $0.keys[hash] }), known.count == keys.count,
      KeyTable.areEqual(known.span, keys.span)
    {
      return known
    }
    state.withLock { $0.keys[hash] = keys }
    return keys
  }

  /// Notes that a file is not what it was.
  func note(changed path: String) {
    state.withLock { _ = $0.changedFiles.insert(path) }
  }
}
