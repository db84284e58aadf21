import CatalogGenerator

/// What the names of errors tell of what a key means that names none.
enum ErrorNames {
  /// Whether a path is that of a type but for a slip of the fingers: word by word it is the same, but for a letter or two.
  ///
  /// Another word is another name, however near: an app may have an `AppError` beside an `APIError`, and keep the words of a
  /// screen under `NetworkErrors`. A short word with another letter is another word, too.
  static func isSlip(_ written: String, of path: String) -> Bool { isSlip(Parts(of: written), of: Parts(of: path)) }

  /// The same for names that are compared with many.
  static func isSlip(_ written: Parts, of path: Parts) -> Bool {
    if written.whole == path.whole { return true }
    guard written.words.count == path.words.count else { return false }
    var edits = 0
    for (written, meant) in zip(written.words, path.words) where written != meant {
      guard abs(written.count - meant.count) <= mostEdits, isSlip(inWord: written, of: meant) else { return false }
      edits += Spelling.distance(from: written, to: meant)
    }
    return edits <= mostEdits
  }

  /// Whether a path is called as errors are.
  static func isLikeError(_ path: String) -> Bool {
    path.split(separator: ".").contains { name in
      NameWords.words(of: String(name)).last.map { endings.contains($0.lowercased()) } ?? false
    }
  }

  /// More is no slip, however long the name is.
  private static let mostEdits = 2
  /// Of a shorter word, another letter makes another word.
  private static let shortestWord = 5
  private static let endings: Set<String> = ["error", "exception", "failure", "problem", "reason"]

  /// A path taken apart.
  struct Parts {
    /// In small letters.
    fileprivate let whole: String
    /// The words of all names, with the dots between them.
    fileprivate let words: [String]

    init(of path: String) {
      whole = path.lowercased()
      words = path.split(separator: ".", omittingEmptySubsequences: false)
        .map { NameWords.words(of: String($0)).map { $0.lowercased() } }
        .joined(separator: ["."]).map(\.self)
    }
  }

  private static func isSlip(inWord written: String, of meant: String) -> Bool {
    // One of several, and several of one.
    if written == meant + "s" || meant == written + "s" { return false }
    return max(written.count, meant.count) >= shortestWord || written.sorted() == meant.sorted()
  }
}
