/// Something about a file that keeps the inventory from being sure.
public struct InventoryNote: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The file or folder could not be read; the system's words.
    case unreadable(String)
    /// The file is gone since the folder was listed.
    case disappeared
    /// The file is not UTF-8 text.
    case notUTF8
    /// The file has syntax errors, the first at the place of the note; the rest was read.
    case syntaxError
    /// A merge has left both sides in the file, the first at the place of the note; the cases of both were read.
    case mergeConflict
    /// Declarations, types or expressions are nested more deeply than the parser follows; what is outside was read.
    case tooDeep
    /// The file is larger than the limit, in bytes, and was not parsed.
    case tooLarge(Int)
    /// A symbolic link leads back to a folder that was already visited.
    case linkLoop
    /// A symbolic link leads to no file; no compiler reads anything there.
    case danglingLink
    /// The name of the file or folder is no UTF-8, so that nothing there was read.
    case nameNotUTF8
    /// The manifest has a syntax error, the first at the place of the note; the targets that could be read were.
    case brokenManifest
    /// A merge has left both sides in the manifest, the first at the place of the note; the targets of both were read.
    case conflictingManifest
    /// The manifest computes the name or the path of a target, which is therefore not looked at.
    case unseenTarget
    /// The manifest computes the development language, which is therefore guessed.
    case unseenLanguage
    /// The Xcode project does not tell the development language, or cannot be read; the language is therefore guessed.
    case unseenRegion
  }

  /// What happened.
  public let kind: Kind
  /// The file or folder; line and column 1 where the note is about the whole of it.
  public let location: SourceLocation

  /// A note by its parts.
  public init(kind: Kind, location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// Whether nothing of the file is in the inventory.
  public var skipsFile: Bool {
    switch kind {
    case .unreadable, .disappeared, .notUTF8, .nameNotUTF8, .tooLarge: true
    case .syntaxError, .mergeConflict, .tooDeep, .brokenManifest, .conflictingManifest: false
    case .linkLoop, .danglingLink, .unseenTarget, .unseenLanguage, .unseenRegion: false
    }
  }

  /// Whether only a part of the file is in the inventory, until somebody mends it.
  public var isPartial: Bool {
    switch kind {
    case .syntaxError, .mergeConflict, .tooDeep, .brokenManifest, .conflictingManifest: true
    case .unreadable, .disappeared, .notUTF8, .nameNotUTF8, .tooLarge: false
    case .linkLoop, .danglingLink, .unseenTarget, .unseenLanguage, .unseenRegion: false
    }
  }

  /// Whether types that the source has may be missing from the inventory because of it.
  public var hidesTypes: Bool {
    switch kind {
    case .syntaxError, .mergeConflict, .tooDeep, .brokenManifest, .conflictingManifest, .unseenTarget: true
    case .unreadable, .disappeared, .notUTF8, .nameNotUTF8, .tooLarge: true
    case .linkLoop, .danglingLink, .unseenLanguage, .unseenRegion: false
    }
  }

  /// The note as an English sentence.
  public var message: String {
    switch kind {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .disappeared: "was deleted while the folder was read"
    case .notUTF8: "is not UTF-8 text; save it as UTF-8"
    case .nameNotUTF8: "has a name that is not UTF-8 and was not read; rename it"
    case .syntaxError: "has a syntax error; the rest was read"
    case .mergeConflict: "has a merge conflict; resolve it"
    case .tooLarge(let limit): "is larger than \(limit / 1_000_000) MB and was not read"
    case .tooDeep: "nests too deeply here; what is inside was not read"
    case .linkLoop: "is a symbolic link back to a folder that was read already"
    case .danglingLink: "is a symbolic link to a file that does not exist"
    case .brokenManifest: "has a syntax error; the targets that could be read were"
    case .conflictingManifest: "has a merge conflict; resolve it"
    case .unseenTarget: "computes the name or the path of a target here, which was not read; write a string literal"
    case .unseenLanguage: "computes the development language here, so it was guessed; write a string literal"
    case .unseenRegion: "does not tell the development language, so it was guessed"
    }
  }
}
