import StringsFiles
import Synchronization

/// Which texts of one table another has too, for whoever adds those that it lacks: found once for both, not once for each.
final class SharedTexts: Sendable {
  /// What two tables share.
  struct Order: Sendable {
    /// For each text of the one, the entry of the other that has the key of the nearest text up to it.
    private let nearest: [Int?]
    /// The entry of the first text that both have: kept, since every text of a table that shares nothing asks for it.
    let first: Int?

    fileprivate init(nearest: [Int?]) {
      self.nearest = nearest
      first = nearest.lazy.compactMap(\.self).first
    }

    /// The entry of the nearest text before one.
    func last(before text: Int) -> Int? { text > 0 ? nearest[text - 1] : nil }
  }

  private struct Pair: Hashable {
    let table: Int
    let other: Int
  }

  private let known = Mutex<[Pair: Order]>([:])

  /// What a table shares with another, as they stand in `LintedTables.all`.
  func of(_ table: Int, in other: Int, of tables: LintedTables) -> Order {
    known.withLock { known in
      let pair = Pair(table: table, other: other)
      if let order = known[pair] { return order }
      let (own, otherTable) = (tables.all[table], tables.all[other])
      var last: Int?
      let order = Order(
        nearest: (0..<own.count).map { text in
          if let shared = otherTable.text(withKey: own.entry(of: text).key) { last = otherTable.entryIndex(of: shared) }
          return last
        }
      )
      known[pair] = order
      return order
    }
  }
}
