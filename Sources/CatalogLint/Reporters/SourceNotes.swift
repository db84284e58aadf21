extension LintedPackage {
  /// What could not be read of the sources and the manifest: one line each, for standard error.
  ///
  /// - Parameter workingFolder: where the person stands; paths are written from there.
  func sourceNoteLines(words: ToolWords, workingFolder: String) -> [String] {
    let folder = FilePaths.relative(folder, to: workingFolder)
    let prefix = folder == "." ? "" : folder + "/"
    return sourceNotes.map { note in
      OneLine.text("\(prefix)\(place(note.location, length: 1)): \(words.sentence(note.kind))")
    }
  }
}
