import ErrorCatalog
import StringsFiles

/// One entry of a words folder, with what it speaks for. An object, because many lists hold it.
package final class LintedEntry: Sendable {
  /// The entry.
  package let entry: CatalogEntry
  /// Where its file stands in `LintedPackage.folders`.
  package let folderIndex: Int
  /// Where its file stands in the folder's files.
  package let fileIndex: Int
  /// Where it stands in the entries of its file.
  package let entryIndex: Int
  /// The key taken apart, where somebody has done so.
  private let knownKey: MessageKey?
  /// What the entry speaks for: nothing where its key is none of an error's.
  package let bindings: [Binding]
  /// What it was likely meant to speak for, where it speaks for nothing because its key is misspelled.
  package let meaning: Meaning?
  /// The key as it is meant, where it is that of an error but for its form.
  package let wellFormedKey: MessageKey?

  /// - Parameter messageKey: the key taken apart; nil where it cannot be that of an error, and where nobody has asked.
  init(
    entry: CatalogEntry,
    folderIndex: Int,
    fileIndex: Int,
    entryIndex: Int,
    messageKey: MessageKey? = nil,
    bindings: [Binding] = [],
    meaning: Meaning? = nil,
    wellFormedKey: MessageKey? = nil
  ) {
    self.entry = entry
    self.folderIndex = folderIndex
    self.fileIndex = fileIndex
    self.entryIndex = entryIndex
    knownKey = messageKey
    self.bindings = bindings
    self.meaning = meaning
    self.wellFormedKey = wellFormedKey
  }

  /// The entry with what else it was likely meant to speak for.
  func meaning(_ meaning: Meaning) -> LintedEntry {
    LintedEntry(
      entry: entry,
      folderIndex: folderIndex,
      fileIndex: fileIndex,
      entryIndex: entryIndex,
      messageKey: knownKey,
      bindings: bindings,
      meaning: meaning,
      wellFormedKey: wellFormedKey
    )
  }

  /// The key, decoded.
  package var key: String { entry.key }

  /// The key taken apart, where it can be that of an error.
  package var messageKey: MessageKey? { knownKey ?? (bindings.isEmpty ? nil : MessageKey(key)) }

  /// A text that the source asks for. The number is that of the type in `LintedPackage.types`.
  package struct Meaning: Hashable, Sendable {
    /// The type.
    package let type: Int
    /// The base name or the full name of its case; nil for the type's own.
    package let caseName: String?
    /// What the text is.
    package let field: MessageField
  }

  /// The types that it names, each once.
  var types: [Int] {
    // Nearly all speak for one thing or for nothing.
    bindings.count > 1 ? Set(bindings.compactMap(\.type)).sorted() : bindings.compactMap(\.type)
  }

  /// What an entry speaks for. The number is that of the type in `LintedPackage.types`.
  package enum Binding: Hashable, Sendable {
    /// All cases of a type that have nothing of their own.
    case typeDefault(type: Int)
    /// The cases of a type that have this base name or full name.
    case errorCase(type: Int, name: String)
    /// A case that the type does not have.
    case goneCase(type: Int, name: String)
    /// A type whose cases the source cannot tell.
    case notEnumerable
    /// A type inside a function, by its path: no other code can name it.
    case localType(String)
    /// The key is made like an error's, but none of the modules has such a type.
    case unknownType
    /// A module that is not in this package.
    case foreignModule

    /// The type, where one is known.
    package var type: Int? {
      switch self {
      case .typeDefault(let type), .errorCase(let type, _), .goneCase(let type, _): type
      case .notEnumerable, .localType, .unknownType, .foreignModule: nil
      }
    }
  }
}

extension LintedEntry.Binding {
  /// The name of the case as the key writes it, where the entry is that of one.
  package var caseName: String? {
    switch self {
    case .errorCase(_, let name), .goneCase(_, let name): name
    case .typeDefault, .notEnumerable, .localType, .unknownType, .foreignModule: nil
    }
  }

  /// Whether the source has what the entry words.
  package var isExact: Bool {
    switch self {
    case .typeDefault, .errorCase: true
    case .goneCase, .notEnumerable, .localType, .unknownType, .foreignModule: false
    }
  }
}
