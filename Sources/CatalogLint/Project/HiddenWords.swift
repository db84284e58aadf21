import ErrorInventory
import StringsFiles

/// Words that nobody can find, because no compiler takes the manifest that says where they are.
extension PackageReader.Words {
  /// Where no compiler takes the manifest: its path, line and column; nil where one does.
  var manifestFault: String? {
    manifestNotes.first { note in
      switch note.kind {
      case .brokenManifest, .conflictingManifest, .tooDeep: true
      default: false
      }
    }.map { "\($0.location.file):\($0.location.line):\($0.location.column)" }
  }

  /// Whether there are tables in the folder that the manifest may speak of.
  var mayHideWords: Bool {
    get throws { try manifestFault != nil && Self.holdsTables(folder) }
  }

  private static func holdsTables(_ folder: String) throws(ProjectError) -> Bool {
    for entry in try ProjectFinder.entries(of: folder) where !ProjectFinder.isForeign(entry.name) {
      let name = entry.name.lowercased()
      if name.hasSuffix(".lproj") || CatalogFileFormat(path: name) == .xcstrings { return true }
      let inner = FilePaths.absolute(entry.name, from: folder)
      // What another project builds is its own.
      if entry.kind == .folder, !entry.isLink, !FilePaths.isNamed(inner + "/Package.swift"), try holdsTables(inner) {
        return true
      }
    }
    return false
  }
}
