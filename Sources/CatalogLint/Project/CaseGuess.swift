import ErrorInventory
import StringsFiles

/// Guesses which of some cases a key means that names none of its type: one that was renamed, or that is misspelled.
struct CaseGuess: Sendable {
  private let cases: [ErrorCase]
  private let lazyIndices = MadeOnce<[String: [Int]]>()
  private let lazyNames = MadeOnce<SpelledNames>()
  private let lazyFullNames = MadeOnce<SpelledNames>()

  init(in cases: [ErrorCase]) {
    self.cases = cases
  }

  /// The name of a case as a key writes it, or nil where none is near enough to be meant.
  ///
  /// - Parameters:
  ///   - name: the base name or the full name, as the key writes it.
  ///   - isWanted: which of the cases can be meant, by where they stand.
  func name(meantBy name: String, where isWanted: (Int) -> Bool = { _ in true }) -> String? {
    // A keyword needs backticks in Swift and none in a key.
    let bare = name.filter { $0 != "`" }
    if let same = indices[bare]?.first(where: isWanted) { return cases[same].name }
    let stem = Self.withoutDigits(name)
    return names(writtenLike: name).nearest(to: name) { index in
      guard isWanted(index) else { return false }
      // Another number is another case: `http403` never meant `http401`.
      let written = name.contains("(") ? cases[index].fullName : cases[index].name
      return Self.withoutDigits(written) != stem || Self.digits(written) == Self.digits(name)
    }
  }

  private static func digits(_ name: String) -> String { name.filter(\.isNumber) }

  private static func withoutDigits(_ name: String) -> String { name.lowercased().filter { !$0.isNumber } }

  /// Whether a case is meant by a name beyond doubt: no other is as near.
  ///
  /// - Parameters:
  ///   - nearest: the name of the case.
  ///   - name: as the key writes it.
  func isClear(_ nearest: String, meantBy name: String) -> Bool {
    // A keyword with its backticks is the case itself.
    names(writtenLike: name).isClear(nearest, meantBy: name.filter { $0 != "`" })
  }

  /// For each base name, where its cases stand.
  private var indices: [String: [Int]] {
    lazyIndices.value { Dictionary(grouping: cases.indices) { cases[$0].name } }
  }

  private func names(writtenLike name: String) -> SpelledNames {
    name.contains("(")
      ? lazyFullNames.value { SpelledNames(cases.map(\.fullName)) }
      : lazyNames.value { SpelledNames(cases.map(\.name)) }
  }
}
