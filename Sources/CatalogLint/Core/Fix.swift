import ErrorCatalog
import StringsFiles

/// A mend that needs nobody's judgement: `catalog-lint fix` makes it, and editors may offer it.
package struct Fix: Sendable {
  /// What it does, in one sentence; worded by the reporter, in its language.
  package let sentence: any Catalogued
  /// All of them belong together: half of a fix would be a fault of its own.
  package private(set) var edits: [Edit]

  /// A change to the files of a project. Paths are written from where the finding's are.
  package enum Edit: Hashable, Sendable {
    /// Replaces a part of a file's source text.
    case text(file: String, TextEdit)
    /// Gives a file or a folder another name in the folder it is in.
    case rename(file: String, to: String)
    /// Writes the same text as UTF-8 without a byte order mark; one that is not Unicode as `LegacyReading` reads it.
    case encode(file: String)
  }

  /// What fixes of more than one rule do.
  package enum Sentence: Catalogued, Hashable {
    /// Removes the entry that the finding is at, with its comments.
    case removeEntry(key: String)
    /// Gives entries the keys of a case or of a type.
    case renameEntries(count: Int, name: String)
    /// Writes something else in place of what is there.
    case replace(old: String, new: String)
    /// Writes something where nothing is.
    case insert(text: String)
    /// Adds entries that are missing to the tables of some locales, marked as untranslated.
    case addEntries(count: Int, locales: [String])
    /// Removes white space at an edge of a text.
    case removeSpace
    /// Removes a character that nobody sees.
    case removeCharacter
    /// Gives a folder another name.
    case renameFolder(name: String)
    /// Writes a file anew as UTF-8.
    case encode
    /// Writes a file that is not Unicode anew as UTF-8.
    case convert(encoding: String)
  }

  /// - Parameter edits: not empty.
  package init(_ sentence: any Catalogued, _ edits: [Edit]) {
    self.sentence = sentence
    self.edits = edits
  }

  /// The fix with its paths written from another folder.
  func moved(from folder: String, to other: String) -> Fix {
    var fix = self
    fix.edits = edits.map { $0.moved(from: folder, to: other) }
    return fix
  }
}

extension Fix.Edit {
  /// The file or folder that changes.
  package var file: String {
    switch self {
    case .text(let file, _), .rename(let file, _), .encode(let file): file
    }
  }

  fileprivate func moved(from folder: String, to other: String) -> Fix.Edit {
    let file = FilePaths.relative(FilePaths.absolute(file, from: folder), to: other)
    switch self {
    case .text(_, let edit): return .text(file: file, edit)
    case .rename(_, let name): return .rename(file: file, to: name)
    case .encode: return .encode(file: file)
    }
  }
}
