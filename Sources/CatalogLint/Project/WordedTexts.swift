/// Which texts of errors the entries of a package word, and which those with misspelled keys mean.
struct WordedTexts: Sendable {
  /// A text in one locale of a folder.
  struct Text: Hashable {
    /// Where the folder stands in `LintedPackage.folders`.
    let folder: Int
    let locale: String
    let meaning: LintedEntry.Meaning
  }

  private var worded: Set<Text> = []
  private var meant: [Text: [LintedEntry]] = [:]

  init(in package: LintedPackage) {
    for entry in package.entries {
      func text(_ meaning: LintedEntry.Meaning) -> Text {
        Text(folder: entry.folderIndex, locale: package.file(of: entry).locale, meaning: meaning)
      }
      if let meaning = entry.meaning { meant[text(meaning), default: []].append(entry) }
      guard let field = entry.messageKey?.field else { continue }
      for binding in entry.bindings where binding.isExact {
        guard let type = binding.type else { continue }
        worded.insert(text(.init(type: type, caseName: binding.caseName, field: field)))
      }
    }
  }

  /// Whether an entry words a text.
  func contains(_ text: Text) -> Bool { worded.contains(text) }

  /// The entries with a misspelled key that mean a text.
  func entries(meaning text: Text) -> [LintedEntry] { meant[text] ?? [] }
}
