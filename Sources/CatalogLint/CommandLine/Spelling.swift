/// Finds what a mistyped name was meant to be.
package enum Spelling {
  /// The name that takes the fewest edits, or nil where none is near enough to be meant.
  ///
  /// One edit is allowed for every three letters, and at least one. Of two that are equally near, the first wins.
  package static func nearest(to word: String, in names: some Sequence<String>) -> String? {
    let limit = limit(forLength: word.count)
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      let distance = distance(from: word.lowercased(), to: name.lowercased())
      // A word of which no letter is left is another word: `{1}` never meant `{n}`.
      if distance <= limit, distance < max(word.count, name.count), distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// The most edits between a word of so many letters and what it was meant to be.
  static func limit(forLength length: Int) -> Int { max(1, length / 3) }

  /// Whether a name is meant by a word beyond doubt: no other is as near.
  static func isClear(_ name: String, meantBy word: String, in names: some Sequence<String>) -> Bool {
    let meant = distance(from: word.lowercased(), to: name.lowercased())
    return names.allSatisfy { $0 == name || distance(from: word.lowercased(), to: $0.lowercased()) > meant }
  }

  /// The edits that turn one word into the other: insert, remove, replace, or swap two neighbours (Damerau's distance
  /// in its "optimal string alignment" form, in which no part is edited twice).
  static func distance(from source: String, to target: String) -> Int {
    distance(from: Array(source), to: Array(target))
  }

  /// The same by letters of any kind.
  static func distance<Letter: Equatable>(from source: [Letter], to target: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in 0..<source.count {
      var current = [row + 1]
      for column in 0..<target.count {
        let replaced = last[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
